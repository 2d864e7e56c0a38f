// The signature of a closure, between its brace and `in`.

import Testing

@Suite("Swift parser: closures")
struct SwiftClosureTests {
  @Test("a closure without `in` contains only statements")
  func noSignature() {
    checkSwift(
      """
      f { a; b }
      g { $0.c }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                name a
                name b
        chain
          call g
            trailing
              closure
                chain
                  name $0
                  member c
      """)
  }

  @Test("parameters can be bare names")
  func names() {
    checkSwift(
      """
      f { a, b in c }
      g { _ in d }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                parameter a
                parameter b
                name c
        chain
          call g
            trailing
              closure
                parameter _
                name d
      """)
  }

  @Test("parameters can be in parentheses, with types and a result")
  func parenthesized() {
    checkSwift(
      """
      f { (a, b: C) -> D in e }
      g { (h) in i }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                parameter a
                parameter b
                  type C ⟨C⟩
                type D ⟨D⟩
                name e
        chain
          call g
            trailing
              closure
                parameter h
                name i
      """)
  }

  @Test("captures aren't statements")
  func captures() {
    checkSwift(
      """
      f { [weak self, a = b.c] in self?.d() }
      g { [self] (e) in f }
      h { [unowned(unsafe) i] in }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                chain
                  name self
                  call d
        chain
          call g
            trailing
              closure
                parameter e
                name f
        chain
          call h
            trailing
              closure
      """)
  }
}
