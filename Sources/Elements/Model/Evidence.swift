// What the code proves about one attribute of an element.

/// Certain, certainly absent, or unknown. A rule reports on certainty only: anything computed, bound, styled or
/// passed in is `unknown`, and unknown is silence.
public enum Evidence<Value: Sendable>: Sendable {
  /// The code states the value.
  case certain(Value)
  /// Every place that could supply a value is visible, and none does.
  case absent
  /// Something not visible here may supply a value, or the value stated cannot be read.
  case unknown

  public var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  public var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  /// The value where it is certain.
  public var value: Value? {
    if case .certain(let value) = self { value } else { nil }
  }
}

extension Evidence: Equatable where Value: Equatable {}
