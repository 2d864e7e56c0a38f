// Members of Swift types, and words that look like declarations.

import Testing

@Suite("Swift parser: members")
struct SwiftMemberTests {
  @Test("requirements have no bodies")
  func requirements() {
    checkSwift(
      """
      protocol A {
        associatedtype B: C
        var d: E { get }
        var f: G { get set }
        func h() -> I
        init(j: K)
        static subscript(l: M) -> N { get }
      }
      """,
      """
      file
        protocol A
          block
            alias B
              type C ⟨C⟩
            property d
              type E ⟨E⟩
              block
                accessor get
            property f
              type G ⟨G⟩
              block
                accessor get
                accessor set
            function h
              type I ⟨I⟩
            initializer init
              parameter j
                type K ⟨K⟩
            subscript subscript
              modifier static
              parameter l
                type M ⟨M⟩
              type N ⟨N⟩
              block
                accessor get
      """)
  }

  @Test("each case is a declaration")
  func enumCases() {
    checkSwift(
      """
      enum A: String {
        case b, c = "d"
        indirect case e(f: G, H = .i)
        case `default`
        var j: K { .b }
      }
      """,
      """
      file
        enum A
          type String ⟨String⟩
          block
            enumCase b
            enumCase c
              string
                segment ⟨d⟩
            enumCase e
              modifier indirect
            enumCase default
            property j
              type K ⟨K⟩
              block
                chain
                  member b
      """)
  }

  @Test("aliases have a type")
  func aliases() {
    checkSwift(
      """
      typealias A<B> = (B) -> C
      associatedtype D: E = F where D.G == H
      """,
      """
      file
        alias A
          type C
            type B ⟨B⟩
        alias D
          type E ⟨E⟩
          type F ⟨F⟩
      """)
  }

  @Test("an import is named after its module")
  func imports() {
    checkSwift(
      """
      import A
      @testable import B
      import struct C.D
      @_exported public import E.F
      """,
      """
      file
        import A
        import B
          attribute testable
        import C
        import E
          attribute _exported
          modifier public
      """)
  }

  @Test("attributes can have arguments and be on their own lines")
  func attributes() {
    checkSwift(
      """
      @A
      @B(c: "d")
      @objc(e:f:) func g() {}
      @MainActor @Sendable let h: @Sendable () -> Void
      """,
      """
      file
        function g
          attribute A
          attribute B
            argument c
              string
                segment ⟨d⟩
          attribute objc
            argument e
              name f
          block
        property h
          attribute MainActor
          attribute Sendable
          type Void
            attribute Sendable
      """)
  }

  @Test("a type is named after its last simple name")
  func types_written() {
    checkSwift(
      """
      let a: some B.C
      let d: [E]
      let f: (G, H) -> I
      let j: K<L>.M?
      let n: any O & P
      let q: [R: S]?
      let t: borrowing U
      """,
      """
      file
        property a
          type C ⟨some B.C⟩
        property d
          type
            type E ⟨E⟩
        property f
          type I
            type G ⟨G⟩
            type H ⟨H⟩
        property j
          type M
            type L ⟨L⟩
        property n
          type P ⟨any O & P⟩
        property q
          type
            type S ⟨S⟩
        property t
          type U ⟨borrowing U⟩
      """)
  }

  @Test("operators and precedence groups are other declarations")
  func operators_declared() {
    checkSwift(
      """
      infix operator <>: A
      precedencegroup B { higherThan: C }
      d
      """,
      """
      file
        other
          modifier infix
        other
        name d
      """)
  }

  @Test("declarations can be nested in functions")
  func nested() {
    checkSwift(
      """
      func a() {
        struct B { let c = 1 }
        func d() {}
        let e = f
        return g
      }
      """,
      """
      file
        function a
          block
            struct B
              block
                property c
                  number ⟨1⟩
            function d
              block
            property e
              name f
            statement return
              name g
      """)
  }

  @Test("parameters and functions can be named like keywords")
  func keywordNames() {
    checkSwift(
      """
      func `in`(for in: A, `class` b: B) {}
      func repeat_(where: C) {}
      """,
      """
      file
        function in
          parameter in
            type A ⟨A⟩
          parameter b
            type B ⟨B⟩
          block
        function repeat_
          parameter where
            type C ⟨C⟩
          block
      """)
  }

  @Test("words that can be modifiers are names elsewhere")
  func modifierNames() {
    checkSwift(
      """
      open(a)
      final.b
      let package = c
      prefix(3)
      dynamic = optional
      """,
      """
      file
        chain
          call open
            argument
              name a
        chain
          name final
          member b
        property package
          name c
        chain
          call prefix
            argument
              number ⟨3⟩
        assignment =
          name dynamic
          name optional
      """)
  }

  @Test("generic parameters are skipped")
  func genericParameters() {
    checkSwift(
      """
      struct A<let N: Int, each B> {}
      func c<D: E<F>>(_ g: D) where D.H: I {}
      """,
      """
      file
        struct A
          block
        function c
          parameter g
            type D ⟨D⟩
          block
      """)
  }

  @Test("attributes can come before parameters")
  func resultBuilders() {
    checkSwift(
      """
      init(@ViewBuilder a: () -> B, @C(d) _ e: F) {}
      """,
      """
      file
        initializer init
          parameter a
            attribute ViewBuilder
            type B ⟨() -> B⟩
          parameter e
            attribute C
              argument
                name d
            type F ⟨F⟩
          block
      """)
  }

  @Test("statements can share a line")
  func semicolons() {
    checkSwift(
      """
      let a = 1; var b = 2; c()
      """,
      """
      file
        property a
          number ⟨1⟩
        property b
          number ⟨2⟩
        chain
          call c
      """)
  }
}
