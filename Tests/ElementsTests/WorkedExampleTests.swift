// The numbered worked examples of announcements.

import Elements
import Source
import Testing

@Suite("Worked examples of announcements")
struct WorkedExampleTests {
  private func heard(_ code: String, _ path: String) -> [String] {
    let readings = ElementTree(SourceText(code), path: path)?.readings() ?? []
    return readings.flatMap(\.steps).filter(\.isStop).compactMap { $0.announcement?.line }
  }

  @Test(
    "SwiftUI",
    arguments: [
      (
        1, #"Button("Play") { }.accessibilityHint("Starts playback")"#,
        "VoiceOver: “Play, Button. Starts playback”"
      ),
      (2, #"Button("Submit") { }.disabled(true)"#, "VoiceOver: “Submit, Dimmed, Button”"),
      (
        3, #"Toggle("Wi-Fi", isOn: .constant(true))"#,
        "VoiceOver: “Wi-Fi, Switch Button, On. Double tap to toggle setting”"
      ),
      (
        4, #"Slider(value: $v) { Text("Volume") }.accessibilityValue("50 percent")"#,
        "VoiceOver: “Volume, 50 percent, Adjustable. Swipe up or down with one finger to adjust the value”"
      ),
      (5, #"TextField("Email", text: $m)"#, "VoiceOver: “Email, Text Field. Double tap to edit”"),
      (
        6, #"SecureField("Password", text: $p)"#,
        "VoiceOver: “Password, Secure Text Field. Double tap to edit”"
      ),
      (
        7, #"Image("mangoes").accessibilityLabel("A crate of mangoes")"#,
        "VoiceOver: “A crate of mangoes, Image”"
      ),
      (8, #"Text("Orders").accessibilityAddTraits(.isHeader)"#, "VoiceOver: “Orders, Heading”"),
      (10, #"Link("Terms", destination: u)"#, "VoiceOver: “Terms, Button, Link” (approximate)"),
      (
        15, #"HStack { Text("Song"); Text("Singer") }.accessibilityElement(children: .combine)"#,
        "VoiceOver: “Song, Singer”"
      ),
    ])
  func swiftUI(number: Int, code: String, expected: String) {
    let file = "import SwiftUI\nstruct A: View { var body: some View { \(code) } }"
    #expect(heard(file, "A.swift") == [expected], "example \(number)")
  }

  @Test(
    "UIKit",
    arguments: [
      (
        9,
        """
        let bar = UITabBar()
        let home = UITabBarItem(title: "Home", image: nil, tag: 0)
        bar.items = [home, news, likes, search, profile]
        bar.selectedItem = home
        view.addSubview(bar)
        """, ["VoiceOver: “Selected, Home, Tab, 1 of 5”"]
      ),
      (
        11,
        #"let b = UIView(); b.accessibilityLabel = "SBI"; b.accessibilityTraits = [.button, .selected]; view.addSubview(b)"#,
        ["VoiceOver: “Selected, SBI, Button”"]
      ),
      (
        12,
        """
        let b = UIButton()
        b.setImage(UIImage(named: "more"), for: .normal)
        b.accessibilityLabel = "More options"
        view.addSubview(b)
        """, ["VoiceOver: “More options, Button”"]
      ),
      (
        13, #"let b = UIButton(); b.accessibilityLabel = "Play button"; view.addSubview(b)"#,
        ["VoiceOver: “Play button, Button”"]
      ),
      (
        14,
        """
        let cell = UITableViewCell()
        cell.accessibilityLabel = nameLabel.text! + messageLabel.text! + "sent at " + time
        """, ["VoiceOver: “‹nameLabel.text›‹messageLabel.text›sent at ‹time›” (approximate)"]
      ),
      (
        16,
        #"let b = UIButton(); b.setTitle("Pay", for: .normal); b.accessibilityTraits = .notEnabled; view.addSubview(b)"#,
        ["VoiceOver: “Pay, Dimmed”"]
      ),
    ])
  func uiKit(number: Int, code: String, expected: [String]) {
    let file = "import UIKit\nclass A: UIViewController { override func viewDidLoad() {\n\(code)\n} }"
    #expect(heard(file, "A.swift") == expected, "example \(number)")
  }

  @Test(
    "Compose",
    arguments: [
      (
        17, #"IconButton(onClick = { open() }) { Icon(Icons.Default.Menu, "Open navigation menu") }"#,
        ["TalkBack: “Open navigation menu, Button. Double-tap to activate”"]
      ),
      (
        18, #"Row(Modifier.toggleable(true, role = Role.Switch) { }) { Text("Wi-Fi") }"#,
        ["TalkBack: “On, Wi-Fi, Switch. Double-tap to toggle”"]
      ),
      (
        23,
        """
        TabRow(0) {
          Tab(selected = true, onClick = { a() }, text = { Text("Home") })
          Tab(selected = false, onClick = { b() }, text = { Text("News") })
          Tab(selected = false, onClick = { c() }, text = { Text("Me") })
        }
        """,
        [
          "TalkBack: “selected, Home, Tab, 1 of 3” (approximate)",
          "TalkBack: “News, Tab, 2 of 3. Double-tap to activate” (approximate)",
          "TalkBack: “Me, Tab, 3 of 3. Double-tap to activate” (approximate)",
        ]
      ),
      (
        24, #"Slider(0.5f, { }, Modifier.semantics { contentDescription = "Volume" })"#,
        ["TalkBack: “50 percent, Volume, Slider. Swipe up or swipe down to adjust” (approximate)"]
      ),
      (25, #"Text("Orders", Modifier.semantics { heading() })"#, ["TalkBack: “Orders, Heading”"]),
      (
        26, "IconButton(onClick = { open() }) { Icon(i, null) }",
        ["TalkBack: “Button. Double-tap to activate” (no label)"]
      ),
      (
        27,
        #"Card(Modifier.clickable(onClickLabel = "open details") { open() }) { Text("Order 12"); Text("₹240") }"#,
        ["TalkBack: “Order 12, ₹240. Double-tap to open details”"]
      ),
      (
        28,
        """
        LazyColumn(Modifier.semantics { collectionInfo = CollectionInfo(rowCount = 3, columnCount = 1) }) {
          item { Text("Google Meet") }
          items(2) { Text("Meeting") }
        }
        """,
        ["TalkBack: “Google Meet, in list, 3 items” (approximate)", "TalkBack: “Meeting”"]
      ),
      (
        29,
        #"Box(Modifier.combinedClickable(onLongClick = { delete() }, onLongClickLabel = "delete") { open() }) { Text("Photo") }"#,
        ["TalkBack: “Photo. Double-tap to activate. Double-tap and hold to delete”"]
      ),
      (
        31, #"OutlinedTextField(v, { f(it) }, label = { Text("Email") })"#,
        ["TalkBack: “Edit box, Email. Double-tap to edit text”"]
      ),
      (
        32,
        #"Button(send, Modifier.semantics { contentDescription = "Submit" }) { Text("Send") }"#,
        ["TalkBack: “Submit, Send, Button. Double-tap to activate”"]
      ),
    ])
  func compose(number: Int, code: String, expected: [String]) {
    let imports = "import androidx.compose.material3.*\nimport androidx.compose.foundation.*"
    #expect(heard("\(imports)\n@Composable fun A() { \(code) }", "app/A.kt") == expected, "example \(number)")
  }

  @Test(
    "Layouts",
    arguments: [
      (
        19, #"<CheckBox android:text="Remember me"/>"#,
        ["TalkBack: “not checked, Remember me, Check box. Double-tap to toggle”"]
      ),
      (
        20, #"<EditText android:hint="Email"/>"#,
        ["TalkBack: “Email, Edit box. Double-tap to edit text”"]
      ),
      (
        20, #"<EditText android:hint="Email" android:text="a@b.c"/>"#,
        ["TalkBack: “a@b.c, Edit box, Email. Double-tap to edit text”"]
      ),
      (
        21,
        #"<TextView android:text="Email" android:labelFor="@id/e"/><EditText android:id="@+id/e"/>"#,
        ["TalkBack: “Email”", "TalkBack: “Edit box for Email. Double-tap to edit text”"]
      ),
      (
        22, #"<Button android:text="Pay" android:enabled="false"/>"#,
        ["TalkBack: “Pay, Button, disabled”"]
      ),
      (
        26, #"<ImageButton android:src="@drawable/x"/>"#,
        ["TalkBack: “Unlabelled, Button. Double-tap to activate” (no label)"]
      ),
      (
        30,
        """
        <com.google.android.material.textfield.TextInputLayout android:hint="Email" app:error="Enter a valid email">
        <com.google.android.material.textfield.TextInputEditText android:text="a@b"/>
        </com.google.android.material.textfield.TextInputLayout>
        """,
        [
          "TalkBack: “a@b, Edit box, Email. Double-tap to edit text”", "TalkBack: “Enter a valid email”",
        ]
      ),
    ])
  func layouts(number: Int, code: String, expected: [String]) {
    let layout =
      "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\" xmlns:app=\"http://schemas.android.com/apk/res-auto\">\(code)</LinearLayout>"
    #expect(heard(layout, "app/src/main/res/layout/a.xml") == expected, "example \(number)")
  }

  @Test func `30: a field's error is a focus stop after it`() {
    let code = """
      import android.app.Activity
      import com.google.android.material.textfield.TextInputEditText
      import com.google.android.material.textfield.TextInputLayout
      class A : Activity() {
        fun f() {
          val layout = TextInputLayout(this)
          layout.hint = "Email"
          layout.error = "Enter a valid email"
          val field = TextInputEditText(layout.context)
          field.setText("a@b")
          layout.addView(field)
        }
      }
      """
    #expect(
      heard(code, "app/A.kt") == [
        "TalkBack: “a@b, Edit box. Double-tap to edit text”", "TalkBack: “Enter a valid email”",
      ])
  }
}
