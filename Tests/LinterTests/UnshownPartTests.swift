// Views used only by unused views.

import Linter
import Source
import Testing

@Suite("Views used only by unused views")
struct UnshownPartTests {
  private static let folder = "app/src/main/"
  private static let manifest =
    #"<manifest><application><activity android:name=".MainActivity"><intent-filter><category android:name="android.intent.category.LAUNCHER"/></intent-filter></activity></application></manifest>"#
  private static let button = "IconButton(close) { Icon(x, null) }"
  private static let image = #"Button(action: close) { Image("close") }"#

  private func findings(in path: String, _ files: [String: String]) -> [Finding] {
    let file = SourceFile(path: path, text: SourceText(files[path] ?? ""))
    return Linter(Configuration()).lint(file, in: index(files).surroundings)
  }

  /// Returns whether the findings in one of the files are in unused views.
  private func isUnshown(_ path: String, _ files: [String: String]) -> Bool {
    let findings = findings(in: path, files)
    #expect(!findings.isEmpty)
    return findings.allSatisfy { $0.message.contains("No code that ") }
  }

  // MARK: Kotlin

  private static let navigation =
    "package a\nimport a.Player\nfun NavGraphBuilder.player() {\n  composable<X> { Player() }\n}\n"

  private func isUnshown(
    _ composable: String = "@Composable\nfun Player() { \(button) }\n", with others: [String: String] = [:]
  ) -> Bool {
    let path = Self.folder + "kotlin/Player.kt"
    var files = [
      path: "package a\nimport androidx.compose.material3.*\n" + composable,
      Self.folder + "AndroidManifest.xml": Self.manifest,
    ]
    for (path, text) in others { files[Self.folder + path] = text }
    return isUnshown(path, files)
  }

  @Test("A view shown only by an activity that isn't in the manifest is unused")
  func unknownActivities() {
    let activity =
      "package a\nimport a.player\nclass OldActivity : ComponentActivity() {\n  fun f() { setContent { NavHost { player() } } }\n}\n"
    let files = ["kotlin/OldActivity.kt": activity, "kotlin/Navigation.kt": Self.navigation]
    #expect(isUnshown(with: files))
    let known = activity.replacing("OldActivity", with: "MainActivity")
    #expect(!isUnshown(with: ["kotlin/A.kt": known, "kotlin/Navigation.kt": Self.navigation]))
    let starting = "package a\nval screen = OldActivity::class.java\n"
    #expect(!isUnshown(with: files.merging(["kotlin/S.kt": starting]) { $1 }))
    let imported = "package a\nimport a.OldActivity as Old\n"
    #expect(!isUnshown(with: files.merging(["kotlin/S.kt": imported]) { $1 }))
    let graph = #"<navigation><activity android:name="a.OldActivity" /></navigation>"#
    #expect(!isUnshown(with: files.merging(["res/navigation/graph.xml": graph]) { $1 }))
    let inherited = "package a\nclass NewActivity : OldActivity()\nval screen = NewActivity::class\n"
    #expect(!isUnshown(with: files.merging(["kotlin/S.kt": inherited]) { $1 }))
    let generated = activity.replacing("class", with: "@Destination<Graph>(start = true)\nclass")
    #expect(!isUnshown(with: ["kotlin/A.kt": generated, "kotlin/Navigation.kt": Self.navigation]))
  }

