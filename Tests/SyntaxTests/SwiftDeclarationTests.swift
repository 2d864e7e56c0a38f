// Types, functions, properties, and their contents.

import Testing

@Suite("Swift parser: declarations")
struct SwiftDeclarationTests {
  @Test("types have modifiers, inheritance, and members")
  func types() {
    checkSwift(
      """
      public final class A<B: C>: D, @unchecked E where B: F {
        let g = 1
      }
      struct H: View, I.J {}
      enum K {}
      protocol L: AnyObject {}
      actor M {}
      """,
      """
      file
        class A
          modifier public
          modifier final
          type D ⟨D⟩
          type E
            attribute unchecked
          block
            property g
              number ⟨1⟩
        struct H
          type View ⟨View⟩
          type J ⟨I.J⟩
          block
        enum K
          block
        protocol L
          type AnyObject ⟨AnyObject⟩
          block
        actor M
          block
      """)
  }

  @Test("an extension is named after the last name of its type")
  func extensions() {
    checkSwift(
      """
      extension A.B: C where D == E {
        func f() {}
      }
      extension [G] {}
      """,
      """
      file
        extension B
          type C ⟨C⟩
          block
            function f
              block
        extension
          block
      """)
  }

  @Test("functions have parameters, effects, and a result")
  func functions() {
    checkSwift(
      """
      func a(_ b: C, d e: inout F = .g, h: I...) async throws(J) -> K? where L: M { n }
      static func == (a: A, b: B) -> Bool { c }
      func d<E>(f: @escaping (E) -> Void) {}
      prefix func - (a: A) -> A { b }
      """,
      """
      file
        function a
          parameter b
            type C ⟨C⟩
          parameter e
            type F ⟨inout F⟩
            chain
              member g
          parameter h
            type I ⟨I...⟩
          type K ⟨K?⟩
          block
            name n
        function ==
          modifier static
          parameter a
            type A ⟨A⟩
          parameter b
            type B ⟨B⟩
          type Bool ⟨Bool⟩
          block
            name c
        function d
          parameter f
            type Void
              attribute escaping
              type E ⟨E⟩
          block
        function -
          modifier prefix
          parameter a
            type A ⟨A⟩
          type A ⟨A⟩
          block
            name b
      """)
  }

  @Test("initializers can fail")
  func initializers() {
    checkSwift(
      """
      init?(a: B) { c }
      required init(d: E) throws {}
      convenience init!<F>(g: F) {}
      deinit { h() }
      """,
      """
      file
        initializer init
          parameter a
            type B ⟨B⟩
          block
            name c
        initializer init
          modifier required
          parameter d
            type E ⟨E⟩
          block
        initializer init
          modifier convenience
          parameter g
            type F ⟨F⟩
          block
        deinitializer
          block
            chain
              call h
      """)
  }

  @Test("a subscript has accessors or statements")
  func subscripts() {
    checkSwift(
      """
      subscript(a: B) -> C { d }
      subscript<E>(f g: E) -> H {
        get { i }
        set { j = newValue }
      }
      """,
      """
      file
        subscript subscript
          parameter a
            type B ⟨B⟩
          type C ⟨C⟩
          block
            name d
        subscript subscript
          parameter g
            type E ⟨E⟩
          type H ⟨H⟩
          block
            accessor get
              block
                name i
            accessor set
              block
                assignment =
                  name j
                  name newValue
      """)
  }
}
