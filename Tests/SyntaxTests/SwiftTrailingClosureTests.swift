// Swift trailing closures.

import Testing

@Suite("Swift parser: trailing closures")
struct SwiftTrailingClosureTests {
  @Test("a closure after a call is its last argument")
  func trailingClosure() {
    checkSwift(
      """
      VStack { a }
      b(c) { d }
      e.f { g }.h { i }
      """,
      """
      file
        chain
          call VStack
            trailing
              closure
                name a
        chain
          call b
            argument
              name c
            trailing
              closure
                name d
        chain
          name e
          call f
            trailing
              closure
                name g
          call h
            trailing
              closure
                name i
      """)
  }

  @Test("further closures have labels")
  func severalTrailingClosures() {
    checkSwift(
      """
      Button { a() } label: { b }
      f(1) { c } d: { e } g: { h }.i()
      """,
      """
      file
        chain
          call Button
            trailing
              closure
                chain
                  call a
            trailing label
              closure
                name b
        chain
          call f
            argument
              number ⟨1⟩
            trailing
              closure
                name c
            trailing d
              closure
                name e
            trailing g
              closure
                name h
          call i
      """)
  }

  @Test("labeled closures can begin a line")
  func trailingClosuresOverLines() {
    checkSwift(
      """
      Button {
        a()
      }
      label: {
        b
      }
      .c()
      """,
      """
      file
        chain
          call Button
            trailing
              closure
                chain
                  call a
            trailing label
              closure
                name b
          call c
      """)
  }

  @Test("a closure on the line after the parentheses is trailing")
  func closureOnNextLine() {
    checkSwift(
      """
      f(a)
      {
        b
      }
      """,
      """
      file
        chain
          call f
            argument
              name a
            trailing
              closure
                name b
      """)
  }

  @Test("a closure on the line after a bare name is trailing")
  func braceBehindName() {
    checkSwift(
      """
      VStack
      {
        a
      }
      let b = c.d
      { e }
      """,
      """
      file
        chain
          call VStack
            trailing
              closure
                name a
        property b
          chain
            name c
            call d
              trailing
                closure
                  name e
      """)
  }

  @Test("a closure can be called in place")
  func closureWithoutCall() {
    checkSwift(
      """
      let a = { b }()
      lazy var c: D = { e }()
      """,
      """
      file
        property a
          chain
            closure
              name b
            call
        property c
          modifier lazy
          type D ⟨D⟩
          chain
            closure
              name e
            call
      """)
  }

  @Test("a closure in an argument isn't trailing")
  func immediateClosure() {
    checkSwift(
      """
      f(a: { b }, c: { $0 })
      """,
      """
      file
        chain
          call f
            argument a
              closure
                name b
            argument c
              closure
                name $0
      """)
  }
}
