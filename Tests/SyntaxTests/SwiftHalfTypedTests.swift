// Swift during typing.

import Testing

@Suite("Swift parser: half-typed code")
struct SwiftHalfTypedTests {
  @Test("an unclosed call ends with its line")
  func unclosedCall() {
    checkSwift(
      """
      func f() {
        Text("a"
        Button { } label: { }
        let b = 1
      }
      func g() {}
      """,
      """
      file
        function f
          block
            chain
              call Text
                argument
                  string
                    segment ⟨a⟩
            chain
              call Button
                trailing
                  closure
                trailing label
                  closure
            property b
              number ⟨1⟩
        function g
          block
      """)
  }

  @Test("an unclosed call ends before a declaration")
  func unclosedCallBeforeDeclaration() {
    checkSwift(
      """
      func f() {
        Text(
        let b = 1
      }
      func g() {}
      """,
      """
      file
        function f
          block
            chain
              call Text
            property b
              number ⟨1⟩
        function g
          block
      """)
  }

  @Test("an unclosed call doesn't affect the views after it")
  func unclosedCallInBuilder() {
    checkSwift(
      """
      struct A: View {
        var body: some View {
          VStack {
            Image(systemName: "b"
            Text("c")
              .bold()
          }
        }
        let d = 1
      }
      """,
      """
      file
        struct A
          type View ⟨View⟩
          block
            property body
              type View ⟨some View⟩
              block
                chain
                  call VStack
                    trailing
                      closure
                        chain
                          call Image
                            argument systemName
                              string
                                segment ⟨b⟩
                        chain
                          call Text
                            argument
                              string
                                segment ⟨c⟩
                          call bold
            property d
              number ⟨1⟩
      """)
  }

  @Test("an unclosed modifier ends with its line")
  func unclosedModifier() {
    checkSwift(
      """
      VStack {
        Text("a")
          .padding(
        Text("b")
      }
      c
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
                  call padding
                chain
                  call Text
                    argument
                      string
                        segment ⟨b⟩
        name c
      """)
  }

  @Test("an argument can lack a value")
  func unclosedArgument() {
    checkSwift(
      """
      Text("a").accessibilityLabel(
      Image(systemName: )
      f(a: , b: c)
      """,
      """
      file
        chain
          call Text
            argument
              string
                segment ⟨a⟩
          call accessibilityLabel
        chain
          call Image
            argument systemName
        chain
          call f
            argument a
            argument b
              name c
      """)
  }

  @Test("an unclosed string ends with its line")
  func unclosedString() {
    checkSwift(
      """
      func f() {
        Text("a
        Text("b")
      }
      """,
      """
      file
        function f
          block
            chain
              call Text
                argument
                  string
                    segment ⟨a⟩
            chain
              call Text
                argument
                  string
                    segment ⟨b⟩
      """)
  }

  @Test("an unclosed string in a call doesn't consume a brace")
  func unclosedStringInCall() {
    checkSwift(
      """
      func f() {
        Text("a)
      }
      func g() {}
      """,
      """
      file
        function f
          block
            chain
              call Text
                argument
                  string
                    segment ⟨a)⟩
        function g
          block
      """)
  }

  @Test("an unclosed interpolation ends with its line")
  func unclosedInterpolation() {
    checkSwift(
      #"""
      func f() {
        Text("a \(b
        Text("c")
      }
      """#,
      #"""
      file
        function f
          block
            chain
              call Text
                argument
                  string
                    segment ⟨a ⟩
                    interpolation
                      argument
                        name b
            chain
              call Text
                argument
                  string
                    segment ⟨c⟩
      """#)
  }

  @Test("an unclosed call in an interpolation ends with its line")
  func unclosedCallInInterpolation() {
    checkSwift(
      #"""
      func f() {
        Text("a \(b(
      }
      func g() {}
      """#,
      #"""
      file
        function f
          block
            chain
              call Text
                argument
                  string
                    segment ⟨a ⟩
                    interpolation
                      argument
                        chain
                          call b
        function g
          block
      """#)
  }

  @Test("a closed interpolation in an open string ends with the line")
  func closedInterpolationOpenString() {
    checkSwift(
      #"""
      func f() {
        Text("a \(b) c
        d
      }
      """#,
      #"""
      file
        function f
          block
            chain
              call Text
                argument
                  string
                    segment ⟨a ⟩
                    interpolation
                      argument
                        name b
                    segment ⟨ c⟩
            name d
      """#)
  }

  @Test("an unclosed multiline string is all text")
  func unclosedMultilineString() {
    checkSwift(
      #"""
      a
      """
      b
      c
      """#,
      #"""
      file
        name a
        string
          segment ⟨b⏎c⟩
      """#)
  }

  @Test("an unclosed raw string ends with its line")
  func unclosedRawString() {
    checkSwift(
      """
      f(#"a"
      g()
      """,
      """
      file
        chain
          call f
            argument
              string
                segment ⟨a"⟩
        chain
          call g
      """)
  }
}
