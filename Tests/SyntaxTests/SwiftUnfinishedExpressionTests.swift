// Incomplete Swift expressions.

import Testing

@Suite("Swift parser: unfinished expressions")
struct SwiftUnfinishedExpressionTests {
  @Test("an operator can lack a right side")
  func unfinishedOperator() {
    checkSwift(
      """
      let a = b +
      let c = d ? e
      f(g &&)
      h = 
      i
      """,
      """
      file
        property a
          infix
            name b
            operator +
        property c
          branch(ternary)
            name d
            arm
              name e
        chain
          call f
            argument
              infix
                name g
                operator &&
        assignment =
          name h
          name i
      """)
  }

  @Test("a ternary can lack a second arm")
  func unfinishedTernary() {
    checkSwift(
      """
      f(a ? b)
      g(c ? d :)
      """,
      """
      file
        chain
          call f
            argument
              branch(ternary)
                name a
                arm
                  name b
        chain
          call g
            argument
              branch(ternary)
                name c
                arm
                  name d
                arm
      """)
  }

  @Test("a key path can be a single backslash")
  func unfinishedKeyPath() {
    checkSwift(
      #"""
      f(\)
      g(\.)
      h(\
      """#,
      #"""
      file
        chain
          call f
            argument
              keyPath ⟨\⟩
        chain
          call g
            argument
              keyPath ⟨\.⟩
        chain
          call h
            argument
              keyPath ⟨\⟩
      """#)
  }

  @Test("a signature can lack a body")
  func unfinishedClosureSignature() {
    checkSwift(
      """
      f { a in
      }
      g { [weak self
        h
      }
      """,
      """
      file
        chain
          call f
            trailing
              closure
                parameter a
        chain
          call g
            trailing
              closure
                collection
                  argument
                    name weak
                    other ⟨self⟩
                name h
      """)
  }

  @Test("an import can lack a module")
  func unfinishedImport() {
    checkSwift(
      """
      import
      import A.
      """,
      """
      file
        import
        import A
      """)
  }

  @Test("a number sign can be on its own")
  func unfinishedMacro() {
    checkSwift(
      """
      #
      a
      f(#
      b)
      """,
      """
      file
        name #
        name a
        chain
          call f
            argument
              name #
            argument
              name b
      """)
  }

  @Test("a modifier can lack a declaration")
  func unfinishedModifier() {
    checkSwift(
      """
      struct A {
        private
        var b: C
        static
      }
      """,
      """
      file
        struct A
          block
            property b
              modifier private
              type C ⟨C⟩
            name static
      """)
  }

  @Test("an unclosed comment extends to the end")
  func unfinishedComment() {
    checkSwift(
      """
      a /* b
      c
      """,
      """
      file
        name a
      """)
  }

  @Test("a label can lack a closure")
  func unfinishedLabel() {
    checkSwift(
      """
      Button { a } label:
      b
      """,
      """
      file
        chain
          call Button
            trailing
              closure
                name a
        name label
        other ⟨:⟩
        name b
      """)
  }

  @Test("generic arguments can be unclosed")
  func unfinishedGenerics() {
    checkSwift(
      """
      let a: B<C
      let d = E<F(
      g
      """,
      """
      file
        property a
          type B
            type C ⟨C⟩
        property d
          infix
            name E
            operator <
            chain
              call F
        name g
      """)
  }

  @Test("a stray backtick ends with its line")
  func unclosedBacktick() {
    checkSwift(
      """
      let `a
      b
      """,
      """
      file
        property a
        name b
      """)
  }
}
