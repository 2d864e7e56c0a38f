// Examples for the missing-selected-state rule: checkmarks.

import Elements

extension Rule {
  static let checkmarkExamples: [Example] = [
    .bad(
      .swiftUI,
      #"Button { size = s } label: { HStack { Text(s.name); ⟦if size == s⟧ { Image(systemName: "checkmark") } } }"#,
      fixed:
        #"Button { size = s } label: { HStack { Text(s.name); if size == s { Image(systemName: "checkmark").accessibilityHidden(true) } } }.accessibilityAddTraits(size == s ? .isSelected : [])"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"Button { size = s } label: { Text(s.name); Image(⟦systemName: size == s ? "checkmark.circle.fill" : "circle"⟧) }"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"Button { onPick(s) } label: { HStack { Text(s.name); ⟦if s == size⟧ { Image(systemSymbol: .checkmark).font(.body) } } }"#,
      fixed:
        #"Button { onPick(s) } label: { HStack { Text(s.name); if s == size { Image(systemSymbol: .checkmark).font(.body).accessibilityHidden(true) } } }.accessibilityAddTraits(s == size ? .isSelected : [])"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"Button { size = s } label: { HStack { Text(s.name); ⟦if size == s⟧ { Image("check") } } }"#,
      fixed:
        #"Button { size = s } label: { HStack { Text(s.name); if size == s { Image("check") } } }.accessibilityAddTraits(size == s ? .isSelected : [])"#
    ),
    .bad(
      .swiftUI,
      #"HStack { Text(s.name); ⟦if size == s⟧ { Image(systemName: "checkmark") } }.onTapGesture { size = s }"#,
      fixed:
        #"HStack { Text(s.name); if size == s { Image(systemName: "checkmark").accessibilityHidden(true) } }.onTapGesture { size = s }.accessibilityElement(children: .combine).accessibilityAddTraits(size == s ? [.isButton, .isSelected] : .isButton)"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"Button { size = s } label: { HStack { Text(s.name); if let url { Cover(url) }; ⟦if size == s⟧ { Image(systemName: "checkmark").foregroundStyle(.tint) } } }.buttonStyle(Highlight())"#,
      fixed:
        #"Button { size = s } label: { HStack { Text(s.name); if let url { Cover(url) }; if size == s { Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true) } } }.buttonStyle(Highlight()).accessibilityAddTraits(size == s ? .isSelected : [])"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"Button { size = s } label: { Text(s.name); Image(systemName: "checkmark")⟦.opacity(size == s ? 1 : 0)⟧ }"#,
      fixed:
        #"Button { size = s } label: { Text(s.name); Image(systemName: "checkmark").opacity(size == s ? 1 : 0).accessibilityHidden(true) }.accessibilityAddTraits(size == s ? .isSelected : [])"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"Button { size = s } label: { HStack { Text(s.name); ⟦if size == s⟧ { Image(systemName: "checkmark") } } }.accessibilityLabel(s.name)"#,
      fixed:
        #"Button { size = s } label: { HStack { Text(s.name); if size == s { Image(systemName: "checkmark") } } }.accessibilityLabel(s.name).accessibilityAddTraits(size == s ? .isSelected : [])"#
    ),
    .bad(
      .swiftUI,
      """
      struct Sizes: View { var body: some View { Button { size = s } label: { Row(title: s, ⟦isOn: s == size⟧) } } }
      struct Row: View {
        let title: String
        let isOn: Bool
        var body: some View { Text(title); if isOn { Image(systemName: "checkmark") } }
      }
      """, severity: .information),
  ]
}
