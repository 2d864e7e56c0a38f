// What one file of a project says about one thing.

/// The answer of one file to a `ProjectKey`.
public enum ProjectFact: Sendable, Equatable {
  case text(TextValue)
  case color(ColorValue)
  case dimension(AndroidDimension)
  /// A resource that stands for another one of its kind.
  case alias(String)
  case style(AndroidStyle)
  case component(Component)
  /// Where one file shows a component.
  case places([ComponentPlace])
  case viewCode(ViewCode)
  /// What is set on a view that is reached from elsewhere.
  case viewUse(ViewCode.Use)
  case viewClass(ViewClass)
  /// The name of the layout that includes it, without underscores.
  case including(String)
  case version(TargetVersion)
  /// The name of the text that says it.
  case textName(String)
  /// The package of the module's resources.
  case namespace(String)
  /// How many texts of a file have keys that are symbols, and how many have themselves as keys.
  case keys(symbols: Int, texts: Int)
  /// The path of a file with texts, below the project root.
  case stringTable(String)
  /// What a button with a picture is called.
  case pictureLabel(PictureLabel)
  /// It is there, and what it is cannot be told.
  case unknown

  /// Whether it says the same as another answer.
  func agrees(with other: ProjectFact) -> Bool {
    guard case .component(let left) = self, case .component(let right) = other else { return self == other }
    return left.says(whatSays: right)
  }
}
