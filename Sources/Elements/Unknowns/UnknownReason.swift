// Why the analysis doesn't know a fact.

/// A reason why a fact about an element isn't known. The raw value is the name in reports.
public enum UnknownReason: String, Sendable, CaseIterable {
  /// A view that the project doesn't declare and that isn't in the vocabulary.
  case libraryView = "library view"
  /// A view that the project declares, but whose content isn't read at its uses.
  case projectView = "project view"
  case libraryModifier = "library modifier"
  case projectModifier = "project modifier"
  /// A style, which may change texts, colors, and labels.
  case style
  /// A parameter, a model's property, or a library's value.
  case outsideValue = "value from outside"
  /// A value that the project declares, but that isn't followed.
  case projectValue = "project value"
  /// Content that's passed in, included, or stored.
  case outsideContent = "content from outside"
  /// The code that shows the view may complete it, or draw behind it.
  case surroundings = "code that shows it"
  /// Other code can reach the view: an outlet, a binding, an ID.
  case otherCode = "code elsewhere"
  case ambiguousName = "ambiguous name"
  /// The color scheme, the theme, or a material.
  case configuration
  case dynamicList = "dynamic list"
  /// The code is deeper or longer than the analysis goes.
  case budget
  /// The code is incomplete or has an unexpected form.
  case unreadableCode = "unreadable code"
}
