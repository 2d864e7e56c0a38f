// Conditional compilation and macros.

import Testing

@Suite("Swift parser: directives")
struct SwiftDirectiveTests {
  @Test("a compilation branch can contain modifiers")
  func postfix() {
    checkSwift(
      """
      Text("a")
        .bold()
        #if os(iOS)
        .padding(1)
        .b { c }
        #elseif os(macOS)
        .d()
        #else
        .e
        #endif
        .f()
      g
      """,
      """
      file
        chain
          call Text
            argument
              string
                segment ⟨a⟩
          call bold
          branch(compilation)
            arm #if
              call padding
                argument
                  number ⟨1⟩
              call b
                trailing
                  closure
                    name c
            arm #elseif
              call d
            arm #else
              member e
          call f
        name g
      """)
  }

  @Test("compilation branches of modifiers can be nested")
  func nestedPostfix() {
    checkSwift(
      """
      a
        #if B
        #if C
        .d()
        #endif
        .e()
        #endif
      """,
      """
      file
        chain
          name a
          branch(compilation)
            arm #if
              branch(compilation)
                arm #if
                  call d
              call e
      """)
  }

  @Test("a compilation branch can contain statements")
  func statements() {
    checkSwift(
      """
      #if DEBUG && !canImport(A)
      import B
      let c = d
      #else
      e()
      #endif
      f()
      """,
      """
      file
        branch(compilation)
          arm #if
            import B
            property c
              name d
          arm #else
            chain
              call e
        chain
          call f
      """)
  }

  @Test("statements after an expression aren't modifiers of it")
  func behindExpression() {
    checkSwift(
      """
      a()
      #if B
      c()
      #endif
      """,
      """
      file
        chain
          call a
        branch(compilation)
          arm #if
            chain
              call c
      """)
  }

  @Test("a compilation branch can contain declarations")
  func members() {
    checkSwift(
      """
      struct A {
        #if os(iOS)
        let b: C
        #else
        func d() {}
        #endif
        var e = 1
      }
      """,
      """
      file
        struct A
          block
            branch(compilation)
              arm #if
                property b
                  type C ⟨C⟩
              arm #else
                function d
                  block
            property e
              number ⟨1⟩
      """)
  }

  @Test("a compilation branch can contain elements")
  func arguments() {
    checkSwift(
      """
      let a = [
        b,
        #if C
        d,
        e,
        #endif
        f,
      ]
      """,
      """
      file
        property a
          collection
            argument
              name b
            argument
              branch(compilation)
                arm #if
                  name d
                  other ⟨,⟩
                  name e
                  other ⟨,⟩
            argument
              name f
      """)
  }

  @Test("a compilation branch in a closure can contain views")
  func inBuilder() {
    checkSwift(
      """
      VStack {
        #if os(iOS)
        A()
        #else
        B()
        #endif
        C()
      }
      """,
      """
      file
        chain
          call VStack
            trailing
              closure
                branch(compilation)
                  arm #if
                    chain
                      call A
                  arm #else
                    chain
                      call B
                chain
                  call C
      """)
  }

  @Test("a macro is a call or a name")
  func macros() {
    checkSwift(
      """
      #Preview("a") { b }
      #selector(c.d(_:))
      #keyPath(E.f)
      #function
      let g = #file
      #expect(h == i)
      """,
      """
      file
        chain
          call #Preview
            argument
              string
                segment ⟨a⟩
            trailing
              closure
                name b
        chain
          call #selector
            argument
              chain
                name c
                call d
                  argument _
        chain
          call #keyPath
            argument
              chain
                name E
                member f
        name #function
        property g
          name #file
        chain
          call #expect
            argument
              infix
                name h
                operator ==
                name i
      """)
  }

  @Test("a macro can have only a closure")
  func macroWithTrailingClosure() {
    checkSwift(
      """
      #Preview {
        A()
      }
      struct B {}
      """,
      """
      file
        chain
          call #Preview
            trailing
              closure
                chain
                  call A
        struct B
          block
      """)
  }

  @Test("attached macros are attributes")
  func attachedMacros() {
    checkSwift(
      """
      @Observable @Model(a: 1) final class B {
        @Attribute(.unique) var c: D
      }
      """,
      """
      file
        class B
          attribute Observable
          attribute Model
            argument a
              number ⟨1⟩
          modifier final
          block
            property c
              attribute Attribute
                argument
                  chain
                    member unique
              type D ⟨D⟩
      """)
  }

  @Test("availability can be in conditions and attributes")
  func availability() {
    checkSwift(
      """
      @available(iOS 17, *) func a() {}
      if #available(iOS 17, *), #unavailable(macOS 14) { b }
      guard #available(iOS 17, *) else { return }
      """,
      """
      file
        function a
          attribute available
            argument
              name iOS
              other ⟨17⟩
            argument
              other ⟨*⟩
          block
        branch(if)
          arm
            chain
              call #available
                argument
                  name iOS
                  other ⟨17⟩
                argument
                  other ⟨*⟩
            chain
              call #unavailable
                argument
                  name macOS
                  other ⟨14⟩
            block
              name b
        branch(guard)
          arm
            chain
              call #available
                argument
                  name iOS
                  other ⟨17⟩
                argument
                  other ⟨*⟩
            block
              statement return
      """)
  }

  @Test("compiler directives without code have no content")
  func diagnostics() {
    checkSwift(
      """
      #warning("a")
      #sourceLocation(file: "b", line: 1)
      c
      """,
      """
      file
        chain
          call #warning
            argument
              string
                segment ⟨a⟩
        chain
          call #sourceLocation
            argument file
              string
                segment ⟨b⟩
            argument line
              number ⟨1⟩
        name c
      """)
  }

  @Test("a condition can be in parentheses")
  func operatorsInCondition() {
    checkSwift(
      """
      #if (A || B) && swift(>=5.9)
      c
      #endif
      """,
      """
      file
        branch(compilation)
          arm #if
            name c
      """)
  }
}
