// Elements of Interface Builder files.

import Elements
import Source
import Testing

@Suite("Views in Interface Builder files")
struct InterfaceBuilderElementTests {
  @Test("views, items, and cells nest as in the file")
  func nesting() {
    check(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene><objects>
          <viewController id="v" customClass="Login">
            <view key="view" id="r">
              <subviews>
                <label text="Email" id="l"/>
                <textField placeholder="Email" id="t"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
                <tableView id="tv"><prototypes><tableViewCell id="c"><tableViewCellContentView key="contentView" id="cc">
                  <subviews><switch id="s"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
                <view customClass="Chart" id="ch"/>
              </subviews>
            </view>
            <navigationItem key="navigationItem" id="n">
              <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="b"/>
              <barButtonItem key="rightBarButtonItem" id="b2"><button key="customView" id="cv"><state key="normal" title="Go"/></button></barButtonItem>
            </navigationItem>
          </viewController>
        </objects></scene></scenes>
      </document>
      """,
      """
      container view no name open
        text label “Email” (title) open
        secureField textField “Email” (placeholder) open
        list tableView name unknown open
          container tableViewCell name unknown open
            container tableViewCellContentView no name open
              toggle switch no name open
        custom Chart name unknown open
      button barButtonItem name unknown merges open
      container barButtonItem no name open
        button button “Go” (title) merges open
      """)
  }

  @Test("a view's accessibility settings determine its announcement; an Xcode label isn't a label")
  func accessibility() {
    check(
      """
      <view id="a">
        <accessibility key="accessibilityConfiguration" hint="Opens &lt;it&gt;" identifier="card" label="Card">
          <accessibilityTraits key="traits" button="YES" selected="YES"/>
          <bool key="isElement" value="YES"/>
        </accessibility>
      </view>
      <button id="b" userLabel="Close"><state key="normal" image="close"/></button>
      <button id="c"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility><state key="normal" title="Pay"/></button>
      <button id="d"><accessibility key="accessibilityConfiguration"><string key="label">Two
      lines</string></accessibility></button>
      <button hidden="YES" id="e"><state key="normal" title="Pay"/></button>
      """,
      """
      container view “Card” (label) ignoresChildren +button+selected+element hint “Opens <it>” open
      button button no name merges open
      button button “Pay” (title) hidden merges open
      button button “Two
      lines” (label) merges open
      button button “Pay” (title) hidden merges open
      """)
  }

  @Test("a button shows its configuration or states, and its title is known if all are equal")
  func buttons() {
    check(
      """
      <button id="a"><state key="normal" title="Send"/><state key="selected" title="Sent"/></button>
      <button id="b"><state key="normal"><attributedString key="attributedTitle"/></state></button>
      <button id="c"><state key="normal" title="Button"/><buttonConfiguration key="configuration" title="Send"/></button>
      <button id="d"><state key="normal"><string key="title">A long one</string></state></button>
      <button buttonType="close" id="e"/>
      """,
      """
      button button ‹dynamic› (title) merges open
      button button ‹dynamic› (title) merges open
      button button ‹dynamic› (title) merges open
      button button “A long one” (title) merges open
      button button name unknown merges open
      """)
  }

  @Test("gesture recognizers belong to the views that they're connected to")
  func gestures() {
    check(
      """
      <label text="A" id="a"><connections><outletCollection property="gestureRecognizers" destination="t" appends="YES"/></connections></label>
      <label text="B" id="b"><connections><outletCollection property="gestureRecognizers" destination="p"/></connections></label>
      <label text="C" id="c"><connections><outletCollection property="gestureRecognizers" destination="d"/></connections></label>
      <label text="D" id="d0"><connections><outletCollection property="gestureRecognizers" destination="k"/></connections></label>
      <view id="scrim"><connections><outletCollection property="gestureRecognizers" destination="t"/></connections></view>
      <tapGestureRecognizer id="t"><connections><action selector="open:" destination="-1"/></connections></tapGestureRecognizer>
      <pongPressGestureRecognizer id="p"/>
      <tapGestureRecognizer numberOfTapsRequired="2" id="d"/>
      <tapGestureRecognizer id="k"><connections><action selector="hideKeyboard" destination="-1"/></connections></tapGestureRecognizer>
      """,
      """
      text label “A” (title) on tap open
      text label “B” (title) on longPress open
      text label “C” (title) on doubleTap open
      text label “D” (title) on tap (dismissal) open
      container view no name on tap (dismissal) open
      """)
  }

  @Test("a size comes from one constraint per dimension or a fixed frame")
  func sizes() {
    check(
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" width="90" height="90"/><constraints>
        <constraint firstAttribute="width" constant="24" id="w"/><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="24"/>
      </constraints></button>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
        <constraint firstAttribute="width" constant="24"/><constraint firstAttribute="width" priority="750" constant="40"/>
        <constraint firstItem="b" firstAttribute="height" constant="24.5"/><constraint firstItem="z" firstAttribute="width" constant="1"/>
      </constraints></button>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="c"><constraints>
        <constraint firstAttribute="width" secondItem="c" secondAttribute="height" constant="1"/><constraint firstAttribute="height" constant="9" id="held"/>
      </constraints><connections><outlet property="x" destination="held"/></connections></button>
      <button fixedFrame="YES" id="d"><rect key="frame" x="1" y="1" width="30" height="20"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/></button>
      <button id="e"><rect key="frame" x="1" y="1" width="30" height="20"/></button>
      """,
      """
      button button no name merges 24×? open
      button button no name merges ?×24.5 open
      button button no name merges open
      button button no name merges ?×20 open
      button button no name merges open
      """)
  }

