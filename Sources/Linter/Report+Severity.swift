// The severity of findings that something is missing: the harm, lowered if other code may add it.

import Elements

extension Report {
  /// Reports that an element lacks something. The severity is `harm` if the code proves it. If unknown code may `add`
  /// it, the severity is lower and the message says why.
  mutating func reportAbsence(
    _ id: ElementID, at range: Range<Int>, _ message: String, harm: Severity, unlessCodeMay add: String,
    related: [Finding.Related] = [], criteria: [Criterion]? = nil, fixes: [Fix?] = []
  ) {
    let element = tree[id]
    let reservation = element.reservation(unlessCodeMay: add)
    let place = add == "set a label" && isUntranslated(id) ? element.placeInCode : nil
    report(
      id, at: range, ([message] + [place, reservation].compactMap(\.self)).joined(separator: " "),
      severity: element.provenSeverity(harm), related: related, criteria: criteria, fixes: fixes)
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
      if role.isField { return .likely }
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

  /// Returns the sentence that says why the finding isn't proven, or nil if it is.
  func reservation(unlessCodeMay add: String) -> String? {
    guard completion != .none else { return nil }
    switch framework {
    case .interfaceBuilder: return "Code may \(add) through its \(wayToCode)."
    case .androidXML: return "Code may \(add) through its ID."
    case .uiKit, .androidViews: return "Code in another file may \(add)."
    case .swiftUI, .compose: return "Code that uses this may \(add)."
    }
  }

  /// The sentence that says where to set the label if the file isn't localized.
  var placeInCode: String {
    "This file isn't localized, so label \(outlets.first?.property ?? "it") in code."
  }

  private var wayToCode: String {
    if !outlets.isEmpty { return "outlet" }
    return typeName == "tabBarItem" ? "controller" : "tag"
  }
}
