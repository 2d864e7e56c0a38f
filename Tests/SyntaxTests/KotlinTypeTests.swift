// Kotlin files and types.

import Testing

@Suite("Kotlin parser: types")
struct KotlinTypeTests {
  @Test("a file begins with annotations, a package, and imports")
  func fileHeader() {
    checkKotlin(
      #"""
      @file:Suppress("a")
      package com.app.ui
      import com.app.Card as Tile
      import com.app.*
      """#,
      #"""
      file
        attribute Suppress
          argument
            string
              segment ⟨a⟩
        other ui
        import Card
          name Tile
        import *
      """#)
  }

  @Test("an import can be half-typed")
  func halfTypedImport() {
    checkKotlin(
      #"""
      import com.app.
      import
      class A
      """#,
      #"""
      file
        import app
        import
        class A
      """#)
  }

  @Test("a primary constructor has parameters with modifiers, annotations, and defaults")
  func primaryConstructor() {
    checkKotlin(
      #"""
      data class User<T : Any>(private val name: String = "a", @get:Json("b") vararg ages: Int)
      """#,
      #"""
      file
        class User
          modifier data
          parameter name
            modifier private
            modifier val
            type String ⟨String⟩
            string
              segment ⟨a⟩
          parameter ages
            attribute Json
              argument
                string
                  segment ⟨b⟩
            modifier vararg
            type Int ⟨Int⟩
      """#)
  }

  @Test("a constructor can have annotations and modifiers")
  func constructorHeader() {
    checkKotlin(
      #"""
      class A @Inject internal constructor(b: B)
      class C
      @Inject fun d() {}
      """#,
      #"""
      file
        class A
          attribute Inject
          modifier internal
          parameter b
            type B ⟨B⟩
        class C
        function d
          attribute Inject
          block
      """#)
  }

  @Test("supertypes are types with constructor arguments and delegates")
  func supertypes() {
    checkKotlin(
      #"""
      class A(b: B) : Base<B>(b, 1), I by b { val c = 1 }
      """#,
      #"""
      file
        class A
          parameter b
            type B ⟨B⟩
          type Base
            type B ⟨B⟩
            argument
              name b
            argument
              number ⟨1⟩
          type I
            statement by
              name b
          block
            property c
              number ⟨1⟩
      """#)
  }

  @Test("an interface can be a fun interface")
  func funInterface() {
    checkKotlin(
      #"""
      fun interface Listener { fun onClick() }
      """#,
      #"""
      file
        interface Listener
          modifier fun
          block
            function onClick
      """#)
  }

  @Test("a companion object can have a name, a supertype, or neither")
  func companionObjects() {
    checkKotlin(
      #"""
      class A {
        companion object { const val B = 1 }
        private companion object C : D
        companion object
        val e = 1
      }
      """#,
      #"""
      file
        class A
          block
            object
              modifier companion
              block
                property B
                  modifier const
                  number ⟨1⟩
            object C
              modifier private
              modifier companion
              type D ⟨D⟩
            object
              modifier companion
            property e
              number ⟨1⟩
      """#)
  }

  @Test("an object declaration has a name, but an object expression doesn't")
  func objects() {
    checkKotlin(
      #"""
      object A : B
      val c = object : D(1), E { override fun f() {} }
      val g = object { }
      """#,
      #"""
      file
        object A
          type B ⟨B⟩
        property c
          object
            type D
              argument
                number ⟨1⟩
            type E ⟨E⟩
            block
              function f
                modifier override
                block
        property g
          object
            block
      """#)
  }

  @Test("enum entries can have arguments and bodies and end with a semicolon")
  func enumEntries() {
    checkKotlin(
      #"""
      enum class Kind(val id: Int) : I {
        @Old A(1), B(2) { override fun f() = 1 },
        C;
        fun f() = 0
      }
      """#,
      #"""
      file
        enum Kind
          modifier enum
          parameter id
            modifier val
            type Int ⟨Int⟩
          type I ⟨I⟩
          block
            enumCase A
              attribute Old
              argument
                number ⟨1⟩
            enumCase B
              argument
                number ⟨2⟩
              block
                function f
                  modifier override
                  number ⟨1⟩
            enumCase C
            function f
              number ⟨0⟩
      """#)
  }

  @Test("an enum can have only entries or only members")
  func enumsWithoutSemicolon() {
    checkKotlin(
      #"""
      enum class A { B, C, }
      enum class D { ; val e = 1 }
      """#,
      #"""
      file
        enum A
          modifier enum
          block
            enumCase B
            enumCase C
        enum D
          modifier enum
          block
            property e
              number ⟨1⟩
      """#)
  }

  @Test("init blocks and secondary constructors are initializers")
  func initializers() {
    checkKotlin(
      #"""
      class A {
        init { f() }
        constructor(b: Int) : this(b, 1) { g() }
        private constructor() : super()
      }
      """#,
      #"""
      file
        class A
          block
            initializer init
              block
                chain
                  call f
            initializer constructor
              parameter b
                type Int ⟨Int⟩
              chain
                call this
                  argument
                    name b
                  argument
                    number ⟨1⟩
              block
                chain
                  call g
            initializer constructor
              modifier private
              chain
                call super
      """#)
  }

  @Test("a type alias has a type")
  func typeAlias() {
    checkKotlin(
      #"""
      typealias Handler<T> = (T) -> Unit
      """#,
      #"""
      file
        alias Handler
          type Unit
            type T ⟨T⟩
      """#)
  }
}
