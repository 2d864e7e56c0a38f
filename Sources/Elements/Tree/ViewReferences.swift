// References between a file's views by identifier, collected once for all queries.

/// The views that label other views in a file, and the views that they label.
struct ViewReferences: Sendable {
  /// The first label for each identifier.
  private(set) var labels: [String: ElementID] = [:]
  /// The first view for each identifier that a label refers to.
  private(set) var views: [String: ElementID] = [:]
  /// True if no other file can contain the missing views.
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
  /// Returns the first view that labels the view with the identifier `name`.
  public func label(forViewCalled name: String) -> ElementID? { references.labels[name] }

  /// Returns the first view with the identifier `name`, or nil if no view labels it.
  public func labeledView(called name: String) -> ElementID? { references.views[name] }

  /// True if a labeled view that's missing here isn't in another file, either.
  public var hasAllLabeledViews: Bool { references.isComplete }
}
