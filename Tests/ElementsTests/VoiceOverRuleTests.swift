// VoiceOver announcements, rule by rule.

import Elements
import Source
import Testing

@Suite("VoiceOver announcements, rule by rule")
struct VoiceOverRuleTests {
  private func heard(_ code: String, _ path: String) -> [String] {
    let readings = ElementTree(SourceText(code), path: path)?.readings() ?? []
    return readings.flatMap(\.steps).compactMap { $0.announcement?.summary }
  }

  @Test(
    "VoiceOver reads SwiftUI",
    arguments: [
      (
        "A label goes before the title",
        #"Button("X") { }.accessibilityLabel("Close")"#,
        ["“Close, Button”"]
      ),
      (
        "The last label counts",
        #"Text("a").accessibilityLabel("b").accessibilityLabel("c")"#,
        ["“c”"]
      ),
      (
        "The label comes before the value",
        #"Text("Volume").accessibilityValue("50 percent")"#,
        ["“Volume, 50 percent”"]
      ),
      (
        "Selected comes first",
        #"Button("Red") { }.accessibilityAddTraits(.isSelected)"#,
        ["“Selected, Red, Button”"]
      ),
      (
        "Dimmed goes before the role",
        #"Toggle("Wi-Fi", isOn: $a).disabled(true)"#,
        ["“Wi-Fi, Dimmed, Switch Button, On | Off”"]
      ),
      (
        "What is dimmed has no usage hint",
        #"TextField("Email", text: $a).disabled(true)"#,
        ["“Email, Dimmed, Text Field”"]
      ),
      (
        "An editor of text is a text field",
        #"TextEditor(text: $a).accessibilityLabel("Notes")"#,
        ["“Notes, Text Field. Double tap to edit., Use the rotor to access Misspelled Words”"]
      ),
      (
        "A switch that is off",
        #"Toggle("Wi-Fi", isOn: .constant(false))"#,
        ["“Wi-Fi, Switch Button, Off. Double tap to toggle setting”"]
      ),
      (
        "A switch is named by its label view",
        #"Toggle(isOn: .constant(true)) { Text("Sound") }"#,
        ["“Sound, Switch Button, On. Double tap to toggle setting”"]
      ),
      (
        "An author's hint goes before the automatic one",
        #"Toggle("Wi-Fi", isOn: .constant(true)).accessibilityHint("Saves data")"#,
        ["“Wi-Fi, Switch Button, On. Saves data. Double tap to toggle setting”"]
      ),
      (
        "A slider is adjustable",
        #"Slider(value: $v) { Text("Volume") }"#,
        ["“Volume, ‹v %›, Adjustable. Swipe up or down with one finger to adjust the value” (approximate)"]
      ),
      (
        "A stepper is two buttons",
        #"Stepper("Copies", value: $n)"#,
        ["“Copies, ‹n›, Decrement, Button” (approximate)", "“Copies, ‹n›, Increment, Button” (approximate)"]
      ),
      (
        "A link by its trait",
        #"Text("Terms").accessibilityAddTraits(.isLink)"#,
        ["“Terms, Link”"]
      ),
      (
        "A text becomes a button by its trait",
        #"Text("Go").onTapGesture { go() }.accessibilityAddTraits(.isButton)"#,
        ["“Go, Button”"]
      ),
      (
        "A button without its trait is none",
        #"Button("Go") { }.accessibilityRemoveTraits(.isButton)"#,
        ["“Go”"]
      ),
      (
        "A picture by its asset",
        #"Image("cover")"#,
        ["“cover, Image”"]
      ),
      (
        "A symbol has the system's name",
        #"Image(systemName: "star")"#,
        ["“Favorite, Image” (approximate)"]
      ),
      (
        "A symbol with a label",
        #"Image(systemName: "star").accessibilityLabel("Favorite")"#,
        ["“Favorite, Image”"]
      ),
      (
        "A picture that is a button says button",
        #"Image("cover").accessibilityAddTraits(.isButton).accessibilityLabel("Cover")"#,
        ["“Cover, Button”"]
      ),
      (
        "Not hidden is met",
        #"Text("Go").accessibilityHidden(false)"#,
        ["“Go”"]
      ),
      (
        "Perhaps hidden is approximate",
        #"Text("Go").accessibilityHidden(isOff)"#,
        ["“Go” (approximate)"]
      ),
      (
        "Combining leaves decoration out",
        #"HStack { Image(decorative: "x"); Text("b") }.accessibilityElement(children: .combine)"#,
        ["“b”"]
      ),
      (
        "Combining speaks described pictures",
        #"HStack { Image("x").accessibilityLabel("Star"); Text("b") }.accessibilityElement(children: .combine)"#,
        ["“Star, b”"]
      ),
      (
        "Ignoring leaves the label alone",
        #"HStack { Text("a"); Text("b") }.accessibilityElement(children: .ignore).accessibilityLabel("Both")"#,
        ["“Both”"]
      ),
      (
        "Containing keeps the stops",
        #"HStack { Text("a"); Text("b") }.accessibilityElement(children: .contain)"#,
        ["“a”", "“b”"]
      ),
      (
        "A button joins the texts of its label",
        #"Button(action: go) { VStack { Text("Pay"); Text("10 €") } }"#,
        ["“Pay, 10 €, Button”"]
      ),
      (
        "A button is named by the picture's label",
        #"Button(action: go) { Image("x").accessibilityLabel("Close") }"#,
        ["“Close, Button”"]
      ),
      (
        "A label view has one name",
        #"Label("Home", systemImage: "house")"#,
        ["“Home”"]
      ),
      (
        "A symbol beside a title says nothing",
        #"Button("Add", systemImage: "plus") { }"#,
        ["“Add, Button”"]
      ),
      (
        "A navigation link is a button",
        #"NavigationLink("More") { EmptyView() }"#,
        ["“More, Button”"]
      ),
      (
        "A menu is a button",
        #"Menu("More") { EmptyView() }"#,
        ["“More, Button”"]
      ),
      (
        "A progress with a title says it",
        #"ProgressView("Loading")"#,
        ["“Loading”"]
      ),
      (
        "Actions come behind the hint",
        #"Text("Row").accessibilityAction(named: "Delete") { }.accessibilityHint("Opens")"#,
        ["“Row. Opens. Actions available”"]
      ),
      (
        "Holes show what fills them",
        #"Text("\(count) of \(all.count)")"#,
        ["“‹count› of ‹all.count›” (approximate)"]
      ),
      (
        "A condition has alternatives",
        #"Text(isOn ? "On" : "Off")"#,
        ["“On | Off”"]
      ),
      (
        "Line breaks are pauses",
        #"Text("a\nb")"#,
        ["“a b”"]
      ),
      (
        "A hint follows a longer pause",
        #"Button("Pay") { }.accessibilityHint("Ends the order")"#,
        ["“Pay, Button. Ends the order”"]
      ),
      (
        "A name that ends a sentence needs no further point",
        #"Button("Pay!") { }.accessibilityHint("Ends it")"#,
        ["“Pay!, Button. Ends it”"]
      ),
      (
        "A field's label goes before its placeholder",
        #"TextField("name@example.com", text: $m).accessibilityLabel("Email")"#,
        ["“Email, Text Field. Double tap to edit”"]
      ),
      (
        "A section's title is a heading",
        #"List { Section("Recent") { Text("a") } }"#,
        ["“Recent, Heading”", "“a”"]
      ),
      (
        "A section's header view is a heading",
        #"List { Section { Text("a") } header: { Text("Recent") } }"#,
        ["“Recent, Heading”", "“a”"]
      ),
      (
        "Tabs tell their place",
        #"TabView { Text("a").tabItem { Text("Home") }; Text("b").tabItem { Text("News") } }"#,
        ["“a”", "“Home, Tab, 1 of 2”", "“b”", "“News, Tab, 2 of 2”"]
      ),
    ])
  func swiftUI(rule: String, code: String, expected: [String]) {
    let file = "import SwiftUI\nstruct A: View { var body: some View { \(code) } }"
    #expect(heard(file, "A.swift") == expected, "\(rule)")
  }

