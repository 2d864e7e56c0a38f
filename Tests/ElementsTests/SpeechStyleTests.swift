// User settings for announcements: TalkBack's order, hints, and the language of the screen reader's own words.

import Elements
import Source
import Testing

@Suite struct SpeechStyleTests {
  private func heard(_ code: String, _ path: String, _ style: SpeechStyle) -> [String] {
    let readings = ElementTree(SourceText(code), path: path)?.readings() ?? []
    return readings.flatMap(\.steps).compactMap { $0.announcement?.styled(style).summary }
  }

  private static let box = #"<CheckBox android:text="Remember me" android:enabled="false"/>"#

  @Test(arguments: [
    (SpeechStyle.TalkBackOrder.stateNameRole, "“not checked, Remember me, Check box, disabled”"),
    (.roleNameState, "“Check box, Remember me, not checked, disabled”"),
    (.nameRoleState, "“Remember me, Check box, not checked, disabled”"),
  ])
  func `TalkBack announces in the configured order`(
    _ order: SpeechStyle.TalkBackOrder, _ expected: String
  ) {
    var style = SpeechStyle()
    style.talkBackOrder = order
    #expect(heard(SpeechStyleTests.box, "res/layout/a.xml", style) == [expected])
    #expect(
      heard(#"Toggle("On", isOn: $a)"#, "A.swift", style).first?.hasPrefix("“On, Switch Button, On | Off")
        == true)
  }

  @Test func `Hints can be turned off`() {
    var style = SpeechStyle()
    style.speaksHints = false
    #expect(
      heard(#"Button("Play") { }.accessibilityHint("Starts")"#, "A.swift", style) == ["“Play, Button”"])
  }

  @Test(arguments: [
    (
      "de", "A.swift", #"Toggle("Wi-Fi", isOn: $a).disabled(true)"#,
      "“Wi-Fi, Grau dargestellt, Umschalttaste, Ein | Aus”"
    ),
    ("ru", "A.swift", #"Link("Terms", destination: u)"#, "“Terms, Кнопка, Ссылка” (approximate)"),
    ("fr", "A.swift", #"Button("Button") { }"#, "“Button, Button”"),
    (
      "de-AT", "res/layout/a.xml", SpeechStyleTests.box,
      "“nicht aktiviert, Remember me, Kästchen, deaktiviert”"
    ),
    (
      "ja", "A.kt",
      #"Row { Tab(selected = true, onClick = {}, text = { Text("Home") }); Tab(selected = false, onClick = {}, text = { Text("Mine") }) }"#,
      "“選択済み, Home, Tab, 2件中の1件目です” (approximate)"
    ),
    ("zh", "res/layout/a.xml", #"<EditText android:hint="Email"/>"#, "“Email, 编辑框”"),
    (
      "xx", "res/layout/a.xml", #"<EditText android:hint="Email"/>"#,
      "“Email, Edit box. Double-tap to edit text”"
    ),
  ])
  func `The screen reader's own words follow the user's language`(
    _ language: String, _ path: String, _ code: String, _ expected: String
  ) {
    var style = SpeechStyle()
    style.language = language
    #expect(heard(code, path, style).first == expected)
  }

  @Test func `Sixteen languages have words for every role and state`() {
    #expect(SpeechStyle.languages.count == 16)
    let roles = [
      (#"<Button android:text="A"/>"#, "Button"), (#"<CheckBox android:text="A"/>"#, "Check box"),
      (#"<Spinner android:contentDescription="A"/>"#, "Drop down list"),
      (#"<ImageButton android:onClick="a"/>"#, "Unlabelled"),
    ]
    for language in SpeechStyle.languages.dropFirst() {
      var style = SpeechStyle()
      style.language = language
      for (layout, english) in roles {
        let said = heard(layout, "res/layout/a.xml", style).first ?? ""
        #expect(!said.isEmpty && !said.contains(english), "\(language): \(said)")
      }
    }
  }
}
