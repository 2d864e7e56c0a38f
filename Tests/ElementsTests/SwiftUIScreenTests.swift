// Whole SwiftUI views with VoiceOver: inlined helpers, separate content, and code that isn't a view.

import Elements
import Source
import Testing

@Suite("SwiftUI screens with VoiceOver")
struct SwiftUIScreenTests {
  private func check(_ body: String, _ members: String, _ expected: [String], _ rule: String) {
    let code = "import SwiftUI\nstruct A: View {\nvar body: some View { \(body) }\n\(members)\n}"
    #expect(stepsRead(code) == expected, "\(rule)")
  }

  @Test(
    "Code that isn't a view isn't a focus stop",
    arguments: [
      (
        "The data of a repetition", "ForEach(Kind.allCases, id: \\.self) { k in Text(k.title) }",
        ["“‹k.title›” (approximate)"]
      ),
      ("Data from a function", "List(make(1)) { k in Text(\"a\") }", ["[list]", "“a”"]),
      (
        "An action that a component takes", "Onboarding(title: \"Enter URL\") { connect(u); dismiss() }",
        ["… Onboarding “Enter URL”"]
      ),
      ("A task in an action", "CloseButton { Task { await dismiss() } }", ["… CloseButton"]),
      (
        "The address of a link", "Link(\"Terms\", destination: URL(string: s))",
        ["“Terms, Button, Link” (approximate)"]
      ),
      (
        "A view builder of the app keeps its calls", "Card { Text(\"a\"); more(1) }",
        ["“a” (approximate)", "… more"]
      ),
      (
        "A component with a text speaks itself", "Card(title: \"T\") { Text(\"a\") }",
        ["… Card “T”", "“a” (approximate)"]
      ),
      ("What stands in a stack is a view", "VStack { more(1) }", ["… more"]),
    ])
  func noise(rule: String, code: String, expected: [String]) { check(code, "", expected, rule) }

  @Test(
    "Dynamic states are announced as such",
    arguments: [
      ("Button(\"Save\") { }.disabled(busy)", ["“Save, ‹Dimmed›, Button” (approximate)"]),
      (
        "Toggle(\"Wi-Fi\", isOn: $on).disabled(busy)",
        ["“Wi-Fi, ‹Dimmed›, Switch Button, On | Off. Double tap to toggle setting” (approximate)"]
      ),
      ("Button(\"Save\") { }.disabled(false)", ["“Save, Button”"]),
      ("VStack { Button(\"Save\") { }; Text(\"a\") }.disabled(true)", ["“Save, Dimmed, Button”", "“a”"]),
      ("VStack { Button(\"Save\") { } }.disabled(busy)", ["“Save, ‹Dimmed›, Button” (approximate)"]),
    ])
  func states(code: String, expected: [String]) { check(code, "", expected, code) }

  @Test(
    "Helpers are read once, where they're used, with their arguments",
    arguments: [
      (
        "In a bar", "Text(\"a\").toolbar { ToolbarItem { gear } }",
        "var gear: some View { Button { } label: { Image(systemName: \"wrench\") } }",
        ["[toolbar]", "“‹symbol description›, Button” (no label, approximate)", "“a”"]
      ),
      (
        "As a header that is a value", "List { Section(header: header) { Text(\"a\") } }",
        "var header: some View { Text(\"Hdr\") }", ["[list]", "“Hdr, Heading”", "“a”"]
      ),
      (
        "With a text", "VStack { header(\"Feeds\"); header(\"Tags\") }",
        "func header(_ t: String) -> some View { Text(t).accessibilityAddTraits(.isHeader) }",
        ["“Feeds, Heading”", "“Tags, Heading”"]
      ),
      (
        "With a text in a text", "row(\"Inbox\")",
        "func row(_ t: String) -> some View { Text(\"Open \\(t)\") }",
        ["“Open Inbox”"]
      ),
      (
        "With a view", "row(\"A\", icon: icon(\"x\"))",
        """
        func icon(_ n: String) -> some View { Image(systemName: "star").accessibilityLabel("Star") }
        func row(_ n: String, icon: some View) -> some View { Button { } label: { icon; Text(n) } }
        """,
        ["“Star, A, Button”"]
      ),
      (
        "A text for a label is no stop", "Button(\"x\") { }.accessibilityLabel(label(n))",
        "func label(_ n: String) -> Text { Text(\"Row \") + Text(n) }", ["“‹label(n)›, Button” (approximate)"]
      ),
      (
        "A group that joins a helper has its role",
        "HStack { row }.accessibilityElement(children: .combine).accessibilityLabel(\"All\")",
        "var row: some View { Button(\"Inner\") { } }", ["“All, Button”"]
      ),
      (
        "What is added where it is used", "gear.accessibilityLabel(\"Settings\").disabled(busy)",
        "var gear: some View { Button { } label: { Image(systemName: \"wrench\") } }",
        ["“Settings, ‹Dimmed›, Button” (approximate)"]
      ),
      (
        "Alternatives stay alternatives", "if isOn { one } else { two }",
        "var one: some View { Text(\"1\") }\nvar two: some View { VStack { Text(\"2\") } }",
        ["“1”", "or “2”"]
      ),
      (
        "What both branches of a condition show is read once",
        "if isOn { all } else { VStack { all.toolbar { Button(\"Close\") { } } } }",
        "var all: some View { Text(\"1\") }", ["[or toolbar]", "or “Close, Button”", "“1”"]
      ),
      (
        "A component with content of its own", "VStack { Card { Text(\"in\") } }",
        """
        }
        struct Card<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View { VStack { Text("before"); content; Text("after") } }
        """,
        ["“before”", "“in”", "“after”", "“before”", "… content", "“after”"]
      ),
      (
        "A component with an initializer", "Row(\"a\")",
        """
        }
        struct Row: View {
          private let title: String
          init(_ title: String) { self.title = title }
          var body: some View { Text(title) }
        """,
        ["“a”", "“‹title›” (approximate)"]
      ),
    ])
  func helpers(rule: String, body: String, members: String, expected: [String]) {
    check(body, members, expected, rule)
  }

