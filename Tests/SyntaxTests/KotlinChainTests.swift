// Kotlin chains, calls, lambdas, and references.

import Testing

@Suite("Kotlin parser: chains")
struct KotlinChainTests {
  @Test("a chain is one node with a link for each part")
  func chains() {
    checkKotlin(
      #"""
      a.b(c)?.d[0]!!.e { }
      """#,
      #"""
      file
        chain
          name a
          call b
            argument
              name c
          member d
          index
            argument
              number ⟨0⟩
          call e
            trailing
              closure
      """#)
  }

  @Test("a line that begins with a dot continues the chain")
  func chainOverLines() {
    checkKotlin(
      #"""
      a
        .b()
        // comment
        ?.c
      """#,
      #"""
      file
        chain
          name a
          call b
          member c
      """#)
  }

  @Test("a dot at the end of a line continues only if the next line is indented deeper")
  func trailingDot() {
    checkKotlin(
      #"""
      fun f() {
        a.
          b()
        c.
        d()
      }
      """#,
      #"""
      file
        function f
          block
            chain
              name a
              call b
            chain
              name c
              member
            chain
              call d
      """#)
  }

  @Test("a brace on the next line isn't a trailing lambda")
  func braceOnNextLine() {
    checkKotlin(
      #"""
      fun f() {
        a()
        { b }
      }
      """#,
      #"""
      file
        function f
          block
            chain
              call a
            closure
              name b
      """#)
  }

  @Test("a parenthesis or bracket on the next line begins a statement")
  func bracketOnNextLine() {
    checkKotlin(
      #"""
      fun f() {
        a
        (b)
        c
        [d]
      }
      """#,
      #"""
      file
        function f
          block
            name a
            tuple
              argument
                name b
            name c
            collection
              argument
                name d
      """#)
  }

  @Test("arguments have labels, and trailing lambdas are marked")
  func arguments() {
    checkKotlin(
      #"""
      Button(onClick = { a() }, *b, modifier = Modifier) { Text("c") }
      """#,
      #"""
      file
        chain
          call Button
            argument onClick
              closure
                chain
                  call a
            argument
              prefix *
                name b
            argument modifier
              name Modifier
            trailing
              closure
                chain
                  call Text
                    argument
                      string
                        segment ⟨c⟩
      """#)
  }

  @Test("a trailing lambda can have a label or an annotation")
  func labelledLambda() {
    checkKotlin(
      #"""
      a b@{ return@b }
      c() @D { }
      """#,
      #"""
      file
        chain
          call a
            trailing
              closure
                statement return
        chain
          call c
            trailing
              attribute D
              closure
      """#)
  }

  @Test("a second call follows the first")
  func calledCall() {
    checkKotlin(
      #"""
      a(1)(2) { }
      """#,
      #"""
      file
        chain
          call a
            argument
              number ⟨1⟩
          call
            argument
              number ⟨2⟩
            trailing
              closure
      """#)
  }

  @Test("type arguments are distinguished from comparisons by the next token")
  func typeArgumentsOfCalls() {
    checkKotlin(
      #"""
      a<B, C<D>>(e)
      f<G?> { }
      h(i < j, k > l)
      m<N>.o
      """#,
      #"""
      file
        chain
          call a
            type ⟨<B, C<D>>⟩
            argument
              name e
        chain
          call f
            type ⟨<G?>⟩
            trailing
              closure
        chain
          call h
            argument
              infix
                name i
                operator <
                name j
            argument
              infix
                name k
                operator >
                name l
        chain
          name m
            type ⟨<N>⟩
          member o
      """#)
  }

  @Test("lambda parameters are names, types, and destructured names")
  func lambdaParameters() {
    checkKotlin(
      #"""
      a { (b, c): P<D, E>, f: (G) -> H, _ -> i }
      """#,
      #"""
      file
        chain
          call a
            trailing
              closure
                parameter b
                parameter c
                type P
                  type D ⟨D⟩
                  type E ⟨E⟩
                parameter f
                  type H
                    type G ⟨G⟩
                parameter _
                name i
      """#)
  }

  @Test("a lambda without an arrow has only statements")
  func lambdaWithoutParameters() {
    checkKotlin(
      #"""
      a { b(c); d.e -> }
      """#,
      #"""
      file
        chain
          call a
            trailing
              closure
                chain
                  call b
                    argument
                      name c
                chain
                  name d
                  member e
                other ⟨->⟩
      """#)
  }

  @Test("a leading arrow begins the statements")
  func emptyLambdaParameters() {
    checkKotlin(
      #"""
      val a = { -> b }
      """#,
      #"""
      file
        property a
          closure
            name b
      """#)
  }

  @Test("references and class literals follow two colons")
  func references() {
    checkKotlin(
      #"""
      f(::a, B::c, this::d, E::class.java, F<G>::class, h.i::j)
      """#,
      #"""
      file
        chain
          call f
            argument
              chain
                member a
            argument
              chain
                name B
                member c
            argument
              chain
                name this
                member d
            argument
              chain
                keyPath
                  name E
                member java
            argument
              keyPath
                name F
                  type ⟨<G>⟩
            argument
              chain
                name h
                member i
                member j
      """#)
  }

  @Test("this and super can have labels and types")
  func labelledThis() {
    checkKotlin(
      #"""
      this@A.b(super<C>.d(), super@E.f)
      """#,
      #"""
      file
        chain
          name this
          call b
            argument
              chain
                name super
                  type ⟨<C>⟩
                call d
            argument
              chain
                name super
                member f
      """#)
  }

  @Test("an anonymous function is a declaration without a name")
  func anonymousFunctions() {
    checkKotlin(
      #"""
      val a = fun(b: Int): Int { return b }
      val c = fun D.() = e
      run(suspend fun() { })
      """#,
      #"""
      file
        property a
          function
            parameter b
              type Int ⟨Int⟩
            type Int ⟨Int⟩
            block
              statement return
                name b
        property c
          function
            type D ⟨D⟩
            name e
        chain
          call run
            argument
              function
                modifier suspend
                block
      """#)
  }
}
