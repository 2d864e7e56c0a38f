// The contents of Swift brackets, and the code that can follow them.

import Testing

@Suite("Swift parser: arguments")
struct SwiftArgumentTests {
  @Test("arguments have labels, including keywords, or none")
  func labelledArguments() {
    checkSwift(
      """
      f(a, b: c, in: d, _: e, for: f)
      """,
      """
      file
        chain
          call f
            argument
              name a
            argument b
              name c
            argument in
              name d
            argument _
              name e
            argument for
              name f
      """)
  }

  @Test("a call can lack arguments, and a label can lack a value")
  func emptyArguments() {
    checkSwift(
      """
      f()
      g(a:, b: )
      """,
      """
      file
        chain
          call f
        chain
          call g
            argument a
            argument b
      """)
  }

  @Test("a name with labels is a function")
  func functionReference() {
    checkSwift(
      """
      f(g(_:), h(a:))
      """,
      """
      file
        chain
          call f
            argument
              chain
                call g
                  argument _
            argument
              chain
                call h
                  argument a
      """)
  }

  @Test("an argument can be passed by reference")
  func references() {
    checkSwift(
      """
      f(&a, b: &c.d)
      """,
      """
      file
        chain
          call f
            argument
              prefix &
                name a
            argument b
              prefix &
                chain
                  name c
                  member d
      """)
  }

  @Test("subscripts take arguments and labels")
  func subscripts() {
    checkSwift(
      """
      a[0, default: b][c..<d]
      """,
      """
      file
        chain
          name a
          index
            argument
              number ⟨0⟩
            argument default
              name b
          index
            argument
              infix
                name c
                operator ..<
                name d
      """)
  }

  @Test("arrays and dictionaries are collections")
  func collections() {
    checkSwift(
      """
      [a, b,]
      [:]
      [c: d, "e": [f]]
      """,
      """
      file
        collection
          argument
            name a
          argument
            name b
        collection
        collection
          argument c
            name d
          argument
            string
              segment ⟨e⟩
            collection
              argument
                name f
      """)
  }

  @Test("tuples can have labels")
  func tuples() {
    checkSwift(
      """
      (a, b: c)
      ()
      """,
      """
      file
        tuple
          argument
            name a
          argument b
            name c
        tuple
      """)
  }

  @Test("self and super are names")
  func superAndSelf() {
    checkSwift(
      """
      self.a(super.b)
      Self.c()
      """,
      """
      file
        chain
          name self
          call a
            argument
              chain
                name super
                member b
        chain
          name Self
          call c
      """)
  }

  @Test("types are called like functions")
  func functionCallsItsType() {
    checkSwift(
      """
      [String: Int]()
      [UIView](a)
      (A, B).self
      """,
      """
      file
        chain
          collection
            argument String
              name Int
          call
        chain
          collection
            argument
              name UIView
          call
            argument
              name a
        chain
          tuple
            argument
              name A
            argument
              name B
          member self
      """)
  }

  @Test("force unwrapping doesn't end a chain")
  func assertion() {
    checkSwift(
      """
      a!.b
      c! + d!
      e![0]
      """,
      """
      file
        chain
          name a
          member b
        infix
          name c
          operator +
          name d
        chain
          name e
          index
            argument
              number ⟨0⟩
      """)
  }

  @Test("words before an operand are prefixes")
  func awaitAndTry() {
    checkSwift(
      """
      try await a.b()
      try? c()
      try! d { e }
      let f = await g
      """,
      """
      file
        prefix try
          prefix await
            chain
              name a
              call b
        prefix try
          chain
            call c
        prefix try
          chain
            call d
              trailing
                closure
                  name e
        property f
          prefix await
            name g
      """)
  }

  @Test("words that can be prefixes are names elsewhere")
  func prefixWordsAsNames() {
    checkSwift(
      """
      any()
      some = copy
      await(x)
      """,
      """
      file
        chain
          call any
        assignment =
          name some
          name copy
        chain
          call await
            argument
              name x
      """)
  }
}
