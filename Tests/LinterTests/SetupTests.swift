// Facts about a project without a configuration, and the configuration proposed for it.

import Elements
import Linter
import Source
import Testing

@Suite struct SetupTests {
  private func survey(_ files: KeyValuePairs<String, String>) -> ProjectSurvey {
    var survey = ProjectSurvey()
    for (path, text) in files where ProjectSurvey.looksAt(path) { survey.add(path) { SourceText(text) } }
    return survey
  }

  @Test(
    "Each kind of file provides its languages",
    arguments: [
      (
        [
          "A.xcodeproj/project.pbxproj":
            "developmentRegion = de;\nknownRegions = (\n\ten,\n\tBase,\n\tde,\n\t\"pt-BR\",\n);\n"
        ],
        ["de", "en", "pt-BR"]
      ),
      (["A.xcodeproj/project.pbxproj": "developmentRegion = English;"], ["en"]),
      (
        ["Package.swift": #"let p = Package(name: "A", defaultLocalization: "fr", platforms: [.iOS(.v17)])"#],
        ["fr"]
      ),
      (
        [
          "A/L.xcstrings":
            #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {}, "fr": {}}}, "b": {}}}"#
        ],
        ["en", "de", "fr"]
      ),
      (
        [
          "app/build.gradle.kts": #"localeFilters += listOf("en", "de", "pt-rBR")"#,
          "app/src/main/res/values-de/strings.xml": "", "app/src/main/res/values-pt-rBR/strings.xml": "",
        ],
        ["en", "de", "pt-BR"]
      ),
      (
        [
          "app/build.gradle": "resConfigs 'en', 'nl'\nversionCode 1",
          "app/src/main/res/values-nl/strings.xml": "",
        ],
        ["en", "nl"]
      ),
      (
        [
          "app/src/main/res/resources.properties": "unqualifiedResLocale=en-US",
          "app/src/main/res/values-iw/strings.xml": "",
        ], ["en-US", "he"]
      ),
      (
        ["app/src/main/res/values/strings.xml": #"<resources xmlns:tools="x" tools:locale="es" a="b">"#],
        ["es"]
      ),
    ] as [([String: String], [String])])
  func languages(files: [String: String], expected: [String]) {
    var survey = ProjectSurvey()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where ProjectSurvey.looksAt(path) {
      survey.add(path) { SourceText(text) }
    }
    #expect(survey.languages.developmentLanguage == expected.first)
    #expect(survey.languages.all == expected)
  }

  @Test func `Translations alone don't determine the development language`() {
    let survey = survey([
      "app/src/main/res/values/strings.xml": "<resources>", "app/src/main/res/values-de/strings.xml": "",
      "app/src/main/res/values-night/strings.xml": "", "App/fr.lproj/Localizable.strings": "",
      "App/Base.lproj/Main.storyboard": "",
    ])
    #expect(survey.languages.developmentLanguage == nil)
    #expect(survey.languages.all == ["de", "fr"])
    let text = ProposedConfiguration(survey).text
    #expect(text.string.contains(#"// "locales": ["…", "de", "fr"],"#))
    #expect(text.string.split(separator: "\n").allSatisfy { $0.count <= 90 })
    #expect(configuration(text).locales == [])
  }

  @Test(
    "Text that isn't a list of languages yields nothing and does no harm",
    arguments: [
      "developmentRegion", "developmentRegion =", "knownRegions = (", "developmentRegion = \"",
      "knownRegions = ((((",
      "developmentRegion = ))))", "mydevelopmentRegion = en;", "developmentRegions = en;",
      "knownRegions = ( \"a b\", E-, );",
    ])
  func broken(text: String) {
    #expect(survey(["A.xcodeproj/project.pbxproj": text]).languages.all == [])
  }

  @Test func `The language of most projects is used, and the first one if there's a tie`() {
    func region(_ language: String) -> String { "developmentRegion = \(language);" }
    let survey = survey([
      "A.xcodeproj/project.pbxproj": region("fr"), "B.xcodeproj/project.pbxproj": region("de"),
      "C.xcodeproj/project.pbxproj": region("fr"), "D.xcodeproj/project.pbxproj": region("de"),
    ])
    #expect(survey.languages.developmentLanguage == "de")
  }

  @Test func `The lowest version of a system is the app's target`() {
    let survey = survey([
      "A.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 16.4;\nIPHONEOS_DEPLOYMENT_TARGET = 15.0;",
      "Package.swift": "platforms: [.iOS(.v17)]", "app/build.gradle": "minSdk 24",
      "Pods/Pods.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 9.0;",
    ])
    #expect(survey.targets == [.iOS: TargetVersion(15), .minSdk: TargetVersion(24)])
  }

  @Test func `Files count for their UI framework`() {
    let survey = survey([
      "A.swift": "import SwiftUI\nimport UIKit", "B.swift": "import UIKit", "C.swift": "import Foundation",
      "A.kt": "import androidx.compose.ui.Modifier", "B.kt": "import android.widget.TextView",
      "C.kt": "class A",
      "app/src/main/res/layout/a.xml": "<View/>", "app/src/main/res/values/colors.xml": "<resources/>",
      "A.storyboard": "<document/>",
    ])
    #expect(
      survey.files == [
        .swiftUI: 1, .uiKit: 1, .compose: 1, .androidViews: 1, .androidXML: 1, .interfaceBuilder: 1,
      ])
  }

  @Test func `Generated and vendored code is skipped everywhere`() {
    let survey = survey([
      "Pods/A/A.swift": "import UIKit", "Pods/A/ja.lproj/A.strings": "", "App/Vendor/B.swift": "import UIKit",
      "Pods/Pods.xcodeproj/project.pbxproj": "developmentRegion = ja;", "App/Pods.swift": "import UIKit",
      "App/Strings.generated.swift": "import UIKit", "pods/Podcasts.swift": "import UIKit",
    ])
    #expect(survey.files == [.uiKit: 2])
    #expect(survey.languages.all == [])
    #expect(survey.foreignCode.patterns.map(\.glob) == ["*.generated.swift", "App/Vendor/**", "Pods/**"])
    #expect(survey.foreignCode.patterns.map(\.fileCount) == [1, 1, 1])
  }

  @Test func `A directory's name is enough if many directories have it`() {
    let survey = survey([
      "A/Generated/A.swift": "", "B/Generated/A.swift": "", "C/Generated/A.swift": "",
      "D/Generated/A.swift": "",
    ])
    #expect(survey.foreignCode.patterns.map(\.glob) == ["Generated"])
    #expect(survey.foreignCode.patterns.map(\.fileCount) == [4])
  }

  @Test(
    "The proposed configuration is read back without a problem, and excludes the right files",
    arguments: [
      "Pods/A.swift", "a b/Pods/A.swift", "[x]/vendor/A.swift", "{a,b}/Vendor/A.swift",
      "a*\\b\"c/generated/A.swift",
      "!a/vendor/A.swift", "ä💡\u{301}/vendor/A.swift", "#/vendor/A.swift",
      String(repeating: "long/", count: 200) + "vendor/A.swift", "A.pb.swift",
    ])
  func readBack(path: String) {
    var survey = survey([
      path: "", "App/de.lproj/A.strings": "", "Package.swift": #"defaultLocalization: "en""#,
    ])
    for number in 0..<60 {
      survey.add("\(String(repeating: "x", count: number * 3))/thirdparty\(number)/A.swift") { nil }
      survey.add("App/a\(String(UnicodeScalar(UInt8(97 + number % 26)))).lproj/A.strings") { nil }
    }
    var proposal = ProposedConfiguration(survey)
    proposal.baseline = Baseline.name
    let configuration = configuration(proposal.text)
    #expect(configuration.profile == .recommended)
    #expect(configuration.locales == survey.languages.all)
    #expect(configuration.baseline?.path == ".a11y-lsp-baseline")
    #expect(!configuration.covers("/project/" + path))
    #expect(configuration.covers("/project/App/A.swift"))
    #expect(proposal.text.string.split(separator: "\n").allSatisfy { $0.count < 300 })
  }

  @Test func `An empty project gets a configuration as well`() {
    let text = ProposedConfiguration(ProjectSurvey()).text
    #expect(configuration(text) == Configuration())
    #expect(text.string.hasSuffix("\"recommended\"\n}\n"))
  }

  private func configuration(_ text: SourceText, location: SourceLocation = #_sourceLocation) -> Configuration
  {
    let file = ConfigurationFile(text, folder: "/project")
    #expect(file.problems == [], sourceLocation: location)
    return file.applied(to: Configuration())
  }
}
