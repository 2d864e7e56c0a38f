// Unused views, which nothing in the project shows.

import Linter
import Source
import Testing

@Suite("Unused views")
struct UnmetViewTests {
  private static let nameless = "missing-icon-button-label"

  /// Returns the rules with findings in one of the files, in a view that's used.
  private func rules(in path: String, _ files: [String: String]) -> [String] {
    let all = LinterTests.findings(in: path, of: files)
    var configuration = Configuration()
    configuration.profile = .strict
    let file = SourceFile(path: path, text: SourceText(files[path] ?? ""))
    let findings = Linter(configuration).lint(file, in: index(files).surroundings)
    #expect(findings.count == all.count)
    let (unmet, met) = (findings.filter(isUnmet), findings.filter { !isUnmet($0) })
    #expect(unmet.allSatisfy { $0.severity == .hint })
    return met.map { "\($0.rule)" }
  }

  private func isUnmet(_ finding: Finding) -> Bool {
    finding.message.contains("No code that ") || finding.message.contains("No target in the Xcode project ")
  }

  // MARK: Layouts

  private static let folder = "app/src/main/"
  private static let layout =
    #"<ImageButton xmlns:android="http://schemas.android.com/apk/res/android" android:id="@+id/close" android:src="@drawable/x" android:layout_width="48dp" android:layout_height="48dp" />"#
  private static let app =
    #"<manifest><application><activity><intent-filter><category android:name="android.intent.category.LAUNCHER"/></intent-filter></activity></application></manifest>"#

  private func findings(
    inLayout name: String = "old_player", _ layout: String = layout, manifest: String = app,
    with others: [String: String] = [:]
  ) -> [String] {
    let path = Self.folder + "res/layout/\(name).xml"
    var files = [path: layout, Self.folder + "AndroidManifest.xml": manifest]
    for (path, text) in others { files[Self.folder + path] = text }
    return rules(in: path, files)
  }

  @Test(
    "No code labels the views of a layout that no code shows, so a new layout has errors",
    arguments: ["new_player", "player"])
  func newLayouts(name: String) {
    let path = Self.folder + "res/layout/\(name).xml"
    let files = [path: Self.layout, Self.folder + "AndroidManifest.xml": Self.app]
    let file = SourceFile(path: path, text: SourceText(Self.layout))
    let findings = Linter().lint(file, in: index(files).surroundings).filter { $0.rule == Self.nameless }
    #expect(findings.map(\.severity) == [.hint] && findings.map(\.asUsed.severity) == [.error])
    #expect(findings.allSatisfy { !$0.asUsed.message.contains("through its ID") })
  }

  @Test("An app's layout that nothing references is unused")
  func unusedLayouts() {
    #expect(findings() == [])
    #expect(findings(with: ["java/Player.kt": "class Player { val close = R.id.close }"]) == [])
    #expect(findings(with: ["res/layout/x.xml": #"<View tools:listitem="@layout/old_player" />"#]) == [])
  }

  @Test("A manifest beside the source directories belongs to its module")
  func manifestsOfOlderProjects() {
    let path = "app/res/layout/old_player.xml"
    #expect(rules(in: path, [path: Self.layout, "app/AndroidManifest.xml": Self.app]) == [])
    #expect(rules(in: path, [path: Self.layout, "tv/AndroidManifest.xml": Self.app]) == [Self.nameless])
  }

