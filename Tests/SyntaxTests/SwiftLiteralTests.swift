// Swift regular expressions, numbers, key paths, and comments.

import Testing

@Suite("Swift parser: literals")
struct SwiftLiteralTests {
  @Test("a slash in place of an operand begins a regular expression")
  func regularExpressions() {
    checkSwift(
      #"""
      let a = /b.c/
      f(/d(e)[\/]/, g: /h\/i/)
      if j.contains(/k/) { l }
      return /m/
      """#,
      #"""
      file
        property a
          opaqueLiteral ⟨/b.c/⟩
        chain
          call f
            argument
              opaqueLiteral ⟨/d(e)[\/]/⟩
            argument g
              opaqueLiteral ⟨/h\/i/⟩
        branch(if)
          arm
            chain
              name j
              call contains
                argument
                  opaqueLiteral ⟨/k/⟩
            block
              name l
        statement return
          opaqueLiteral ⟨/m/⟩
      """#)
  }

  @Test("an extended regular expression can contain slashes and span lines")
  func extendedRegularExpressions() {
    checkSwift(
      """
      #/a/b/#
      ##/c
        # d
      /##
      """,
      """
      file
        opaqueLiteral ⟨#/a/b/#⟩
        opaqueLiteral ⟨##/c⏎  # d⏎/##⟩
      """)
  }

  @Test("a slash after an operand divides")
  func division() {
    checkSwift(
      """
      a / b / c
      d/e/f
      (g) / 2 / h
      i[0]/j.k/2
      l /= 2
      "m" / n
      """,
      """
      file
        infix
          name a
          operator /
          name b
          operator /
          name c
        infix
          name d
          operator /
          name e
          operator /
          name f
        infix
          tuple
            argument
              name g
          operator /
          number ⟨2⟩
          operator /
          name h
        infix
          chain
            name i
            index
              argument
                number ⟨0⟩
          operator /
          chain
            name j
            member k
          operator /
          number ⟨2⟩
        assignment /=
          name l
          number ⟨2⟩
        infix
          string
            segment ⟨m⟩
          operator /
          name n
      """)
  }

  @Test("a slash at the start of a line divides")
  func divisionOverLines() {
    checkSwift(
      """
      let a = b
        / c
        / d
      """,
      """
      file
        property a
          infix
            name b
            operator /
            name c
            operator /
            name d
      """)
  }

  @Test("numbers have any base, separators, and exponents")
  func numbers() {
    checkSwift(
      """
      f(1, 2.5, 0xFF_FF, 0b01, 0o7, 1_000, 1e-3, 0x1p4, -1)
      """,
      """
      file
        chain
          call f
            argument
              number ⟨1⟩
            argument
              number ⟨2.5⟩
            argument
              number ⟨0xFF_FF⟩
            argument
              number ⟨0b01⟩
            argument
              number ⟨0o7⟩
            argument
              number ⟨1_000⟩
            argument
              number ⟨1e-3⟩
            argument
              number ⟨0x1p4⟩
            argument
              prefix -
                number ⟨1⟩
      """)
  }

  @Test("dots after a number can be a range or a member")
  func ranges() {
    checkSwift(
      """
      1...5
      0..<a
      1.0.b
      2.c
      """,
      """
      file
        infix
          number ⟨1⟩
          operator ...
          number ⟨5⟩
        infix
          number ⟨0⟩
          operator ..<
          name a
        chain
          number ⟨1.0⟩
          member b
        chain
          number ⟨2⟩
          member c
      """)
  }

  @Test("a key path is one leaf")
  func keyPaths() {
    checkSwift(
      #"""
      f(\.a, \B.c[0]?.d, \.self, \[E].f.g)
      a[keyPath: \.b]
      """#,
      #"""
      file
        chain
          call f
            argument
              keyPath ⟨\.a⟩
            argument
              keyPath ⟨\B.c[0]?.d⟩
            argument
              keyPath ⟨\.self⟩
            argument
              keyPath ⟨\[E].f.g⟩
        chain
          name a
          index
            argument keyPath
              keyPath ⟨\.b⟩
      """#)
  }

  @Test("nil and booleans are names")
  func literalTypes() {
    checkSwift(
      """
      f(nil, true, false)
      """,
      """
      file
        chain
          call f
            argument
              name nil
            argument
              name true
            argument
              name false
      """)
  }

  @Test("literals with a number sign are calls")
  func objectLiterals() {
    checkSwift(
      """
      #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
      #imageLiteral(resourceName: "a")
      """,
      """
      file
        chain
          call #colorLiteral
            argument red
              number ⟨1⟩
            argument green
              number ⟨0⟩
            argument blue
              number ⟨0⟩
            argument alpha
              number ⟨1⟩
        chain
          call #imageLiteral
            argument resourceName
              string
                segment ⟨a⟩
      """)
  }

  @Test("comments can be nested and can be anywhere")
  func comments() {
    checkSwift(
      """
      f(/* a /* b */ c */ d, // e
        g)
      /** h */ i
      """,
      """
      file
        chain
          call f
            argument
              name d
            argument
              name g
        name i
      """)
  }
}
