// Components of the app, as far as one can tell what they show.

import Syntax

/// What a component of the app shows: a view type, a helper, a composable.
public struct Component: Sendable, Equatable {
  /// Where it is known from.
  public enum Origin: String, Sendable {
    /// Its own code.
    case inferred
    /// The configuration.
    case configured
  }

  /// A text inside.
  public enum Text: Sendable, Equatable {
    case literal(String, isKey: Bool)
    /// What the component is given for one of these parameters; in Kotlin also what stands at this place.
    case parameter([String], index: Int? = nil)
    /// What is made of what the component is given for one of these parameters.
    case made([String], index: Int? = nil)
    /// It is there, and no more is known.
    case unread
  }

  public var origin = Origin.inferred
  /// Something inside cannot be read.
  public var isOpen = false
  /// The texts inside; those that cannot be read as well.
  public var texts: [Text] = []
  public var pictures: [Imagery] = []
  /// How many controls, and views with a gesture, are inside.
  public var controls = 0
  /// What the component is as a whole; nil where it is no more than what is inside.
  public var role: Role?
  /// Whether all of it reacts to a tap.
  public var isTapped = false
  /// Roles that are written on the whole component.
  public var traits: [Trait] = []
  /// Whether nothing but its parameter names it.
  public var isNamedByParameterOnly = false
  /// Whether the modifiers that it is given reach what it shows.
  public var passesModifier = true
  /// Whether it is a picture that nobody needs to hear of.
  public var isDecorative = false
  /// The parameter that is its picture.
  public var picture: String?
  /// The parameter that is its label, as a call spells it; nil where a call does not name it.
  var labelParameter: String? {
    guard case .parameter(let names, _) = texts.first, let name = names.first, name != "_" else { return nil }
    return name
  }
  /// The parameter that is its hint.
  public var hint: String?
  /// The parameter that is the side of the area that reacts to touch, in points or dp.
  public var side: String?
  /// What makes it a picture that nobody needs to hear of.
  public var decoration: Condition?

  /// That an argument is written as this.
  public struct Condition: Sendable, Equatable {
    public var parameter: String
    /// As the code spells it; `nil` and `null` mean one thing, and that nothing is given as well.
    public var value: String

    public init(_ parameter: String, is value: String) {
      self.parameter = parameter
      self.value = value
    }

    /// Whether it is about something that is not there.
    var isAbsence: Bool { value == "nil" || value == "null" }
  }

  /// The parameters of the function of Kotlin that it is; nil where they are not known.
  public var parameters: [Parameter]?
  /// Several functions of one file with this name, where they differ; then it is none of them itself.
  public var overloads: [Component] = []

  /// A parameter of a function.
  public struct Parameter: Sendable, Equatable {
    public var name: String
    /// Whether nothing has to be given for it.
    public var isOptional: Bool
    /// Whether it takes a function.
    public var takesLambda: Bool
  }

  public init() {}

  /// Whether another component is told of alike, whatever the parameters of both are.
  public func says(whatSays other: Component) -> Bool { withoutParameters == other.withoutParameters }

  /// The same, whatever its parameters are.
  private var withoutParameters: Component {
    var component = self
    component.parameters = nil
    return component
  }

  /// A component of which nothing is known.
  public static let unknown: Component = {
    var component = Component()
    component.isOpen = true
    return component
  }()

  /// Whether it tells more than that it is there.
  public var isUseful: Bool {
    !isOpen || role != nil || !traits.isEmpty || overloads.contains(where: \.isUseful)
  }

  /// How much is inside.
  var count: Int { texts.count + pictures.count + controls }
}
