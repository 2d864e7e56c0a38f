// Kotlin functions, properties, modifiers, and annotations.

import Testing

@Suite("Kotlin parser: functions and properties")
struct KotlinDeclarationTests {
  @Test("a receiver is the first type of a function")
  func receivers() {
    checkKotlin(
      #"""
      fun Modifier.card(): Modifier = this
      fun <T> List<T>?.first(): T? { }
      fun (() -> Unit).twice() {}
      fun @Composable A.B.c() {}
      """#,
      #"""
      file
        function card
          type Modifier ⟨Modifier⟩
          type Modifier ⟨Modifier⟩
          name this
        function first
          type List
            type T ⟨T⟩
          type T ⟨T?⟩
          block
        function twice
          type
            type Unit ⟨() -> Unit⟩
          block
        function c
          type B
            attribute Composable
          block
      """#)
  }

  @Test("type parameters and constraints are skipped")
  func typeParameters() {
    checkKotlin(
      #"""
      inline fun <reified T : Comparable<T>> max(a: T): T where T : A, T : B = a
      """#,
      #"""
      file
        function max
          modifier inline
          parameter a
            type T ⟨T⟩
          type T ⟨T⟩
          name a
      """#)
  }

  @Test("a function type can have a receiver, annotations, and named parameters")
  func functionTypes() {
    checkKotlin(
      #"""
      fun f(
        a: @Composable RowScope.(index: Int) -> Unit,
        b: suspend (A) -> (B) -> C?,
        c: (() -> Unit)? = null,
      ) {}
      """#,
      #"""
      file
        function f
          parameter a
            type Unit
              attribute Composable
              type Int ⟨Int⟩
          parameter b
            type C
              type A ⟨A⟩
              type B ⟨B⟩
          parameter c
            type
              type Unit ⟨() -> Unit⟩
            name null
          block
      """#)
  }

  @Test("context parameters are a modifier")
  func contextParameters() {
    checkKotlin(
      #"""
      context(a: A)
      fun f() {}
      """#,
      #"""
      file
        function f
          modifier context
          block
      """#)
  }

  @Test("a property has a receiver, a type, and an initializer or a delegate")
  func properties() {
    checkKotlin(
      #"""
      val A.b: Int get() = 1
      var count by mutableStateOf(0)
      lateinit var c: C
      const val D = 1
      """#,
      #"""
      file
        property b
          type A ⟨A⟩
          type Int ⟨Int⟩
          accessor get
            number ⟨1⟩
        property count
          statement by
            chain
              call mutableStateOf
                argument
                  number ⟨0⟩
        property c
          modifier lateinit
          type C ⟨C⟩
        property D
          modifier const
          number ⟨1⟩
      """#)
  }

  @Test("accessors can be on their own lines and have modifiers")
  func accessors() {
    checkKotlin(
      #"""
      class A {
        var a: Int = 0
          @Old get() = field
          private set
        var b = 1; private set
        val c: Int
          get() { return 2 }
        var d
          get(): Int = 3
          set(value) { field = value }
      }
      """#,
      #"""
      file
        class A
          block
            property a
              type Int ⟨Int⟩
              number ⟨0⟩
              accessor get
                attribute Old
                name field
              accessor set
                modifier private
            property b
              number ⟨1⟩
              accessor set
                modifier private
            property c
              type Int ⟨Int⟩
              accessor get
                block
                  statement return
                    number ⟨2⟩
            property d
              accessor get
                type Int ⟨Int⟩
                number ⟨3⟩
              accessor set
                parameter value
                block
                  assignment =
                    name field
                    name value
      """#)
  }

  @Test("get and set are ordinary names inside functions")
  func softAccessors() {
    checkKotlin(
      #"""
      fun f() {
        val a = b
        get()
        set(1)
        val get = init { }
      }
      """#,
      #"""
      file
        function f
          block
            property a
              name b
            chain
              call get
            chain
              call set
                argument
                  number ⟨1⟩
            property get
              chain
                call init
                  trailing
                    closure
      """#)
  }

  @Test("a destructuring declaration contains parameters")
  func destructuring() {
    checkKotlin(
      #"""
      val (a, _, b: Int) = c
      """#,
      #"""
      file
        property
          parameter a
          parameter _
          parameter b
            type Int ⟨Int⟩
          name c
      """#)
  }

  @Test("soft keywords are names if no declaration follows")
  func softKeywords() {
    checkKotlin(
      #"""
      fun f(value: Int, data: D, open: Boolean = inner) {
        data.value = open
        sealed()
        val by = where
        import.get(set)
      }
      """#,
      #"""
      file
        function f
          parameter value
            type Int ⟨Int⟩
          parameter data
            type D ⟨D⟩
          parameter open
            type Boolean ⟨Boolean⟩
            name inner
          block
            assignment =
              chain
                name data
                member value
              name open
            chain
              call sealed
            property by
              name where
            chain
              name import
              call get
                argument
                  name set
      """#)
  }

  @Test("backticks remove a keyword's meaning")
  func quotedNames() {
    checkKotlin(
      #"""
      fun `is it`() { `when`(a.`in`) }
      """#,
      #"""
      file
        function is it
          block
            chain
              call when
                argument
                  chain
                    name a
                    member in
      """#)
  }

  @Test("annotations have use sites, arguments, and lists")
  func annotations() {
    checkKotlin(
      #"""
      @field:[A B("c")] @D.E(f = [1, 2], g = H::class) @get:I<J>(1) val k = 1
      """#,
      #"""
      file
        property k
          attribute A
          attribute B
            argument
              string
                segment ⟨c⟩
          attribute E
            argument f
              collection
                argument
                  number ⟨1⟩
                argument
                  number ⟨2⟩
            argument g
              keyPath
                name H
          attribute I
            type ⟨<J>⟩
            argument
              number ⟨1⟩
          number ⟨1⟩
      """#)
  }

  @Test("annotations without a declaration come before their expression")
  func annotatedExpression() {
    checkKotlin(
      #"""
      fun f() { @Suppress("a") g(@Composable { }) }
      """#,
      #"""
      file
        function f
          block
            attribute Suppress
              argument
                string
                  segment ⟨a⟩
            chain
              call g
                argument
                  attribute Composable
                  closure
      """#)
  }
}