  @Test(
    "A layout is used if code or a resource references it",
    arguments: [
      ("java/Player.kt", "class Player { fun f() { setContentView(R.layout.old_player) } }"),
      ("java/Player.java", "class Player { OldPlayerBinding binding; }"),
      ("java/Player.kt", "import kotlinx.android.synthetic.main.old_player.*"),
      ("java/Player.kt", "val id = resources.getIdentifier(name, \"layout\", packageName)"),
      ("java/Player.kt", "val all = R.layout::class.java.fields"),
      ("java/Player.kt", "val all = R::class.java"),
      ("java/Player.kt", "import app.R.layout.*"),
      ("java/Player.kt", "import app.R.layout as Layouts"),
      ("res/layout/x.xml", #"<LinearLayout><include layout="@layout/old_player" /></LinearLayout>"#),
      ("res/layout-land/x.xml", #"<NavigationView app:headerLayout = "@layout/old_player" />"#),
      ("res/menu/x.xml", #"<menu><item app:actionLayout="@layout/old_player" /></menu>"#),
      (
        "res/values/x.xml",
        #"<resources><item name="player" type="layout">@layout/old_player</item></resources>"#
      ),
      ("res/xml/x.xml", #"<appwidget-provider android:initialLayout="@layout/old_player" />"#),
    ])
  func usedLayouts(path: String, text: String) {
    #expect(findings(with: [path: text]) == [Self.nameless])
  }

  @Test("A layout that may be meant for other modules, or that replaces a library's, is used")
  func layoutsForOthers() {
    #expect(findings(manifest: "<manifest />") == [Self.nameless])
    let library = Self.layout.replacing("@+id/close", with: "@+id/drawer_close")
    #expect(findings(inLayout: "drawer_header", library) == [Self.nameless])
    let idless = Self.layout.replacing(#"android:id="@+id/close" "#, with: "")
    #expect(findings(idless) == [Self.nameless])
  }

  @Test("Images in a widget's preview layout aren't separate focus stops")
  func widgetPreviews() {
    let provider =
      #"<appwidget-provider android:initialLayout="@layout/widget" android:previewLayout="@layout/old_player" />"#
    let layout = Self.layout.replacing("@+id/close", with: "@+id/old_close")
    #expect(findings(layout, with: ["res/xml/provider.xml": provider]) == [])
    let same = provider.replacing("@layout/widget\"", with: "@layout/old_player\"")
    #expect(findings(layout, with: ["res/xml/provider.xml": same]) == [Self.nameless])
  }

  // MARK: Interface Builder files

  private static let appleApp = "import UIKit\n@main class Delegate: UIResponder, UIApplicationDelegate { }"

  private static let document =
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view><subviews><button id="b"><rect key="frame" x="0" y="0" width="48" height="48"/><state key="normal" image="close"/></button></subviews></view></objects></document>"#

  private func findings(inDocument name: String, code: String, _ path: String = "App/Code.swift") -> [String]
  {
    let document = "App/\(name).xib"
    return rules(in: document, [document: Self.document, path: code, "App/A.swift": Self.appleApp])
  }

  @Test(
    "A nib that no code references is unused",
    arguments: [
      ("OldCell", "import UIKit\nclass NewCell: UITableViewCell { }"),
      ("OldCell", "import UIKit\nclass OldCell: UITableViewCell { }"),
      ("PlayerViewController-iPad", "import UIKit\nclass PlayerViewController: UIViewController { }"),
    ])
  func unusedNibs(name: String, code: String) {
    #expect(findings(inDocument: name, code: code) == [])
  }

  @Test(
    "A nib is used if code references it, has a class with its name, or builds names",
    arguments: [
      ("OldCell", "App/Code.swift", "let nib = UINib(nibName: \"OldCell\", bundle: nil)"),
      ("OldCell", "App/Code.swift", "import UIKit\nclass OldCell: NSObject { }"),
      (
        "OldCell", "App/Code.swift",
        "import UIKit\nlet cells = [OldCell.self]\nclass OldCell: UITableViewCell { }"
      ),
      (
        "Player", "App/Code.swift",
        "import UIKit\nclass PlayerController: UIViewController { }\nlet controller = PlayerController()"
      ),
      ("OldCell", "App/Code.m", "[tableView registerNib:[UINib nibWithNibName:@\"OldCell\" bundle:nil]];"),
      ("OldCell", "App/Code.swift", "let nib = UINib(nibName: \"\\(kind)Cell\", bundle: nil)"),
      ("OldCell", "App/Code.swift", "let nib = UINib(nibName: kind + \"Cell\", bundle: nil)"),
      ("OldCell", "App/Code.swift", "tableView.register(R.nib.oldCell)"),
      ("Player-iPad", "App/Code.swift", "let name = device == .pad ? base + \"-iPad\" : base"),
      (
        "OldCell", "App/Screen.storyboard", #"<document><viewController nibName="OldCell"/></document>"#
      ),
    ])
  func usedNibs(name: String, path: String, code: String) {
    #expect(findings(inDocument: name, code: code, path) == [Self.nameless])
  }

  // MARK: Code

  private static let image = #"Button(action: close) { Image("close") }"#

  private func findings(
    inSwift code: String, _ other: String = "import Foundation\nfunc f() { }"
  ) -> [String] {
    rules(
      in: "App/Screen.swift",
      ["App/Screen.swift": code, "App/Other.swift": other, "App/A.swift": Self.appleApp])
  }

  @Test("A SwiftUI view that only previews show is unused")
  func unusedViews() {
    let view = "import SwiftUI\n// Player\nstruct Player: View { var body: some View { \(Self.image) } }\n"
    #expect(findings(inSwift: view) == [])
    #expect(findings(inSwift: view + "#Preview { Player() }\n") == [])
    #expect(
      findings(
        inSwift: view + "struct P: PreviewProvider { static var previews: some View { Player() } }") == [])
    #expect(findings(inSwift: view + "extension Player { func f() { Player.g() } }") == [])
    #expect(findings(inSwift: view + "private struct Page: View { var body: some View { Player() } }") == [])
  }

  @Test("A SwiftUI view is used if code mentions it, or if others may use it")
  func usedViews() {
    let view = "import SwiftUI\nstruct Player: View { var body: some View { \(Self.image) } }\n"
    let expected = [Self.nameless]
    #expect(findings(inSwift: view + "let player = Player()") == expected)
    #expect(findings(inSwift: view, "import Foundation\nfunc f() { show(Player()) }") == expected)
    #expect(findings(inSwift: view, "import UIKit\nlet name = \"Player\"") == expected)
    #expect(findings(inSwift: view.replacing("struct", with: "public struct")) == expected)
    #expect(findings(inSwift: view.replacing("struct", with: "@Generated struct")) == expected)
    #expect(
      findings(
        inSwift: view
          + "struct Page: View { var body: some View { Player() } }\nlet page = Page()"
      ) == expected)
  }

  // MARK: Targets

  private static let project = """
    /* Begin PBXBuildFile section */
      A1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = A2 /* A.swift */; };
      A3 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = A4 /* Main.storyboard */; };
    /* End PBXBuildFile section */
    """

  private static let view =
    "import SwiftUI\nstruct Player: View { var body: some View { \(image) } }\nlet player = Player()"

  private func findings(
    ofPlayerAt path: String, inProject project: String, at place: String = "App.xcodeproj/project.pbxproj",
    with others: [String: String] = [:]
  ) -> [String] {
    let files = [path: Self.view, place: project, "App/A.swift": Self.appleApp]
    return rules(in: path, files.merging(others) { $1 })
  }

  @Test("Nothing shows a Swift file that its Xcode project doesn't list")
  func filesInNoTarget() {
    #expect(findings(ofPlayerAt: "App/Old/Player.swift", inProject: Self.project) == [])
    #expect(
      findings(
        ofPlayerAt: "ios/App/Player.swift", inProject: Self.project, at: "ios/A.xcodeproj/project.pbxproj")
        == [])
    let folder = Self.project + "\n  F = {isa = PBXFileSystemSynchronizedRootGroup; path = App/Widgets; };"
    #expect(findings(ofPlayerAt: "App/Old/Player.swift", inProject: folder) == [])
  }

  @Test(
    "A file is in a target if a project lists the file or its directory, or may be if another build contains it"
  )
  func filesInTargets() {
    let expected = [Self.nameless]
    let path = "App/Old/Player.swift"
    #expect(findings(ofPlayerAt: path, inProject: "") == expected)
    #expect(
      findings(ofPlayerAt: path, inProject: Self.project + "\nP /* Player.swift in Sources */ = {};")
        == expected)
    // Without Xcode's comments, or outside of the project's directory.
    #expect(findings(ofPlayerAt: path, inProject: "A1 = {isa = PBXBuildFile; fileRef = A2; };") == expected)
    #expect(
      findings(ofPlayerAt: path, inProject: Self.project, at: "ios/A.xcodeproj/project.pbxproj") == expected)
    for kind in ["explicitFileTypes = {}; path = Old;", "path = \"App/Old\";", "\n  path = Old;\n"] {
      let folder = "\n  F = {isa = PBXFileSystemSynchronizedRootGroup; \(kind) sourceTree = \"<group>\"; };"
      #expect(findings(ofPlayerAt: path, inProject: Self.project + folder) == expected)
    }
    #expect(
      findings(
        ofPlayerAt: path, inProject: Self.project, with: ["App/Package.swift": "import PackageDescription"])
        == expected)
    #expect(
      findings(ofPlayerAt: path, inProject: Self.project, with: ["App/Old/Old.podspec": "Pod::Spec.new"])
        == expected)
  }

  @Test("Nothing loads an Interface Builder file that its Xcode project doesn't list")
  func documentsInNoTarget() {
    let files = [
      "App/Main.storyboard": Self.document, "App/Old.storyboard": Self.document, "App/A.swift": Self.appleApp,
      "App.xcodeproj/project.pbxproj": Self.project,
      "App/Code.swift": "import UIKit\nlet a = UIStoryboard(name: \"Old\", bundle: nil)",
    ]
    #expect(rules(in: "App/Main.storyboard", files) == [Self.nameless])
    #expect(rules(in: "App/Old.storyboard", files) == [])
  }

  private func findings(
    inKotlin code: String, _ other: String = "package a\nfun f() { }", manifest: String = "<manifest />"
  ) -> [String] {
    let path = Self.folder + "kotlin/Screen.kt"
    return rules(
      in: path,
      [
        path: "package a\nimport androidx.compose.material3.*\n" + code,
        Self.folder + "kotlin/Other.kt": other, Self.folder + "AndroidManifest.xml": manifest,
      ])
  }

  @Test("A composable that only its preview calls is unused, unless it can be called from elsewhere")
  func composables() {
    let screen = "@Composable\nfun Player() { IconButton(close) { Icon(x, null) } }\n"
    let expected = [Self.nameless]
    #expect(findings(inKotlin: screen, manifest: Self.app) == [])
    #expect(findings(inKotlin: screen.replacing("fun", with: "private fun"), manifest: Self.app) == [])
    #expect(
      findings(inKotlin: screen + "@Preview @Composable fun P() { Player() }", manifest: Self.app) == [])
    #expect(findings(inKotlin: screen) == expected)
    #expect(findings(inKotlin: screen.replacing("fun", with: "private fun")) == expected)
    #expect(findings(inKotlin: screen + "fun show() = screen { Player() }", manifest: Self.app) == expected)
    #expect(
      findings(inKotlin: screen, "package a\nfun f() = screen(::Player)", manifest: Self.app) == expected)
    #expect(findings(inKotlin: "@Destination\n" + screen, manifest: Self.app) == expected)
  }
}
