// Custom components and the known facts about their contents.

import Syntax

/// The contents of a custom component: a view type, a helper function, or a composable.
public struct Component: Sendable, Equatable {
  /// The source of the information.
  public enum Origin: String, Sendable {
    /// The component's code.
    case inferred
    /// The configuration.
    case configured
  }

  /// A text in the component.
  public enum Text: Sendable, Equatable {
    case literal(String, isKey: Bool)
    /// The argument for one of these parameters. In Kotlin, also the argument at this position.
    case parameter([String], index: Int? = nil)
    /// A text made from the argument for one of these parameters.
    case made([String], index: Int? = nil)
    /// A text that can't be read.
    case unread
  }

  public var origin = Origin.inferred
  /// True if some content can't be read.
  public var isOpen = false
  /// The texts in the component, including those that can't be read.
  public var texts: [Text] = []
  public var pictures: [Imagery] = []
  /// The number of controls and of views with a gesture.
  public var controls = 0
  /// The role of the component as a whole, or nil if it only groups its contents.
  public var role: Role?
  /// True if the entire component responds to a tap.
  public var isTapped = false
  /// True if the component labels the content that its callers pass.
  public var labelsContent = false
  /// True if the component only surrounds the content that its callers pass, whose views stay separate.
  public var framesContent = false
  /// The roles that are set on the entire component.
  public var traits: [Trait] = []
  /// True if the component's only label is its parameter.
  public var isNamedByParameterOnly = false
  /// True if modifiers on the component apply to its contents.
  public var passesModifier = true
  /// True if the component is a decorative image.
  public var isDecorative = false
  /// The parameter for its image.
  public var picture: String?
  /// The parameters for content that a button may show instead of its image.
  public var contents: [String] = []
  /// The parameter for its label, as a call spells it, or nil if calls omit it.
  var labelParameter: String? {
    guard case .parameter(let names, _) = texts.first, let name = names.first, name != "_" else { return nil }
    return name
  }
  /// The parameter for its hint.
  public var hint: String?
  /// The parameter for the selected state of a chip.
  public var selection: String?
  /// True if it's a control that always acts, even without a callback from the caller.
  public var actsAlways = false
  /// The parameter for the callback of a control that only shows its value without one.
  public var handler: String?
  /// The parameter for the side length of the touch target, in points or dp.
  public var side: String?
  /// The size in points of a text in it that follows the text size setting, or nil if there's none or it may scroll.
  public var textSize: Double?
  /// The condition under which it's a decorative image.
  public var decoration: Condition?

  /// A condition that an argument has a certain value.
  public struct Condition: Sendable, Equatable {
    public var parameter: String
    /// The value as the code spells it. `nil`, `null`, and a missing argument are the same.
    public var value: String

    public init(_ parameter: String, is value: String) {
      self.parameter = parameter
      self.value = value
    }

    /// True if the condition is that the value is absent.
    var isAbsence: Bool { value == "nil" || value == "null" }
  }

  /// The parameters of the Kotlin function, or nil if they aren't known.
  public var parameters: [Parameter]?
  /// The functions in one file that have this name but differ. If there are any, the component itself is none of them.
  public var overloads: [Component] = []

  /// A parameter of a function.
  public struct Parameter: Sendable, Equatable {
    public var name: String
    /// True if the argument can be omitted.
    public var isOptional: Bool
    /// True if its type is a function type.
    public var takesLambda: Bool
  }

  public init() {}

  /// Returns whether both components are the same apart from their parameters.
  public func says(whatSays other: Component) -> Bool { withoutParameters == other.withoutParameters }

  /// A copy without the parameters.
  private var withoutParameters: Component {
    var component = self
    component.parameters = nil
    return component
  }

  /// A component about which nothing is known.
  public static let unknown: Component = {
    var component = Component()
    component.isOpen = true
    return component
  }()

  /// True if more is known about the component than that it exists.
  public var isUseful: Bool {
    !isOpen || role != nil || !traits.isEmpty || labelsContent || framesContent
      || overloads.contains(where: \.isUseful)
  }

  /// The number of texts, images, and controls in the component.
  var count: Int { texts.count + pictures.count + controls }
}
