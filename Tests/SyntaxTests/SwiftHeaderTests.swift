// Headers of statements, where a brace begins the body.

import Testing

@Suite("Swift parser: headers")
struct SwiftHeaderTests {
  @Test("a brace after a condition is the body")
  func ifBody() {
    checkSwift(
      """
      if a { b }
      if a.b { c }
      if f(a) { d }
      if !a.isEmpty { e }
      """,
      """
      file
        branch(if)
          arm
            name a
            block
              name b
        branch(if)
          arm
            chain
              name a
              member b
            block
              name c
        branch(if)
          arm
            chain
              call f
                argument
                  name a
            block
              name d
        branch(if)
          arm
            prefix !
              chain
                name a
                member isEmpty
            block
              name e
      """)
  }

  @Test("the body of guard is after else")
  func guardBody() {
    checkSwift(
      """
      guard a, b.c(d) else { return }
      guard let e else { return }
      """,
      """
      file
        branch(guard)
          arm
            name a
            chain
              name b
              call c
                argument
                  name d
            block
              statement return
        branch(guard)
          arm
            property e
            block
              statement return
      """)
  }

  @Test("a brace after the condition of while is the body")
  func whileBody() {
    checkSwift(
      """
      while a.next() { b }
      while let c = d.pop() { e }
      """,
      """
      file
        statement while
          chain
            name a
            call next
          block
            name b
        statement while
          property c
            chain
              name d
              call pop
          block
            name e
      """)
  }

  @Test("a brace after the sequence of a loop is the body")
  func forBody() {
    checkSwift(
      """
      for a in b { c }
      for a in b.c(d) where e.f { g }
      for case let (h, i)? in j.k { l }
      for try await m in n { o }
      """,
      """
      file
        statement for
          parameter a
          name b
          block
            name c
        statement for
          parameter a
          chain
            name b
            call c
              argument
                name d
          chain
            name e
            member f
          block
            name g
        statement for
          parameter h
          parameter i
          chain
            name j
            member k
          block
            name l
        statement for
          parameter m
          name n
          block
            name o
      """)
  }

  @Test("a brace after the subject of a switch is the body")
  func switchBody() {
    checkSwift(
      """
      switch a.b { case .c: d }
      switch f(a) { default: e }
      """,
      """
      file
        branch(switch)
          chain
            name a
            member b
          arm case
            chain
              member c
            block
              name d
        branch(switch)
          chain
            call f
              argument
                name a
          arm default
            block
              name e
      """)
  }

  @Test("repeat has its condition after the body")
  func repeatBody() {
    checkSwift(
      """
      repeat { a() } while b.c
      d
      """,
      """
      file
        statement repeat
          block
            chain
              call a
          chain
            name b
            member c
        name d
      """)
  }

  @Test("closures are allowed inside parentheses")
  func closureInParentheses() {
    checkSwift(
      """
      if (a.contains { b }) { c }
      if a.contains(where: { $0 }) { d }
      while f(g { h }) { i }
      """,
      """
      file
        branch(if)
          arm
            tuple
              argument
                chain
                  name a
                  call contains
                    trailing
                      closure
                        name b
            block
              name c
        branch(if)
          arm
            chain
              name a
              call contains
                argument where
                  closure
                    name $0
            block
              name d
        statement while
          chain
            call f
              argument
                chain
                  call g
                    trailing
                      closure
                        name h
          block
            name i
      """)
  }

  @Test("a brace is a closure if the header continues after it")
  func closureInHeader() {
    checkSwift(
      """
      if a.contains { $0 } == true { b }
      if let c = d.first { $0.e }, f { g }
      guard let h = i.map { $0 } else { return }
      """,
      """
      file
        branch(if)
          arm
            infix
              chain
                name a
                call contains
                  trailing
                    closure
                      name $0
              operator ==
              name true
            block
              name b
        branch(if)
          arm
            property c
              chain
                name d
                call first
                  trailing
                    closure
                      chain
                        name $0
                        member e
            name f
            block
              name g
        branch(guard)
          arm
            property h
              chain
                name i
                call map
                  trailing
                    closure
                      name $0
            block
              statement return
      """)
  }

  @Test("the body can be on the next line")
  func braceOnNextLine() {
    checkSwift(
      """
      if a
      {
        b
      }
      while c
      {
        d
      }
      """,
      """
      file
        branch(if)
          arm
            name a
            block
              name b
        statement while
          name c
          block
            name d
      """)
  }
}
