// What custom composables do with the content that they're given.

/// The composables of one file with the same name, and which lambdas each of them shows without changing how
/// screen readers announce the content.
public struct ComponentSlots: Sendable, Equatable {
  /// A composable function.
  public struct Function: Sendable, Equatable {
    public var parameters: [Component.Parameter]
    public var slots: [Slot]

    /// The name of the parameter that takes a trailing lambda.
    var trailing: String? { parameters.last.flatMap { $0.takesLambda ? $0.name : nil } }

    /// Returns the slot for a parameter. An empty name means the trailing lambda.
    func slot(_ name: String) -> Slot? {
      let wanted = name.isEmpty ? trailing : name
      return slots.first { $0.name == wanted }
    }
  }

  /// A parameter whose content is only laid out: nothing around it groups, labels, or hides it, and only a click that
  /// the caller passes activates it.
  public struct Slot: Sendable, Equatable {
    public var name: String
    /// The slots of other custom composables that this one's content is passed to.
    public var targets: [Target]
    /// The parameter for the action of a clickable row around the content.
    public var action: String?
  }

  /// A slot of another custom composable.
  public struct Target: Sendable, Equatable {
    public var component: String
    /// The name of the parameter, or an empty string for the trailing lambda.
    public var slot: String
  }

  public var functions: [Function]
}