  @Test func `A view's extension isn't a separate screen`() {
    let code = """
      import SwiftUI
      struct A: View { var body: some View { VStack { footer } } }
      private extension A {
        var footer: some View { Text("Footer") }
        var unused: some View { Text("Unused") }
      }
      """
    #expect(stepsRead(code) == ["“Footer”", "“Unused”"])
  }

  @Test(
    "Conditional texts in one element are alternatives",
    arguments: [
      (
        "Button { } label: { if closed { Text(\"Closed\") } else { Text(\"Open\") } }",
        ["“Closed | Open, Button”"]
      ),
      (
        "HStack { if a { Text(\"1\"); Text(\"2\") } else if b { Text(\"3\") } else { Text(\"4\") }; Text(\"z\") }.accessibilityElement(children: .combine)",
        ["“1, 2 | 3 | 4, z”"]
      ),
      (
        "HStack { if a { Text(\"1\") }; Text(\"z\") }.accessibilityElement(children: .combine)",
        ["“1 (only if a), z”"]
      ),
      (
        "Button { } label: { if busy { ProgressView() } else { Text(\"Save\") } }",
        ["“In progress | Save, Button”"]
      ),
      ("Button { } label: { if busy { ProgressView() }; Text(\"Save\") }", ["“Save, Button”"]),
      (
        "Button { } label: { if busy { ProgressView() } else { Image(systemName: \"wrench\") } }",
        ["“‹symbol description›, Button” (no label, approximate)"]
      ),
      (
        "HStack { Text(\"Row\"); Image(systemName: \"star.fill\") }.accessibilityElement(children: .combine)",
        ["“Row, Favorite” (approximate)"]
      ),
    ])
  func alternatives(code: String, expected: [String]) { check(code, "", expected, code) }

  @Test(
    "The parts of a view are read in visual order, regardless of the argument order",
    arguments: [
      (
        "Form { Section(header: Text(\"h\"), footer: Text(\"f\")) { Text(\"a\") } }",
        ["[list]", "“h, Heading”", "“a”", "“f”"]
      ),
      (
        "Form { Section(header: Text(\"h\"), footer: Text(\"f\"), content: { Text(\"a\") }) }",
        ["[list]", "“h, Heading”", "“a”", "“f”"]
      ),
      (
        "Form { Section(content: { Text(\"a\") }, header: { Text(\"h\") }, footer: { Text(\"f\") }) }",
        ["[list]", "“h, Heading”", "“a”", "“f”"]
      ),
      (
        "Form { Section(footer: VStack { Text(\"f\") }) { Text(\"a\") } }",
        ["[list]", "“a”", "“f”"]
      ),
      (
        "VStack { ContentUnavailableView(\"No\", systemImage: \"bell\", description: Text(\"d\")); Text(\"z\") }",
        ["“No”", "“d”", "“z”"]
      ),
      (
        "ContentUnavailableView(label: { Text(\"l\") }, description: { Text(\"d\") }, actions: { Button(\"Go\") { } })",
        ["“l”", "“d”", "“Go, Button”"]
      ),
      (
        "ContentUnavailableView { Text(\"l\") } actions: { Button(\"Go\") { } } description: { Text(\"d\") }",
        ["“l”", "“d”", "“Go, Button”"]
      ),
    ])
  func parts(code: String, expected: [String]) { check(code, "", expected, code) }

