// Kotlin `if`, `when`, `try`, loops, and jumps.

import Testing

@Suite("Kotlin parser: branches")
struct KotlinBranchTests {
  @Test("an if has an arm for each alternative")
  func ifElse() {
    checkKotlin(
      #"""
      if (a) { b } else if (c) d else { e }
      """#,
      #"""
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
      """#)
  }

  @Test("else may be on its own line, even after a semicolon")
  func elseOnNextLine() {
    checkKotlin(
      #"""
      fun f() {
        if (a) b()
        else c()
        if (d) e(); else g()
      }
      """#,
      #"""
      file
        function f
          block
            branch(if)
              arm
                name a
                block
                  chain
                    call b
              arm else
                block
                  chain
                    call c
            branch(if)
              arm
                name d
                block
                  chain
                    call e
              arm else
                block
                  chain
                    call g
      """#)
  }

  @Test("an else belongs to the innermost if")
  func danglingElse() {
    checkKotlin(
      #"""
      if (a) if (b) c else d
      """#,
      #"""
      file
        branch(if)
          arm
            name a
            block
              branch(if)
                arm
                  name b
                  block
                    name c
                arm else
                  block
                    name d
      """#)
  }

  @Test("an if can be a value")
  func ifValue() {
    checkKotlin(
      #"""
      val a = if (b) c else d + e
      f(if (g) h else i, j)
      """#,
      #"""
      file
        property a
          branch(if)
            arm
              name b
              block
                name c
            arm else
              block
                infix
                  name d
                  operator +
                  name e
        chain
          call f
            argument
              branch(if)
                arm
                  name g
                  block
                    name h
                arm else
                  block
                    name i
            argument
              name j
      """#)
  }

  @Test("an if without a body doesn't consume a declaration")
  func ifWithoutBody() {
    checkKotlin(
      #"""
      fun f() {
        if (a)
        val b = c
      }
      """#,
      #"""
      file
        function f
          block
            branch(if)
              arm
                name a
            property b
              name c
      """#)
  }

  @Test("a when has conditions, types, ranges, and guards")
  func whenArms() {
    checkKotlin(
      #"""
      when (val a = b) {
        is C, !is D -> e
        in 1..2, !in f -> { g }
        h if i -> j
        else -> throw k
      }
      """#,
      #"""
      file
        branch(switch)
          property a
            name b
          arm
            prefix is
              type C ⟨C⟩
            prefix !is
              type D ⟨D⟩
            block
              name e
          arm
            prefix in
              infix
                number ⟨1⟩
                operator ..
                number ⟨2⟩
            prefix !in
              name f
            block
              name g
          arm
            name h
            prefix if
              name i
            block
              name j
          arm else
            block
              statement throw
                name k
      """#)
  }

  @Test("a when can have no subject and links after it")
  func whenWithoutSubject() {
    checkKotlin(
      #"""
      when { a > b -> c; else -> d }.e()
      """#,
      #"""
      file
        chain
          branch(switch)
            arm
              infix
                name a
                operator >
                name b
              block
                name c
            arm else
              block
                name d
          call e
      """#)
  }

  @Test("try has arms named by their keywords")
  func tryCatch() {
    checkKotlin(
      #"""
      val a = try { b } catch (e: IOException) { c } finally { d }
      """#,
      #"""
      file
        property a
          branch(tryCatch)
            arm try
              block
                name b
            arm catch
              parameter e
                type IOException ⟨IOException⟩
              block
                name c
            arm finally
              block
                name d
      """#)
  }

  @Test("for declares variables")
  func forLoops() {
    checkKotlin(
      #"""
      fun f() {
        for (a in b) c(a)
        d@ for ((e, g: Int) in h) { continue@d }
      }
      """#,
      #"""
      file
        function f
          block
            statement for
              parameter a
              name b
              block
                chain
                  call c
                    argument
                      name a
            statement for
              parameter e
              parameter g
                type Int ⟨Int⟩
              name h
              block
                statement continue
      """#)
  }

  @Test("while and do have conditions")
  func whileLoops() {
    checkKotlin(
      #"""
      fun f() {
        while (a) { break }
        do b() while (c)
        do { d } while (e)
        while (g);
      }
      """#,
      #"""
      file
        function f
          block
            statement while
              name a
              block
                statement break
            statement do
              block
                chain
                  call b
              name c
            statement do
              block
                name d
              name e
            statement while
              name g
      """#)
  }

  @Test("jumps take a value only from the same line")
  func jumps() {
    checkKotlin(
      #"""
      fun f() {
        return
        a()
        return b
        throw
          c
      }
      """#,
      #"""
      file
        function f
          block
            statement return
            chain
              call a
            statement return
              name b
            statement throw
              name c
      """#)
  }

  @Test("an object with listeners is a declaration inside an argument")
  func objectArgument() {
    checkKotlin(
      #"""
      view.setOnClickListener(object : View.OnClickListener {
        override fun onClick(v: View) { a() }
      })
      """#,
      #"""
      file
        chain
          name view
          call setOnClickListener
            argument
              object
                type OnClickListener ⟨View.OnClickListener⟩
                block
                  function onClick
                    modifier override
                    parameter v
                      type View ⟨View⟩
                    block
                      chain
                        call a
      """#)
  }
}
