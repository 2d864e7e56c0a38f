// Kotlin during typing.

import Testing

@Suite("Kotlin parser: half-typed code")
struct KotlinHalfTypedTests {
  @Test("an unclosed call ends where a line begins without a comma")
  func unclosedCall() {
    checkKotlin(
      #"""
      fun f() {
        Text(text = "a"
        Button(onClick = { }) { }
        val b = 1
      }
      fun g() {}
      """#,
      #"""
      file
        function f
          block
            chain
              call Text
                argument text
                  string
                    segment ⟨a⟩
            chain
              call Button
                argument onClick
                  closure
                trailing
                  closure
            property b
              number ⟨1⟩
        function g
          block
      """#)
  }

  @Test("an unclosed call ends before a declaration")
  func unclosedCallBeforeDeclaration() {
    checkKotlin(
      #"""
      fun f() {
        Text(
        val b = 1
      }
      fun g() {}
      """#,
      #"""
      file
        function f
          block
            chain
              call Text
            property b
              number ⟨1⟩
        function g
          block
      """#)
  }

  @Test("unclosed parameters end at the body")
  func unclosedParameters() {
    checkKotlin(
      #"""
      fun f(a: Int {
        b()
      }
      fun g() {}
      """#,
      #"""
      file
        function f
          parameter a
            type Int ⟨Int⟩
          block
            chain
              call b
        function g
          block
      """#)
  }

  @Test("an unclosed string ends with its line")
  func unclosedString() {
    checkKotlin(
      #"""
      fun f() {
        Text("a
        Text("b")
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
                    segment ⟨a⟩
            chain
              call Text
                argument
                  string
                    segment ⟨b⟩
      """#)
  }

  @Test("an unclosed template ends with its line")
  func unclosedTemplate() {
    checkKotlin(
      #"""
      fun f() {
        Text("a ${b
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
                      name b
            chain
              call Text
                argument
                  string
                    segment ⟨c⟩
      """#)
  }

  @Test("a brace closes an unclosed call in a template")
  func unclosedCallInTemplate() {
    checkKotlin(
      #"""
      fun f() {
        Text("a ${b(
      }
      fun g() {}
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
                      chain
                        call b
        function g
          block
      """#)
  }

  @Test("a stray quote hides no code")
  func lonelyQuote() {
    checkKotlin(
      #"""
      fun f() { a(' ) }
      fun g() {}
      """#,
      #"""
      file
        function f
          block
            chain
              call a
                argument
                  opaqueLiteral ⟨'⟩
        function g
          block
      """#)
  }

  @Test("an argument can lack a value")
  func argumentWithoutValue() {
    checkKotlin(
      #"""
      Icon(icon, contentDescription = , tint = )
      """#,
      #"""
      file
        chain
          call Icon
            argument
              name icon
            argument contentDescription
            argument tint
      """#)
  }

  @Test("a member can lack a name")
  func memberWithoutName() {
    checkKotlin(
      #"""
      fun f() {
        a.
        b?.
      }
      """#,
      #"""
      file
        function f
          block
            chain
              name a
              member
            chain
              name b
              member
      """#)
  }

  @Test("a declaration can end anywhere")
  func unfinishedDeclarations() {
    checkKotlin(
      #"""
      class
      fun
      val a =
      fun b(c:
      """#,
      #"""
      file
        class
        function
        property a
          function b
            parameter c
      """#)
  }

  @Test("stray closing brackets are other")
  func strayBrackets() {
    checkKotlin(
      #"""
      a) ] }
      b
      """#,
      #"""
      file
        name a
        other ⟨)⟩
        other ⟨]⟩
        other ⟨}⟩
        name b
      """#)
  }
}
