// The reporting rule among several that detect the same problem.

import Linter
import Source
import Testing

@Suite struct SharedCauseTests {
  @Test func `A message that appears without announcement is reported once, by the most specific rule`() {
    let layout = SourceFile(
      path: "app/src/main/res/layout/a.xml",
      text: SourceText(
        #"<LinearLayout><EditText android:hint="@string/a"/><TextView android:id="@+id/error" android:visibility="gone"/></LinearLayout>"#
      ))
    var strict = Configuration()
    strict.profile = .strict
    #expect(Linter(strict).lint(layout).map(\.rule) == ["unexposed-error"])
    #expect(Linter().lint(layout).map(\.rule) == ["unannounced-update"])
  }
}
