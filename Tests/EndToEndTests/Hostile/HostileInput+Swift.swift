// Extreme Swift.

extension HostileInput {
  private static let view = "import SwiftUI\nstruct Screen: View { var body: some View { "
  private static let ending = " } }\n"

  static let swift = swiftLines + swiftNests + swiftChains + swiftOpenEnds + swiftCrowds

  /// Ten megabytes on one line.
  private static let swiftLines: [HostileInput] = [
    .filled("a comment on one line", .swift, bytes: 10 << 20, opening: "//", "x"),
    .filled("a string on one line", .swift, bytes: 10 << 20, opening: "let a = \"", "x", end: "\""),
    .filled("blanks on one line", .swift, bytes: 10 << 20, " "),
    .filled("a name on one line", .swift, bytes: 10 << 20, opening: "let ", "x"),
    .filled(
      "views on one line", .swift, bytes: 10 << 20, opening: view, #"Text("a").onTapGesture { a() }; "#,
      end: ending),
    .filled(
      "modifiers on one line", .swift, bytes: 10 << 20, opening: view + #"Text("a")"#, ".padding()",
      end: ending),
    .filled("arguments on one line", .swift, bytes: 10 << 20, opening: view + "f(", "a, ", end: ")" + ending),
    .filled("operators on one line", .swift, bytes: 10 << 20, opening: "let a = ", "a + "),
    .filled("angles on one line", .swift, bytes: 10 << 20, opening: view, "<", end: ending),
    .filled("backticks on one line", .swift, bytes: 10 << 20, opening: view, "`", end: ending),
    .filled("accents on one letter", .swift, bytes: 10 << 20, opening: "let a = \"e", "\u{301}", end: "\""),
    .filled("line ends", .swift, bytes: 10 << 20, "\r"),
  ]

