// Swift chains and calls.

import Testing

@Suite("Swift parser: chains")
struct SwiftChainTests {
  @Test("a chain is one node with a link for each part")
  func chains() {
    checkSwift(
      """
      a.b(c)?.d[0]!.e { }
      """,
      """
      file
        chain
          name a
          call b
            argument
              name c
          member d
          index
            argument
              number ⟨0⟩
          call e
            trailing
              closure
      """)
  }

  @Test("a line that begins with a dot continues the chain, even after a comment and a blank line")
  func chainOverLines() {
    checkSwift(
      """
      Text("a")
        .bold()
        // comment

        .padding(4)
      b
      """,
      """
      file
        chain
          call Text
            argument
              string
                segment ⟨a⟩
          call bold
          call padding
            argument
              number ⟨4⟩
        name b
      """)
  }

  @Test("a question mark before the dot belongs to the operand before it")
  func optionalChainOverLines() {
    checkSwift(
      """
      a?
        .b()
      c
        .d?.e
      """,
      """
      file
        chain
          name a
          call b
        chain
          name c
          member d
          member e
      """)
  }

  @Test("a leading dot begins an implicit member")
  func implicitMember() {
    checkSwift(
      """
      f(.a, .b(1), .c.d)
      let x: Color = .red
      """,
      """
      file
        chain
          call f
            argument
              chain
                member a
            argument
              chain
                call b
                  argument
                    number ⟨1⟩
            argument
              chain
                member c
                member d
        property x
          type Color ⟨Color⟩
          chain
            member red
      """)
  }

  @Test("members of tuples are numbers")
  func tupleMembers() {
    checkSwift(
      """
      a.0.1
      b.0.c
      """,
      """
      file
        chain
          name a
          member 0
          member 1
        chain
          name b
          member 0
          member c
      """)
  }

  @Test("a keyword after a dot is a name")
  func memberKeywords() {
    checkSwift(
      """
      a.self
      b.init(c)
      d.default.switch
      e.in
      """,
      """
      file
        chain
          name a
          member self
        chain
          name b
          call init
            argument
              name c
        chain
          name d
          member default
          member switch
        chain
          name e
          member in
      """)
  }

  @Test("backticks aren't part of a name")
  func escapedNames() {
    checkSwift(
      """
      `class`.`default`(`in`: `self`)
      """,
      """
      file
        chain
          name class
          call default
            argument in
              name self
      """)
  }

  @Test("a call's result can be called")
  func callOfResult() {
    checkSwift(
      """
      a()()
      b[0](1)
      c?(2)
      d.map { $0 }()
      """,
      """
      file
        chain
          call a
          call
        chain
          name b
          index
            argument
              number ⟨0⟩
          call
            argument
              number ⟨1⟩
        chain
          name c
          call
            argument
              number ⟨2⟩
        chain
          name d
          call map
            trailing
              closure
                name $0
          call
      """)
  }

  @Test("a parenthesis or bracket on the next line begins a statement")
  func parenthesisOnNextLine() {
    checkSwift(
      """
      a
      (b)
      c
      [d]
      """,
      """
      file
        name a
        tuple
          argument
            name b
        name c
        collection
          argument
            name d
      """)
  }

  @Test("a parenthesis after a space isn't a call")
  func parenthesisApart() {
    checkSwift(
      """
      let a = b (c)
      """,
      """
      file
        property a
          chain
            call b
              argument
                name c
      """)
  }
}
