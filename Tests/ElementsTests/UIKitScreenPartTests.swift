// Parts of UIKit screens with VoiceOver: cells and similar views, spinners, and calls that fill a bar.

import Elements
import Source
import Testing

@Suite("Parts of UIKit screens with VoiceOver")
struct UIKitScreenPartTests {
  private func check(_ members: String, _ expected: [String], _ rule: String) {
    #expect(stepsRead("import UIKit\nclass A: UIViewController {\n\(members)\n}") == expected, "\(rule)")
  }

  @Test(
    "Rows are read once",
    arguments: [
      (
        "Cells whose labels are styled",
        """
        func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let c = UITableViewCell()
          c.textLabel?.textColor = .red
          c.textLabel?.text = "Wi-Fi"
          c.detailTextLabel?.font = .boldSystemFont(ofSize: 12)
          c.detailTextLabel?.attributedText = note
          return c
        }
        """, ["“Wi-Fi, ‹note›” (approximate)"]
      ),
      (
        "Labels of the controller with the names of those of a cell",
        """
        let textLabel = UILabel()
        private var detailTextLabel: UILabel!
        override func viewDidLoad() {
          detailTextLabel = UILabel()
          view.addSubview(textLabel)
          view.addSubview(detailTextLabel)
          textLabel.text = "A"
          self.detailTextLabel.text = "B"
        }
        """, ["“A”", "“B”"]
      ),
      (
        "Cells that are designed elsewhere",
        """
        func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          switch i.section {
          case 0: return t.dequeueReusableCell(withIdentifier: "Empty")!
          case 1:
            let c = t.dequeueReusableCell(withIdentifier: "Clear", for: i)
            c.textLabel?.textColor = .red
            c.decorate(with: theme)
            return c
          case 2:
            let filled = t.dequeueReusableCell(withIdentifier: "Filled", for: i)
            filled.textLabel?.text = "Wi-Fi"
            return filled
          case 3:
            let given = t.dequeueReusableCell(withIdentifier: "Given", for: i)
            fill(given)
            return given
          default: return t.dequeueReusableCell(withIdentifier: "Own", for: i) as! OwnCell
          }
        }
        """, ["… row “Empty”", "… row “Clear”", "“Wi-Fi”", "… OwnCell"]
      ),
      (
        "Cells of a data source with closures",
        """
        override func viewDidLoad() {
          let source = DataSource<Item> { _, table, _, item in
            guard let cell = table.dequeueReusableCell(withIdentifier: "x") as? SoundCell else {
              guard let plain = table.dequeueReusableCell(withIdentifier: "Plain") else { return UITableViewCell() }
              return plain
            }
            cell.bind(item)
            return cell
          }
        }
        """, ["… SoundCell", "… row “Plain”"]
      ),
    ])
  func rows(rule: String, members: String, expected: [String]) { check(members, expected, rule) }

  @Test(
    "Rows of diffable data sources are read",
    arguments: [
      (
        "Cells of a table",
        """
        override func viewDidLoad() {
          source = UITableViewDiffableDataSource<Int, Item>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "x", for: path)
            cell.textLabel?.text = "Wi-Fi"
            return cell
          }
        }
        """, ["“Wi-Fi”"]
      ),
      (
        "Cells of the app in a collection",
        """
        override func viewDidLoad() {
          source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: grid) { grid, path, item in
            let cell = grid.dequeueReusableCell(withReuseIdentifier: "x", for: path) as! PhotoCell
            cell.fill(item)
            return cell
          }
        }
        """, ["… PhotoCell"]
      ),
      (
        "Registered cells of the app",
        """
        override func viewDidLoad() {
          let photos = UICollectionView.CellRegistration<PhotoCell, Item> { cell, path, item in cell.fill(item) }
        }
        """, ["… PhotoCell"]
      ),
      (
        "Registered cells of the system",
        """
        override func viewDidLoad() {
          let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, path, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Wi-Fi"
            cell.contentConfiguration = content
          }
        }
        """, ["“Wi-Fi”"]
      ),
    ])
  func diffableRows(rule: String, members: String, expected: [String]) { check(members, expected, rule) }

