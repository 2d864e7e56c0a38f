// The contents of switch cases.

import Testing

@Suite("Swift parser: cases")
struct SwiftSwitchBodyTests {
  @Test("a case contains views with closures and modifiers")
  func views() {
    checkSwift(
      """
      switch state {
      case .a:
        Text("b")
          .bold()
      case .c(let d):
        Button { e() } label: { Text(d) }
      }
      after
      """,
      """
      file
        branch(switch)
          name state
          arm case
            chain
              member a
            block
              chain
                call Text
                  argument
                    string
                      segment ⟨b⟩
                call bold
          arm case
            chain
              call c
                argument
                  prefix let
                    name d
            block
              chain
                call Button
                  trailing
                    closure
                      chain
                        call e
                  trailing label
                    closure
                      chain
                        call Text
                          argument
                            name d
        name after
      """)
  }

  @Test("a switch in a case ends with its brace")
  func nested() {
    checkSwift(
      """
      switch a {
      case .b:
        switch c {
        case .d: e
        default: f
        }
      case .g: h
      }
      """,
      """
      file
        branch(switch)
          name a
          arm case
            chain
              member b
            block
              branch(switch)
                name c
                arm case
                  chain
                    member d
                  block
                    name e
                arm default
                  block
                    name f
          arm case
            chain
              member g
            block
              name h
      """)
  }

  @Test("a case can contain blocks")
  func braceInCase() {
    checkSwift(
      """
      switch a {
      case .b: if c { d }
      case .e: do { try f() } catch { g }
      case .h: for i in j { k }
      }
      """,
      """
      file
        branch(switch)
          name a
          arm case
            chain
              member b
            block
              branch(if)
                arm
                  name c
                  block
                    name d
          arm case
            chain
              member e
            block
              branch(tryCatch)
                arm do
                  block
                    prefix try
                      chain
                        call f
                arm catch
                  block
                    name g
          arm case
            chain
              member h
            block
              statement for
                parameter i
                name j
                block
                  name k
      """)
  }

  @Test("a closure in the subject's parentheses isn't a body")
  func closureInSubject() {
    checkSwift(
      """
      switch (a.map { b }) {
      case .c: d
      }
      """,
      """
      file
        branch(switch)
          tuple
            argument
              chain
                name a
                call map
                  trailing
                    closure
                      name b
          arm case
            chain
              member c
            block
              name d
      """)
  }

  @Test("members can be named like keywords")
  func keywordsAsNames() {
    checkSwift(
      """
      a.default
      b.case(c)
      """,
      """
      file
        chain
          name a
          member default
        chain
          name b
          call case
            argument
              name c
      """)
  }

  @Test("the subject can be a tuple")
  func tupleSubject() {
    checkSwift(
      """
      switch (a, b) {
      case (.c, .d), (_, .e) where f: g
      case (let h, _)?: i
      default: j
      }
      """,
      """
      file
        branch(switch)
          tuple
            argument
              name a
            argument
              name b
          arm case
            tuple
              argument
                chain
                  member c
              argument
                chain
                  member d
            tuple
              argument
                name _
              argument
                chain
                  member e
            name f
            block
              name g
          arm case
            tuple
              argument
                prefix let
                  name h
              argument
                name _
            block
              name i
          arm default
            block
              name j
      """)
  }
}