  @Test("an outlet records its property and the class that declares it")
  func outlets() throws {
    let source = SourceText(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginViewController"><connections>
          <outlet property="closeButton" destination="a" id="1"/><outletCollection property="buttons" destination="a" id="2"/>
        </connections></placeholder>
        <button id="a"/><button id="b"/>
        <tableViewCell id="c"><connections><outlet property="textLabel" destination="d"/></connections></tableViewCell>
        <label id="d"/>
      </objects></document>
      """)
    let tree = try #require(ElementTree(source, path: "Login.xib"))
    let outlets = tree.elements.map {
      $0.outlets.map { "\($0.owner ?? "UIKit").\($0.property) \($0.isCollection)" }
    }
    #expect(
      outlets == [
        ["LoginViewController.closeButton false", "LoginViewController.buttons true"], [], [],
        ["UIKit.textLabel false"],
      ])
    #expect(tree.elements.map { $0.circumstances.contains(.visibleOutside) } == [true, false, false, true])
    let range = try #require(tree.elements.first?.outlets.first?.range)
    #expect(source.string(range) == #"<outlet property="closeButton" destination="a" id="1"/>"#)
  }

  @Test(
    "files for other platforms, launch screens, and other XML have no elements",
    arguments: [
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><button id="a"/></document>"#,
      #"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard"><button id="a"/></document>"#,
      #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"><button id="a"/></document>"#,
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" launchScreen="YES"><button id="a"/></document>"#,
      #"<document><button id="a"/></document>"#,
      #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><button id="a"/></archive>"#,
      #"<plist version="1.0"><dict><button id="a"/></dict></plist>"#, "", "<", "not XML",
    ])
  func others(source: String) {
    check(source, "")
  }

  @Test(
    "an Interface Builder file is recognized by its name, and its directory may tell its language",
    arguments: [
      ("Base.lproj/Main.storyboard", true, nil), ("a.XIB", true, nil), ("de.lproj/A.xib", true, "de"),
      ("pt_BR.lproj/A.xib", true, "pt-BR"), ("zh-Hans.lproj/A.storyboard", true, "zh-Hans"),
      ("de.lproj/A.xml", false, nil), ("storyboard", false, nil), ("A.xib.swift", false, nil),
    ] as [(String, Bool, String?)])
  func names(path: String, isDocument: Bool, locale: String?) {
    #expect(InterfaceBuilderDocument.isDocument(path: path) == isDocument)
    #expect(InterfaceBuilderDocument.locale(path: path) == locale)
  }

  private func check(_ source: String, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let tree = ElementTree(SourceText(source), path: "App/Base.lproj/Main.storyboard")
    #expect(tree?.dump() == (dump.isEmpty ? "" : dump + "\n"), sourceLocation: sourceLocation)
  }
}
