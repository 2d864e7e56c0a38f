// Views that are one focus stop, and text views that can't be edited, because of code elsewhere.

import Linter
import Source
import Testing

@Suite("Views as one element") struct OneElementTests {
  /// Returns the announcements of a file, one per line.
  private func stops(in path: String, of files: [String: String]) -> [String] {
    let file = SourceFile(path: path, text: SourceText(files[path] ?? ""))
    let readings = Linter().speech(of: file, in: index(files).surroundings).readings
    return readings.map { $0.text(in: file.text) }.joined().split(separator: "\n").map(String.init)
      .filter { $0.contains("“") || $0.contains("no label") }
  }

  @Test(
    "a view is one stop if its class says so",
    arguments: [
      ("isAccessibilityElement = true", 1), ("self.isAccessibilityElement = true", 1),
      ("isAccessibilityElement = isShort", 2), ("icon.isAccessibilityElement = true", 2),
      ("isAccessibilityElement = true; isAccessibilityElement = false", 2),
    ])
  func cells(code: String, count: Int) {
    let cell =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><tableViewCell id="c" customClass="MailCell"><tableViewCellContentView key="contentView" id="v"><subviews><label text="Sender" id="a"/><label text="Subject" id="b"/></subviews></tableViewCellContentView></tableViewCell></objects></document>"#
    let files = [
      "App/MailCell.xib": cell,
      "App/MailCell.swift":
        "import UIKit\nclass MailCell: UITableViewCell { override func awakeFromNib() { super.awakeFromNib(); \(code) } }",
    ]
    #expect(stops(in: "App/MailCell.xib", of: files).count == count)
  }

  @Test func `Code that hides the subviews doesn't hide the view`() {
    let code =
      "import UIKit\nclass Card: UIView { let name = UILabel(); func setUp() { name.text = \"Name\"; addSubview(name); isAccessibilityElement = true; accessibilityLabel = \"Card\"; subviews.forEach { $0.isAccessibilityElement = false } } }"
    #expect(stops(in: "App/Card.swift", of: ["App/Card.swift": code]) == ["  1. “Card”"])
  }

  @Test func `A button that is one element hides its labels`() {
    let code =
      "import UIKit\nclass Title: UIButton { let name = UILabel(); func setUp() { name.text = \"Name\"; addSubview(name); isAccessibilityElement = true; accessibilityLabel = \"Card\" } }"
    #expect(stops(in: "App/Title.swift", of: ["App/Title.swift": code]).count == 1)
  }

  @Test(
    "a text view can be edited unless its class or controller turns that off",
    arguments: [
      ("", "", true), ("isEditable = false", "", false), ("isEditable = isNew", "", true),
      ("", "note.isEditable = false", false),
      ("isEditable = false", "note.isEditable = true", true), ("other.isEditable = false", "", true),
    ])
  func textViews(inClass: String, inController: String, isEditable: Bool) {
    let files = [
      "App/Main.storyboard":
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects><viewController id="v" customClass="Notes"><view key="view" id="w"><subviews><textView id="t" customClass="NoteTextView"><string key="text">Read me</string></textView></subviews></view><connections><outlet property="note" destination="t" id="c"/></connections></viewController></objects></scene></scenes></document>"#,
      "App/NoteTextView.swift":
        "import UIKit\nclass NoteTextView: UITextView { func setUp() { \(inClass) } }",
      "App/Notes.swift":
        "import UIKit\nclass Notes: UIViewController { @IBOutlet var note: NoteTextView!; override func viewDidLoad() { \(inController) } }",
      "App/Screen.swift":
        "import UIKit\nclass Screen: UIView { let note: NoteTextView = { let note = NoteTextView(); note.text = \"Read me\"; return note }(); init() { super.init(frame: .zero); addSubview(note) } }",
    ]
    #expect(stops(in: "App/Main.storyboard", of: files).contains { $0.contains("Text Field") } == isEditable)
    if inController.isEmpty {
      #expect(stops(in: "App/Screen.swift", of: files).contains { $0.contains("Text Field") } == isEditable)
    }
  }
}
