// The capped-font-scaling rule: text that stops growing before the largest sizes.

import Elements

extension Rule {
  static let cappedFontScaling = Rule(
    "capped-font-scaling", "Text scaling is capped", .text,
    severity: .warning, criteria: [.resizeText],
    why: "The largest sizes are used by the people who need them most.",
    options: [
      RuleOption(
        "minCap", default: .string("accessibility1"), oneOf: steps,
        "Smallest text size limit (iOS) that isn't reported.")
    ],
    examples: [
      .bad(
        .swiftUI, "Text(t)⟦.dynamicTypeSize(...DynamicTypeSize.large)⟧",
        fixed: "Text(t).dynamicTypeSize(...DynamicTypeSize.accessibility3)"),
      .bad(
        .swiftUI, "Text(t)⟦.dynamicTypeSize(.medium ... .xxLarge)⟧",
        fixed: "Text(t).dynamicTypeSize(.medium ... .accessibility3)"),
      .bad(
        .swiftUI, "Text(t)⟦.dynamicTypeSize(..<DynamicTypeSize.accessibility1)⟧",
        fixed: "Text(t).dynamicTypeSize(...DynamicTypeSize.accessibility3)"),
      .bad(
        .swiftUI, "VStack {\n  Text(t)\n}\n⟦.dynamicTypeSize(.large)⟧\n.padding()",
        fixed: "VStack {\n  Text(t)\n}\n.dynamicTypeSize(...DynamicTypeSize.accessibility3)\n.padding()"),
      .bad(.swiftUI, #"Text(t)⟦.environment(\.dynamicTypeSize, .large)⟧"#, fixed: "Text(t)"),
      .bad(.swiftUI, #"Text(t)⟦.environment(\.sizeCategory, .extraLarge)⟧"#, fixed: "Text(t)"),
      .bad(
        .swiftUI, "Text(t).font(.largeTitle)⟦.dynamicTypeSize(...DynamicTypeSize.xxxLarge)⟧",
        fixed: "Text(t).font(.largeTitle).dynamicTypeSize(...DynamicTypeSize.accessibility3)",
        severity: .information),
      .right(.swiftUI, "Text(t).dynamicTypeSize(...DynamicTypeSize.accessibility3)"),
      .good(.swiftUI, "Text(t).dynamicTypeSize(DynamicTypeSize.large...)"),
      .good(.swiftUI, "Text(t).dynamicTypeSize(limit)"),
      .good(.swiftUI, "Text(t).dynamicTypeSize(...limit)"),
      .good(
        .swiftUI,
        "Image(systemName: icon).dynamicTypeSize(...DynamicTypeSize.large).accessibilityShowsLargeContentViewer()"
      ),
      .good(.swiftUI, "#Preview { Card().environment(\\.dynamicTypeSize, .small) }"),
      .good(.swiftUI, "AxisValueLabel(t).dynamicTypeSize(.small)"),
      .bad(
        .uiKit, "func f() {\n  ⟦title.maximumContentSizeCategory = .large⟧\n}",
        fixed: "func f() {\n  title.maximumContentSizeCategory = .accessibilityExtraLarge\n}"),
      .right(.uiKit, "func f() { title.maximumContentSizeCategory = .accessibilityLarge }"),
      .good(.uiKit, "func f() { title.maximumContentSizeCategory = .unspecified }"),
      .good(
        .uiKit,
        "class Tabs: UIView { func f() { maximumContentSizeCategory = .large; showsLargeContentViewer = true } }"
      ),
      .bad(
        .compose,
        "CompositionLocalProvider(LocalDensity provides Density(density, ⟦fontScale = 1f⟧)) { Screen() }",
        fixed:
          "CompositionLocalProvider(LocalDensity provides Density(density, fontScale = LocalDensity.current.fontScale)) { Screen() }"
      ),
      .bad(
        .compose, "val d = Density(density, LocalDensity.current.fontScale.⟦coerceAtMost(1.2f)⟧)",
        fixed: "val d = Density(density, LocalDensity.current.fontScale.coerceAtMost(2f))"),
      .right(
        .compose, "CompositionLocalProvider(LocalDensity provides Density(density, fontScale)) { Screen() }"),
      .good(.compose, "val d = Density(density, LocalDensity.current.fontScale.coerceAtMost(2f))"),
      .good(.compose, "val width = size.coerceAtMost(1f)"),
      .good(.compose, "val height = 40.dp * LocalDensity.current.fontScale.coerceAtMost(1f)"),
      .good(
        .compose,
        "@Preview @Composable fun P() { CompositionLocalProvider(LocalDensity provides Density(d, 1f)) { S() } }"
      ),
      .bad(
        .androidViews,
        "override fun attachBaseContext(base: Context) {\n  val c = Configuration(base.configuration)\n  ⟦c.fontScale = 1f⟧\n  super.attachBaseContext(base)\n}",
        fixed:
          "override fun attachBaseContext(base: Context) {\n  val c = Configuration(base.configuration)\n  super.attachBaseContext(base)\n}"
      ),
      .good(.androidViews, "fun f(c: Configuration) { c.fontScale = settings.scale }"),
      .bad(
        .androidXML, #"<activity android:name=".Main" android:configChanges="orientation|⟦fontScale⟧"/>"#,
        fixed: #"<activity android:name=".Main" android:configChanges="orientation"/>"#,
        severity: .information, path: "app/src/main/AndroidManifest.xml"),
      .right(
        .androidXML, #"<activity android:name=".Main" android:configChanges="orientation|screenSize"/>"#,
        path: "app/src/main/AndroidManifest.xml"),
    ]
  ) { report in
    for practice in report.tree.practices {
      switch practice.subject {
      case .largestTextStep(let step, let isLarge, let limit) where step < report.smallestCap:
        report.reportCap(practice, limit, severity: isLarge ? .information : nil)
      case .largestTextScale(let scale, let limit) where scale < 1.5: report.reportCap(practice, limit)
      // Compose reads the text size again on each configuration change.
      //
      // Source: Android, “Handle configuration changes › React to configuration changes in Jetpack Compose”.
      case .ownTextScaling where report.project.showsTextsInComposeOnly: continue
      case .ownTextScaling:
        report.report(
          practice.framework, at: practice.range,
          "With fontScale in configChanges, Android doesn't recreate this activity, so text may keep its old size. Remove it.",
          severity: .information, fixes: [practice.fix("Remove fontScale from configChanges")])
      default: continue
      }
    }
  }

  /// The names of the text sizes, in ascending order.
  ///
  /// Source: Apple, “DynamicTypeSize”.
  private static let steps = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  /// Returns the index of a text size among Apple's sizes, or nil if the name is unknown.
  static func textSizeStep(_ name: String) -> Int? { steps.firstIndex(of: name) }
}

private extension Report {
  var smallestCap: Int {
    if case .string(let name)? = option("minCap"), let step = Rule.textSizeStep(name) { step } else { 7 }
  }

  /// Reports a text size limit. Large titles get a lower severity: more people can read them without scaling.
  mutating func reportCap(_ practice: Practice, _ limit: TextSizeLimit, severity: Severity? = nil) {
    report(
      practice.framework, at: practice.range,
      "Text can't grow to the largest sizes here. Raise or remove the limit.",
      severity: severity, fixes: [reaches(limit) ? practice.fix(limit.fixTitle) : nil])
  }

  /// Returns whether the limit that the fix writes satisfies the `minCap` option.
  private func reaches(_ limit: TextSizeLimit) -> Bool {
    switch limit {
    // Fixes write `accessibility3`, or `accessibilityExtraLarge` in UIKit.
    case .cap, .fixed: smallestCap <= 9
    case .only: true
    }
  }
}

private extension TextSizeLimit {
  var fixTitle: String {
    switch self {
    case .cap(let raised): "Raise the text size limit to \(raised)"
    case .fixed(let raised): "Allow text sizes up to \(raised)"
    case .only: "Remove the fixed text size"
    }
  }
}
