// The shared check for Kotlin parser tests, comments, and texts cut at any point.

import Source
import Syntax
import Testing

/// Checks the tree dump of Kotlin source.
func checkKotlin(_ source: String, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let tree = Tree(parsing: SourceText(source), as: .kotlin)
  #expect(tree.dump() == dump + "\n", sourceLocation: sourceLocation)
  checkNesting(of: tree, sourceLocation: sourceLocation)
}

@Suite("Kotlin parser")
struct KotlinParserTests {
  @Test("comments can be nested and aren't nodes")
  func comments() {
    let tree = Tree(
      parsing: SourceText("#!/usr/bin/env kotlin\na /* b /* c */ d */ . e // f\n/** g"), as: .kotlin)
    #expect(tree.comments.map { tree.text.string($0) } == ["/* b /* c */ d */", "// f", "/** g"])
    #expect(tree.dump() == "file\n  chain\n    name a\n    member e\n")
  }

  @Test("a string with dollar signs before its quotes needs the same number for a template")
  func dollars() {
    checkKotlin(
      #"""
      $$"$a $$b $${c} $$$d"
      """#,
      #"""
      file
        string
          segment ⟨$a ⟩
          interpolation
            name b
          segment ⟨ ⟩
          interpolation
            name c
          segment ⟨ $⟩
          interpolation
            name d
      """#)
  }

  @Test("a string includes its quotes, and a link begins at its dot")
  func ranges() throws {
    let tree = Tree(parsing: SourceText(#"a("é $b")?.c { }"#), as: .kotlin)
    let string = try #require(tree.nodes.indices.first { tree.nodes[$0].kind == .string })
    #expect(tree.sourceText(of: NodeID(string)) == #""é $b""#)
    let link = try #require(tree.nodes.indices.last { tree.nodes[$0].kind == .call })
    #expect(tree.sourceText(of: NodeID(link)) == "?.c { }")
    #expect(tree.nameText(of: NodeID(link)) == "c")
  }

  @Test("line endings change only offsets")
  func lineEndings() {
    let tree = Tree(parsing: SourceText(richKotlin), as: .kotlin)
    let other = Tree(
      parsing: SourceText(
        richKotlin.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: "\r\n")), as: .kotlin)
    #expect(tree.nodes.map(\.kind) == other.nodes.map(\.kind))
    #expect(tree.nodes.map(\.name) == other.nodes.map(\.name))
  }

  @Test("every prefix and suffix of a text parses")
  func truncation() {
    let bytes = Array(richKotlin.utf8)
    for end in bytes.indices {
      checkNesting(of: Tree(parsing: SourceText(bytes[..<end]), as: .kotlin))
      checkNesting(of: Tree(parsing: SourceText(bytes[end...]), as: .kotlin))
    }
  }

  @Test(
    "deep nesting becomes other",
    arguments: [
      "(", "[", "{", "f(", "f {", "if (a) ", "a<", "!", "a = ", "x: (", "\"${", "@A(", "a ?: throw ",
      "class A {", "val (", "{ (", "enum class A { B {", "when { a -> ", "@[A(",
    ])
  func deepNesting(opening: String) {
    checkNesting(of: Tree(parsing: SourceText(String(repeating: opening, count: 20_000)), as: .kotlin))
  }
}

/// Kotlin code with many kinds of syntax.
let richKotlin = #"""
  @file:Suppress("a")
  package com.app.ui
  import androidx.compose.ui.Modifier as M

  /** Doc. */
  data class User<T : Any>(private val name: String = "a", @get:Json("b") var age: Int) : Base<T>(1), I by x {
    companion object { const val A = 1_000L }
    private val title: String? get() = name
    var count by mutableStateOf(0)
      private set
    init { println("$name is ${age + 1} $$") }
    constructor(a: Int) : this("é", a) { foo() }
  }
  enum class Kind(val id: Int) { A(1), @Old B(2) { override fun x() = 1 }, C; fun y() {} }

  @Composable
  fun <T> Modifier.card(onClick: () -> Unit, content: @Composable RowScope.() -> Unit = {}): Modifier = this
    .padding(16.dp, top = 1.dp)
    .clickable(onClickLabel = "Open") { onClick() }

  fun screen(items: List<Int>) {
    val (a, b) = pair
    if (a == 1) return else if (b is Foo && b !in c) { x = y as? Z ?: return@screen } else foo()
    when (val s = state) {
      is Loading, Error -> Text("a")
      in 1..10 if ok -> { bar() }
      else -> throw E()
    }
    items.forEach { (k, v): P<K, V>, i -> println(k to v) }
    Text(text = stringResource(R.string.a), modifier = Modifier.semantics { contentDescription = "x" })
    view.setOnClickListener(object : View.OnClickListener { override fun onClick(v: View) {} })
    for ((i, x) in list.withIndex()) draw(i)
    do { i++ } while (i < 3)
    foo<Bar>(::baz, Foo::class.java, this@screen::x, 'c', fun(x: Int): Int { return x * -2 })
    try { a() } catch (e: IOException) { b() } finally { c() }
    run loop@{ return@loop }
    val t = """raw "$x" ""${y { "z" }}"""""
  }
  """#
