// Custom components declared in other files.

import Elements
import Linter
import Source
import Testing

@Suite("Components")
struct ComponentTests {
  private static func swift(_ views: String) -> String { "import SwiftUI\n\(views)" }

  private static let screenPath = "App/Screen.swift"
  private static func screen(_ view: String) -> String {
    swift("struct Screen: View { var body: some View { \(view) } }")
  }

  private func inferred(_ name: String, _ code: String) -> Component? {
    let view = ProjectView(index(["App/Part.swift": code]).surroundings.project, path: Self.screenPath)
    return view.component(name)
  }

  @Test(
    "a view type has the elements of its body",
    arguments: [
      ("let title: String; var body: some View { Text(title) }", "texts parameter(title)"),
      (#"var body: some View { Text("Hello") }"#, "texts literal(Hello)"),
      ("var body: some View { Image(systemName: \"xmark\") }", "pictures 1"),
      (
        "let title: String; var body: some View { Button(action: go) { Text(title) } }",
        "button texts parameter(title) controls 1"
      ),
      ("var body: some View { Button(action: go) { Image(\"x\") } }", "button pictures 1 controls 1"),
      ("let content: Content; var body: some View { VStack { content } }", "content"),
      ("var body: some View { Other() }", "open"),
    ])
  func inference(body: String, expected: String) throws {
    let component = try #require(inferred("Part", Self.swift("struct Part: View { \(body) }")))
    #expect(component.summary == expected)
  }

  @Test(
    "the content of a component that labels it isn't reported",
    arguments: [("control.accessibilityLabel(label)", 0), ("control.padding()", 1)])
  func labeledContent(control: String, count: Int) {
    let part = """
      struct FormField<Control: View>: View {
        let control: Control
        let label: LocalizedStringKey
        init(_ label: LocalizedStringKey, @ViewBuilder builder: () -> Control) { self.label = label; control = builder() }
        var body: some View { VStack { HStack { Text(label); Spacer() }; \(control).focused($focus) } }
      }
      """
    let files = [
      Self.screenPath: Self.screen(#"FormField("About") { TextField("", text: $about) }"#),
      "App/FormField.swift": Self.swift(part),
    ]
    let found = LinterTests.findings(in: Self.screenPath, of: files)
    #expect(found.count { $0.hasPrefix("missing-field-label") } == count)
  }

  @Test("two components with the same name are unknown if they differ")
  func ambiguity() {
    let one = Self.swift(#"struct Part: View { var body: some View { Text("a") } }"#)
    let two = Self.swift(#"struct Part: View { var body: some View { Image("b") } }"#)
    let files = ["A/One.swift": one, "B/Two.swift": two]
    #expect(ProjectView(index(files).surroundings.project, path: "C.swift").component("Part") == nil)
  }

  @Test("a view type and a composable with the same name are separate components")
  func platforms() {
    let files = [
      "ios/Part.swift": Self.swift(#"struct Part: View { var body: some View { Text("a") } }"#),
      "android/src/Part.kt": Self.kotlin("@Composable fun Part() { Text(\"a\") }"),
    ]
    let project = index(files).surroundings.project
    #expect(ProjectView(project, path: "ios/A.swift").component("Part")?.summary == "texts literal(a)")
    #expect(ProjectView(project, path: "android/src/A.kt").component("Part")?.role == .text)
  }

  @Test(
    "the action closure of a configured control isn't its label",
    arguments: [
      (#"Tile(icon: Image("a"), title: nil) { play() }"#, ["missing-icon-button-label"]),
      (#"Tile(icon: Image("a")) { Task { await play() } }"#, ["missing-icon-button-label"]),
      (#"Tile(icon: Image("a"), title: "Play") { play() }"#, []),
      (#"Tile(icon: Image("a"), title: title) { play() }"#, []),
    ])
  func configuredClosures(call: String, expected: [String]) {
    let settings = #"{"components": {"Tile": {"role": "button", "label": "title", "image": "icon"}}}"#
    let configuration = ConfigurationFile(SourceText(settings), folder: "/").applied(to: Configuration())
    let file = SourceFile(path: Self.screenPath, text: SourceText(Self.screen(call)))
    #expect(Linter(configuration).lint(file).map(\.rule) == expected)
  }

  @Test(
    "a view of another file is resolved where it is used",
    arguments: [
      // The component's image is the only content of the button.
      (
        "Button(action: close) { CloseMark() }",
        #"struct CloseMark: View { var body: some View { Image("close") } }"#,
        ["missing-icon-button-label"]
      ),
      (
        "Button(action: close) { CloseMark() }",
        #"struct CloseMark: View { var body: some View { Image("close").accessibilityLabel("Close") } }"#, []
      ),
      (
        #"Button(action: close) { Title(text: "Close") }.accessibilityLabel("Shut")"#,
        "struct Title: View { let text: String; var body: some View { Text(text) } }", ["mismatched-label"]
      ),
      (
        "Button(action: close) { CloseMark() }",
        "struct CloseMark: View { var body: some View { Unknown() } }", []
      ),
      ("Button(action: close) { CloseMark() }", "", []),
    ])
  func uses(view: String, declaration: String, expected: [String]) {
    let files = [Self.screenPath: Self.screen(view), "App/Part.swift": Self.swift(declaration)]
    #expect(findings(in: Self.screenPath, of: files).map { String($0.prefix { $0 != " " }) } == expected)
  }

  private static func kotlin(_ code: String) -> String {
    "package a\nimport androidx.compose.material3.*\n\(code)"
  }

  @Test(
    "a composable of another file is resolved where it is used",
    arguments: [
      (
        "IconButton(onClick = close) { AppIcon(R.drawable.close) }",
        "@Composable fun AppIcon(id: Int, description: String? = null) { Icon(painterResource(id), contentDescription = description) }",
        ["missing-icon-button-label"]
      ),
      (
        "IconButton(onClick = close) { AppIcon(R.drawable.close, \"Close\") }",
        "@Composable fun AppIcon(id: Int, description: String? = null) { Icon(painterResource(id), contentDescription = description) }",
        []
      ),
      (
        "IconButton(onClick = close) { AppIcon(R.drawable.close) }",
        "@Composable fun AppIcon(id: Int) { Icon(painterResource(id), contentDescription = \"Close\") }", []
      ),
      (
        "IconButton(onClick = close) { AppIcon(R.drawable.close) }",
        "@Composable fun AppIcon(id: Int) { Other(id) }", []
      ),
      (
        "AppButton(Icons.Default.Close) { close() }",
        "@Composable fun AppButton(icon: ImageVector, description: String? = null, onClick: () -> Unit) { IconButton(onClick) { Icon(icon, description) } }",
        ["missing-icon-button-label"]
      ),
      (
        "AppButton(Icons.Default.Close, \"Close\") { close() }",
        "@Composable fun AppButton(icon: ImageVector, description: String? = null, onClick: () -> Unit) { IconButton(onClick) { Icon(icon, description) } }",
        []
      ),
    ])
  func composables(call: String, declaration: String, expected: [String]) {
    let path = "app/src/main/kotlin/Screen.kt"
    let files = [
      path: Self.kotlin("@Composable fun Screen(close: () -> Unit) { \(call) }"),
      "app/src/main/kotlin/Parts.kt": Self.kotlin(declaration),
    ]
    #expect(findings(in: path, of: files).map { String($0.prefix { $0 != " " }) } == expected)
  }

  @Test("a file's facts about the components it uses don't depend on the facts from other files")
  func places() {
    let mark = index([
      "App/Mark.swift": Self.swift(#"struct CloseMark: View { var body: some View { Image("close") } }"#)
    ]).surroundings.project
    let told = [Project.unknown, mark].map { project in
      let view = ProjectView(project, path: Self.screenPath)
      let screen = SourceText(Self.screen("Button(action: close) { CloseMark() }"))
      _ = ElementTree(screen, path: Self.screenPath, in: view)
      return view.declarations.filter { $0.key.kind == .componentPlaces }
    }
    #expect(!told[0].isEmpty)
    #expect(told[0] == told[1])
  }

  @Test(
    "a tap on a view class is a button if all code that creates it sets the trait",
    arguments: [
      (["row.accessibilityTraits = .button"], []),
      (["row.isAccessibilityElement = true; row.accessibilityTraits.insert(.link)"], []),
      (["row.accessibilityTraits = .button", ""], ["missing-button-role"]),
      (["row.accessibilityTraits = .header"], ["missing-button-role"]),
      ([], ["missing-button-role"]),
    ])
  func tappedClasses(owners: [String], expected: [String]) {
    let path = "App/RowView.swift"
    var files = [
      path: """
      import UIKit
      final class RowView: UIView {
        private let title = UILabel()
        init() {
          super.init(frame: .zero)
          addSubview(title)
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }
        @objc func open() { delegate?.open() }
      }
      """
    ]
    for (number, owner) in owners.enumerated() {
      files["App/Screen\(number).swift"] = """
        import UIKit
        final class Screen\(number): UIViewController {
          override func viewDidLoad() {
            let row = RowView()
            \(owner)
            view.addSubview(row)
          }
        }
        """
    }
    #expect(findings(in: path, of: files).map { String($0.prefix { $0 != " " }) } == expected)
  }

  private func rules(_ components: String, in path: String, _ code: String) -> [String] {
    let settings = ConfigurationFile(SourceText(#"{"components": {\#(components)}}"#), folder: "/")
    #expect(settings.problems == [])
    let configuration = settings.applied(to: Configuration())
    return Linter(configuration).lint(SourceFile(path: path, text: SourceText(code))).map(\.rule)
  }

  private static let tile =
    #""IconTile": {"role": "iconButton", "label": ["title", "label"], "image": "icon", "hint": "info"}"#

  private static let sized = #""IconTile": {"role": "button", "label": "title", "size": "side"}"#
  private static let decorated =
    #""Wave": {"role": "image", "label": "label", "decorativeWhen": {"argument": "label", "is": "nil"}}"#

  @Test(
    "a configured component has the configured properties",
    arguments: [
      (tile, #"IconTile(icon: "trash", action: remove)"#, ["missing-icon-button-label"]),
      (tile, #"IconTile(icon: "trash", title: "Delete", action: remove)"#, []),
      (tile, #"IconTile(icon: "trash", label: "Delete button", action: remove)"#, ["role-in-label"]),
      (
        tile, #"IconTile(icon: "trash", action: remove).accessibilityLabel("Delete button")"#,
        ["role-in-label"]
      ),
      (#""IconTile": {"role": "button", "selfLabelled": true}"#, #"IconTile(icon: "trash")"#, []),
      (#""Wave": {"role": "image"}"#, "Wave()", ["missing-image-label"]),
      (#""Wave": {"role": "image", "decorative": true}"#, "Wave()", []),
      ("", #"IconTile(icon: "trash", action: remove)"#, []),
      (
        #""IconTile": {"role": "iconButton", "label": "_"}"#, #"IconTile("IMG_01.png")"#, ["unreadable-label"]
      ),
      (#""IconTile": {"role": "iconButton", "label": "title"}"#, #"IconTile("Delete")"#, []),
      (
        #""IconTile": {"role": "iconButton", "label": "title"}"#, #"IconTile(action: go)"#,
        ["missing-icon-button-label"]
      ),
      (sized, #"IconTile(title: "Delete", side: 20)"#, ["small-touch-target"]),
      (sized, #"IconTile(title: "Delete", side: 44)"#, []),
      (sized, #"IconTile(title: "Delete", side: s)"#, []),
      (sized, #"IconTile(title: "Delete", side: 20).frame(width: 60, height: 60)"#, []),
      (sized, #"List { IconTile(title: "Delete", side: 20) }"#, []),
      (decorated, #"Wave(label: nil)"#, []), (decorated, "Wave()", []),
      (decorated, #"Wave(label: label)"#, []),
      (decorated, #"Wave(label: "IMG_01.png")"#, ["unreadable-label"]),
      (
        #""Wave": {"role": "image", "decorativeWhen": {"argument": "quiet", "is": true}}"#,
        "Wave(quiet: true)", []
      ),
      (
        #""Wave": {"role": "image", "decorativeWhen": {"argument": "quiet", "is": true}}"#,
        "Wave(quiet: false)",
        ["missing-image-label"]
      ),
      (
        #""Wave": {"role": "image", "decorativeWhen": {"argument": "quiet", "is": "true"}}"#, "Wave()",
        ["missing-image-label"]
      ),
    ])
  func configured(components: String, view: String, expected: [String]) {
    #expect(rules(components, in: Self.screenPath, Self.screen(view)) == expected)
  }

  @Test(
    "a configured composable has the configured properties",
    arguments: [
      (tile, "IconTile(icon = Icons.Default.Delete, onClick = remove)", ["missing-icon-button-label"]),
      (tile, #"IconTile(icon = Icons.Default.Delete, title = "Delete", onClick = remove)"#, []),
      (
        #""Wave": {"role": "image", "label": "description"}"#, #"Wave(description = "IMG_01.png")"#,
        ["unreadable-label"]
      ),
      (#""Wave": {"role": "image", "decorative": true}"#, "Wave()", []),
      (tile, #"IconTile(Icons.Default.Delete, "Delete", remove)"#, []),
      (decorated, "Wave(label = null)", []), (decorated, "Wave(label = label)", []),
      (decorated, #"Wave(label = "IMG_01.png")"#, ["unreadable-label"]),
      (
        sized,
        #"Row { IconTile(title = "A", side = 24.dp); IconTile(title = "B", side = 24.dp) }"#,
        ["small-touch-target"]
      ),
      (sized, #"Row { IconTile(title = "A", side = 48.dp); IconTile(title = "B", side = 48.dp) }"#, []),
      (
        sized,
        #"Row { IconTile(title = "A", side = 24.dp, modifier = m); IconTile(title = "B", side = 24.dp, modifier = m) }"#,
        []
      ),
    ])
  func configuredComposables(components: String, call: String, expected: [String]) {
    let code = Self.kotlin("@Composable fun Screen(remove: () -> Unit) { \(call) }")
    #expect(rules(components, in: "app/src/main/kotlin/A.kt", code) == expected)
  }

  @Test(
    "errors in configured components are reported",
    arguments: [
      (#"{"A": {"role": "buton"}}"#, "did you mean 'button'?"),
      (#"{"A": {"label": "title"}}"#, "needs a role"),
      (#"{"A": {"role": "button", "lable": "x"}}"#, "did you mean 'label'?"),
      (#"{"A": 1}"#, "must be an object"),
      (#"{"A": {"role": "button", "hint": 1}}"#, "must be a parameter name"), ("[]", "must be an object"),
      (#"{"A": {"role": "button", "selfLabelled": "yes"}}"#, "true or false"),
      (#"{"A": {"role": "image", "decorativeWhen": true}}"#, "must be an object"),
      (#"{"A": {"role": "image", "decorativeWhen": {"argument": "label"}}}"#, "must be an object"),
      (
        #"{"A": {"role": "image", "decorativeWhen": {"argumnt": "label", "is": null}}}"#,
        "did you mean 'argument'?"
      ),
    ])
  func mistakes(components: String, complaint: String) {
    let file = ConfigurationFile(SourceText(#"{"components": \#(components)}"#), folder: "/")
    #expect(file.problems.contains { $0.message.contains(complaint) }, "\(file.problems.map(\.message))")
  }

  @Test("the configuration takes precedence over a component's code, even in the same file")
  func configuredBeforeInferred() {
    let swift =
      Self.screen("Button(action: go) { Glyph() }")
      + "\nstruct Glyph: View { var body: some View { Image(\"a\") } }"
    let configured = #""Glyph": {"role": "image", "selfLabelled": true}"#
    #expect(rules("", in: Self.screenPath, swift).contains("missing-icon-button-label"))
    #expect(!rules(configured, in: Self.screenPath, swift).contains("missing-icon-button-label"))
    let kotlin = Self.kotlin(
      """
      @Composable fun Screen() { IconButton(onClick = go) { Glyph(R.drawable.a) } }
      @Composable fun Glyph(id: Int) { Icon(painterResource(id), contentDescription = null) }
      """)
    #expect(rules("", in: "app/src/main/kotlin/A.kt", kotlin) == ["missing-icon-button-label"])
    #expect(
      rules(#""Glyph": {"role": "image", "selfLabelled": true}"#, in: "app/src/main/kotlin/A.kt", kotlin)
        == [])
  }

  @Test("typing in a file keeps its components")
  func quickSummary() {
    let path = "App/Part.swift"
    func file(_ text: String) -> SourceFile { SourceFile(path: path, text: SourceText(Self.swift(text))) }
    var index = ProjectIndex()
    index.update(path, FileSummary(file("struct Part: View { var body: some View { Text(\"a\") } }")))
    let component = Questions([ProjectKey(.component, "Part")])
    #expect(!index.update(path, FileSummary(quicklyOf: file("struct Part: Vi"))).intersects(component))
    #expect(index.update(path, FileSummary(file("struct Part"))).intersects(component))
  }
}

private extension Component {
  /// The known properties, in words.
  var summary: String {
    if !isUseful { return "open" }
    var words: [String] = role.map { [$0.rawValue] } ?? []
    if framesContent { words.append("content") }
    for text in texts {
      switch text {
      case .literal(let text, _): words.append("texts literal(\(text))")
      case .parameter(let names, _): words.append("texts parameter(\(names.joined(separator: ",")))")
      case .made(let names, _): words.append("texts made(\(names.joined(separator: ",")))")
      case .unread: words.append("texts unread")
      }
    }
    if !pictures.isEmpty { words.append("pictures \(pictures.count)") }
    if controls > 0 { words.append("controls \(controls)") }
    return words.joined(separator: " ")
  }
}
