// What an app has to run on (guard G13).

/// A system or library whose version decides which APIs can be used.
public enum TargetSystem: String, Sendable, CaseIterable {
  case iOS, macOS, watchOS, tvOS
  /// Android's API level.
  case minSdk
  /// Jetpack Compose, by the version of its library `ui`.
  case compose

  /// The newest version that an API asked for or inserted needs: what runs on this and later ones has them all.
  public var newestNeed: TargetVersion {
    switch self {
    case .iOS, .tvOS: TargetVersion(17)
    case .macOS: TargetVersion(14)
    case .watchOS: TargetVersion(10)
    case .compose: TargetVersion(1, 8)
    // Older ones fill in nothing.
    case .minSdk: TargetVersion(26)
    }
  }
}

/// A version of a system or library; `15` is `15.0`.
public struct TargetVersion: Comparable, Hashable, Sendable {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version that `text` begins with: `15`, `15.4`, `15_4`, `1.7.2-beta01`; nil where it begins with no number.
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

  /// As people write it: `24`, `15.4`.
  public var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  public static func < (left: TargetVersion, right: TargetVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
