// Extreme Kotlin.

extension HostileInput {
  private static let view =
    "package a\nimport androidx.compose.foundation.*\nimport androidx.compose.material3.*\n"
    + "import androidx.compose.runtime.*\nimport androidx.compose.ui.*\n@Composable\nfun Screen() {\n"
  private static let code =
    "package a\nimport android.view.*\nimport android.widget.*\nclass A(c: Context) : View(c) { fun f() {\n"
  private static let ending = "\n}\n"

  static let kotlin = kotlinLines + kotlinNests + kotlinChains + kotlinOpenEnds + kotlinCrowds

  private static let kotlinLines: [HostileInput] = [
    .filled("a comment on one line", .kotlin, bytes: 10 << 20, opening: "//", "x"),
    .filled("a string on one line", .kotlin, bytes: 10 << 20, opening: "val a = \"", "x", end: "\""),
    .filled(
      "views on one line", .kotlin, bytes: 10 << 20, opening: view,
      "Icon(x, null, Modifier.clickable { a() }); ", end: ending),
    .filled(
      "modifiers on one line", .kotlin, bytes: 10 << 20, opening: view + "Box(Modifier", ".padding(1.dp)",
      end: ")" + ending),
    .filled(
      "arguments on one line", .kotlin, bytes: 10 << 20, opening: view + "f(", "a, ", end: ")" + ending),
    .filled("operators on one line", .kotlin, bytes: 10 << 20, opening: "val a = ", "a + "),
    .filled("generic calls on one line", .kotlin, bytes: 10 << 20, opening: view, "a<b>(c)", end: ending),
    .filled("functions on one line", .kotlin, bytes: 10 << 20, opening: view, "fun a() {}", end: ending),
    .filled(
      "setters on one line", .kotlin, bytes: 10 << 20, opening: code, "v.setOnClickListener { a() }; ",
      end: "}" + ending),
    .filled("angles on one line", .kotlin, bytes: 10 << 20, opening: view, "<", end: ending),
  ]

  private static let kotlinNests: [HostileInput] = [
    .repeated("brackets that close nothing", .kotlin, 100_000, opening: "val a = ", "(]"),
    .repeated("nested parentheses", .kotlin, 100_000, opening: "val a = ", "(", middle: "1", closing: ")"),
    .repeated("nested indices", .kotlin, 100_000, opening: "val a = ", "a[", middle: "1", closing: "]"),
    .repeated("nested lambdas", .kotlin, 100_000, opening: "val a = ", "{ ", middle: "1", closing: "}"),
    .repeated("nested generics", .kotlin, 100_000, opening: "val a: ", "A<", middle: "B", closing: ">"),
    .repeated("nested comments", .kotlin, 100_000, "/*", closing: "*/"),
    .repeated(
      "nested interpolations", .kotlin, 100_000, opening: "val a = ", "\"${", middle: "1", closing: "}\""),
    .repeated(
      "nested views", .kotlin, 100_000, opening: view, "Box(Modifier.clickable { a() }) {\n",
      middle: "Icon(x, null)\n", closing: "}\n", end: ending),
    .repeated(
      "nested receivers", .kotlin, 100_000, opening: code + "val v = ImageButton(c)",
      ".apply { setOnClickListener { a() }", closing: "}", end: "}" + ending),
    .repeated(
      "nested conditions", .kotlin, 100_000, opening: view, "if (a) { ", middle: "Text(\"a\")", closing: "}",
      end: ending),
    .repeated(
      "conditions without braces", .kotlin, 100_000, opening: view, "if (a) ", middle: "b()", end: ending),
    .repeated(
      "loops without braces", .kotlin, 100_000, opening: view, "for (i in a) while (b) ", middle: "b()",
      end: ending),
    .repeated(
      "nested choices", .kotlin, 100_000, opening: view, "when (a) { 1 -> ", middle: "b()", closing: "}",
      end: ending),
    .repeated("nested functions", .kotlin, 100_000, "fun a() { ", closing: "}"),
    .repeated("nested classes", .kotlin, 100_000, "class A { ", closing: "}"),
  ]

  private static let kotlinChains: [HostileInput] = [
    .repeated(
      "if and else", .kotlin, 100_000, opening: view + "if (a) { Text(\"a\") }",
      " else if (b) { Icon(x, null) }", end: ending),
    .repeated(
      "values of if and else", .kotlin, 100_000, opening: view + "val q = ", "if (a) b else ", middle: "c",
      end: ending),
    .repeated(
      "cases", .kotlin, 100_000, opening: view + "when (a) {", "1 -> Text(\"a\")\n", end: "}" + ending),
    .repeated("elvis operators", .kotlin, 100_000, opening: "val a = ", "a ?: ", middle: "c"),
    .repeated("prefixes", .kotlin, 100_000, opening: "val a = ", "- ", middle: "c"),
    .repeated("annotations", .kotlin, 100_000, "@a(b) "),
    .repeated("function types", .kotlin, 100_000, opening: "val a: ", "(A) -> ", middle: "B"),
    HostileInput("Kotlin: composables that call the next one", "App/Screen.kt", count: 100_000) { count in
      "import androidx.compose.runtime.*\n"
        + (0..<count).map { "@Composable fun A\($0)() { A\($0 + 1)() }\n" }.joined()
    },
    HostileInput("Kotlin: constants that are the next one", "App/Screen.kt", count: 100_000) { count in
      view + (0..<count).map { "val a\($0) = a\($0 + 1)\n" }.joined() + "Box(a0)" + ending
    },
  ]

  private static let kotlinOpenEnds: [HostileInput] = [
    .repeated("open parentheses", .kotlin, 100_000, opening: "val a = ", "("),
    .repeated("open lambdas", .kotlin, 100_000, opening: "val a = ", "f { "),
    .repeated("open generics", .kotlin, 100_000, opening: "val a = ", "f<"),
    .repeated("open comments", .kotlin, 100_000, "/*"),
    .repeated("open strings", .kotlin, 100_000, opening: view, "Text(\"a\n"),
    .repeated("open strings of several lines", .kotlin, 100_000, "\"\"\""),
    .repeated("open interpolations", .kotlin, 100_000, opening: "val a = ", "\"${"),
    .repeated("open names", .kotlin, 100_000, "`"),
    .repeated("open characters", .kotlin, 100_000, "'"),
    .repeated("closing brackets", .kotlin, 100_000, ")}]"),
  ]

  private static let kotlinCrowds: [HostileInput] = [
    .repeated("suppressions on one line", .kotlin, 50_000, "/* a11y:ignore missing-hint */ "),
    .repeated(
      "suppressions of another tool", .kotlin, 10_000, opening: view,
      "//noinspection ContentDescription\nIcon(x, null, Modifier.clickable { a() })\n", end: ending),
    HostileInput("Kotlin: suppressing annotations", "App/Screen.kt", count: 10_000) { count in
      "import androidx.compose.material3.*\nimport androidx.compose.runtime.*\n"
        + String(
          repeating:
            "@SuppressLint(\"ContentDescription\") @Composable fun A() { IconButton({ a() }) { Icon(x, null) } }\n",
          count: count)
    },
    HostileInput("Kotlin: views found by their identifiers", "App/Screen.kt", count: 15_000) { count in
      code
        + (0..<count).map { "findViewById<View>(R.id.a\($0)).contentDescription = \"x\"\n" }.joined() + "}"
        + ending
    },
    .repeated(
      "findings on one line", .kotlin, 50_000, opening: view + "Column { ",
      "Icon(x, null, Modifier.clickable { a() }); ", end: "}" + ending),
  ]
}
