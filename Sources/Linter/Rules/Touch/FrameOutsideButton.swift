// The frame-outside-button rule: frames that don't enlarge a button's touch target.

import Elements
import Source

extension Rule {
  static let frameOutsideButton = Rule(
    "frame-outside-button", "Frame doesn't enlarge the button's touch target", .touchAndGestures,
    profile: .strict,
    severity: .warning, criteria: [.targetSizeMinimum], on: .sizes, cause: .targetSize,
    why: "The touch target of a plain button is its label.",
    examples: [
      .bad(
        .swiftUI,
        #"Button { close() } label: { Image("x").frame(width: 30, height: 30) }⟦.frame(width: 44, height: 44)⟧"#,
        severity: .information),
      .bad(
        .swiftUI,
        #"Button { close() } label: { Image("x").frame(width: 20, height: 20) }.buttonStyle(.plain)⟦.frame(width: 44, height: 44)⟧"#
      ),
      .bad(
        .swiftUI, #"Button { close() } label: { Image(systemName: "xmark") }⟦.frame(width: 44, height: 44)⟧"#,
        severity: .information),
      .right(
        .swiftUI,
        #"Button { close() } label: { Image("x").frame(width: 44, height: 44).contentShape(Rectangle()) }"#),
      .good(
        .swiftUI, #"Button { close() } label: { Image("x").padding() }.frame(width: 44, height: 44)"#),
      .good(
        .swiftUI,
        #"Button { close() } label: { Image("x").frame(width: 20, height: 20) }.buttonStyle(.bordered).frame(width: 44, height: 44)"#
      ),
      .good(.swiftUI, #"Button("Close") { close() }.frame(width: 44, height: 44)"#),
      .good(.swiftUI, #"Button { close() } label: { icon }.frame(width: 44, height: 44)"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.exposure != .hidden, element.title.isAbsent, report.tree.solePictures(of: id) != nil,
      !report.isForGlances, let frame = report.tree.frameOutsideLabel(of: id, atLeast: 44)
    else { return }
    let label = element.size.value?.size.smallerSide ?? 44
    report.report(
      id, at: frame,
      "This frame adds space, but only the image responds to touch. Move the frame into the button's label.",
      severity: label < 24 ? .warning : .information)
  }
}
