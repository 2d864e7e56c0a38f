// Examples of missing-icon-button-label with the app's own SwiftUI components and modifiers.

import Elements

extension Rule {
  static let missingIconButtonLabelComponentExamples: [Example] = [
    // A modifier that applies a closure to the view does no more than the closure.
    .bad(
      .swiftUI,
      """
      extension View {
        @ViewBuilder func `if`<T: View>(_ condition: Bool, change: (Self) -> T) -> some View {
          if condition { change(self) } else { self }
        }
      }
      struct Bar: View {
        var body: some View { Button { pay() } label: { ⟦Image("till")⟧ }.if(isLarge) { $0.padding() } }
      }
      """),
    .bad(
      .swiftUI,
      """
      extension View {
        func modify<T: View>(@ViewBuilder _ change: (Self) -> T) -> T { change(self) }
      }
      struct Bar: View {
        var body: some View {
          Button { pay() } label: { ⟦Image("till")⟧ }.modify { view in
            if #available(iOS 26, *) { view.padding() } else { view }
          }
        }
      }
      """),
    .good(
      .swiftUI,
      """
      extension View {
        @ViewBuilder func `if`<T: View>(_ condition: Bool, change: (Self) -> T) -> some View {
          if condition { change(self) } else { self }
        }
      }
      struct Bar: View {
        var body: some View {
          Button { pay() } label: { Image("till") }.if(isLarge) { $0.accessibilityLabel("Pay") }
        }
      }
      """),
    .good(
      .swiftUI,
      """
      extension View {
        func named<T: View>(_ name: String, change: (Self) -> T) -> some View { change(self).accessibilityLabel(name) }
      }
      struct Bar: View {
        var body: some View { Button { pay() } label: { Image("till") }.named("Pay") { $0.padding() } }
      }
      """),
    // The name of a component and its symbol say the same.
    .good(
      .swiftUI,
      #"struct SheetCloseButtonView: View { let action: () -> Void; var body: some View { HStack { Spacer(); Button { action() } label: { Image(systemName: "xmark") } } } }"#
    ),
    .bad(
      .swiftUI,
      #"struct Top: View { let onTap: () -> Void; var body: some View { HStack { Spacer(); Button { onTap() } label: { ⟦Image(systemName: "xmark")⟧ } } } }"#,
      severity: .information),
  ]
}
