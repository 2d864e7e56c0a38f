// Descriptions of missing labels.

extension Element {
  /// The description of the label that the user must write for the element.
  public var purposeOfText: String {
    switch role {
    case .image where !isTappable: "what the image shows"
    case .progress, .gauge: "what the value is about"
    case _ where role.isField: "what to enter"
    case _ where role.isValueControl: "what the control changes"
    case .link: "where the link leads"
    case _ where role.isPressable || isTappable || traits.contains(where: \.trait.impliesAction):
      "what the button does"
    default: "what this is"
    }
  }
}
