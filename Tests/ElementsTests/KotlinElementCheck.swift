// A check that compares a Kotlin snippet with its elements.

import Elements
import Source
import Testing

/// Compares all elements of a Kotlin snippet with the expected dump.
func checkKotlin(_ code: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let dump = ElementTree(SourceText(code), path: "app/src/main/kotlin/Screen.kt")?.dump()
  #expect(dump == expected + (expected.isEmpty ? "" : "\n"), sourceLocation: sourceLocation)
}
