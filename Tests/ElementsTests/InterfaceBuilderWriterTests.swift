// Tags and attributes inserted into Interface Builder files.

import Elements
import Source
import Testing

/// Applies an intent to the first element of `role` and compares the resulting text, with placeholders as `‹…›`.
private func check(
  _ intent: (Element) -> Intent, on role: Role = .button, _ code: String, _ expected: String?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  check(
    { intent($0[$1]) }, on: role,
    in: ElementTree(SourceText(code), path: "App/Base.lproj/Main.storyboard"), expected,
    sourceLocation: sourceLocation)
}

@Suite("Interface Builder writing")
struct InterfaceBuilderWriterTests {
  @Test("a view's accessibility settings come after its frame, subviews, and background")
  func place() {
    check(
      { _ in .label(.words("Card")) }, on: .container,
      """
      <view contentMode="scaleToFill" id="a">
          <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
          <autoresizingMask key="autoresizingMask"/>
          <subviews>
              <label text="A" id="b"/>
          </subviews>
          <viewLayoutGuide key="safeArea" id="g"/>
          <color key="backgroundColor" white="1" alpha="1"/>
          <gestureRecognizers/>
          <constraints/>
      </view>
      """,
      """
      <view contentMode="scaleToFill" id="a">
          <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
          <autoresizingMask key="autoresizingMask"/>
          <subviews>
              <label text="A" id="b"/>
          </subviews>
          <viewLayoutGuide key="safeArea" id="g"/>
          <color key="backgroundColor" white="1" alpha="1"/>
          <accessibility key="accessibilityConfiguration" label="‹Card›"/>
          <gestureRecognizers/>
          <constraints/>
      </view>
      """)
  }

  @Test("hiding a view adds a tag, in an accessibility tag that is opened if it was self-closing")
  func hiding() {
    check(
      { _ in .hide },
      """
      <button id="a">
          <state key="normal" title="A"/>
      </button>
      """,
      """
      <button id="a">
          <accessibility key="accessibilityConfiguration">
              <bool key="isElement" value="NO"/>
          </accessibility>
          <state key="normal" title="A"/>
      </button>
      """)
    check(
      { _ in .hide },
      """
      <button id="a">
          <accessibility key="accessibilityConfiguration" identifier="b"/>
      </button>
      """,
      """
      <button id="a">
          <accessibility key="accessibilityConfiguration" identifier="b">
              <bool key="isElement" value="NO"/>
          </accessibility>
      </button>
      """)
    check(
      { _ in .hide },
      #"<button id="a"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility></button>"#,
      #"<button id="a"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility></button>"#
    )
  }

  @Test(
    "a tappable view becomes an element with the button trait, and with a label if it has no text")
  func buttonRole() {
    let gesture =
      #"<connections><outletCollection property="gestureRecognizers" destination="t"/></connections>"#
    check(
      { _ in .buttonRole }, on: .image,
      """
      <imageView image="star" id="a">
          \(gesture)
      </imageView>
      <tapGestureRecognizer id="t"/>
      """,
      """
      <imageView image="star" id="a">
          <accessibility key="accessibilityConfiguration" label="‹›">
              <accessibilityTraits key="traits" button="YES"/>
              <bool key="isElement" value="YES"/>
          </accessibility>
          \(gesture)
      </imageView>
      <tapGestureRecognizer id="t"/>
      """)
    check(
      { _ in .buttonRole }, on: .image,
      #"<imageView id="a"><accessibility key="accessibilityConfiguration" label="A"><accessibilityTraits key="traits" image="YES"/><bool key="isElement" value="YES"/></accessibility></imageView>"#,
      #"<imageView id="a"><accessibility key="accessibilityConfiguration" label="A"><accessibilityTraits key="traits" image="YES" button="YES"/><bool key="isElement" value="YES"/></accessibility></imageView>"#
    )
    check(
      { _ in .buttonRole }, on: .image,
      #"<imageView id="a"><accessibility key="accessibilityConfiguration" label="A"><bool key="isElement" value="YES"/></accessibility></imageView>"#,
      #"<imageView id="a"><accessibility key="accessibilityConfiguration" label="A"><accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility></imageView>"#
    )
  }

