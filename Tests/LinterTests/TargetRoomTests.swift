// Small touch targets that can be enlarged without overflowing their row.

import Elements
import Linter
import Source
import Testing

@Suite("Room for larger touch targets")
struct TargetRoomTests {
  private func fixCounts(in path: String, _ code: String) -> [Int] {
    var configuration = Configuration()
    configuration.profile = .strict
    let file = SourceFile(path: path, text: SourceText(code))
    return Linter(configuration).lint(file).filter { $0.rule == "small-touch-target" }.map(\.fixes.count)
  }

  private static func row(of count: Int, _ attributes: String = "") -> String {
    let button =
      #"<ImageButton android:layout_width="36dp" android:layout_height="36dp" android:contentDescription="@string/x" android:src="@drawable/x"/>"#
    return
      "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\" \(attributes)>"
      + String(repeating: button, count: count) + "</LinearLayout>"
  }

  @Test(
    "in a layout's row, touch targets grow if all of them fit",
    arguments: [
      (row(of: 1), 1), (row(of: 7), 1), (row(of: 8), 0), (row(of: 8, #"android:orientation="vertical""#), 1),
      ("<HorizontalScrollView>\(row(of: 8))</HorizontalScrollView>", 1),
    ])
  func layouts(layout: String, count: Int) {
    let counts = fixCounts(in: "app/src/main/res/layout/screen.xml", layout)
    #expect(!counts.isEmpty && counts.allSatisfy { $0 == count })
  }

  @Test(
    "in a Compose row, touch targets don't grow if a loop creates any number of them",
    arguments: [
      ("Row { TARGET; TARGET }", 1), ("Row { days.forEach { TARGET } }", 0),
      ("Row { for (day in days) { TARGET } }", 0), ("Column { days.forEach { TARGET } }", 1),
      ("Row(Modifier.horizontalScroll(state)) { days.forEach { TARGET } }", 1),
    ])
  func composables(code: String, count: Int) {
    let target = #"Box(Modifier.size(20.dp).clickable(role = Role.Button) { close() })"#
    let screen = "import androidx.compose.material3.*\n@Composable fun Screen() { \(code) }"
      .replacing("TARGET", with: target)
    #expect(fixCounts(in: "app/src/main/kotlin/Screen.kt", screen) == [count])
  }

  @Test("in a SwiftUI row, touch targets grow if all of them fit", arguments: [(2, 1), (8, 0)])
  func stacks(targets: Int, count: Int) {
    let button = #"Button { close() } label: { Image("x").frame(width: 20, height: 20) }; "#
    let screen =
      "import SwiftUI\nstruct Screen: View { var body: some View { HStack { \(String(repeating: button, count: targets)) } } }"
    let counts = fixCounts(in: "App/Screen.swift", screen)
    #expect(!counts.isEmpty && counts.allSatisfy { $0 == count })
  }

  @Test(
    "in an Interface Builder file, a touch target grows if that moves nothing",
    arguments: [
      (#"<stackView id="s"><subviews>BUTTON</subviews></stackView>"#, 1),
      (
        #"<stackView id="s"><subviews>BUTTON</subviews><constraints><constraint firstAttribute="height" constant="19" id="h"/></constraints></stackView>"#,
        0
      ),
      (
        #"<view id="v"><subviews>BUTTON</subviews><constraints><constraint firstItem="b" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="x"/><constraint firstAttribute="centerY" secondItem="b" secondAttribute="centerY" id="y"/></constraints></view>"#,
        1
      ),
      (
        #"<view id="v"><subviews>BUTTON</subviews><constraints><constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="24" id="t"/><constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="24" id="r"/></constraints></view>"#,
        0
      ),
    ])
  func documents(view: String, count: Int) {
    let button =
      #"<button translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints><constraint firstAttribute="width" constant="24" id="bw"/><constraint firstAttribute="height" constant="24" id="bh"/></constraints><state key="normal" title="x"/></button>"#
    let document =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\#(view)</objects></document>"#
      .replacing("BUTTON", with: button)
    #expect(fixCounts(in: "App/Cell.xib", document) == [count])
  }
}