  @Test("A composable isn't used by a class with the same name or an import")
  func otherNames() {
    let item =
      "package a\nsealed class Item {\n  class Player(val x: Int) : Item()\n}\nfun f() = Item.Player(1)\n"
    #expect(isUnshown(with: ["kotlin/Item.kt": item]))
    #expect(isUnshown(with: ["kotlin/Item.kt": "package a\nimport a.Player\n/* Player() */\n// Player()\n"]))
    #expect(
      isUnshown(with: [
        "kotlin/Item.kt": "package a\nfun f() {\n  open() // Player()\n  close() // and Player()\n}\n"
      ]))
    #expect(!isUnshown(with: ["kotlin/Item.kt": "package a\nfun f() {\n  open(\" // \") { Player() }\n}\n"]))
    #expect(!isUnshown(with: ["kotlin/Item.kt": "package a\nfun f() = listOf(A::class, Player())\n"]))
    #expect(!isUnshown(with: ["kotlin/Item.kt": "package a\nfun f() = app.Item.Player()\n"]))
  }

  @Test("A TV app has a launcher of its own")
  func televisions() {
    let manifest = Self.manifest.replacing("category.LAUNCHER", with: "category.LEANBACK_LAUNCHER")
    #expect(isUnshown(with: ["AndroidManifest.xml": manifest]))
    #expect(!isUnshown(with: ["AndroidManifest.xml": "<manifest/>"]))
  }

  @Test("A private composable can be used only by its own file")
  func privateComposables() {
    let player = "@Composable\nprivate fun Player() { \(Self.button) }\n"
    let other = "package a\nclass Player\nval player = Player()\n"
    #expect(isUnshown(player, with: ["kotlin/Other.kt": other]))
    #expect(!isUnshown(player + "val player = screen { Player() }\n"))
    #expect(isUnshown(player + "@Composable\nfun Page() {\n  Player()\n}\n"))
    #expect(
      !isUnshown(
        player + "@Composable\nfun Page() {\n  Player()\n}\n",
        with: ["kotlin/Other.kt": "package a\nval page = screen { Page() }\n"]))
  }

  @Test("Composables that only show each other are unused")
  func circles() {
    let page = "package a\n@Composable\nfun Page() {\n  Player()\n}\n"
    let circle = "@Composable\nfun Player() { \(Self.button)\n  Page()\n}\n"
    #expect(isUnshown(circle, with: ["kotlin/Page.kt": page]))
    #expect(!isUnshown(circle, with: ["kotlin/Page.kt": page + "val page = screen { Page() }\n"]))
    #expect(!isUnshown(circle, with: ["kotlin/Page.kt": page + "  val page = screen { Page() }\n"]))
    let text = page.replacing("Player()", with: "\"\"\"\n}\n\"\"\"\n  Player()")
    #expect(!isUnshown(circle, with: ["kotlin/Page.kt": text]))
  }

  @Test("A layout included only by unused layouts is unused")
  func includedLayouts() {
    let path = Self.folder + "res/layout/old_player.xml"
    let layout =
      #"<ImageButton xmlns:android="http://schemas.android.com/apk/res/android" android:id="@+id/close" android:src="@drawable/x" android:layout_width="48dp" android:layout_height="48dp" />"#
    let page = #"<LinearLayout android:id="@+id/list"><include layout="@layout/old_player" /></LinearLayout>"#
    var files = [path: layout, Self.folder + "AndroidManifest.xml": Self.manifest]
    files[Self.folder + "res/layout/page.xml"] = page
    #expect(isUnshown(path, files))
    // It may replace a library's layout.
    #expect(!isUnshown(path, files.merging([Self.folder + "res/layout/list_page.xml": page]) { $1 }))
    files[Self.folder + "kotlin/Page.kt"] = "package a\nval page = R.layout.page\n"
    #expect(!isUnshown(path, files))
  }

  // MARK: Swift

  private static let app = "import UIKit\n@main class Delegate: UIResponder, UIApplicationDelegate { }\n"
  private static let player =
    "import SwiftUI\nstruct Player: View {\n  var body: some View { \(image) }\n}\n"

  private func isUnshown(with other: String) -> Bool {
    isUnshown(
      "App/Player.swift", ["App/Player.swift": Self.player, "App/Page.swift": other, "App/A.swift": Self.app])
  }

  @Test("A SwiftUI view shown only by unused views in other files is unused")
  func views() {
    let page = "import SwiftUI\nstruct Page: View {\n  var body: some View { Player() }\n}\n"
    #expect(isUnshown(with: page))
    #expect(
      isUnshown(
        with: page.replacing("Player()", with: "list")
          + "extension Page {\n  var list: some View { Player() }\n}\n"))
    #expect(isUnshown(with: "import UIKit\nclass Old: UIViewController {\n  let player = Player()\n}\n"))
    #expect(!isUnshown(with: page + "let page = Page()\n"))
    #expect(!isUnshown(with: page + "#if DEBUG\nlet page = Page()\n#endif\n"))
    #expect(!isUnshown(with: page.replacing("struct", with: "@Generated\nstruct")))
    #expect(!isUnshown(with: page.replacing("struct", with: "public struct")))
    #expect(!isUnshown(with: "import SwiftUI\nextension Theme {\n  var player: some View { Player() }\n}\n"))
    #expect(!isUnshown(with: "import SwiftUI\nstruct Screens {\n  var player: some View { Player() }\n}\n"))
  }

  private static let storyboard =
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><objects><view><subviews><button id="b"><rect key="frame" x="0" y="0" width="48" height="48"/><state key="normal" image="close"/></button></subviews></view></objects></document>"#

  @Test("A storyboard referenced only by an unused constant is unused")
  func storyboards() {
    let constants =
      "import UIKit\nenum Storyboard {\n  static let player = UIStoryboard(name: \"Player\", bundle: nil)\n}\n"
    let path = "App/Player.storyboard"
    let files = [path: Self.storyboard, "App/A.swift": Self.app, "App/Storyboard.swift": constants]
    #expect(isUnshown(path, files))
    func isUnused(_ code: String, _ other: String = "App/Code.swift") -> Bool {
      self.isUnshown(path, files.merging([other: code]) { $1 })
    }
    #expect(isUnused("import UIKit\nlet name = \"Player\"\n"))
    #expect(!isUnused("import UIKit\nlet screen = Storyboard.player.instantiate()\n"))
    #expect(!isUnused("import UIKit\ntypealias Documents = Storyboard\n"))
    #expect(!isUnused("import UIKit\nlet document = UIStoryboard(name: \"Player\", bundle: nil)\n"))
    #expect(!isUnused("import UIKit\nlet document: UIStoryboard = .init(name: \"Player\", bundle: nil)\n"))
    #expect(!isUnused("import UIKit\nlet document = UIStoryboard(name: kind.rawValue, bundle: nil)\n"))
    #expect(!isUnused("import UIKit\nlet document = R.storyboard.player\n"))
    #expect(!isUnused("x = [UIStoryboard storyboardWithName:@\"Player\" bundle:nil];", "App/Code.m"))
    #expect(
      !isUnused(
        #"<document><viewControllerPlaceholder storyboardName="Player"/></document>"#, "App/B.storyboard"))
    let list = "<dict><key>UISceneStoryboardFile</key><string>Player</string></dict>"
    #expect(!isUnused(list, "App/Info.plist"))
    #expect(
      !isUnused(constants.replacing("}\n", with: "  static let all = [player]\n}\n"), "App/Storyboard.swift")
    )
    // The way it's loaded is unknown.
    #expect(!isUnused("import UIKit\n", "App/Storyboard.swift"))
  }

  // MARK: Changes

  @Test("Usage is updated with each change, in any order of files")
  func changes() throws {
    let path = "App/Player.swift"
    let page = "import SwiftUI\nstruct Page: View {\n  var body: some View { Player() }\n}\n"
    let steps: [(path: String, text: String?)] = [
      ("App/Page.swift", page), ("App/Use.swift", "import UIKit\nlet page = Page()\n"),
      ("App/Page.swift", page.replacing("Player()", with: "Text(title)")), ("App/Page.swift", page),
      ("App/Use.swift", "import UIKit\nlet title = 1\n"), ("App/Use.swift", nil),
      ("App/Use.swift", "import SwiftUI\nstruct Use: View { var body: some View { Page() } }\n"),
      ("App/More.swift", "import UIKit\nlet use = Use()\n"), ("App/A.swift", "import UIKit\n"),
      ("App/A.swift", Self.app), ("App/More.swift", nil), (path, Self.player + "let player = Player()\n"),
      (path, Self.player),
    ]
    var texts = [path: Self.player, "App/A.swift": Self.app]
    var kept = index(texts)
    let player = SourceFile(path: path, text: SourceText(Self.player))
    for step in steps {
      texts[step.path] = step.text
      let file = step.text.map { SourceFile(path: step.path, text: SourceText($0)) }
      let before = Linter().look(at: player, in: kept.surroundings)
      let changes = kept.update(step.path, file.map(FileSummary.init(quicklyOf:)))
      let after = Linter().look(at: player, in: kept.surroundings)
      #expect(after.findings == Linter().lint(player, in: index(texts).surroundings), "\(step)")
      // Files whose findings change must be notified.
      if before.findings != after.findings { #expect(before.questions.intersects(changes), "\(step)") }
      var reversed = ProjectIndex()
      for (path, text) in texts.sorted(by: { $0.key > $1.key }) {
        reversed.update(path, FileSummary(SourceFile(path: path, text: SourceText(text))))
      }
      reversed.complete()
      #expect(after.findings == Linter().lint(player, in: reversed.surroundings), "\(step)")
    }
  }

  // MARK: Previews

  @Test("Nothing is reported in a view that only developer previews show")
  func previewedViews() {
    let view = "import SwiftUI\nstruct Player: View { var body: some View { \(Self.image) } }\n"
    let page = "struct Page: View { var body: some View { Player() } }\n"
    func count(_ code: String) -> Int {
      findings(in: "App/Screen.swift", ["App/Screen.swift": code, "App/A.swift": Self.app]).count
    }
    #expect(count(view) == 1)
    #expect(count(view + "#Preview { Player() }\n") == 0)
    #expect(count(view + page + "#Preview { Page() }\n") == 0)
    #expect(
      count(view + "struct P: PreviewProvider { static var previews: some View { Player() } }\n") == 0)
    #expect(count(view + page + "#Preview { Text(title) }\n") == 1)
    #expect(count(view + "#Preview { Player() }\nlet player = Player()\n") == 1)
  }

  @Test("Nothing is reported in a composable that only previews call")
  func previewedComposables() {
    let path = Self.folder + "kotlin/Player.kt"
    let player =
      "package a\nimport androidx.compose.material3.*\n@Composable\nfun Player() { \(Self.button) }\n"
    func count(_ more: String) -> Int {
      findings(in: path, [path: player + more, Self.folder + "AndroidManifest.xml": Self.manifest]).count
    }
    #expect(count("") == 1)
    #expect(count("@Preview @Composable fun P() { Player() }\n") == 0)
    #expect(count("@PreviewLightDark\n@Composable\nprivate fun P() { Player() }\n") == 0)
    #expect(count("@Preview @Composable fun P() { Text(title) }\n") == 1)
  }
}