  @Test(
    "VoiceOver reads UIKit",
    arguments: [
      (
        "A title and the role",
        #"let b = UIButton(type: .system); b.setTitle("Pay", for: .normal)"#,
        ["“Pay, Button”"]
      ),
      (
        "A label goes before the title",
        #"let b = UIButton(); b.setTitle("X", for: .normal); b.accessibilityLabel = "Close""#,
        ["“Close, Button”"]
      ),
      (
        "A label is a text",
        #"let b = UILabel(); b.text = "Orders""#,
        ["“Orders”"]
      ),
      (
        "A heading by its trait",
        #"let b = UILabel(); b.text = "Orders"; b.accessibilityTraits = .header"#,
        ["“Orders, Heading”"]
      ),
      (
        "A heading joins other traits",
        #"let b = UILabel(); b.text = "Orders"; b.accessibilityTraits.insert(.header)"#,
        ["“Orders, Heading”"]
      ),
      (
        "A switch",
        #"let b = UISwitch(); b.accessibilityLabel = "Wi-Fi""#,
        ["“Wi-Fi, Switch Button, On | Off. Double tap to toggle setting”"]
      ),
      (
        "A slider",
        #"let b = UISlider(); b.accessibilityLabel = "Volume""#,
        ["“Volume, ‹50 %›, Adjustable. Swipe up or down with one finger to adjust the value” (approximate)"]
      ),
      (
        "A field by its placeholder",
        #"let b = UITextField(); b.placeholder = "Email""#,
        ["“Email, Text Field. Double tap to edit”"]
      ),
      (
        "A picture made a stop",
        #"let b = UIImageView(image: UIImage(named: "x")); b.isAccessibilityElement = true; b.accessibilityLabel = "Cover""#,
        ["“Cover, Image”"]
      ),
      (
        "Taken out of reach",
        #"let b = UIButton(); b.setTitle("Pay", for: .normal); b.isAccessibilityElement = false"#,
        ["not focusable (isAccessibilityElement)"]
      ),
      (
        "Hidden with what is inside",
        #"let b = UILabel(); b.text = "a"; b.accessibilityElementsHidden = true"#,
        ["not focusable (accessibilityElementsHidden)"]
      ),
      (
        "A hint follows a longer pause",
        #"let b = UIButton(); b.setTitle("Pay", for: .normal); b.accessibilityHint = "Ends the order""#,
        ["“Pay, Button. Ends the order”"]
      ),
      (
        "The value follows the name",
        #"let b = UIButton(); b.setTitle("Sort", for: .normal); b.accessibilityValue = "By name""#,
        ["“Sort, By name, Button”"]
      ),
      (
        "Dimmed by its trait",
        #"let b = UIButton(); b.setTitle("Pay", for: .normal); b.accessibilityTraits.insert(.notEnabled)"#,
        ["“Pay, Dimmed, Button”"]
      ),
      (
        "Selected comes first",
        #"let b = UIButton(); b.setTitle("Red", for: .normal); b.accessibilityTraits.insert(.selected)"#,
        ["“Selected, Red, Button”"]
      ),
      (
        "A link in place of a button",
        #"let b = UIButton(); b.setTitle("Terms", for: .normal); b.accessibilityTraits = .link"#,
        ["“Terms, Link”"]
      ),
      (
        "A text that is a button",
        #"let b = UILabel(); b.text = "More"; b.accessibilityTraits = .button"#,
        ["“More, Button”"]
      ),
      (
        "What is added up runs together",
        #"let b = UITableViewCell(); b.accessibilityLabel = nameLabel.text! + messageLabel.text! + "sent at \(time)""#,
        ["“‹nameLabel.text›‹messageLabel.text›sent at ‹time›” (approximate)"]
      ),
      (
        "A stepper is two buttons",
        #"let b = UIStepper(); b.accessibilityLabel = "Copies""#,
        ["“Copies, Decrement, Button” (approximate)", "“Copies, Increment, Button” (approximate)"]
      ),
      (
        "A text with styles is said without them",
        #"let b = UILabel(); b.attributedText = NSAttributedString(string: place.name, attributes: [.font: font])"#,
        ["“‹place.name›” (approximate)"]
      ),
      (
        "The last label counts",
        #"let b = UILabel(); b.accessibilityLabel = "a"; b.accessibilityLabel = "b""#,
        ["“b”"]
      ),
    ])
  func uiKit(rule: String, code: String, expected: [String]) {
    let file = "import UIKit\nclass A: UIViewController { func f() { \(code); view.addSubview(b) } }"
    #expect(heard(file, "A.swift") == expected, "\(rule)")
  }
}
