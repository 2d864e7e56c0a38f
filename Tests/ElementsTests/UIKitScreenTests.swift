// Whole UIKit screens with VoiceOver: titles, bars, rows, dialogs, and the order on the screen.

import Testing

@Suite("UIKit screens with VoiceOver")
struct UIKitScreenTests {
  private func check(_ members: String, _ expected: [String], _ rule: String) {
    #expect(stepsRead("import UIKit\nclass A: UIViewController {\n\(members)\n}") == expected, "\(rule)")
  }

  @Test(
    "A view controller's title is a heading",
    arguments: [
      ("override func viewDidLoad() { title = \"Orders\" }", ["“Orders, Heading”"]),
      ("func f() { self.title = \"Orders\" }", ["“Orders, Heading”"]),
      ("init() { navigationItem.title = name }", ["“‹name›, Heading” (approximate)"]),
      ("func f() { title = \"One\" }\nfunc g() { title = \"Two\" }", ["“One | Two, Heading”"]),
      ("func f() { cell.title = \"One\" }", []),
    ])
  func titles(members: String, expected: [String]) { check(members, expected, members) }

  @Test func `The bar comes first: left, title, right`() {
    check(
      """
      let label = UILabel()
      override func viewDidLoad() {
        label.text = "a"
        view.addSubview(label)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: nil)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: nil)
        title = "Orders"
      }
      """, ["“Cancel, Button”", "“Orders, Heading”", "“Share, Button”", "“a”"], "bar")
  }

  @Test(
    "Views are read in the order in which they're added to the screen",
    arguments: [
      (
        "Subviews",
        """
        lazy var message: UILabel = { let l = UILabel(); l.text = "Message"; return l }()
        lazy var heading: UILabel = { let l = UILabel(); l.text = "Title"; return l }()
        override func viewDidLoad() { view.addSubview(heading); view.addSubview(message) }
        """, ["“Title”", "“Message”"]
      ),
      (
        "Arranged subviews",
        """
        private let b = UIButton()
        private let t = UILabel()
        let stack = UIStackView()
        override func viewDidLoad() {
          b.setTitle("Go", for: .normal)
          t.text = "Title"
          stack.addArrangedSubview(t)
          stack.addArrangedSubview(b)
          view.addSubview(stack)
        }
        """, ["“Title”", "“Go, Button”"]
      ),
      (
        "Arranged in a list, one of them in a wrapper",
        """
        private let b = UIButton()
        private let t = UILabel()
        private let wrap = UIView()
        lazy var stack = UIStackView(arrangedSubviews: [wrap, b])
        override func viewDidLoad() {
          b.setTitle("Go", for: .normal)
          t.text = "Title"
          wrap.addSubview(t)
          view.addSubview(stack)
        }
        """, ["“Title”", "“Go, Button”"]
      ),
    ])
  func order(rule: String, members: String, expected: [String]) { check(members, expected, rule) }

  @Test(
    "Dynamic states are announced as such",
    arguments: [
      ("b.isEnabled = f.text?.isEmpty == false", ["“Send, ‹Dimmed›, Button” (approximate)"]),
      ("b.isEnabled = false", ["“Send, Dimmed, Button”"]),
      ("b.isEnabled = true", ["“Send, Button”"]),
      ("b.isSelected = on", ["“‹Selected›, Send, Button” (approximate)"]),
      ("b.isSelected = true", ["“Selected, Send, Button”"]),
      ("if x { b.setTitle(\"Hide\", for: .normal) }", ["“Send | Hide, Button”"]),
    ])
  func states(code: String, expected: [String]) {
    check(
      """
      let b = UIButton()
      override func viewDidLoad() { b.setTitle("Send", for: .normal); view.addSubview(b); \(code) }
      """, expected, code)
  }

  @Test func `A button that another function enables may be dimmed`() {
    check(
      """
      let b = UIButton()
      override func viewDidLoad() { b.setTitle("Send", for: .normal); view.addSubview(b); b.isEnabled = false }
      func f() { b.isEnabled = true }
      """, ["“Send, ‹Dimmed›, Button” (approximate)"], "enabled later")
  }

