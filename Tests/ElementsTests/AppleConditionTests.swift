// Conditional parts of SwiftUI and UIKit screens.

import Elements
import Testing

@Suite("Conditional focus stops in VoiceOver")
struct AppleConditionTests {
  private func checkSwiftUI(_ body: String, _ expected: [String], _ rule: String, members: String = "") {
    let code = "import SwiftUI\nstruct A: View {\nvar body: some View { \(body) }\n\(members)\n}"
    #expect(stepsRead(code) == expected, "\(rule)")
  }

  @Test(
    "A SwiftUI view in an if without else states its condition",
    arguments: [
      ("A flag", "VStack { Text(\"a\"); if on { Text(\"b\") } }", ["“a”", "“b” (only if on)"]),
      (
        "All that the condition decides about", "VStack { if (!on) { Text(\"a\"); Text(\"b\") } }",
        ["“a” (only if !on)", "“b” (only if !on)"]
      ),
      (
        "A group with what is inside", "if on { List { Text(\"a\") } }",
        ["[list] (only if on)", "“a” (only if on)"]
      ),
      ("A value that may be missing", "VStack { if let user { Text(\"a\") } }", ["“a” (only if user)"]),
      (
        "A value with another name", "VStack { if let user = model.user { Text(\"a\") } }",
        ["“a” (only if model.user)"]
      ),
      (
        "A cast", "VStack { if let user = model.user as? Admin { Text(\"a\") } }",
        ["“a” (only if model.user is Admin)"]
      ),
      (
        "A pattern", "VStack { if case .loaded(let user) = state { Text(\"a\") } }",
        ["“a” (only if state is .loaded)"]
      ),
      (
        "A pattern that binds all of its names",
        "VStack { if case let .failed(error, _) = state { Text(\"a\") } }",
        ["“a” (only if state is .failed)"]
      ),
      (
        "A range", "VStack { if case 1...5 = count { Text(\"a\") } }", ["“a” (only if count is 1...5)"]
      ),
      (
        "What runs on newer systems", "VStack { if #available(iOS 17, *) { Text(\"a\") } }", ["“a”"]
      ),
      (
        "Several conditions", "VStack { if let user, #available(iOS 17, *), a || b { Text(\"a\") } }",
        ["“a” (only if user and (a || b))"]
      ),
      (
        "Conditions inside of others", "if a { VStack { Text(\"x\"); if b { Text(\"y\") } } }",
        ["“x” (only if a)", "“y” (only if a and b)"]
      ),
      (
        "The same condition twice", "if a { VStack { Text(\"x\").opacity(a ? 1 : 0) } }", ["“x” (only if a)"]
      ),
      (
        "A condition of many words",
        "if account.settings.notifications.areEnabledForAllOfTheFeeds { Text(\"a\") }",
        ["“a” (only if account.settings.notifications.areEnabl…)"]
      ),
      (
        "An else without anything", "VStack { if on { Text(\"a\") } else { EmptyView() } }",
        ["“a” (only if on)"]
      ),
      ("Alternatives", "VStack { if on { Text(\"a\") } else { Text(\"b\") } }", ["“a”", "or “b”"]),
      (
        "An alternative behind what shows nothing", "VStack { if on { Spacer() } else { Text(\"b\") } }",
        ["“b”"]
      ),
      (
        "A condition in an alternative",
        "VStack { if on { Text(\"a\") } else { Text(\"b\"); if c { Text(\"d\") } } }",
        ["“a”", "or “b”", "or “d” (only if c)"]
      ),
      (
        "A part of a button", "Button { } label: { Text(\"Inbox\"); if isNew { Text(\"New\") } }",
        ["“Inbox, New (only if isNew), Button”"]
      ),
      (
        "A part of a part of a button",
        "Button { } label: { Text(\"Inbox\"); if a { HStack { Text(\"x\"); if b { Text(\"y\") } } } }",
        ["“Inbox, x (only if a), y (only if a and b), Button”"]
      ),
      (
        "One item of a bar", "Text(\"a\").toolbar { if on { Button(\"Edit\") { } }; Button(\"Done\") { } }",
        ["[toolbar]", "“Edit, Button” (only if on)", "“Done, Button”", "“a”"]
      ),
      (
        "One of what a sheet shows",
        "Text(\"a\").sheet(isPresented: $b) { if on { Text(\"x\") } else { Text(\"y\") } }",
        ["“a”", "[sheet, modal]", "“x”", "or “y”"]
      ),
    ])
  func swiftUI(rule: String, body: String, expected: [String]) { checkSwiftUI(body, expected, rule) }

