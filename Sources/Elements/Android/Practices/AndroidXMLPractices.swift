// Practices in Android XML: one pass over the attributes of a file.

import Source
import Syntax

/// The practices in an Android XML file, found by its attributes.
struct AndroidXMLPractices {
  let tree: Tree
  let kind: AndroidResource
  private let path: String
  private(set) var found: [Practice] = []
  /// The element whose attributes are being checked.
  private(set) var element: NodeID
  /// The enclosing elements, outermost first.
  private(set) var parents: [NodeID] = []
  /// For each ID, the ID of the view that is declared to come before it.
  var predecessors: [Identifier: Identifier] = [:]
  /// True if the layout contains a text field.
  lazy var hasField = tree.nodes.contains { node in
    switch node.name {
    case "EditText", "TextInputEditText", "AppCompatEditText", "AutoCompleteTextView": node.kind == .element
    default: false
    }
  }

  /// True if the app serves as a camera app. A viewfinder keeps its orientation, and the controls around it rotate.
  ///
  /// Source: Android, MediaStore, `INTENT_ACTION_STILL_IMAGE_CAMERA` and `INTENT_ACTION_VIDEO_CAMERA`.
  private lazy var isCamera = tree.nodes.indices.contains { index in
    tree.nodes[index].kind == .element && tree.nodes[index].name == "action"
      && AndroidAttributes(of: NodeID(index), in: tree).value("android:name").map { action in
        action.elementsEqual("android.media.action.STILL_IMAGE_CAMERA".utf8)
          || action.elementsEqual("android.media.action.VIDEO_CAMERA".utf8)
      } ?? false
  }

  static func all(in tree: Tree, _ kind: AndroidResource, path: String) -> [Practice] {
    var practices = AndroidXMLPractices(tree: tree, kind: kind, path: path)
    practices.walk()
    return practices.found
  }

  private init(tree: Tree, kind: AndroidResource, path: String) {
    self.tree = tree
    self.kind = kind
    self.path = path
    element = tree.root
  }