  @Test(
    "Tables announce their rows",
    arguments: [
      (
        "A cell with its labels",
        """
        func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let c = UITableViewCell()
          c.textLabel?.text = "Wi-Fi"
          c.detailTextLabel?.text = "Home"
          return c
        }
        """, ["“Wi-Fi, Home”"]
      ),
      (
        "A configuration",
        """
        func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let c = t.dequeueReusableCell(withIdentifier: "x", for: i)
          var content = c.defaultContentConfiguration()
          content.text = "Wi-Fi"
          content.secondaryText = "Home"
          return c
        }
        """, ["“Wi-Fi, Home”"]
      ),
      (
        "Headers and footers",
        """
        func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { cells[i.row] }
        func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { "General" }
        func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { return "Note" }
        """, ["“General, Heading”", "… each row", "“Note”"]
      ),
      (
        "What sections are made with",
        """
        let sections = [Group(header: nil, footer: "One"), Group(header: nil, footer: "Two")]
        func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { sections[s].header }
        func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { sections[s].footer }
        """, ["“One”", "“Two”"]
      ),
      (
        "Cells of other files",
        """
        lazy var push = SwitchCell(textLabel: "Push")
        lazy var more: ActionCell = { let cell = ActionCell(); cell.textLabel?.text = "More"; return cell }()
        func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let c = t.dequeueReusableCell(withIdentifier: "x", for: i) as? ActionCell
          return c ?? push
        }
        """, ["… SwitchCell “Push”", "“More”", "… ActionCell"]
      ),
      (
        "A switch in a row",
        """
        func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let c = UITableViewCell()
          c.textLabel?.text = "Wi-Fi"
          c.accessoryView = UISwitch()
          return c
        }
        """, ["“Wi-Fi, Switch Button, On | Off. Double tap to toggle setting”"]
      ),
    ])
  func tables(rule: String, members: String, expected: [String]) { check(members, expected, rule) }

  @Test(
    "System parts of UIKit have their own labels",
    arguments: [
      (
        "A dialog",
        """
        func f() {
          let a = UIAlertController(title: "Delete?", message: "Gone for good", preferredStyle: .alert)
          a.addAction(UIAlertAction(title: "Delete", style: .destructive))
          a.addAction(UIAlertAction(title: nil, style: .cancel))
          a.addTextField { $0.placeholder = "Reason" }
        }
        """,
        [
          "[dialog “Delete?”, modal]", "“Gone for good”", "“Delete, Button”", "“Cancel, Button”",
          "“Reason, Text Field. Double tap to edit”",
        ]
      ),
      (
        "Segments",
        """
        let s = UISegmentedControl(items: ["Show", "Scan"])
        override func viewDidLoad() { s.selectedSegmentIndex = 0; view.addSubview(s) }
        """, ["“Selected, Show, Button, 1 of 2”", "“Scan, Button, 2 of 2”"]
      ),
      (
        "A menu",
        """
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: i, menu: UIMenu(children: [UIAction(title: "Share") { _ in }, UIAction(title: "Copy") { _ in }]))
          navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
        }
        """, ["“More, Button”", "[menu]", "“Share, Button”", "“Copy, Button”"]
      ),
      (
        "A shortcut is no stop",
        "override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(title: \"Close\", action: #selector(f), input: \"w\")] }",
        []
      ),
      (
        "A label that is filled elsewhere",
        "let hint = UILabel()\noverride func viewDidLoad() { view.addSubview(hint) }",
        ["“‹hint.text›” (approximate)"]
      ),
      (
        "A field whose text is shown on demand",
        """
        private let f = UITextField()
        override func viewDidLoad() { f.placeholder = "Password"; f.isSecureTextEntry = true; view.addSubview(f) }
        func show() { f.isSecureTextEntry = false }
        """, ["“Password, Secure Text Field | Text Field. Double tap to edit”"]
      ),
      (
        "What scrolls is no list",
        """
        let scroll = UIScrollView()
        let l = UILabel()
        override func viewDidLoad() { l.text = "a"; scroll.addSubview(l); view.addSubview(scroll) }
        """, ["“a”"]
      ),
    ])
  func parts(rule: String, members: String, expected: [String]) { check(members, expected, rule) }

