// Swift conditions, and statements without conditions.

import Testing

@Suite("Swift parser: conditions")
struct SwiftConditionTests {
  @Test("conditions bind, match, and check availability")
  func conditions() {
    checkSwift(
      """
      if let a = b, var c: D = e(), case .f(let g) = h, #available(iOS 17, *) { i }
      """,
      """
      file
        branch(if)
          arm
            property a
              name b
            property c
              type D ⟨D⟩
              chain
                call e
            assignment =
              chain
                call f
                  argument
                    prefix let
                      name g
              name h
            chain
              call #available
                argument
                  name iOS
                  other ⟨17⟩
                argument
                  other ⟨*⟩
            block
              name i
      """)
  }

  @Test("a condition can unwrap a variable of the same name")
  func shorthandBinding() {
    checkSwift(
      """
      if let a, let b { c }
      """,
      """
      file
        branch(if)
          arm
            property a
            property b
            block
              name c
      """)
  }

  @Test("every alternative is an arm")
  func elseIf() {
    checkSwift(
      """
      if a { b } else if c { d } else { e }
      """,
      """
      file
        branch(if)
          arm
            name a
            block
              name b
          arm
            name c
            block
              name d
          arm else
            block
              name e
      """)
  }

  @Test("else can begin a line")
  func elseOnNextLine() {
    checkSwift(
      """
      if a {
        b
      }
      else if c {
        d
      }
      else {
        e
      }
      """,
      """
      file
        branch(if)
          arm
            name a
            block
              name b
          arm
            name c
            block
              name d
          arm else
            block
              name e
      """)
  }

  @Test("if and switch can be values")
  func ifAsValue() {
    checkSwift(
      """
      let a = if b { c } else { d }
      let e = switch f { case .g: 1; default: 2 }
      return if h { i } else { j }
      """,
      """
      file
        property a
          branch(if)
            arm
              name b
              block
                name c
            arm else
              block
                name d
        property e
          branch(switch)
            name f
            arm case
              chain
                member g
              block
                number ⟨1⟩
            arm default
              block
                number ⟨2⟩
        statement return
          branch(if)
            arm
              name h
              block
                name i
            arm else
              block
                name j
      """)
  }

  @Test("statements can have labels")
  func labels() {
    checkSwift(
      """
      outer: for a in b { continue outer }
      inner: while c { break inner }
      """,
      """
      file
        statement for
          parameter a
          name b
          block
            statement continue
        statement while
          name c
          block
            statement break
      """)
  }

  @Test("do has an arm for each catch")
  func doCatch() {
    checkSwift(
      """
      do { try a() } catch let b as C where d { e } catch .f { g } catch { h }
      do throws(E) { try i() } catch { j }
      """,
      """
      file
        branch(tryCatch)
          arm do
            block
              prefix try
                chain
                  call a
          arm catch
            infix
              prefix let
                name b
              operator as
              type C ⟨C⟩
            name d
            block
              name e
          arm catch
            chain
              member f
            block
              name g
          arm catch
            block
              name h
        branch(tryCatch)
          arm do
            block
              prefix try
                chain
                  call i
          arm catch
            block
              name j
      """)
  }

  @Test("defer contains a block")
  func defers() {
    checkSwift(
      """
      defer { a() }
      """,
      """
      file
        statement defer
          block
            chain
              call a
      """)
  }

  @Test("a value on the line after return belongs to it unless it begins a statement")
  func returns() {
    checkSwift(
      """
      func f() {
        return a.b
      }
      func g() {
        return
        let c = d
      }
      func h() {
        return
          e
      }
      """,
      """
      file
        function f
          block
            statement return
              chain
                name a
                member b
        function g
          block
            statement return
            property c
              name d
        function h
          block
            statement return
              name e
      """)
  }

  @Test("throw has a value")
  func throwing() {
    checkSwift(
      """
      throw A.b(c)
      """,
      """
      file
        statement throw
          chain
            name A
            call b
              argument
                name c
      """)
  }

  @Test("a call in a header keeps its arguments")
  func initializerInHeader() {
    checkSwift(
      """
      if A(b: c).d == .e(f) { g }
      """,
      """
      file
        branch(if)
          arm
            infix
              chain
                call A
                  argument b
                    name c
                member d
              operator ==
              chain
                call e
                  argument
                    name f
            block
              name g
      """)
  }

  @Test("a body in a closure in a header has its own headers")
  func nestedHeader() {
    checkSwift(
      """
      if a({ if b { c } }) { d }
      """,
      """
      file
        branch(if)
          arm
            chain
              call a
                argument
                  closure
                    branch(if)
                      arm
                        name b
                        block
                          name c
            block
              name d
      """)
  }

  @Test("brackets in a header aren't a body")
  func dictionaryInHeader() {
    checkSwift(
      """
      if [a: b][c] != nil, let d = e[f] { g }
      """,
      """
      file
        branch(if)
          arm
            infix
              chain
                collection
                  argument a
                    name b
                index
                  argument
                    name c
              operator !=
              name nil
            property d
              chain
                name e
                index
                  argument
                    name f
            block
              name g
      """)
  }
}
