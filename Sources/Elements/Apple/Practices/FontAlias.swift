// Other names for constants.

/// A constant with the value of another constant: `static let body = Fonts.regular`.
struct FontAlias {
  /// Its type and name: `Texts.body`.
  var name: String
  /// The names that its value may have, with the type: `Fonts.regular`.
  var meanings: [String]

  /// The maximum number of aliases to follow in a declaration.
  static let most = 512
}
