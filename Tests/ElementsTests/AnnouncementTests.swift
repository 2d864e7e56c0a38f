// Screen reader announcements for code.

import Elements
import Source
import Testing

@Suite("Announcements")
struct AnnouncementTests {
  private func lines(_ code: String, _ path: String) -> [String] {
    guard let tree = ElementTree(SourceText(code), path: path) else { return [] }
    return tree.ids.compactMap { tree.announcement(of: $0)?.line }
  }

  @Test(
    "VoiceOver reads SwiftUI: label, value, trait words, hint",
    arguments: [
      (
        #"Button("Play") { }.accessibilityHint("Starts playback")"#,
        ["VoiceOver: “Play, Button. Starts playback”"]
      ),
      (#"Button("Submit") { }.disabled(true)"#, ["VoiceOver: “Submit, Dimmed, Button”"]),
      (
        #"Toggle("Wi-Fi", isOn: .constant(true))"#,
        ["VoiceOver: “Wi-Fi, Switch Button, On. Double tap to toggle setting”"]
      ),
      (
        #"Toggle("Wi-Fi", isOn: $isOn)"#,
        ["VoiceOver: “Wi-Fi, Switch Button, On | Off. Double tap to toggle setting”"]
      ),
      (
        #"Slider(value: $v) { Text("Volume") }.accessibilityValue("50 percent")"#,
        [
          "VoiceOver: “Volume, 50 percent, Adjustable. Swipe up or down with one finger to adjust the value”"
        ]
      ),
      (#"TextField("Email", text: $m)"#, ["VoiceOver: “Email, Text Field. Double tap to edit”"]),
      (
        #"SecureField("Password", text: $p)"#,
        ["VoiceOver: “Password, Secure Text Field. Double tap to edit”"]
      ),
      (
        #"Image("mangoes").accessibilityLabel("A crate of mangoes")"#,
        ["VoiceOver: “A crate of mangoes, Image”"]
      ),
      (#"Text("Orders").accessibilityAddTraits(.isHeader)"#, ["VoiceOver: “Orders, Heading”"]),
      (#"Link("Terms", destination: u)"#, ["VoiceOver: “Terms, Button, Link” (approximate)"]),
      (
        #"HStack { Text("Song"); Text("Singer") }.accessibilityElement(children: .combine)"#,
        ["VoiceOver: “Song, Singer”"]
      ),
      (
        #"HStack { Text("Song"); Text("Singer") }"#, ["VoiceOver: “Song”", "VoiceOver: “Singer”"]
      ),
      (#"Image(decorative: "wave")"#, ["VoiceOver: not focusable (decorative)"]),
      (#"Text("a").accessibilityHidden(true)"#, ["VoiceOver: not focusable (accessibilityHidden)"]),
      (
        #"Text("Hello \(user.name), \(count) new")"#,
        ["VoiceOver: “Hello ‹user.name›, ‹count› new” (approximate)"]
      ),
      (#"Text(title)"#, ["VoiceOver: “‹title›” (approximate)"]),
      (
        #"Button(action: flip) { icon }.accessibilityLabel(isOn ? "Pause" : "Play")"#,
        ["VoiceOver: “Pause | Play, Button”"]
      ),
      (
        #"Button(action: close) { Image(systemName: "xmark") }"#,
        ["VoiceOver: “Close, Button” (no label, approximate)"]
      ),
      (
        #"Text("Row").accessibilityAction(named: "Delete") { }"#,
        ["VoiceOver: “Row. Actions available”"]
      ),
      (
        #"Text("a").accessibilityAddTraits(isOn ? .isSelected : [])"#,
        ["VoiceOver: “‹Selected›, a” (approximate)"]
      ),
    ])
  func swiftUI(code: String, expected: [String]) {
    #expect(
      lines("import SwiftUI\nstruct A: View { var body: some View { \(code) } }", "A.swift") == expected)
  }

  @Test(
    "VoiceOver reads UIKit: an explicit label takes precedence over the title",
    arguments: [
      (
        #"let b = UIButton(); b.accessibilityLabel = "SBI"; b.accessibilityTraits = [.button, .selected]"#,
        ["VoiceOver: “Selected, SBI, Button”"]
      ),
      (
        #"let b = UIButton(); b.setImage(UIImage(named: "more"), for: .normal); b.accessibilityLabel = "More options""#,
        ["VoiceOver: “More options, Button”"]
      ),
      (
        #"let b = UIButton(); b.setTitle("Pay", for: .normal); b.accessibilityTraits = .notEnabled"#,
        ["VoiceOver: “Pay, Dimmed”"]
      ),
      (
        #"let b = UIButton(); b.setImage(UIImage(named: "more"), for: .normal)"#,
        ["VoiceOver: “more, Button” (no label, approximate)"]
      ),
      (
        #"let b = UIButton(); b.setImage(UIImage(systemName: "xmark"), for: .normal)"#,
        ["VoiceOver: “Close, Button” (no label, approximate)"]
      ),
    ])
  func uiKit(code: String, expected: [String]) {
    let screen = "import UIKit\nclass A: UIViewController { func f() { \(code); view.addSubview(b) } }"
    #expect(lines(screen, "A.swift") == expected)
  }

  @Test(
    "TalkBack reads Compose: state, label with child texts, role, usage hint",
    arguments: [
      (
        #"IconButton(onClick = { open() }) { Icon(Icons.Default.Menu, "Open navigation menu") }"#,
        ["TalkBack: “Open navigation menu, Button. Double-tap to activate”"]
      ),
      (
        #"Row(Modifier.toggleable(true, role = Role.Switch) { }) { Text("Wi-Fi") }"#,
        ["TalkBack: “On, Wi-Fi, Switch. Double-tap to toggle”"]
      ),
      (
        #"Row(Modifier.toggleable(isOn, role = Role.Switch) { }) { Text("Wi-Fi") }"#,
        ["TalkBack: “On | Off, Wi-Fi, Switch. Double-tap to toggle”"]
      ),
      (
        #"TabRow(0) { Tab(selected = true, onClick = { a() }, text = { Text("Home") }); Tab(selected = false, onClick = { b() }, text = { Text("News") }) }"#,
        [
          "TalkBack: “selected, Home, Tab, 1 of 2” (approximate)",
          "TalkBack: “News, Tab, 2 of 2. Double-tap to activate” (approximate)",
        ]
      ),
      (
        #"Slider(0.5f, { }, Modifier.semantics { contentDescription = "Volume" })"#,
        ["TalkBack: “50 percent, Volume, Slider. Swipe up or swipe down to adjust” (approximate)"]
      ),
      (#"Text("Orders", Modifier.semantics { heading() })"#, ["TalkBack: “Orders, Heading”"]),
      (
        #"IconButton(onClick = { open() }) { Icon(i, null) }"#,
        [
          "TalkBack: “Button. Double-tap to activate” (no label)",
          "TalkBack: not focusable (contentDescription)",
        ]
      ),
      (
        #"Card(Modifier.clickable(onClickLabel = "open details") { open() }) { Text("Order 12"); Text("₹240") }"#,
        ["TalkBack: “Order 12, ₹240. Double-tap to open details”"]
      ),
      (
        #"Box(Modifier.combinedClickable(onLongClick = { delete() }, onLongClickLabel = "delete") { open() }) { Text("Photo") }"#,
        ["TalkBack: “Photo. Double-tap to activate. Double-tap and hold to delete”"]
      ),
      (
        #"OutlinedTextField(v, { f(it) }, label = { Text("Email") })"#,
        ["TalkBack: “Edit box, Email. Double-tap to edit text”"]
      ),
      (
        #"OutlinedTextField(v, { f(it) }, label = { Text("Email") }, isError = true)"#,
        ["TalkBack: “Edit box, Email, Error: Invalid input. Double-tap to edit text”"]
      ),
      (
        #"OutlinedTextField(v, { f(it) }, label = { Text("Email") }, isError = bad)"#,
        ["TalkBack: “Edit box, Email, ‹Error: Invalid input›. Double-tap to edit text” (approximate)"]
      ),
      (
        #"TextField(v, { f(it) }, Modifier.semantics { error(why) }, label = { Text("Email") }, isError = true)"#,
        ["TalkBack: “Edit box, Email. Double-tap to edit text”"]
      ),
      (#"Icon(Icons.Default.Star, "")"#, ["TalkBack: “Unlabelled, Image” (no label)"]),
      (
        #"Image(photo, null, Modifier.clickable { open() })"#,
        ["TalkBack: “Unlabelled. Double-tap to activate” (no label)"]
      ),
      (
        #"Box(Modifier.clickable(role = Role.Button) { open() })"#,
        ["TalkBack: “Button. Double-tap to activate” (no label)"]
      ),
      (
        #"Button(send, Modifier.semantics { contentDescription = "Submit" }) { Text("Send") }"#,
        ["TalkBack: “Submit, Send, Button. Double-tap to activate”"]
      ),
      (
        #"Checkbox(checked = false, onCheckedChange = { f(it) }, Modifier.semantics { contentDescription = "Remember me" })"#,
        ["TalkBack: “not checked, Remember me, Check box. Double-tap to toggle”"]
      ),
      (
        #"Button(onClick = { pay() }, enabled = false) { Text("Pay") }"#,
        ["TalkBack: “Pay, Button, disabled”"]
      ),
      (#"Text("$count new of ${all.size}")"#, ["TalkBack: “‹count› new of ‹all.size›” (approximate)"]),
    ])
  func compose(code: String, expected: [String]) {
    let imports = "import androidx.compose.material3.*\nimport androidx.compose.foundation.*"
    #expect(lines("\(imports)\n@Composable fun A() { \(code) }", "app/A.kt") == expected)
  }

  @Test(
    "TalkBack reads layouts: text that code may add is unknown",
    arguments: [
      (
        #"<CheckBox android:text="Remember me"/>"#,
        ["TalkBack: “not checked, Remember me, Check box. Double-tap to toggle”"]
      ),
      (#"<EditText android:hint="Email"/>"#, ["TalkBack: “Email, Edit box. Double-tap to edit text”"]),
      (
        #"<EditText android:hint="Email" android:text="a@b.c"/>"#,
        ["TalkBack: “a@b.c, Edit box, Email. Double-tap to edit text”"]
      ),
      (
        #"<TextView android:text="Email" android:labelFor="@id/e"/><EditText android:id="@+id/e"/>"#,
        ["TalkBack: “Email”", "TalkBack: “Edit box for Email. Double-tap to edit text”"]
      ),
      (#"<Button android:text="Pay" android:enabled="false"/>"#, ["TalkBack: “Pay, Button, disabled”"]),
      (
        #"<ImageButton android:src="@drawable/x"/>"#,
        ["TalkBack: “Unlabelled, Button. Double-tap to activate” (no label)"]
      ),
      (
        #"<Button android:background="@drawable/x"/>"#,
        ["TalkBack: “Button. Double-tap to activate” (no label)"]
      ),
      (
        #"<Switch android:text="Wi-Fi" android:checked="true"/>"#,
        ["TalkBack: “on, Wi-Fi, Switch. Double-tap to toggle”"]
      ),
      (#"<TextView android:text="@string/title"/>"#, ["TalkBack: “‹string/title›” (approximate)"]),
    ])
  func layouts(code: String, expected: [String]) {
    let layout =
      "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">\(code)</LinearLayout>"
    #expect(lines(layout, "app/src/main/res/layout/a.xml") == expected)
  }
}
