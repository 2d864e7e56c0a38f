// Certainty of an attribute: what the code proves about it.

/// A value that is certain, certainly absent, or unknown. Rules report only what's certain: anything computed, bound,
/// styled, or passed in is `unknown`, and rules don't report unknown values.
public enum Evidence<Value: Sendable>: Sendable {
  /// The code states the value.
  case certain(Value)
  /// Every source that could supply a value is visible, and none does.
  case absent
  /// Code that isn't visible here may supply a value, or the given value can't be read.
  case unknown

  public var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  public var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  /// The value, or nil if it isn't certain.
  public var value: Value? {
    if case .certain(let value) = self { value } else { nil }
  }
}

extension Evidence: Equatable where Value: Equatable {}
