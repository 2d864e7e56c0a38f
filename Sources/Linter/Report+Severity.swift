// The severity of findings about something missing: lower if other code may add it.

import Elements

extension Report {
  /// Reports that an element lacks something. The severity is `harm` if the code proves it. If unknown code may `add`
  /// it, the severity is lower and the message says why. `limit` is the highest severity if something nearby reduces the
  /// harm.
  mutating func reportAbsence(
    _ id: ElementID, at range: Range<Int>, _ message: String, harm: Severity,
    atMost limit: Severity = .error, unlessCodeMay add: String,
    related: [Finding.Related] = [], criteria: [Criterion]? = nil, fixes: [Fix?] = []
  ) {
    let element = tree[id]
    report(
      id, at: range, element.message(message, unlessCodeMay: add, isUntranslated: isUntranslated(id)),
      severity: min(element.provenSeverity(harm), limit), related: related, criteria: criteria, fixes: fixes)
  }
}

extension Element {
  /// True if code that accesses the view through an outlet is likely to set its font and colors.
  var isStyledElsewhere: Bool { framework == .interfaceBuilder && completion == .likely }
}

private extension Element {
  /// The likelihood that unknown code adds what the element lacks.
  enum Completion {
    case none
    /// Other code can add it, but rarely does.
    case possible
    /// Other code often adds it.
    case likely
  }

  var completion: Completion {
    // A view with an ID or an outlet often gets its label, hint, or action from code. If that code is known, what it
    // sets doesn't count as missing.
    if framework.isMarkup {
      let isReached = circumstances.contains(.visibleOutside)
      return isReached && !circumstances.contains(.codeIsKnown) ? .likely : .none
    }
    if circumstances.contains(.visibleOutside) {
      // Forms often set the placeholders of their fields.
      if role.isField { return circumstances.contains(.typedInto) ? .possible : .likely }
      // Code that creates a button and sets its icon also sets its label.
      return role.isPressable && receiver?.isMadeHere == true ? .none : .possible
    }
    return circumstances.contains(.inViewFunction) ? .possible : .none
  }

  /// Returns `harm`, lowered if other code may add what's missing.
  func provenSeverity(_ harm: Severity) -> Severity {
    switch completion {
    case .none: harm
    case .possible: harm.lowered
    case .likely: min(harm, .information)
    }
  }

  /// Returns the message with the reason why the finding isn't proven, and the place for the label if the file isn't
  /// localized.
  func message(_ message: String, unlessCodeMay add: String, isUntranslated: Bool) -> String {
    let remedy = "Add a label."
    guard add == "set a label", message.hasSuffix(remedy) else {
      return completion == .none ? message : "\(message) \(code("may \(add)", start: "Code"))."
    }
    let start = message.dropLast(remedy.count)
    switch (isUntranslated, completion == .none) {
    case (false, true): return message
    case (false, false): return start + "Add a label unless \(code("sets one", start: "code"))."
    case (true, true): return start + "Label \(ownName) in code, since this file isn't localized."
    case (true, false): return start + "Label \(ownName) in code if it isn't yet (this file isn't localized)."
    }
  }

  /// The outlet or, in messages, a pronoun.
  private var ownName: String { outlets.first?.property ?? "it" }

  /// Returns a clause about the code that may add what the element lacks: “code sets one through its ID”.
  private func code(_ predicate: String, start: String) -> String {
    switch framework {
    case .interfaceBuilder: "\(start) \(predicate) through its \(wayToCode)"
    case .androidXML: "\(start) \(predicate) through its ID"
    case .uiKit, .androidViews: "\(start) in another file \(predicate)"
    case .swiftUI, .compose: "\(start) that uses this \(predicate)"
    }
  }

  private var wayToCode: String {
    if !outlets.isEmpty { return "outlet" }
    return typeName == "tabBarItem" ? "controller" : "tag"
  }
}
