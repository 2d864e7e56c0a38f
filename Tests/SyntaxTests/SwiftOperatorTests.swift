// Operators, generic arguments, and similar tokens.

import Testing

@Suite("Swift parser: operators")
struct SwiftOperatorTests {
  @Test("operands and operators alternate without precedence")
  func infix() {
    checkSwift(
      """
      a + b * c == d && !e || f ?? g
      """,
      """
      file
        infix
          name a
          operator +
          name b
          operator *
          name c
          operator ==
          name d
          operator &&
          prefix !
            name e
          operator ||
          name f
          operator ??
          name g
      """)
  }

  @Test("an operator before an operand is a prefix")
  func prefixes() {
    checkSwift(
      """
      !a.b
      -c
      f(-1, ~d, &e)
      ...5
      """,
      """
      file
        prefix !
          chain
            name a
            member b
        prefix -
          name c
        chain
          call f
            argument
              prefix -
                number ⟨1⟩
            argument
              prefix ~
                name d
            argument
              prefix &
                name e
        prefix ...
          number ⟨5⟩
      """)
  }

  @Test("an operator at the start of a line continues the expression if a space follows")
  func operatorsAtLineStart() {
    checkSwift(
      """
      let a = b
        && c
        || d
      let e = f
      -g
      h
        ?? i
      """,
      """
      file
        property a
          infix
            name b
            operator &&
            name c
            operator ||
            name d
        property e
          name f
        prefix -
          name g
        infix
          name h
          operator ??
          name i
      """)
  }

  @Test("an implicit member at the start of a line continues the chain")
  func dotAtLineStart() {
    checkSwift(
      """
      a
      .b
      """,
      """
      file
        chain
          name a
          member b
      """)
  }

  @Test("assignments contain a target and a value")
  func assignments() {
    checkSwift(
      """
      a = b
      c.d += e[0]
      _ = h
      (i, j) = (k, l)
      m = n = o
      """,
      """
      file
        assignment =
          name a
          name b
        assignment +=
          chain
            name c
            member d
          chain
            name e
            index
              argument
                number ⟨0⟩
        assignment =
          name _
          name h
        assignment =
          tuple
            argument
              name i
            argument
              name j
          tuple
            argument
              name k
            argument
              name l
        assignment =
          name m
          assignment =
            name n
            name o
      """)
  }

  @Test("a less-than sign can compare")
  func comparisons() {
    checkSwift(
      """
      a < b
      if a < b && c > d { e }
      f(a < b, c > d)
      for i in 0 ..< n { }
      while i<n { j }
      """,
      """
      file
        infix
          name a
          operator <
          name b
        branch(if)
          arm
            infix
              name a
              operator <
              name b
              operator &&
              name c
              operator >
              name d
            block
              name e
        chain
          call f
            argument
              infix
                name a
                operator <
                name b
            argument
              infix
                name c
                operator >
                name d
        statement for
          parameter i
          infix
            number ⟨0⟩
            operator ..<
            name n
          block
        statement while
          infix
            name i
            operator <
            name n
          block
            name j
      """)
  }

  @Test("a less-than sign can begin generic arguments")
  func generics() {
    checkSwift(
      """
      A<B>()
      C<D, E<F>>(g)
      H<[I], (J) -> K?>.l
      f(M<N>.self)
      let o = P<Q>()
      State<R>(initialValue: s)
      """,
      """
      file
        chain
          call A
            type ⟨<B>⟩
        chain
          call C
            type ⟨<D, E<F>>⟩
            argument
              name g
        chain
          name H
            type ⟨<[I], (J) -> K?>⟩
          member l
        chain
          call f
            argument
              chain
                name M
                  type ⟨<N>⟩
                member self
        property o
          chain
            call P
              type ⟨<Q>⟩
        chain
          call State
            type ⟨<R>⟩
            argument initialValue
              name s
      """)
  }

  @Test("two angle brackets are a shift operator")
  func shifts() {
    checkSwift(
      """
      a << b >> c
      d >>= 1
      """,
      """
      file
        infix
          name a
          operator <<
          name b
          operator >>
          name c
        assignment >>=
          name d
          number ⟨1⟩
      """)
  }
}
