// The missing-screen-title rule: screens without a title.

import Elements
import Source

extension Rule {
  static let missingScreenTitle: Rule = {
    var rule = Rule(
      "missing-screen-title", "Screen has no title", .structureAndFocus, profile: .strict,
      severity: .information, criteria: [.pageTitled], on: .containers,
      why: "The title is the first thing users hear, and it tells them where they are.",
      examples: [
        .bad(
          .swiftUI,
          #"struct Orders: View { var body: some View { NavigationStack { ⟦List⟧(all) { Text($0) } } } }"#,
          fixed:
            #"struct Orders: View { var body: some View { NavigationStack { List(all) { Text($0) }.navigationTitle("‹Orders›") } } }"#
        ),
        .right(.swiftUI, #"NavigationStack { List(orders) { Text($0) }.navigationTitle("Orders") }"#),
        .good(.swiftUI, #"NavigationStack { OrdersList() }"#),
        .good(.swiftUI, #"NavigationStack { VStack { OrdersHeader(); Text(total) } }"#),
        .good(.swiftUI, #"NavigationStack { List(orders) { Text($0) }.ordersTitle() }"#),
        .good(
          .swiftUI,
          #"NavigationStack { List(orders) { Text($0) }.toolbar { ToolbarItem(placement: .principal) { Text("Orders") } } }"#
        ),
        .good(.swiftUI, #"NavigationStack { List(orders) { Text($0) }.navigationBarHidden(true) }"#),
        .bad(
          .compose,
          #"@Composable fun OrdersScreen() { ⟦Scaffold⟧(bottomBar = { Pay() }) { LazyColumn { items(all) { Text(it) } } } }"#
        ),
        .right(
          .compose,
          #"@Composable fun OrdersScreen() { Scaffold(topBar = { TopAppBar(title = { Text("Orders") }) }) { LazyColumn { items(all) { Text(it) } } } }"#
        ),
        .good(
          .compose,
          #"@Composable fun OrdersScreen() { Scaffold(Modifier.semantics { paneTitle = "Orders" }) { LazyColumn { items(all) { Text(it) } } } }"#
        ),
        .good(
          .compose,
          #"@Composable fun ShopApp() { Scaffold(bottomBar = { Tabs() }) { NavHost(c, start) { } } }"#),
        .bad(
          .uiKit,
          #"class Start: UIViewController { func f() { show(UINavigationController(rootViewController: Orders())) } }"#
            + "\n" + #"class ⟦Orders⟧: UIViewController { override func viewDidLoad() { load() } }"#),
        .right(
          .uiKit,
          #"class Start: UIViewController { func f() { show(UINavigationController(rootViewController: Orders())) } }"#
            + "\n" + #"class Orders: UIViewController { override func viewDidLoad() { title = name } }"#),
        .good(
          .uiKit,
          #"class Start: UIViewController { func f() { show(UINavigationController(rootViewController: Orders())) } }"#
        ),
      ]
    ) { id, report in
      let element = report.tree[id]
      switch element.typeName {
      case "NavigationStack", "NavigationView":
        guard element.framework == .swiftUI, let root = report.tree.untitledRoot(of: id) else { return }
        let name = report.tree.declarationName(around: id)
        guard !name.hasSuffix("Preview"), !name.hasSuffix("Previews") else { return }
        let title = NameSuggestion.words(in: name).filter { $0 != "view" && $0 != "screen" }.joined(
          separator: " ")
        report.report(
          root, at: report.tree[root].typeRange, Rule.untitledMessage(element.reader),
          fixes: [
            report.fix(
              "Add a title", .needsText,
              .screenTitle(
                title.isEmpty
                  ? .blank("the screen title")
                  : .words(title.prefix(1).uppercased() + title.dropFirst())),
              on: root)
          ])
      case "Scaffold":
        guard element.framework == .compose, report.tree.isUntitledScaffold(id) else { return }
        report.report(id, at: element.typeRange, Rule.untitledMessage(element.reader))
      default: return
      }
    }
    rule.checkFile = { report in
      for practice in report.tree.practices where practice.subject == .untitledScreen {
        report.report(
          practice.framework, at: practice.range, Rule.untitledMessage(practice.framework.screenReader))
      }
    }
    return rule
  }()

  private static func untitledMessage(_ reader: String) -> String {
    "\(reader) announces no title when this screen opens, so users don't know where they are. Add one."
  }
}

private extension ElementTree {
  /// Returns the first view of a navigation stack if all its content can be read and nothing sets a title.
  func untitledRoot(of id: ElementID) -> ElementID? {
    let roots = children(of: id).filter { self[$0].slot == .content }
    guard roots.count == 1, let root = roots.first, self[root].openness.isEmpty,
      self[root].circumstances.isDisjoint(with: [.alternative]),
      descendants(of: id).allSatisfy({ inner in
        self[inner].role != .custom && self[inner].openness.isDisjoint(with: [.content, .modifiers])
      }),
      ![
        "avigationTitle", "avigationBarTitle", "principal", "avigationBarHidden", "toolbarVisibility",
        ".hidden",
      ]
      .contains(where: { code(self[id].range).spells($0) })
    else { return nil }
    return root
  }

  /// Returns whether a Compose screen has no top bar, and nothing around it sets a title.
  func isUntitledScaffold(_ id: ElementID) -> Bool {
    let code = declarationCode(around: id)
    let name = declarationName(around: id)
    return ![
      "topBar", "TopAppBar", "TopBar", "paneTitle", "NavHost", "NavDisplay", "heading()", "Header", "Toolbar",
      "SearchBar", "AppBar", "Pager", "content: @Composable", "Navigation", "Title(",
    ].contains { code.spells($0) }
      && !importsFromElsewhere("Scaffold", than: "androidx.compose.material") && !name.hasSuffix("App")
      && !name.hasPrefix("Main") && !ancestors(of: id).contains { self[$0].typeName == "Scaffold" }
  }
}
