// An app's target systems, and their effect on findings and fixes.

import Elements
import Linter
import Source
import Testing

@Suite("Targets")
struct TargetTests {
  @Test(
    "build files contain versions",
    arguments: [
      ("app/build.gradle", "android { defaultConfig { minSdkVersion 21 } }", ["minSdk 21.0"]),
      ("app/build.gradle.kts", "defaultConfig { minSdk = 26; targetSdk = 35 }", ["minSdk 26.0"]),
      ("app/build.gradle.kts", "minSdk = libs.versions.minSdk.get().toInt()", []),
      (
        "build.gradle",
        "implementation platform('androidx.compose:compose-bom:2024.09.02')\nminSdk 24\nwear { minSdk 30 }",
        ["compose 1.7", "minSdk 24.0"]
      ),
      ("build.gradle", "implementation 'androidx.compose.ui:ui:1.4.3'", ["compose 1.4"]),
      ("build.gradle", "implementation 'androidx.compose.ui:ui-test:1.4.3'", []),
      (
        "gradle/libs.versions.toml",
        "[versions]\nandroid-minSdk = \"23\"\nandroidxComposeBom = \"2025.09.01\"\ncompose-ui = { module = \"x\" }",
        ["compose 1.8", "minSdk 23.0"]
      ),
      ("gradle/libs.versions.toml", "androidxComposeBom = \"2021.01.00\"", []),
      (
        "Package.swift", "platforms: [.iOS(.v15), .macOS(\"12.3\"), .watchOS(.v8_1)]",
        ["iOS 15.0", "macOS 12.3", "watchOS 8.1"]
      ),
      (
        "App.xcodeproj/project.pbxproj",
        "IPHONEOS_DEPLOYMENT_TARGET = 16.4;\nIPHONEOS_DEPLOYMENT_TARGET = 14.0;\nMACOSX_DEPLOYMENT_TARGET = \"$(X)\";",
        ["iOS 14.0"]
      ),
      // Every target overrides the project's version.
      (
        "App.xcodeproj/project.pbxproj",
        "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 12.4; };\nbuildSettings = { INFOPLIST_FILE = App/Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 15.0; };",
        ["iOS 15.0"]
      ),
      (
        "App.xcodeproj/project.pbxproj",
        "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 12.4; };\nbuildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; PRODUCT_NAME = App; };\nbuildSettings = { PRODUCT_NAME = Kit; };",
        ["iOS 12.4"]
      ),
      ("Config/App.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET=17", ["iOS 17.0"]),
      ("macrobenchmark/build.gradle.kts", "minSdk = 28", []),
      ("Tests/Package.swift", "platforms: [.iOS(.v15)]", []),
      ("BuildTools/Package.swift", "platforms: [.macOS(.v10_11)]", []),
    ])
  func versions(path: String, text: String, expected: [String]) {
    var index = ProjectIndex()
    index.update(path, FileSummary(SourceFile(path: path, text: SourceText(text))))
    let stated = index.entries(of: path).filter { $0.key.kind != .system && $0.key.kind != .targets }.map {
      entry in
      if case .version(let version) = entry.fact {
        "\(entry.key.name) \(version.major).\(version.minor)"
      } else {
        "\(entry.key)"
      }
    }
    #expect(stated == expected)
  }

