// Which views of a file name others by their identifiers, found once for all questions about them.

/// The labels for other views of a file, and the views that they name.
struct ViewReferences: Sendable {
  /// The first label for each identifier.
  private(set) var labels: [String: ElementID] = [:]
  /// The first view with each identifier that a label names.
  private(set) var views: [String: ElementID] = [:]
  /// Whether no other file may add the views that are missing.
  private(set) var isComplete = true

  init(_ elements: [Element]) {
    for index in elements.indices {
      guard let name = elements[index].labelTarget?.value.literal, labels[name] == nil else { continue }
      labels[name] = ElementID(index)
    }
    guard !labels.isEmpty else { return }
    for index in elements.indices {
      if let name = elements[index].identifier?.value.literal, labels[name] != nil, views[name] == nil {
        views[name] = ElementID(index)
      }
    }
    isComplete = !elements.contains {
      $0.role == .custom || $0.typeName == "merge" || $0.typeName == "include"
    }
  }
}

extension ElementTree {
  /// The first view that says it's the label for the one called `name`.
  public func label(forViewCalled name: String) -> ElementID? { references.labels[name] }

  /// The first view called `name`; nil unless some view says it's the label for it.
  public func labeledView(called name: String) -> ElementID? { references.views[name] }

  /// Whether a view that a label names and that isn't here is in no other file either.
  public var hasAllLabeledViews: Bool { references.isComplete }
}
