// Parts of screens of UIKit as VoiceOver reads them: cells and what looks like their labels, spinners, calls that fill a bar.

import Testing

@Suite("Parts of screens of UIKit, as VoiceOver reads them")
struct UIKitScreenPartTests {
  private func check(_ members: String, _ expected: [String], _ rule: String) {
    #expect(stepsRead("import UIKit\nclass A: UIViewController {\n\(members)\n}") == expected, "\(rule)")
  }

  @Test(
    "Rows are told of once",
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
    ])
  func rows(rule: String, members: String, expected: [String]) { check(members, expected, rule) }
}
