// The platforms that an app supports, and their versions.

/// A platform or library whose version determines which APIs are available.
public enum TargetSystem: String, Sendable, CaseIterable {
  case iOS, macOS, watchOS, tvOS
  /// Android's API level.
  case minSdk
  /// Jetpack Compose, by the version of its `ui` library.
  case compose

  /// The newest version that an API in rules or fixes requires. Anything that runs on this version or later has them
  /// all.
  public var newestNeed: TargetVersion {
    switch self {
    case .iOS, .tvOS: TargetVersion(17)
    case .macOS: TargetVersion(14)
    case .watchOS: TargetVersion(10)
    case .compose: TargetVersion(1, 8)
    // Earlier versions have no autofill.
    case .minSdk: TargetVersion(26)
    }
  }
}

/// A version of a platform or library. `15` is `15.0`.
public struct TargetVersion: Comparable, Hashable, Sendable {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads the version at the start of `text`: `15`, `15.4`, `15_4`, `1.7.2-beta01`. Returns nil if there's no number.
  public init?(_ text: some Sequence<UInt8>) {
    var numbers = [0, 0]
    var place = 0
    var digitCount = 0
    for byte in text {
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        digitCount += 1
        guard digitCount < 7 else { return nil }
        numbers[place] = numbers[place] * 10 + Int(byte - UInt8(ascii: "0"))
      } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_"), place == 0, digitCount > 0 {
        place = 1
        digitCount = 0
      } else {
        break
      }
    }
    guard place == 1 || digitCount > 0 else { return nil }
    self.init(numbers[0], numbers[1])
  }

  /// The version in its usual form: `24`, `15.4`.
  public var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  public static func < (left: TargetVersion, right: TargetVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
