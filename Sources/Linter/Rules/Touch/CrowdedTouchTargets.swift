// The crowded-touch-targets rule: touch targets that are too close together.

import Elements
import Source

extension Rule {
  static let crowdedTouchTargets = Rule(
    "crowded-touch-targets", "Touch targets are too close together", .touchAndGestures, profile: .strict,
    severity: .hint, criteria: [.targetSizeMinimum], on: .containers,
    why: "A gap forgives imprecise taps.",
    options: [
      RuleOption("minSpacing", default: .number(1), "Minimum space between two touch targets, in pt or dp.")
    ],
    examples: [
      .bad(
        .swiftUI,
        #"⟦HStack⟧(spacing: 0) { Button { up() } label: { Image(systemName: "plus") }; Button { down() } label: { Image(systemName: "minus") } }"#
      ),
      .bad(
        .swiftUI,
        #"⟦VStack⟧(spacing: 0) { Button { up() } label: { Image("plus").frame(width: 30, height: 30) }; Button { down() } label: { Image("minus").frame(width: 30, height: 30) } }"#
      ),
      .right(
        .swiftUI,
        #"HStack(spacing: 8) { Button { up() } label: { Image(systemName: "plus") }; Button { down() } label: { Image(systemName: "minus") } }"#
      ),
      .good(
        .swiftUI,
        #"HStack { Button { up() } label: { Image(systemName: "plus") }; Button { down() } label: { Image(systemName: "minus") } }"#
      ),
      .good(
        .swiftUI,
        #"HStack(spacing: 0) { Button { up() } label: { Image("plus").frame(width: 44, height: 44) }; Button { down() } label: { Image("minus").frame(width: 44, height: 44) } }"#
      ),
      .good(
        .swiftUI,
        #"HStack(spacing: 0) { Button { up() } label: { Image(systemName: "plus").padding() }; Button { down() } label: { Image(systemName: "minus").padding() } }"#
      ),
      .good(
        .swiftUI,
        #"HStack(spacing: 0) { Button { up() } label: { Image(systemName: "plus") }; Spacer(); Button { down() } label: { Image(systemName: "minus") } }"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><⟦ImageButton⟧ android:contentDescription="@string/a" android:layout_marginEnd="-8dp"/><ImageButton android:contentDescription="@string/b"/></LinearLayout>"#
      ),
      .right(
        .androidXML,
        #"<LinearLayout><ImageButton android:contentDescription="@string/a" android:layout_marginEnd="8dp"/><ImageButton android:contentDescription="@string/b"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><ImageButton android:contentDescription="@string/a" android:layout_marginEnd="-8dp"/><TextView android:text="@string/b"/></LinearLayout>"#
      ),
    ]
  ) { id, report in
    let message =
      "These touch targets are too close together, so a near miss activates the wrong one. Add space between them."
    guard report.tree[id].exposure != .hidden, !report.isForGlances else { return }
    switch report.tree[id].framework {
    case .swiftUI:
      let least = if case .number(let number)? = report.option("minSpacing") { Double(number) } else { 1.0 }
      guard let spacing = report.tree.writtenSpacing(of: id), spacing < least,
        report.tree.hasSmallNeighbors(in: id, report.text)
      else { return }
      report.report(id, at: report.tree[id].typeRange, message)
    case .androidXML:
      let controls = report.tree.children(of: id)
      for (first, second) in zip(controls, controls.dropFirst())
      where report.tree[first].role.isPressable && report.tree[second].role.isPressable {
        guard let control = [first, second].first(where: { report.tree.negativeMargin(of: $0) != nil }),
          report.tree[first].exposure == .exposed, report.tree[second].exposure == .exposed,
          report.tree[control].size.value?.size.smallerSide.map({ $0 < 48 }) ?? true
        else { continue }
        report.report(control, at: report.tree[control].typeRange, message)
        return
      }
    case .uiKit, .compose, .androidViews, .interfaceBuilder: return
    }
  }
}

private extension ElementTree {
  /// Returns whether two adjacent buttons show a small image without space around it.
  func hasSmallNeighbors(in id: ElementID, _ text: SourceText) -> Bool {
    let views = children(of: id)
    return zip(views, views.dropFirst()).contains { first, second in
      isSmall(first, text) && isSmall(second, text) && !self[second].circumstances.contains(.alternative)
    }
  }

  private func isSmall(_ id: ElementID, _ text: SourceText) -> Bool {
    let element = self[id]
    guard element.role.isPressable, element.typeName == "Button", solePictures(of: id) != nil else {
      return false
    }
    switch element.size {
    case .certain(let written): return written.size.smallerSide.map { $0 < 44 } ?? false
    case .absent:
      return !["padding", "frame", "resizable", "contentShape", "font(", "imageScale"].contains {
        code(element.range).spells($0)
      }
    case .unknown: return false
    }
  }
}
