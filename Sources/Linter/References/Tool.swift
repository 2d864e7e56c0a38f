// Other accessibility checkers.

/// A tool with checks that correspond to rules. The raw value is the name that users type.
package enum Tool: String, Sendable, CaseIterable {
  case androidLint = "android-lint"
  case cvs = "cvs"
  case swiftLint = "swiftlint"
  case luscii = "luscii"
  case atf = "atf"
  case gtxiLib = "gtxilib"
  case a11yUITests = "a11yuitests"
  case axe = "axe"
  case xcTest = "xctest"
  case deque = "deque-ios"
  case lambdaTest = "lambdatest"
  case browserStack = "browserstack"
  case reactNative = "react-native-a11y"
  case jsx = "jsx-a11y"

  /// The tools whose checks are all listed, with a reason if no rule corresponds. For other tools, only checks with a
  /// corresponding rule are listed.
  package static let listedInFull: [Tool] = [
    .androidLint, .cvs, .swiftLint, .luscii, .atf, .gtxiLib, .a11yUITests, .axe, .xcTest,
  ]

  /// The display name.
  package var title: String {
    switch self {
    case .androidLint: "Android Lint"
    case .cvs: "CVS Health a11y-check"
    case .swiftLint: "SwiftLint"
    case .luscii: "Luscii swift-a11y-linter"
    case .atf: "Accessibility Test Framework for Android"
    case .gtxiLib: "GTXiLib"
    case .a11yUITests: "A11yUITests"
    case .axe: "axe DevTools Mobile"
    case .xcTest: "XCTest accessibility audit"
    case .deque: "Deque for iOS"
    case .lambdaTest: "LambdaTest"
    case .browserStack: "BrowserStack"
    case .reactNative: "eslint-plugin-react-native-a11y"
    case .jsx: "eslint-plugin-jsx-a11y"
    }
  }

  /// The tool's checks. If a tool's checks have no IDs, their titles are used, in kebab case.
  package var checks: [ToolCheck] {
    switch self {
    case .androidLint: ToolCheck.androidLint
    case .cvs: ToolCheck.cvs
    case .swiftLint: ToolCheck.swiftLint
    case .luscii: ToolCheck.luscii
    case .atf: ToolCheck.atf
    case .gtxiLib: ToolCheck.gtxiLib
    case .a11yUITests: ToolCheck.a11yUITests
    case .axe: ToolCheck.axe
    case .xcTest: ToolCheck.xcTest
    case .deque: ToolCheck.deque
    case .lambdaTest: ToolCheck.lambdaTest
    case .browserStack: ToolCheck.browserStack
    case .reactNative: ToolCheck.reactNative
    case .jsx: ToolCheck.jsx
    }
  }
}
