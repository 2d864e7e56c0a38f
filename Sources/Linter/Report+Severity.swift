// How severe a claim is that something is missing: by its harm, and by how much of it the code proves (guard G14).

import Elements

extension Report {
  /// Reports that an element lacks something. The severity is the `harm` where the code proves that. Where code that
  /// isn't known may `add` it, the severity is lower and the message says why.
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
  /// Whether code that reaches the view by an outlet may give it another font and other colors, as most such code does.
  var isStyledElsewhere: Bool { framework == .interfaceBuilder && completion == .likely }
}

private extension Element {
  /// How likely it is that code which isn't known adds what the element lacks here.
  enum Completion {
    case none
    /// Code elsewhere could, but rarely does.
    case possible
    /// Code elsewhere does so as often as not.
    case likely
  }

  var completion: Completion {
    // A view with an id or an outlet gets its label, its hint, or its action from the code that reaches it. Where that
    // code is known, what it sets is no longer missing.
    if framework.isMarkup {
      let isReached = circumstances.contains(.visibleOutside)
      return isReached && !circumstances.contains(.codeIsKnown) ? .likely : .none
    }
    if circumstances.contains(.visibleOutside) {
      // A form gives its fields their placeholders.
      if role.isField { return .likely }
      // Code that makes a button and gives it its icon also gives it its label.
      return role.isPressable && receiver?.isMadeHere == true ? .none : .possible
    }
    return circumstances.contains(.inViewFunction) ? .possible : .none
  }

  func provenSeverity(_ harm: Severity) -> Severity {
    switch completion {
    case .none: harm
    case .possible: harm.lowered
    case .likely: min(harm, .information)
    }
  }

  /// Why a claim about the element isn't proven; nil if it is.
  func reservation(unlessCodeMay add: String) -> String? {
    guard completion != .none else { return nil }
    switch framework {
    case .interfaceBuilder: return "Code may \(add) through its \(wayToCode)."
    case .androidXML: return "Code may \(add) through its ID."
    case .uiKit, .androidViews: return "Code in another file may \(add)."
    case .swiftUI, .compose: return "Code that uses this may \(add)."
    }
  }

  /// Where to label it if its file has one language only.
  var placeInCode: String {
    "This file isn't localized, so label \(outlets.first?.property ?? "it") in code."
  }

  private var wayToCode: String {
    if !outlets.isEmpty { return "outlet" }
    return typeName == "tabBarItem" ? "controller" : "tag"
  }
}