  @Test(
    "Conditions apply inside helpers",
    arguments: [
      (
        "Around their use", "VStack { if on { more } }", "var more: some View { VStack { Text(\"b\") } }",
        ["“b” (only if on)"]
      ),
      (
        "Inside of them", "VStack { more }", "@ViewBuilder var more: some View { if on { Text(\"b\") } }",
        ["“b” (only if on)"]
      ),
      (
        "That return early", "VStack { more }",
        "var more: some View { if on { return AnyView(Text(\"a\")) }; return AnyView(Text(\"b\")) }",
        ["“a”", "or “b”"]
      ),
      (
        "That return what there is without a value", "VStack { more }",
        "var more: some View { guard let user else { return AnyView(Text(\"a\")) }; return AnyView(Text(\"b\")) }",
        ["“a”", "or “b”"]
      ),
    ])
  func helpers(rule: String, body: String, members: String, expected: [String]) {
    checkSwiftUI(body, expected, rule, members: members)
  }

  @Test(
    "Titles in two branches are alternatives",
    arguments: [
      (
        "if on { Text(\"a\").navigationTitle(\"A\") } else { Text(\"b\").navigationTitle(\"B\") }",
        ["“A, Heading”", "or “B, Heading”", "“a”", "or “b”"]
      ),
      (
        "VStack { Text(\"a\"); if on { Text(\"b\").navigationTitle(\"B\") } }",
        ["“B, Heading” (only if on)", "“a”", "“b” (only if on)"]
      ),
    ])
  func titles(body: String, expected: [String]) { checkSwiftUI(body, expected, body) }

  @Test(
    "A UIKit view states its condition",
    arguments: [
      (
        "Hidden by a value", "func update() { b.isHidden = items.isEmpty }",
        ["“a”", "“b” (only if !items.isEmpty)"]
      ),
      (
        "Hidden without a value", "func update() { b.isHidden = !hasError }",
        ["“a”", "“b” (only if hasError)"]
      ),
      (
        "Hidden by a comparison", "func update() { b.isHidden = error == nil }",
        ["“a”", "“b” (only if error != nil)"]
      ),
      (
        "Hidden at first and by a value later",
        "func update() { b.isHidden = true }\nfunc more() { b.isHidden = count < 2 }",
        ["“a”", "“b” (only if count >= 2)"]
      ),
      (
        "Hidden by two values", "func update() { b.isHidden = one }\nfunc more() { b.isHidden = two }",
        ["“a”", "“b” (only if shown)"]
      ),
      (
        "Hidden and shown", "func update() { b.isHidden = true }\nfunc more() { b.isHidden = false }",
        ["“a”", "“b” (only if shown)"]
      ),
      ("Shown", "func update() { b.isHidden = false }", ["“a”", "“b”"]),
    ])
  func hidden(rule: String, members: String, expected: [String]) {
    let code = """
      let a = UILabel(), b = UILabel()
      override func viewDidLoad() { a.text = "a"; b.text = "b"; view.addSubview(a); view.addSubview(b) }
      \(members)
      """
    #expect(stepsRead("import UIKit\nclass A: UIViewController {\n\(code)\n}") == expected, "\(rule)")
  }

  @Test(
    "A UIKit view that is added conditionally states its condition",
    arguments: [
      ("if isAdmin { view.addSubview(b) }", ["“a”", "“b” (only if isAdmin)"]),
      ("if isAdmin { if isNew { view.addSubview(b) } }", ["“a”", "“b” (only if isAdmin and isNew)"]),
      ("if isAdmin { stack.addSubview(b) } else { view.addSubview(b) }", ["“a”", "“b”"]),
      ("if b.superview == nil { view.addSubview(b) }", ["“a”", "“b”"]),
      ("if let bar = navigationController?.navigationBar { bar.addSubview(b) }", ["“a”", "“b”"]),
      ("if #available(iOS 17, *) { view.addSubview(b) }", ["“a”", "“b”"]),
    ])
  func added(statement: String, expected: [String]) {
    let code = """
      let a = UILabel(), b = UILabel()
      override func viewDidLoad() { a.text = "a"; b.text = "b"; view.addSubview(a); \(statement) }
      """
    #expect(stepsRead("import UIKit\nclass A: UIViewController {\n\(code)\n}") == expected, "\(statement)")
  }

  @Test func `UIKit views in two branches, and bar items for the same position, are alternatives`() {
    let code = """
      import UIKit
      class A: UIViewController {
        let a = UILabel(), b = UILabel()
        @IBOutlet var done: UIBarButtonItem!
        @IBOutlet var edit: UIBarButtonItem!
        override func viewDidLoad() {
          a.text = "a"; b.text = "b"
          if on { view.addSubview(a) } else { view.addSubview(b) }
          navigationItem.rightBarButtonItem = edit
        }
        func start() { navigationItem.setRightBarButton(done, animated: true) }
      }
      """
    #expect(
      stepsRead(code) == [
        "“‹done›, Button” (approximate)", "or “‹edit›, Button” (approximate)", "“a”", "or “b”",
      ])
  }
}
