// Cases without a fix because any edit would do harm.

import Linter
import Source
import Testing

@Suite("Withheld fixes")
struct WithheldFixTests {
  @Test(
    "a text style isn't inserted if larger text would be clipped",
    arguments: [
      ("A.swift", #"HStack { Text(t).font(.system(size: 13)) }.frame(width: 110, height: 30)"#),
      ("A.swift", #"VStack { Text(t).font(.system(size: 13)) }.frame(maxHeight: barHeight)"#),
      (
        "A.swift",
        "class A: UIViewController { let heading = UILabel(); override func viewDidLoad() { heading.font = .systemFont(ofSize: 17); navigationItem.titleView = heading } }"
      ),
      (
        "A.swift",
        "func f() { let l = UILabel(); l.font = .systemFont(ofSize: 12); l.heightAnchor.constraint(equalToConstant: 20).isActive = true }"
      ),
    ])
  func fonts(path: String, code: String) { expectNoFix("fixed-font-size", path, code) }

  @Test(
    "a control isn't moved out of its card",
    arguments: [
      #"Button { open() } label: { HStack { Text(name); Button("Buy") { buy() } }.padding().background(Color.gray) }"#,
      #"Button { open() } label: { Text(name); Button("Buy") { buy() } }.overlay { RoundedRectangle(cornerRadius: 8).stroke() }"#,
      #"Button { open() } label: { Text(name); Toggle("On", isOn: $isOn) }"#,
    ])
  func cards(code: String) { expectNoFix("nested-control", "A.swift", code) }

  @Test("a row with buttons isn't combined into one element")
  func rowsWithButtons() {
    expectNoFix(
      "missing-button-role", "A.swift",
      """
      struct A: View {
        var body: some View { ScrollView { card(title: name) { copy() }.onTapGesture { isOpen.toggle() }.padding() } }
        private func card(title: String, copy: @escaping () -> Void) -> some View {
          VStack { Text(title); if isOpen { Button("Copy") { copy() } } }
        }
      }
      """)
  }

  @Test("a marquee stays if the text would be truncated without it")
  func marquee() {
    expectNoFix(
      "auto-advancing-content", "A.kt",
      "import androidx.compose.foundation.basicMarquee\n@Composable fun A() { Text(news, maxLines = 1, modifier = Modifier.basicMarquee(Int.MAX_VALUE)) }"
    )
  }

  @Test(
    "the same text isn't inserted for several views",
    arguments: [
      (
        "missing-icon-button-label", "A.swift",
        "class A: UIView { func show() { for item in items { let button = UIButton(); button.setImage(item.image, for: .normal); addSubview(button) } } }"
      ),
      (
        "missing-icon-button-label", "A.swift",
        "struct A: View { var body: some View { HStack { ForEach(items) { item in Button { open(item) } label: { Image(uiImage: item.picture) } } } } }"
      ),
      (
        "missing-icon-button-label", "A.kt",
        "@Composable fun RoundButton(icon: ImageVector, onClick: () -> Unit) { IconButton(onClick) { Icon(icon, null) } }"
      ),
      (
        "missing-image-label", "A.swift",
        "import SwiftUI\nimport Kingfisher\nstruct Sprite: View { let source: Source?; var body: some View { KFImage(source: source).resizable() } }"
      ),
      (
        "missing-hint", "A.kt",
        "import android.view.View\nclass A(itemView: View) : Holder(itemView), View.OnLongClickListener { init { itemView.setOnLongClickListener(this) } }"
      ),
      (
        "missing-control-label", "res/layout/item_mail.xml",
        #"<LinearLayout><CheckBox android:id="@+id/chosen"/></LinearLayout>"#
      ),
      (
        "missing-icon-button-label", "res/layout/a.xml",
        #"<LinearLayout><ImageButton android:id="@+id/expand"/></LinearLayout>"#
      ),
      (
        "empty-label", "A.swift",
        #"Button { f(x) } label: { Image("x1") }.accessibilityLabel("" /* what the button does */)"#
      ),
    ])
  func texts(rule: String, path: String, code: String) { expectNoFix(rule, path, code) }

  @Test("a text from the app's resources isn't replaced with a literal")
  func references() {
    let layout = #"<Button android:text="@string/more"/>"#
    let path = "app/src/main/res/layout/a.xml"
    let files = [
      path: layout,
      "app/src/main/res/values/strings.xml": #"<resources><string name="more">More</string></resources>"#,
    ]
    let file = SourceFile(path: path, text: SourceText(layout))
    let found = Linter().lint(file, in: index(files).surroundings).filter { $0.rule == "vague-label" }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fixes.isEmpty })
  }

  private func expectNoFix(
    _ rule: String, _ path: String, _ code: String, at location: SourceLocation = #_sourceLocation
  ) {
    var configuration = Configuration()
    configuration.profile = .strict
    let found = Linter(configuration).lint(SourceFile(path: path, text: SourceText(code)))
      .filter { $0.rule == rule }
    #expect(!found.isEmpty, sourceLocation: location)
    #expect(found.allSatisfy { $0.fixes.isEmpty }, sourceLocation: location)
  }
}
