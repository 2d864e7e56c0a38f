// Incomplete Swift declarations and statements.

import Testing

@Suite("Swift parser: unfinished declarations")
struct SwiftUnfinishedTests {
  @Test("a declaration can end anywhere")
  func unfinishedDeclarations() {
    checkSwift(
      """
      struct
      func
      let a =
      let b: 
      var
      """,
      """
      file
        name struct
        name func
        property a
        property b
        property
      """)
  }

  @Test("a missing type isn't read from the next declaration")
  func unfinishedType() {
    checkSwift(
      """
      struct A {
        var a:
        var b: C
        let d:
        @State private var e = 1
      }
      """,
      """
      file
        struct A
          block
            property a
            property b
              type C ⟨C⟩
            property d
            property e
              attribute State
              modifier private
              number ⟨1⟩
      """)
  }

  @Test("unclosed parameters end at the body")
  func unfinishedParameters() {
    checkSwift(
      """
      func f(a: B {
        c()
      }
      func g() {}
      """,
      """
      file
        function f
          parameter a
            type B ⟨B⟩
          block
            chain
              call c
        function g
          block
      """)
  }

  @Test("a condition can be missing")
  func unfinishedCondition() {
    checkSwift(
      """
      func f() {
        if {
        }
        if a == {
          b
        }
        guard let c = else { return }
        while
        d
      }
      """,
      """
      file
        function f
          block
            branch(if)
              arm
                block
            branch(if)
              arm
                infix
                  name a
                  operator ==
                block
                  name b
            branch(guard)
              arm
                property c
                block
                  statement return
            statement while
              name d
      """)
  }

  @Test("a case can lack a pattern and a colon")
  func unfinishedSwitch() {
    checkSwift(
      """
      switch a {
      case
      case .b
        c
      case .d: e
      }
      f
      """,
      """
      file
        branch(switch)
          name a
          arm case
            block
          arm case
            chain
              member b
            block
              name c
          arm case
            chain
              member d
            block
              name e
        name f
      """)
  }

  @Test("a compilation branch can lack an end")
  func unfinishedCompilation() {
    checkSwift(
      """
      a
      #if B
      c
      """,
      """
      file
        name a
        branch(compilation)
          arm #if
            name c
      """)
  }

  @Test("stray ends of compilation branches are other")
  func strayDirectives() {
    checkSwift(
      """
      func f() {
        #endif
        a
      }
      #else
      b
      """,
      """
      file
        function f
          block
            other ⟨#endif⟩
            name a
        other ⟨#else⟩
        name b
      """)
  }

  @Test("an attribute can lack a name")
  func unfinishedAttribute() {
    checkSwift(
      """
      struct A {
        @
        var b: C
        @State(
        var d: E
      }
      """,
      """
      file
        struct A
          block
            property b
              other ⟨@⟩
              type C ⟨C⟩
            property d
              attribute State
              type E ⟨E⟩
      """)
  }
}
