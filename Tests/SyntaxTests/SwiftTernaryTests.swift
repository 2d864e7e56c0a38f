// Swift operators other than plain infix ones.

import Testing

@Suite("Swift parser: ternaries and casts")
struct SwiftTernaryTests {
  @Test("a ternary is a branch of its condition and two arms")
  func ternaries() {
    checkSwift(
      """
      a ? b : c
      d == e ? f.g : h(i)
      j ? k : l ? m : n
      let o = p ? .q : .r(s)
      f(t ? u : v, w: x ? y : z)
      """,
      """
      file
        branch(ternary)
          name a
          arm
            name b
          arm
            name c
        branch(ternary)
          infix
            name d
            operator ==
            name e
          arm
            chain
              name f
              member g
          arm
            chain
              call h
                argument
                  name i
        branch(ternary)
          name j
          arm
            name k
          arm
            branch(ternary)
              name l
              arm
                name m
              arm
                name n
        property o
          branch(ternary)
            name p
            arm
              chain
                member q
            arm
              chain
                call r
                  argument
                    name s
        chain
          call f
            argument
              branch(ternary)
                name t
                arm
                  name u
                arm
                  name v
            argument w
              branch(ternary)
                name x
                arm
                  name y
                arm
                  name z
      """)
  }

  @Test("a ternary can span lines")
  func ternaryOverLines() {
    checkSwift(
      """
      let a = b
        ? "c"
        : "d"
      f(
        e
          ? g
          : h
      )
      """,
      """
      file
        property a
          branch(ternary)
            name b
            arm
              string
                segment ⟨c⟩
            arm
              string
                segment ⟨d⟩
        chain
          call f
            argument
              branch(ternary)
                name e
                arm
                  name g
                arm
                  name h
      """)
  }

  @Test("a ternary's arms can be calls with closures")
  func ternaryWithClosure() {
    checkSwift(
      """
      a ? b { c } : d { e }
      """,
      """
      file
        branch(ternary)
          name a
          arm
            chain
              call b
                trailing
                  closure
                    name c
          arm
            chain
              call d
                trailing
                  closure
                    name e
      """)
  }

  @Test("a question mark without a space belongs to its operand")
  func optionals() {
    checkSwift(
      """
      a?.b ?? c?.d
      e?[0]
      f! ? g! : h?.i
      """,
      """
      file
        infix
          chain
            name a
            member b
          operator ??
          chain
            name c
            member d
        chain
          name e
          index
            argument
              number ⟨0⟩
        branch(ternary)
          name f
          arm
            name g
          arm
            chain
              name h
              member i
      """)
  }

  @Test("casts are operators with a type")
  func casts() {
    checkSwift(
      """
      a as B
      c as? D ?? e
      f as! [G: H]
      i is J && k
      let l = m
        as? N
      """,
      """
      file
        infix
          name a
          operator as
          type B ⟨B⟩
        infix
          name c
          operator as
          type D ⟨D⟩
          operator ??
          name e
        infix
          name f
          operator as
          type
            type H ⟨H⟩
        infix
          name i
          operator is
          type J ⟨J⟩
          operator &&
          name k
        property l
          infix
            name m
            operator as
            type N ⟨N⟩
      """)
  }

  @Test("custom operators are recognized")
  func customOperators() {
    checkSwift(
      """
      a <> b
      c |> d
      e >>> f
      g ~= h
      i .+ j
      """,
      """
      file
        infix
          name a
          operator <>
          name b
        infix
          name c
          operator |>
          name d
        infix
          name e
          operator >>>
          name f
        infix
          name g
          operator ~=
          name h
        infix
          name i
          operator .+
          name j
      """)
  }

  @Test("a closure can be assigned")
  func assignmentOfClosure() {
    checkSwift(
      """
      a.b = { [weak self] c in d }
      e = { f }()
      """,
      """
      file
        assignment =
          chain
            name a
            member b
          closure
            parameter c
            name d
        assignment =
          name e
          chain
            closure
              name f
            call
      """)
  }

  @Test("prefixes can follow operators")
  func awaitInOperators() {
    checkSwift(
      """
      a ?? (try await b())
      let c = try? d ?? e
      """,
      """
      file
        infix
          name a
          operator ??
          tuple
            argument
              prefix try
                prefix await
                  chain
                    call b
        property c
          infix
            prefix try
              name d
            operator ??
            name e
      """)
  }

  @Test("async let and try come before their value")
  func throwsInExpressions() {
    checkSwift(
      """
      async let a = b()
      """,
      """
      file
        property a
          modifier async
          chain
            call b
      """)
  }
}
