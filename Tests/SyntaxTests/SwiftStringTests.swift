// Swift strings and their interpolations.

import Testing

@Suite("Swift parser: strings")
struct SwiftStringTests {
  @Test("a string has segments and interpolations")
  func strings() {
    checkSwift(
      #"""
      "a"
      ""
      "b\(c)d\("e\(f)")g"
      "\"h\" \\ \n \u{1F600}"
      """#,
      #"""
      file
        string
          segment ⟨a⟩
        string
        string
          segment ⟨b⟩
          interpolation
            argument
              name c
          segment ⟨d⟩
          interpolation
            argument
              string
                segment ⟨e⟩
                interpolation
                  argument
                    name f
          segment ⟨g⟩
        string
          segment ⟨\"h\" \\ \n \u{1F600}⟩
      """#)
  }

  @Test("an interpolation contains arguments")
  func formattedInterpolation() {
    checkSwift(
      #"""
      "\(a, b: c)\(d(e) { f })"
      "\(g ? "h" : "i")"
      """#,
      #"""
      file
        string
          interpolation
            argument
              name a
            argument b
              name c
          interpolation
            argument
              chain
                call d
                  argument
                    name e
                  trailing
                    closure
                      name f
        string
          interpolation
            argument
              branch(ternary)
                name g
                arm
                  string
                    segment ⟨h⟩
                arm
                  string
                    segment ⟨i⟩
      """#)
  }

  @Test("a raw string needs its number signs for a quote, an escape, and an interpolation")
  func rawStrings() {
    checkSwift(
      ###"""
      #"a "b" \n \(c) \#(d)"#
      ##"e "# \#(f) \##(g)"##
      #""#
      """###,
      ###"""
      file
        string
          segment ⟨a "b" \n \(c) ⟩
          interpolation
            argument
              name d
        string
          segment ⟨e "# \#(f) ⟩
          interpolation
            argument
              name g
        string
      """###)
  }

  @Test("a multiline string can contain single quotes")
  func multilineStrings() {
    checkSwift(
      #"""
      """
        a "b" ""c
        \(d) \
        e
        """
      f
      """#,
      #"""
      file
        string
          segment ⟨  a "b" ""c⏎  ⟩
          interpolation
            argument
              name d
          segment ⟨ \⏎  e⏎  ⟩
        name f
      """#)
  }

  @Test("raw strings can span lines")
  func rawMultilineStrings() {
    checkSwift(
      ##"""
      #"""
      a """ \(b) \#(c)
      """#
      d
      """##,
      ##"""
      file
        string
          segment ⟨a """ \(b) ⟩
          interpolation
            argument
              name c
          segment ⟨⟩
        name d
      """##)
  }

  @Test("an interpolation in a multiline string can span lines")
  func stringsOverLinesInside() {
    checkSwift(
      #"""
      """
      \(a
        .b())
      """
      c
      """#,
      #"""
      file
        string
          segment ⟨⟩
          interpolation
            argument
              chain
                name a
                call b
          segment ⟨⟩
        name c
      """#)
  }

  @Test("comment marks in a string are text")
  func commentMarks() {
    checkSwift(
      """
      f("http://a", "/* b */") // c
      """,
      """
      file
        chain
          call f
            argument
              string
                segment ⟨http://a⟩
            argument
              string
                segment ⟨/* b */⟩
      """)
  }

  @Test("brackets in a string are text")
  func bracesInStrings() {
    checkSwift(
      """
      f("{ ( [") { "}" }
      """,
      """
      file
        chain
          call f
            argument
              string
                segment ⟨{ ( [⟩
            trailing
              closure
                string
                  segment ⟨}⟩
      """)
  }
}
