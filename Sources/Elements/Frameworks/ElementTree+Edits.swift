// The edits for a fix, by the front end of the element.

extension ElementTree {
  /// Returns the edits for an intent, or nil if the framework has no way that fits this code, as when half-typed code
  /// is inside other code to be removed. `project` says which OS versions the code must run on.
  public func edits(
    _ intent: Intent, on id: ElementID, in project: ProjectView = ProjectView()
  ) -> [WriterEdit]? {
    // Don't rewrite a text that's in another file.
    switch intent {
    case .rewrite(let text, _), .moveState(let text, _, _), .sentenceCase(let text, _),
      .translate(let text, _):
      if case .resolved = text.value { return nil }
    default: break
    }
    guard let intent = settled(named(intent), on: id, in: project) else { return nil }
    let frontEnd = FrontEnds.all.first { $0.framework == self[id].framework }
    guard let edits = frontEnd?.edits(intent, on: id, in: self, project), !edits.overlap else { return nil }
    return importingResources(edits, in: project)
  }

  /// Returns `intent`, with names for its custom actions.
  private func named(_ intent: Intent) -> Intent {
    guard case .customActions(let controls, _) = intent else { return intent }
    return .customActions(controls, named: controls.map(actionName))
  }
}