  @Test(
    "Items at the start of a bar are read before the title",
    arguments: [
      (
        "Text(\"a\").navigationTitle(\"T\").toolbar { ToolbarItem(placement: .topBarTrailing) { Button(\"Done\") { } }; ToolbarItem(placement: .topBarLeading) { Button(\"Cancel\") { } } }",
        "", ["[toolbar]", "“Cancel, Button”", "“T, Heading”", "[toolbar]", "“Done, Button”", "“a”"]
      ),
      (
        "Text(\"a\").toolbar { ToolbarItem(placement: .cancellationAction) { Button(\"Cancel\") { } }; ToolbarItem { Button(\"Done\") { } } }",
        "", ["[toolbar]", "“Cancel, Button”", "“Done, Button”", "“a”"]
      ),
      (
        "Text(\"a\").navigationTitle(\"T\").toolbar { items }",
        """
        @ToolbarContentBuilder var items: some ToolbarContent {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { } }
          ToolbarItemGroup(placement: .navigationBarLeading) { Button("Back") { } }
        }
        """, ["[toolbar]", "“Back, Button”", "“T, Heading”", "[toolbar]", "“Done, Button”", "“a”"]
      ),
      (
        "Text(\"a\").navigationTitle(\"T\").navigationBarItems(leading: Button(\"Cancel\") { }, trailing: Button(\"Done\") { })",
        "", ["[toolbar]", "“Cancel, Button”", "“T, Heading”", "[toolbar]", "“Done, Button”", "“a”"]
      ),
      (
        "Text(\"a\").navigationTitle(\"T\").toolbar { ToolbarItem(placement: .cancellationAction) { Button(\"Cancel\") { } } }",
        "", ["[toolbar]", "“Cancel, Button”", "“T, Heading”", "“a”"]
      ),
      ("Text(\"a\").navigationTitle(\"T\").toolbar { }", "", ["“T, Heading”", "“a”"]),
    ])
  func bars(code: String, members: String, expected: [String]) { check(code, members, expected, code) }

  @Test func `An extension of View isn't a screen`() {
    let code = """
      import SwiftUI
      struct A: View { var body: some View { Text("a").marked("b") } }
      extension View {
        @ViewBuilder func marked(_ s: String) -> some View {
          if #available(iOS 26, *) { self.navigationSubtitle(Text(s)) } else { self }
        }
      }
      extension Card { func plain() -> some View { VStack { self; Text("c") } } }
      """
    #expect(stepsRead(code) == ["“b”", "“a”", "“c”"])
  }

  @Test(
    "Separate content is in its own container",
    arguments: [
      (
        "Text(\"a\").alert(isPresented: $b) { Alert(title: Text(\"Wrong\"), message: Text(\"Try again\"), dismissButton: .default(Text(\"OK\"))) }",
        ["“a”", "[dialog “Wrong”, modal]", "“Try again”", "“OK, Button”"]
      ),
      (
        "Text(\"a\").actionSheet(isPresented: $b) { ActionSheet(title: Text(\"Sort\"), buttons: [.destructive(Text(\"Delete\")), .cancel()]) }",
        ["“a”", "[dialog “Sort”, modal]", "“Delete, Button”", "“Cancel, Button”"]
      ),
      (
        "Text(\"a\").alert(\"Wrong\", isPresented: $b) { Button(\"OK\") { } } message: { Text(\"Try again\") }",
        ["“a”", "[dialog “Wrong”, modal]", "“Try again”", "“OK, Button”"]
      ),
      (
        "Text(\"a\").sheet(isPresented: $b) { Text(\"b\").navigationTitle(\"Two\").toolbar { Button(\"Close\") { } } }",
        ["“a”", "[sheet, modal]", "“Two, Heading”", "[toolbar]", "“Close, Button”", "“b”"]
      ),
      ("Text(\"a\").navigationTitle(Text(\"Filter\"))", ["“Filter, Heading”", "“a”"]),
    ])
  func apart(code: String, expected: [String]) { check(code, "", expected, code) }

