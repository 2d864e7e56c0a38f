// Incomplete Swift dots and brackets.

import Testing

@Suite("Swift parser: half-typed members and blocks")
struct SwiftHalfTypedMemberTests {
  @Test("a member can lack a name")
  func dotAtEnd() {
    checkSwift(
      """
      func f() {
        a.
      }
      func g() {}
      """,
      """
      file
        function f
          block
            chain
              name a
              member
        function g
          block
      """)
  }

  @Test("a dot at the end of a line doesn't consume a statement")
  func dotBeforeStatement() {
    checkSwift(
      """
      func f() {
        a.
        let b = c
        d?.
        if e {}
      }
      """,
      """
      file
        function f
          block
            chain
              name a
              member
            property b
              name c
            chain
              name d
              member
            branch(if)
              arm
                name e
                block
      """)
  }

  @Test("a dot at the end of a line doesn't take a name from the next line")
  func dotBeforeCall() {
    checkSwift(
      """
      VStack {
        Text("a").
        Text("b")
      }
      """,
      """
      file
        chain
          call VStack
            trailing
              closure
                chain
                  call Text
                    argument
                      string
                        segment ⟨a⟩
                  member
                chain
                  call Text
                    argument
                      string
                        segment ⟨b⟩
      """)
  }

  @Test("a dot on its own line doesn't break the chain")
  func dotInChain() {
    checkSwift(
      """
      Text("a")
        .bold()
        .
        .padding()
      """,
      """
      file
        chain
          call Text
            argument
              string
                segment ⟨a⟩
          call bold
          member
          call padding
      """)
  }

  @Test("a dot before a closing parenthesis lacks a name")
  func dotInCall() {
    checkSwift(
      """
      f(a., .)
      .
      g
      """,
      """
      file
        chain
          call f
            argument
              chain
                name a
                member
            argument
              other ⟨.⟩
          member
        name g
      """)
  }

  @Test("an unclosed body contains the code that follows")
  func unclosedBrace() {
    checkSwift(
      """
      func f() {
        if a {
          b
      }
      func g() {}
      """,
      """
      file
        function f
          block
            branch(if)
              arm
                name a
                block
                  name b
            function g
              block
      """)
  }

  @Test("an unclosed closure contains the code that follows")
  func unclosedClosure() {
    checkSwift(
      """
      struct A {
        var body: some View {
          VStack {
            Text("a")
        }
        let b = 1
      }
      """,
      """
      file
        struct A
          block
            property body
              type View ⟨some View⟩
              block
                chain
                  call VStack
                    trailing
                      closure
                        chain
                          call Text
                            argument
                              string
                                segment ⟨a⟩
                property b
                  number ⟨1⟩
      """)
  }

  @Test("an unclosed collection ends before the next statement")
  func unclosedBracket() {
    checkSwift(
      """
      func f() {
        let a = [b,
        let c = 1
      }
      func g() {}
      """,
      """
      file
        function f
          block
            property a
              collection
                argument
                  name b
            property c
              number ⟨1⟩
        function g
          block
      """)
  }

  @Test("stray closing brackets are other")
  func strayBrackets() {
    checkSwift(
      """
      a) ] }
      b
      """,
      """
      file
        name a
        other ⟨)⟩
        other ⟨]⟩
        other ⟨}⟩
        name b
      """)
  }
}