  private mutating func walk() {
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      switch node.kind {
      case .element:
        while let last = parents.last, Int(tree[last].subtreeEnd) <= index { parents.removeLast() }
        element = NodeID(index)
        parents.append(element)
        if kind == .values, node.name == "item" { styleItem(element) }
        if kind == .layout { tag(element) }
        if kind == .animation || kind == .animator { animation(element) }
      case .text where kind == .values: justifiedHTML(NodeID(index))
      case .attribute where kind != .values:
        if AndroidXMLPractices.names.mayContain(node.name) {
          attribute(NodeID(index))
          event(NodeID(index))
        }
        if kind == .layout { spelling(NodeID(index)) }
      default: break
      }
    }
  }

  private static let names = IdentifierFilter(
    Identifier.list(
      """
      android:justificationMode android:configChanges android:screenOrientation app:ensureMinTouchTargetSize \
      android:minHeight android:accessibilityTraversalBefore android:accessibilityTraversalAfter \
      android:nextFocusUp android:nextFocusDown android:nextFocusLeft android:nextFocusRight \
      android:nextFocusForward android:nextClusterForward android:focusable android:screenReaderFocusable \
      android:longClickable android:importantForAutofill android:alpha \
      android:defaultFocusHighlightEnabled android:textIsSelectable android:focusableInTouchMode \
      android:accessibilityPaneTitle app:title android:clickable \
      android:lineSpacingMultiplier android:inputType \
      android:fontFamily android:theme android:textFontWeight
      """) + AndroidXMLPractices.eventNames)

  private mutating func attribute(_ id: NodeID) {
    switch tree[id].name {
    case "android:justificationMode": justification(id)
    case "android:configChanges" where kind == .manifest: configChanges(id)
    case "android:screenOrientation" where kind == .manifest: orientation(id)
    case "android:theme": if kind == .manifest { appTheme(id) }
    case "android:fontFamily", "android:textFontWeight":
      if kind == .layout { lightFont(id) }
    case "android:lineSpacingMultiplier": lineHeight(id)
    case "android:inputType": if kind == .layout { inputTypes(id) }
    case "app:ensureMinTouchTargetSize": touchTargetMinimum(id)
    case "android:minHeight": noMinimum(id)
    case "android:accessibilityTraversalBefore", "android:accessibilityTraversalAfter",
      "android:nextFocusUp",
      "android:nextFocusDown", "android:nextFocusLeft", "android:nextFocusRight",
      "android:nextFocusForward", "android:nextClusterForward":
      focusOrder(id)
    case "android:longClickable", "android:importantForAutofill":
      if kind == .layout { blockedPaste(id) }
    case "android:defaultFocusHighlightEnabled": if kind == .layout { focusHighlight(id) }
    case "android:textIsSelectable": if kind == .layout { selection(id) }
    case "android:focusableInTouchMode": if kind == .layout { touchFocus(id) }
    case "android:clickable": if kind == .layout { repeatedRole(id) }
    case "android:accessibilityPaneTitle": if kind == .layout { spokenText(id) }
    case "app:title": if kind == .layout { screenTitle(id) }
    case "android:alpha": if kind == .layout { drawnDisabled(id) }
    case "android:focusable", "android:screenReaderFocusable":
      if kind == .layout { stopInGroup(id) }
    default: break
    }
  }

  /// The file name in lowercase without underscores.
  var name: String { AndroidResource.layoutName(path: path) }

  mutating func add(_ practice: Practice?) {
    if let practice { found.append(practice) }
  }

  var attributes: AndroidAttributes { AndroidAttributes(of: element, in: tree) }

  /// Returns the range of an attribute's value.
  func value(of attribute: NodeID) -> Range<Int> { attributes.valueRange(of: attribute) }

  func removal(of attribute: NodeID) -> [WriterEdit] {
    [.replace(tree.text.withLeadingBlanks(tree[attribute].range), "")]
  }

  // MARK: Styles

  /// Checks style items such as `<item name="android:justificationMode">inter_word</item>`.
  private mutating func styleItem(_ item: NodeID) {
    guard let name = attributes.value("name"), let text = tree.child(.text, of: item) else { return }
    let value = tree[text].range
    switch Identifier(name) {
    case "android:justificationMode" where isJustified(tree.text[value]):
      add(
        Practice(
          .androidXML, .justifiedText, range: tree[item].range, edits: [.replace(value, "none")]))
    case "android:fontFamily" where isLightFamily(tree.text[value]):
      add(
        Practice(
          .androidXML, .lightFont(isLarge: false), range: tree[item].range,
          edits: [.replace(value, "sans-serif")]))
    case "ensureMinTouchTargetSize" where tree.text[value].elementsEqual("false".utf8):
      add(
        Practice(
          .androidXML, .touchTargetMinimum, range: tree[item].range, edits: [.replace(value, "true")]))
    default: return
    }
  }

  // MARK: Text

  /// Checks the title of a toolbar, which TalkBack announces when the screen appears.
  private mutating func screenTitle(_ attribute: NodeID) {
    guard let bar = tree.parent(of: attribute) else { return }
    let name = tree.text[tree.nameRange(of: bar)]
    if name.ends(with: "Toolbar") || name.ends(with: "CollapsingToolbarLayout") { spokenText(attribute) }
  }

  private mutating func spokenText(_ attribute: NodeID) {
    let range = value(of: attribute)
    let text = WrittenText(
      AndroidAttributes.text(tree.text[range]), range: tree[attribute].range, valueRange: range)
    add(Practice(.androidXML, .spokenText(text), range: range))
  }

  private mutating func justification(_ attribute: NodeID) {
    guard isJustified(tree.text[value(of: attribute)]) else { return }
    add(
      Practice(
        .androidXML, .justifiedText, range: tree[attribute].range, edits: removal(of: attribute)))
  }

  /// Returns whether a justification mode justifies text.
  ///
  /// Source: Android, “android.R.attr › justificationMode”.
  private func isJustified(_ value: ArraySlice<UInt8>) -> Bool {
    value.elementsEqual("inter_word".utf8) || value.elementsEqual("inter_character".utf8)
  }

  // MARK: Activities

  /// Checks `<activity android:configChanges="orientation|fontScale"/>`.
  ///
  /// Source: Android, “activity element › configChanges”: the activity isn't restarted but notified.
  private mutating func configChanges(_ attribute: NodeID) {
    let range = value(of: attribute)
    var words = tree.text[range].split(separator: UInt8(ascii: "|"))
    guard let place = words.firstIndex(where: { trimmed($0).elementsEqual("fontScale".utf8) }) else { return }
    let word = words[place]
    words.remove(at: place)
    let rest = String(decoding: Array(words.joined(separator: [UInt8(ascii: "|")])), as: UTF8.self)
    add(
      Practice(
        .androidXML, .ownTextScaling, range: word.startIndex..<word.endIndex,
        edits: words.isEmpty ? removal(of: attribute) : [.replace(range, rest)]))
  }

  private func trimmed(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var word = word
    while word.first?.isBlank == true { word.removeFirst() }
    while word.last?.isBlank == true { word.removeLast() }
    return word
  }

  /// Checks `<activity android:screenOrientation="portrait"/>`.
  ///
  /// Source: Android, “activity element › screenOrientation”.
  private mutating func orientation(_ attribute: NodeID) {
    guard tree[element].name == "activity" else { return }
    switch Identifier(tree.text[value(of: attribute)]) {
    case "portrait", "landscape", "reversePortrait", "reverseLandscape", "sensorPortrait", "sensorLandscape",
      "userPortrait", "userLandscape", "nosensor":
      let name = attributes.value("android:name").map { String(decoding: $0, as: UTF8.self) } ?? ""
      guard !ScreenName.isOriented(name), !isCamera else { return }
      add(
        Practice(
          .androidXML, .lockedOrientation, range: tree[attribute].range,
          edits: isKeptWhenTurned ? removal(of: attribute) : []))
    default: return
    }
  }

  /// True if the system doesn't restart the activity when the screen rotates, so no state is lost.
  ///
  /// Source: Android, “activity element › configChanges”: rotating changes the size of the screen as well.
  private var isKeptWhenTurned: Bool {
    let changes = attributes.value("android:configChanges")?.split(separator: UInt8(ascii: "|")).map(trimmed)
    return ["orientation", "screenSize"].allSatisfy { change in
      changes?.contains { $0.elementsEqual(change.utf8) } == true
    }
  }

  // MARK: Touch targets

  /// Checks `<Chip app:ensureMinTouchTargetSize="false"/>`.
  ///
  /// Source: Material Components for Android, “Chip › ensureMinTouchTargetSize”.
  private mutating func touchTargetMinimum(_ attribute: NodeID) {
    guard tree.text[value(of: attribute)].elementsEqual("false".utf8), !isLargeItself,
      !attributes.isFalse("android:clickable")
    else { return }
    add(
      Practice(
        .androidXML, .touchTargetMinimum, range: tree[attribute].range, edits: removal(of: attribute)))
  }

  /// Checks `<Button android:minWidth="0dp" android:minHeight="0dp"/>`.
  private mutating func noMinimum(_ attribute: NodeID) {
    switch tree[element].name {
    case "Button", "MaterialButton", "AppCompatButton": break
    default: return
    }
    let attributes = attributes
    guard isZero(attributes.value("android:minHeight")), isZero(attributes.value("android:minWidth")),
      isZero(attributes.value("android:insetTop")), isZero(attributes.value("android:insetBottom")),
      !isLargeItself
    else { return }
    add(
      Practice(
        .androidXML, .touchTargetMinimum, range: tree[attribute].range, edits: removal(of: attribute)))
  }

  private func isZero(_ value: ArraySlice<UInt8>?) -> Bool {
    value.flatMap { AndroidDimension($0) }?.number == 0
  }

  /// True if the element's own height is large enough or unknown.
  private var isLargeItself: Bool {
    guard let height = attributes.value("android:layout_height") else { return false }
    guard !height.elementsEqual("wrap_content".utf8) else { return false }
    return (AndroidDimension(height)?.number).map { $0 >= 48 || $0 == 0 } ?? true
  }

  // MARK: Spelling

  /// Checks misspellings such as `app:contentDescription` and `android:contentDescripton`.
  ///
  /// Source: AppCompat, “attrs.xml › MenuItem”: `app:contentDescription` is an attribute of menu items. It compiles
  /// everywhere but is only read there.
  private mutating func spelling(_ attribute: NodeID) {
    guard isSpelledLikeAPI(Int(tree[attribute].nameStart)) else { return }
    let range = tree.nameRange(of: attribute)
    if tree[attribute].name == "app:contentDescription" {
      guard
        AndroidWidget.named(tree[element].name, spelled: tree.text[tree.nameRange(of: element)]).role
          != .custom,
        !attributes.has("android:contentDescription"), isOfPlatform
      else { return }
      add(misspelling(range, "android:contentDescription"))
    } else if range.count > 14,
      let meant = AccessibilityNames.android.meant(by: tree[attribute].name, spelled: tree.text[range])
    {
      add(misspelling(range, meant))
    }
  }

  /// Returns whether the name at `start` begins like an accessibility attribute. Comparing a few letters rules out most
  /// names quickly.
  private func isSpelledLikeAPI(_ start: Int) -> Bool {
    let text = tree.text
    guard text[start] == UInt8(ascii: "a") else { return false }
    // `app:c`
    if text[start + 3] == UInt8(ascii: ":") { return text[start + 4] == UInt8(ascii: "c") }
    // `android:`
    guard text[start + 7] == UInt8(ascii: ":") else { return false }
    switch text[start + 8] | 0x20 {
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "i"), UInt8(ascii: "s"): return true
    default: return false
    }
  }

  /// True if the tag is a view from the platform or Material, rather than from the app.
  private var isOfPlatform: Bool {
    let start = Int(tree[element].start) + 1
    let tag = tree.text[start..<tree.nameRange(of: element).upperBound]
    return !tag.contains(UInt8(ascii: ".")) || tag.begins(with: "android")
      || tag.begins(with: "com.google.android.")
  }

  private func misspelling(_ range: Range<Int>, _ meant: String) -> Practice {
    Practice(
      .androidXML, .misspelling(of: meant), range: range, edits: [.replace(range, meant)], keepsBehavior: true
    )
  }

  /// Checks tags such as `<button/>`, which isn't a class.
  private mutating func tag(_ element: NodeID) {
    let range = tree.nameRange(of: element)
    let meant: String? =
      switch tree[element].name {
      case "button": "Button"
      case "textview", "textView": "TextView"
      case "imageview", "imageView": "ImageView"
      case "edittext", "editText": "EditText"
      case "imagebutton", "imageButton": "ImageButton"
      case "checkbox", "checkBox": "CheckBox"
      case "linearLayout", "linearlayout": "LinearLayout"
      default: nil
      }
    guard let meant else { return }
    add(Practice(.androidXML, .misspelling(of: meant), range: range, edits: tags(element, range, meant)))
  }

  /// Returns edits that rename the start tag and, if there is one, the end tag.
  private func tags(_ element: NodeID, _ name: Range<Int>, _ meant: String) -> [WriterEdit] {
    let start = tree.startTagRange(of: element)
    let end = tree[element].range
    var edits = [WriterEdit.replace(name, meant)]
    if start.upperBound < end.upperBound {
      let close = end.upperBound - 1 - name.count..<end.upperBound - 1
      guard close.lowerBound >= start.upperBound, tree.text[close].elementsEqual(tree.text[name]) else {
        return []
      }
      edits.append(.replace(close, meant))
    }
    return edits
  }
}