  /// A hundred thousand of each construct, nested.
  private static let swiftNests: [HostileInput] = [
    .repeated("brackets that close nothing", .swift, 100_000, opening: "let a = ", "(]"),
    .repeated("braces that close over brackets", .swift, 100_000, opening: "let a = ", "\\(}"),
    .repeated("nested parentheses", .swift, 100_000, opening: "let a = ", "(", middle: "1", closing: ")"),
    .repeated("nested brackets", .swift, 100_000, opening: "let a = ", "[", middle: "1", closing: "]"),
    .repeated("nested braces", .swift, 100_000, opening: "let a = ", "{", middle: "1", closing: "}"),
    .repeated("nested calls", .swift, 100_000, opening: "let a = ", "f(", middle: "1", closing: ")"),
    .repeated("nested closures", .swift, 100_000, opening: "let a = ", "f { ", middle: "1", closing: "}"),
    .repeated("nested generics", .swift, 100_000, opening: "let a: ", "A<", middle: "B", closing: ">"),
    .repeated("nested comments", .swift, 100_000, "/*", closing: "*/"),
    .repeated(
      "nested interpolations", .swift, 100_000, opening: "let a = ", #""\("#, middle: "1", closing: ")\""),
    .repeated(
      "nested views", .swift, 100_000, opening: view, "VStack {\n", middle: #"Image("a")"#,
      closing: "}.onTapGesture { a() }\n", end: ending),
    .repeated(
      "nested conditions", .swift, 100_000, opening: view, "if a { ", middle: #"Text("a")"#, closing: "}",
      end: ending),
    .repeated("nested functions", .swift, 100_000, "func a() { ", closing: "}"),
    .repeated("nested types", .swift, 100_000, "class A { ", closing: "}"),
    .repeated("nested directives", .swift, 100_000, "#if A\n", closing: "#endif\n"),
  ]

  /// Long sequences in which each part belongs to the previous one.
  private static let swiftChains: [HostileInput] = [
    .repeated(
      "if and else", .swift, 100_000, opening: view + #"if a { Text("a") }"#, #" else if b { Image("x") }"#,
      end: ending),
    .repeated(
      "cases", .swift, 100_000, opening: view + "switch a {", "case 1: Text(\"a\")\n", end: "}" + ending),
    .repeated("ternaries", .swift, 100_000, opening: "let a = ", "a ? b : ", middle: "c"),
    .repeated(
      "ternaries of views", .swift, 5_000, opening: view, #"a ? Text("a") : "#, end: "Text(\"b\")" + ending),
    .repeated("prefixes", .swift, 100_000, opening: "let a = ", "!", middle: "c"),
    .repeated("tries", .swift, 100_000, opening: "let a = ", "try ", middle: "c"),
    .repeated("attributes", .swift, 100_000, "@a(b) "),
    .repeated("function types", .swift, 100_000, opening: "let a: ", "(A) -> ", middle: "B"),
    .repeated(
      "branches of a directive", .swift, 100_000, opening: "#if A\n", "#elseif B\na()\n", end: "#endif\n"),
    HostileInput("Swift: views that show the next one", "App/Screen.swift", count: 30_000) { count in
      "import SwiftUI\n"
        + (0..<count).map { "struct A\($0): View { var body: some View { A\($0 + 1)() } }\n" }.joined()
    },
    HostileInput("Swift: classes that build on the next one", "App/Screen.swift", count: 100_000) { count in
      "import UIKit\n" + (0..<count).map { "class A\($0): A\($0 + 1) {}\n" }.joined()
    },
    HostileInput("Swift: variables that are the one before", "App/Screen.swift", count: 100_000) { count in
      "import UIKit\nclass A: UIView { func f() {\n"
        + (1..<count).map { "let a\($0) = a\($0 - 1)\na\($0).accessibilityLabel = \"\"\n" }.joined() + "} }\n"
    },
  ]

  /// Constructs that can be opened but aren't closed.
  private static let swiftOpenEnds: [HostileInput] = [
    .repeated("open parentheses", .swift, 100_000, opening: "let a = ", "("),
    .repeated("open closures", .swift, 100_000, opening: "let a = ", "f { "),
    .repeated("open generics", .swift, 100_000, opening: "let a: ", "A<"),
    .repeated("open comments", .swift, 100_000, "/*"),
    .repeated("open strings", .swift, 100_000, opening: view, "Text(\"a\n"),
    .repeated("open strings of several lines", .swift, 100_000, "\"\"\"\n"),
    .repeated("open interpolations", .swift, 100_000, opening: "let a = ", #""\("#),
    .repeated("open patterns", .swift, 100_000, "a = /a(\n"),
    .repeated("a pattern of escapes", .swift, 100_000, opening: "a = /", "\\/"),
    .repeated("open directives", .swift, 100_000, opening: view, "#if A\n"),
    .repeated("open ternaries", .swift, 100_000, opening: "let a = ", "a ? "),
    .repeated("closing brackets", .swift, 100_000, ")}]"),
    .repeated("number signs", .swift, 100_000, "#"),
    .repeated(
      "number signs and quotes", .swift, 100_000, opening: "let a = ", "#", middle: "\"", closing: "\"#"),
    .repeated("at signs", .swift, 100_000, "@"),
    .repeated("backslashes", .swift, 100_000, "\\"),
    .repeated("dots", .swift, 100_000, "a."),
  ]

  /// Many repetitions of code that a rule or suppression applies to.
  private static let swiftCrowds: [HostileInput] = [
    .repeated("suppressions on one line", .swift, 50_000, "/* a11y:ignore missing-hint */ "),
    .repeated("rules in one suppression", .swift, 50_000, opening: "// a11y:ignore ", "missing-hint, "),
    .repeated(
      "suppressions of another tool", .swift, 20_000, opening: view + "VStack {\n",
      "Image(\"a\").onTapGesture { a() } // swiftlint:disable:this accessibility_label_for_image\n",
      end: "}" + ending),
    .repeated(
      "endless animations", .swift, 10_000, opening: view + "VStack {\n",
      "Logo().rotationEffect(a).animation(.linear(duration: 2).repeatForever(), value: a)\n",
      end: "}" + ending),
    .repeated(
      "endless animations of one state", .swift, 10_000, opening: view + "VStack {\n",
      "Logo().opacity(on).onAppear { withAnimation(.linear(duration: 2).repeatForever()) { on = true } }\n",
      end: "}" + ending),
    .repeated(
      "animations of layers in one function", .swift, 10_000,
      opening: "import UIKit\nclass A: UIView { func f() {\n",
      "let a = CABasicAnimation(keyPath: \"opacity\"); a.duration = 2\n",
      end: "a.repeatCount = .infinity\n} }\n"),
    .repeated(
      "buttons in one row", .swift, 10_000, opening: view + "HStack {\n", "Button(\"a\", action: a)\n",
      end: "}" + ending),
    .repeated(
      "dimmed windows in types of one name", .swift, 10_000, opening: "import SwiftUI\n",
      "struct A: View { var body: some View { B().overlay { if c { ZStack { Color.black.opacity(0.4); Button(d) {} } } } } }\n"
    ),
    .repeated(
      "findings on one line", .swift, 50_000, opening: view + "VStack { ",
      #"Image("a").onTapGesture { a() }; "#, end: "}" + ending),
    .repeated(
      "gestures on one view", .swift, 20_000, opening: view + #"VStack { Text("a") }"#,
      ".onTapGesture { a() }\n", end: ending),
  ]
}
