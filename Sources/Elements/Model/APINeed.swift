// The platform versions that an API requires.

import Syntax

/// The first version of each platform that has an API.
public struct APINeed: Sendable, Hashable {
  public let versions: [TargetSystem: TargetVersion]

  public init(_ versions: [TargetSystem: TargetVersion]) {
    self.versions = versions
  }

  /// Creates the requirement for APIs that Apple introduced in the same year.
  ///
  /// Source: Apple, “View › accessibilityLabel(_:)” and others: APIs that are new in iOS 14 are also new in macOS 11,
  /// tvOS 14, and watchOS 7, and so on in later years.
  private init(iOS: Int, macOS: TargetVersion, watchOS: Int) {
    self.init([
      .iOS: TargetVersion(iOS), .macOS: macOS, .tvOS: TargetVersion(iOS), .watchOS: TargetVersion(watchOS),
    ])
  }

  public static let apple2017 = APINeed(iOS: 11, macOS: TargetVersion(10, 13), watchOS: 4)
  public static let apple2018 = APINeed(iOS: 12, macOS: TargetVersion(10, 14), watchOS: 5)
  public static let apple2019 = APINeed(iOS: 13, macOS: TargetVersion(10, 15), watchOS: 6)
  public static let apple2020 = APINeed(iOS: 14, macOS: TargetVersion(11), watchOS: 7)
  public static let apple2021 = APINeed(iOS: 15, macOS: TargetVersion(12), watchOS: 8)
  public static let apple2023 = APINeed(iOS: 17, macOS: TargetVersion(14), watchOS: 10)

  public static func compose(_ major: Int, _ minor: Int) -> APINeed {
    APINeed([.compose: TargetVersion(major, minor)])
  }
}