  @Test(
    "Headers and footers are next to the rows of their sections",
    arguments: [
      (
        "Sections of an enumeration, whose rows functions make",
        """
        enum Section: Int { case info, toggle, names }
        func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          switch Section(rawValue: i.section) {
          case .toggle: return toggle()
          case .names:
            let cell = UITableViewCell()
            cell.textLabel?.text = "Ada"
            return cell
          default: return other()
          }
        }
        func other() -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Remove all"
          return cell
        }
        func toggle() -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Wi-Fi"
          return cell
        }
        func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? {
          switch Section(rawValue: section) {
          case .some(.names): return "Names"
          default: return nil
          }
        }
        func tableView(_ t: UITableView, titleForFooterInSection section: Int) -> String? {
          if section == Section.info.rawValue { return "Note" }
          return nil
        }
        """, ["“Note”", "“Wi-Fi”", "“Names, Heading”", "“Ada”", "“Remove all”"]
      ),
      (
        "Sections by their numbers",
        """
        func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? {
          switch section {
          case 0: return "First"
          case 1: return "Second"
          default: return nil
          }
        }
        func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          switch (i.section, i.row) {
          case (1, _): cell.textLabel?.text = "b"
          case (0, 0): cell.textLabel?.text = "a"
          default: break
          }
          return cell
        }
        """, ["“First, Heading”", "“a”", "“Second, Heading”", "“b”"]
      ),
      (
        "A footer that is there at times",
        """
        func tableView(_ t: UITableView, titleForFooterInSection section: Int) -> String? {
          if !chat.isOwn { return "Note" }
          return nil
        }
        func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "a"
          return cell
        }
        """, ["“a”", "“Note” (only if !chat.isOwn)"]
      ),
      (
        "Rows that no section is told of",
        """
        func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? {
          switch section {
          case 0: return "First"
          default: return "Second"
          }
        }
        func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "a"
          return cell
        }
        """, ["“First, Heading”", "“Second, Heading”", "“a”"]
      ),
    ])
  func sections(rule: String, members: String, expected: [String]) { check(members, expected, rule) }

  @Test(
    "Calls add bar items like the properties do",
    arguments: [
      ("setRightBarButton(done, animated: true)", ["“Orders, Heading”", "“Done, Button”", "“a”"]),
      ("setLeftBarButton(done, animated: true)", ["“Done, Button”", "“Orders, Heading”", "“a”"]),
      ("setRightBarButtonItems([done], animated: true)", ["“Orders, Heading”", "“Done, Button”", "“a”"]),
      ("setLeftBarButtonItems([done], animated: true)", ["“Done, Button”", "“Orders, Heading”", "“a”"]),
    ])
  func barCalls(call: String, expected: [String]) {
    check(
      """
      let label = UILabel()
      let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
      override func viewDidLoad() { title = "Orders"; label.text = "a"; view.addSubview(label) }
      func f() { navigationItem.\(call) }
      """, expected, call)
  }

  @Test(
    "A spinner is a focus stop while it's animating",
    arguments: [
      ("view.addSubview(wheel); wheel.startAnimating()", "", ["“In progress”"]),
      ("view.addSubview(wheel)", "", ["“In progress” (only if wheel.isAnimating)"]),
      (
        "view.addSubview(wheel); if x { wheel.startAnimating() }", "",
        ["“In progress” (only if wheel.isAnimating)"]
      ),
      (
        "view.addSubview(wheel); wheel.startAnimating()", "func f() { wheel.stopAnimating() }",
        ["“In progress” (only if wheel.isAnimating)"]
      ),
      (
        "view.addSubview(wheel); wheel.startAnimating(); wheel.accessibilityLabel = \"Loading\"", "",
        ["“Loading”"]
      ),
      ("wheel.startAnimating()", "", []),
    ] as [(String, String, [String])])
  func spinners(code: String, members: String, expected: [String]) {
    check(
      "let wheel = UIActivityIndicatorView(style: .large)\noverride func viewDidLoad() { \(code) }\n\(members)",
      expected, code)
  }

  @Test func `A spinner in a stack and one in a storyboard are focus stops`() {
    check(
      """
      @IBOutlet private weak var wheel: UIActivityIndicatorView!
      private var titleText: UILabel!
      private var spinner: UIActivityIndicatorView!
      override func viewDidLoad() {
        self.titleText = UILabel(frame: .zero)
        self.titleText.text = "a"
        self.spinner = UIActivityIndicatorView(style: .large)
        view.addSubview(UIStackView(arrangedSubviews: [self.titleText!, self.spinner!]))
      }
      """,
      [
        "“a”", "“In progress” (only if spinner.isAnimating)",
        "“In progress” (approximate) (only if wheel.isAnimating)",
      ], "outlet")
  }
}