  @Test(
    "line breaks match the file, and an unclosed tag gets its content after it")
  func lineBreaks() {
    check(
      { _ in .label(.words("A")) }, "<button id=\"a\">\r\n    <constraints/>\r\n</button>\r\n",
      "<button id=\"a\">\r\n    <accessibility key=\"accessibilityConfiguration\" label=\"‹A›\"/>\r\n    <constraints/>\r\n</button>\r\n"
    )
    check(
      { _ in .label(.words("A")) }, #"<view><button id="a"></button></view>"#,
      #"<view><button id="a"><accessibility key="accessibilityConfiguration" label="‹A›"/></button></view>"#)
    check(
      { _ in .label(.words("A")) }, #"<button id="a"/>"#,
      "<button id=\"a\">\n    <accessibility key=\"accessibilityConfiguration\" label=\"‹A›\"/>\n</button>")
  }

  @Test("text is escaped as XML, and removing a tag's last attribute removes the tag")
  func texts() {
    check(
      { .rewrite($0.labels[0], "\"A\" & <B>") },
      #"<button><accessibility key="accessibilityConfiguration" label="A"/></button>"#,
      #"<button><accessibility key="accessibilityConfiguration" label="&quot;A&quot; &amp; &lt;B&gt;"/></button>"#
    )
    check(
      { .remove([$0.labels[0].range]) },
      #"<button><accessibility key="accessibilityConfiguration" hint="B" label="A"/></button>"#,
      #"<button><accessibility key="accessibilityConfiguration" hint="B"/></button>"#)
    check(
      { .remove([$0.labels[0].range]) },
      "<button>\n    <accessibility key=\"accessibilityConfiguration\" label=\"A\"/>\n</button>",
      "<button>\n</button>")
    check(
      { .remove([$0.traits[0].range]) },
      "<button>\n    <accessibility key=\"accessibilityConfiguration\">\n        <accessibilityTraits key=\"traits\" link=\"YES\"/>\n    </accessibility>\n</button>",
      "<button>\n</button>")
    check(
      { .replaceLabelByHiding($0.labels[0]) }, on: .image,
      #"<imageView><accessibility key="accessibilityConfiguration" label=""/></imageView>"#,
      #"<imageView><accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility></imageView>"#
    )
  }

  @Test("a system font becomes the text style of its size; other fonts stay")
  func fonts() {
    let attributes = #"text="A" textAlignment="natural" adjustsFontForContentSizeCategory="YES" id="a""#
    for (size, style) in [("17", "Body"), ("14", "Footnote"), ("32", "Title0"), ("10", "Caption2")] {
      check(
        { .scale($0.fonts[0]) }, on: .text,
        "<label \(attributes)><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/></label>",
        "<label \(attributes)><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/></label>"
      )
    }
    for size in ["40", "8.5", "24.8"] {
      check(
        { .scale($0.fonts[0]) }, on: .text,
        "<label \(attributes)><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/></label>",
        nil)
    }
    for font in [#"type="boldSystem""#, #"type="system" weight="thin""#, #"name="Menlo" family="Menlo""#] {
      check(
        { .scale($0.fonts[0]) }, on: .text,
        "<label \(attributes)><fontDescription key=\"fontDescription\" \(font) pointSize=\"17\"/></label>",
        nil)
    }
  }

  @Test("a background becomes the system color if the file already lists that color")
  func backgrounds() {
    func document(_ color: String, resources: String) -> String {
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view><color key="backgroundColor" \#(color)/></view></objects>\#(resources)</document>"#
    }
    let resources =
      #"<resources><image name="a"/><systemColor name="systemBackgroundColor"><color white="1" alpha="1"/></systemColor></resources>"#
    check(
      { .adaptiveColor($0.colors[0]) }, on: .container,
      document(#"white="1" alpha="1""#, resources: resources),
      document(#"systemColor="systemBackgroundColor""#, resources: resources))
    check(
      { .adaptiveColor($0.colors[0]) }, on: .container, document(#"white="1" alpha="1""#, resources: ""), nil)
  }
}