  @Test(
    "Computed titles are announced as far as they're known",
    arguments: [
      (
        "List { Section(L10n.Nfc.title) { Text(\"a\") } }",
        ["[list]", "“‹L10n.Nfc.title›, Heading” (approximate)", "“a”"]
      ),
      ("List { Section(t) { Text(\"a\") } }", ["[list]", "“‹t›, Heading” (approximate)", "“a”"]),
      ("LabeledContent(\"Version\", value: \"1.0\")", ["“Version, 1.0”"]),
    ])
  func titles(code: String, expected: [String]) { check(code, "", expected, code) }

  @Test(
    "Picker options are buttons",
    arguments: [
      (
        "Picker(\"Size\", selection: $s) { Text(\"Small\").tag(0) }",
        ["“Size, ‹s›, Button” (approximate)", "[menu “Size”]", "“‹Selected›, Small, Button” (approximate)"]
      ),
      (
        "Picker(\"Size\", selection: $s) { Text(\"S\").tag(0); Text(\"L\").tag(1) }.pickerStyle(.segmented)",
        [
          "“‹Selected›, S, Button, 1 of 2” (approximate)", "“‹Selected›, L, Button, 2 of 2” (approximate)",
        ]
      ),
      (
        "Picker(\"Size\", selection: $s) { ForEach(all) { o in Text(o.title) } }.pickerStyle(.segmented)",
        ["“‹Selected›, ‹o.title›, Button” (approximate)"]
      ),
    ])
  func options(code: String, expected: [String]) { check(code, "", expected, code) }

  @Test(
    "System controls have their own labels",
    arguments: [
      ("ProgressView()", ["“In progress”"]),
      ("ProgressView(\"Load\", value: 0.5)", ["“Load, 50%”"]),
      ("ProgressView(\"Load\", value: done, total: 3)", ["“Load, ‹done %›” (approximate)"]),
      ("ShareLink(item: u)", ["“Share…, Button”"]),
      ("EditButton()", ["“Edit | Done, Button”"]),
      (
        "DisclosureGroup(\"Adv\") { Text(\"in\") }", ["“Adv, Collapsed | Expanded, Button”", "“in”"]
      ),
      (
        "Stepper(\"Count\", value: $n)",
        ["“Count, ‹n›, Decrement, Button” (approximate)", "“Count, ‹n›, Increment, Button” (approximate)"]
      ),
      (
        "List { Text(\"a\") }.searchable(text: $q)",
        ["“Search, Search Field. Double tap to edit” (approximate)", "[list]", "“a”"]
      ),
      (
        "TabView { Text(\"a\"); Text(\"b\") }.tabViewStyle(.page)",
        [
          "“a”", "“b”",
          "“Page 1 of 2, Adjustable. Swipe up or down with one finger to adjust the value” (approximate)",
        ]
      ),
      (
        "List { Text(\"a\").swipeActions { Button(\"Delete\") { } } }",
        ["[list]", "“a. Actions available”", "[menu “a”]", "“Delete, Button”"]
      ),
      (
        "List { ForEach(all) { _ in Text(\"a\") }.onDelete { delete($0) }; Text(\"b\") }",
        ["[list]", "“a. Actions available”", "“b”", "[menu]", "“Delete, Button”"]
      ),
      (
        "List { ForEach(all) { _ in Text(\"a\") }.onDelete(perform: nil) }", ["[list]", "“a”"]
      ),
    ])
  func controls(code: String, expected: [String]) { check(code, "", expected, code) }

  @Test(
    "Conditionally visible content is a conditional focus stop",
    arguments: [
      (#"Text("a").opacity(isOn ? 1 : 0)"#, "isOn"),
      (#"Text("a").opacity(count > 0 ? 0 : 1)"#, "count <= 0"),
      (#"Text("a").opacity(isOn ? 0 : 0.5)"#, "!isOn"),
      (#"VStack { Text("a") }.opacity(isOn ? 1.0 : 0.0)"#, "isOn"),
      (#"Text("a").opacity(isOn ? 1 : 0.4)"#, nil), (#"Text("a").opacity(isOn ? 0 : 0.0)"#, nil),
      (#"Text("a").opacity(amount)"#, nil),
    ] as [(String, String?)])
  func opacity(code: String, condition: String?) {
    let view = "import SwiftUI\nstruct A: View { var body: some View { \(code) } }"
    let steps = ElementTree(SourceText(view), path: "A.swift")?.readings().flatMap(\.steps) ?? []
    #expect(steps.map(\.condition) == [condition], "\(code)")
  }
}