  @Test(
    "a text is inserted in a form that the oldest system supports",
    arguments: [
      ("14.0", #"NSLocalizedString("‹Close›", comment: "")"#), ("15.0", #"String(localized: "‹Close›")"#),
    ])
  func localizedTexts(version: String, expected: String) throws {
    let code =
      "class A: UIViewController { func f() { title = String(localized: \"Home\"); let b = UIButton(); b.setImage(UIImage(named: \"close\"), for: .normal); view.addSubview(b) } }"
    let files = [
      "App/A.swift": "import UIKit\n\(code)",
      "App.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = \(version);",
    ]
    let file = SourceFile(path: "App/A.swift", text: SourceText(files["App/A.swift"] ?? ""))
    let finding = try #require(Linter().lint(file, in: index(files).surroundings).first)
    #expect(finding.fixes.first?.edits.map(\.replacement.marked).joined().contains(expected) == true)
  }

  @Test(
    "text sizes are checked only in apps for systems with that setting",
    arguments: [("IPHONEOS_DEPLOYMENT_TARGET", false), ("MACOSX_DEPLOYMENT_TARGET", true)])
  func textSizes(setting: String, isForMac: Bool) {
    let text =
      "import SwiftUI\nstruct A: View { var body: some View { VStack { Text(t).font(.system(size: 13)); Text(t).frame(height: 20) } } }"
    let file = SourceFile(path: "App/A.swift", text: SourceText(text))
    let project = index(["A.xcodeproj/project.pbxproj": "\(setting) = 14.0;"])
    var configuration = Configuration()
    configuration.profile = .strict
    let findings = Linter(configuration).lint(file, in: project.surroundings)
    #expect(findings.isEmpty == isForMac)
  }

  @Test(
    "a fix uses APIs that the oldest system has",
    arguments: [
      (
        #"Button { go() } label: { Image("a") }"#,
        #".accessibility(label: Text("‹›" /* what the button does */))"#
      ),
      (
        #"Button { go() } label: { Image(on ? "a" : "b") }"#,
        #".accessibility(label: Text(on ? "‹›" /* what activating it does now */ : "‹›" /* what activating it does now */))"#
      ),
      (#"Text("Orders").accessibilityHeading(.h2)"#, ".accessibility(addTraits: .isHeader)"),
      (#"Text("Pay").onTapGesture { if a { pay() } }"#, ".accessibility(addTraits: .isButton)"),
    ])
  func earlierForms(code: String, expected: String) throws {
    let text = "import SwiftUI\nstruct A: View { var body: some View { \(code) } }"
    let file = SourceFile(path: "App/A.swift", text: SourceText(text))
    for (version, isOld) in [("13.0", true), ("14.0", false)] {
      let project = index(["A.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = \(version);"])
      var configuration = Configuration()
      configuration.profile = .strict
      let fixes = Linter(configuration).lint(file, in: project.surroundings).flatMap(\.fixes)
      let written = fixes.flatMap(\.edits).map(\.replacement.marked).joined()
      #expect(written.contains(expected) == isOld, "\(written)")
    }
  }

  @Test(
    "the title of a fix names the API that the fix writes",
    arguments: [
      ("13.0", "Save", #"Add accessibility(label: Text("Save"))"#),
      ("14.0", "Save", #"Add accessibilityLabel("Save")"#),
    ])
  func titles(version: String, label: String, expected: String) throws {
    let text =
      "import SwiftUI\nstruct A: View { var body: some View { VStack { Button { save() } label: { Image(\"disk\") }.accessibilityLabel(\"\(label)\"); Button { save() } label: { Image(\"disk\") } } } }"
    let file = SourceFile(path: "App/A.swift", text: SourceText(text))
    let project = index([
      file.path: text, "A.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = \(version);",
    ])
    let finding = try #require(
      Linter().lint(file, in: project.surroundings).first { $0.rule == "missing-icon-button-label" })
    #expect(finding.fixes.first?.title == expected)
  }

  @Test("a fix without an older API is dropped")
  func nothingEarlier() {
    let code =
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"Hi\").font(.system(size: 22)) } }"
    let file = SourceFile(path: "App/A.swift", text: SourceText(code))
    for (version, count) in [("13.0", 0), ("14.0", 1)] {
      let project = index(["A.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = \(version);"])
      let findings = Linter().lint(file, in: project.surroundings).filter { $0.rule == "fixed-font-size" }
      #expect(findings.count == 1)
      #expect(findings.flatMap(\.fixes).count == count)
    }
  }

  @Test("a file that imports a framework runs on that framework's systems")
  func systems() {
    let tree = { (code: String) in ElementTree(SourceText(code), path: "A.swift")?.systems }
    #expect(tree("import UIKit")?.contains(.macOS) == false)
    #expect(tree("import AppKit") == [.macOS])
    #expect(tree("import SwiftUI")?.count == 4)
  }

  @Test(
    "an API that the app's systems lack isn't requested",
    arguments: [
      ("compose = \"x\"", ["deprecated-accessibility-api information"]),
      ("androidx-compose-bom = \"2025.06.00\"", ["deprecated-accessibility-api information"]),
      ("androidx-compose-bom = \"2024.06.00\"", []),
    ])
  func successors(catalog: String, expected: [String]) {
    let path = "app/src/main/java/A.kt"
    let files = [
      path: "import androidx.compose.ui.semantics.*\nval m = Modifier.semantics { invisibleToUser() }",
      "gradle/libs.versions.toml": catalog,
    ]
    #expect(findings(in: path, of: files) == expected)
  }

  @Test("if the oldest system has every API, the first pass is final")
  func newSystems() {
    let code =
      "import UIKit\nclass A: UIViewController { func f() { title = String(localized: \"Home\"); let b = UIButton(); b.setImage(UIImage(named: \"close\"), for: .normal); view.addSubview(b) } }"
    let look = Linter().look(at: SourceFile(path: "A.swift", text: SourceText(code)), in: .unknown)
    for (version, isDecisive) in [("14.0", true), ("17.0", false)] {
      let project = index(["A.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = \(version);"])
      #expect(project.surroundings.answer(look.decisiveQuestions) == isDecisive)
    }
  }

  @Test(
    "The order in which files are indexed doesn't change the findings",
    arguments: [
      ("platforms: [.macOS(.v14)]", []),
      ("platforms: [.iOS(.v17)]", ["missing-input-purpose information"]),
      ("platforms: [.macOS(.v14), .iOS(.v17)]", ["missing-input-purpose information"]),
    ])
  func order(platforms: String, expected: [String]) {
    let files = [
      "App/A.swift":
        "import UIKit\nclass A: UIViewController { func f() { let field = UITextField(); field.placeholder = \"Email\"; view.addSubview(field) } }",
      "Kit/Package.swift": platforms,
    ]
    #expect(findings(in: "App/A.swift", of: files).filter { $0.hasPrefix("missing-input") } == expected)
  }

  @Test("the configuration takes precedence over build files, and a module's file over others")
  func precedence() {
    let view = { (path: String, targets: [TargetSystem: TargetVersion]) in
      ProjectView(
        index([
          "app/build.gradle": "minSdk 24", "wear/build.gradle": "minSdk 30", "build.gradle": "minSdk 21",
        ]).surroundings.project, path: path, targets: targets)
    }
    #expect(view("app/src/main/A.kt", [:]).lowestVersion(of: .minSdk) == TargetVersion(24))
    #expect(view("core/src/main/A.kt", [:]).lowestVersion(of: .minSdk) == TargetVersion(21))
    #expect(
      view("app/src/main/A.kt", [.minSdk: TargetVersion(28)]).lowestVersion(of: .minSdk)
        == TargetVersion(28))
    #expect(view("app/src/main/A.kt", [:]).lowestVersion(of: .iOS) == nil)
  }
}
