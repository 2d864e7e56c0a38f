// Kotlin operators and literals.

import Testing

@Suite("Kotlin parser: operators and literals")
struct KotlinOperatorTests {
  @Test("an operator at the start of a line begins a statement, with a few exceptions")
  func operatorsOnNextLine() {
    checkKotlin(
      #"""
      fun f() {
        val a = b
          ?: c
          && d
          || e
          as F
        - g
      }
      """#,
      #"""
      file
        function f
          block
            property a
              infix
                name b
                operator ?:
                name c
                operator &&
                name d
                operator ||
                name e
                operator as
                type F ⟨F⟩
            prefix -
              name g
      """#)
  }

  @Test("inside parentheses, a line break ends nothing")
  func operatorsBetweenParentheses() {
    checkKotlin(
      #"""
      a(b
        + c
        - d, e
        to f)
      """#,
      #"""
      file
        chain
          call a
            argument
              infix
                name b
                operator +
                name c
                operator -
                name d
            argument
              infix
                name e
                operator to
                name f
      """#)
  }

  @Test("operators and infix functions are between operands")
  func infix() {
    checkKotlin(
      #"""
      a + b * -c to d and !e
      """#,
      #"""
      file
        infix
          name a
          operator +
          name b
          operator *
          prefix -
            name c
          operator to
          name d
          operator and
          prefix !
            name e
      """#)
  }

  @Test("in, is, and as are operators")
  func wordOperators() {
    checkKotlin(
      #"""
      a in b && c !in d || e is F<G> && h !is I || j as? K ?: l
      """#,
      #"""
      file
        infix
          name a
          operator in
          name b
          operator &&
          name c
          operator !in
          name d
          operator ||
          name e
          operator is
          type F
            type G ⟨G⟩
          operator &&
          name h
          operator !is
          type I ⟨I⟩
          operator ||
          name j
          operator as
          type K ⟨K⟩
          operator ?:
          name l
      """#)
  }

  @Test("an assignment is named by its operator")
  func assignments() {
    checkKotlin(
      #"""
      fun f() {
        a.b = c
        d[0] += e
        g++
        --h
      }
      """#,
      #"""
      file
        function f
          block
            assignment =
              chain
                name a
                member b
              name c
            assignment +=
              chain
                name d
                index
                  argument
                    number ⟨0⟩
              name e
            assignment ++
              name g
            prefix --
              name h
      """#)
  }

  @Test("a template is an interpolation")
  func templates() {
    checkKotlin(
      #"""
      "$a.b ${c(d) { "$e" }} \$f $ $1"
      """#,
      #"""
      file
        string
          interpolation
            name a
          segment ⟨.b ⟩
          interpolation
            chain
              call c
                argument
                  name d
                trailing
                  closure
                    string
                      interpolation
                        name e
          segment ⟨ \$f $ $1⟩
      """#)
  }

  @Test("a raw string can end with extra quotes")
  func rawStrings() {
    checkKotlin(
      #"""
      val a = """b "c" $d \"""""
      """#,
      #"""
      file
        property a
          string
            segment ⟨b "c" ⟩
            interpolation
              name d
            segment ⟨ \""⟩
      """#)
  }

  @Test("characters and numbers are literals")
  func literals() {
    checkKotlin(
      #"""
      f('a', '\'', '\u0041', 1_000L, 0xFFu, .5f, 1e-3, 1..2)
      """#,
      #"""
      file
        chain
          call f
            argument
              opaqueLiteral ⟨'a'⟩
            argument
              opaqueLiteral ⟨'\''⟩
            argument
              opaqueLiteral ⟨'\u0041'⟩
            argument
              number ⟨1_000L⟩
            argument
              number ⟨0xFFu⟩
            argument
              number ⟨.5f⟩
            argument
              number ⟨1e-3⟩
            argument
              infix
                number ⟨1⟩
                operator ..
                number ⟨2⟩
      """#)
  }

  @Test("collections are in square brackets")
  func collections() {
    checkKotlin(
      #"""
      @A([1, "b"]) class C
      """#,
      #"""
      file
        class C
          attribute A
            argument
              collection
                argument
                  number ⟨1⟩
                argument
                  string
                    segment ⟨b⟩
      """#)
  }

  @Test("an elvis operator can be followed by a jump")
  func elvisJumps() {
    checkKotlin(
      #"""
      fun f() { val a = b ?: return@c d }
      """#,
      #"""
      file
        function f
          block
            property a
              infix
                name b
                operator ?:
                statement return
                  name d
      """#)
  }
}