  @Test(
    "Tabs are read in list order, the selected one as selected",
    arguments: [
      (
        "A bar without a chosen item",
        """
        let bar = UITabBar()
        override func viewDidLoad() {
          let me = UITabBarItem(title: "Me", image: nil, tag: 1)
          let home = UITabBarItem(title: "Home", image: nil, tag: 0)
          bar.setItems([home, me], animated: false)
          view.addSubview(bar)
        }
        """, ["[tab bar]", "“Home, Tab, 1 of 2”", "“Me, Tab, 2 of 2”"]
      ),
      (
        "One of which is chosen by what happened before",
        """
        let bar = UITabBar()
        override func viewDidLoad() {
          let home = UITabBarItem(title: "Home", image: nil, tag: 0)
          bar.items = [home, other]
          bar.selectedItem = last
        }
        """, ["[tab bar]", "“‹Selected›, Home, Tab, 1 of 2” (approximate)"]
      ),
      (
        "Lists in two places say nothing of places",
        """
        let bar = UITabBar()
        override func viewDidLoad() { bar.items = [UITabBarItem(title: "Home", image: nil, tag: 0), other] }
        func f() { bar.items = [] }
        """, ["[tab bar]", "“Home, Tab” (approximate)"]
      ),
    ])
  func tabs(rule: String, members: String, expected: [String]) { check(members, expected, rule) }

  @Test(
    "A tab bar controller begins with its first tab",
    arguments: [
      (
        """
        let home = HomeController()
        home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let me = UINavigationController(rootViewController: MeController())
        me.tabBarItem.title = "Me"
        viewControllers = [me, home]
        """, ["“Selected, Me, Tab, 1 of 2” (approximate)", "“Home, Tab, 2 of 2”"]
      ),
      (
        """
        let home = HomeController()
        home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let controllers = [UINavigationController(rootViewController: other), UINavigationController(rootViewController: home)]
        setViewControllers(controllers, animated: false)
        self.selectedIndex = 1
        """, ["“Selected, Home, Tab, 2 of 2”"]
      ),
      (
        """
        let home = HomeController()
        home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        viewControllers = [home, b, c, d, e, f]
        """, ["“Home, Tab”"]
      ),
    ])
  func tabControllers(code: String, expected: [String]) {
    #expect(
      stepsRead("import UIKit\nclass A: UITabBarController { override func viewDidLoad() {\n\(code)\n} }")
        == expected)
  }

  @Test func `Each section is read with its rows and footer if code creates them together`() {
    check(
      """
      private lazy var nameCell: UITableViewCell = {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Name"
        return cell
      }()
      private lazy var pushCell: SwitchCell = { return SwitchCell(title: "Push") }()
      private lazy var sections: [Section] = {
        let first = Section(header: "General", footer: "Your name", cells: [nameCell])
        let plain = Section(cells: [plainCell])
        let second = Section(header: "Alerts", footer: "At any time", cells: [self.pushCell])
        return [first, plain, second]
      }()
      private lazy var plainCell: UITableViewCell = {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Plain"
        return cell
      }()
      func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { sections[i.section].cells[i.row] }
      func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { return sections[s].header }
      func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { return sections[s].footer }
      """,
      [
        "“General, Heading”", "“Name”", "“Your name”", "“Plain”", "“Alerts, Heading”", "… SwitchCell “Push”",
        "“At any time”",
      ], "sections")
  }

  @Test(
    "Views created or stored in arrays are read where the array is added",
    arguments: [
      (
        """
        let title = UILabel()
        let note = UILabel()
        let stack = UIStackView()
        override func viewDidLoad() {
          note.text = "Note"
          title.text = "Title"
          [title, note].forEach(stack.addArrangedSubview)
          view.addSubview(stack)
        }
        """, ["“Title”", "“Note”"]
      ),
      (
        """
        let stack = UIStackView()
        let end = UILabel()
        override func viewDidLoad() {
          end.text = "End"
          ["One", "Two"].map { word in
            let label = UILabel()
            label.text = word
            return label
          }.forEach(stack.addArrangedSubview)
          stack.addArrangedSubview(end)
          view.addSubview(stack)
        }
        """, ["“‹word›” (approximate)", "“End”"]
      ),
      (
        """
        let stack = UIStackView()
        let end = UILabel()
        override func viewDidLoad() {
          end.text = "End"
          let labels = words.map { UILabel(word: $0) }
          labels.forEach { stack.addArrangedSubview($0) }
          stack.addArrangedSubview(end)
          view.addSubview(stack)
        }
        """, ["“‹UILabel›” (approximate)", "“End”"]
      ),
    ])
  func lists(members: String, expected: [String]) { check(members, expected, members) }
}
