// Examples for the low-contrast rule: colors and opacities that a state or a caller chooses.

import Elements

extension Rule {
  static let choiceContrastExamples: [Example] = [
    .bad(.swiftUI, #"VStack { Text("Receipt")⟦.opacity(receipt.isExpired ? 0.2 : 1)⟧ }"#),
    .bad(
      .swiftUI, #"VStack { Text("Receipt")⟦.opacity(receipt.isExpired ? 0.4 : 1)⟧ }"#, severity: .information),
    // Controls that can't be used don't need contrast.
    .good(.swiftUI, #"VStack { Text("Receipt").opacity(isEnabled ? 1 : 0.2) }"#),
    .good(
      .swiftUI,
      #"Button { pay() } label: { Text("Pay").opacity(isExpired ? 0.2 : 1) }.disabled(isExpired)"#),
    // These states pass.
    .good(.swiftUI, #"VStack { Text("Receipt").opacity(isLoading ? 0.2 : 1) }"#),
    .good(.swiftUI, #"VStack { Text("Receipt").opacity(configuration.isPressed ? 0.2 : 1) }"#),
    .good(.swiftUI, #"VStack { Text("Receipt").opacity(isExpired ? 0 : 1) }"#),
    .good(.swiftUI, #"VStack { Text("Receipt").opacity(distance > 20 ? 0.2 : 1) }"#),
    .bad(.compose, #"Text(receipt, Modifier⟦.alpha(if (isExpired) 0.2f else 1f)⟧)"#),
    .good(.compose, #"Text(receipt, Modifier.alpha(if (enabled) 1f else 0.2f))"#),
    // Callers that pass nothing get these colors.
    .bad(
      .compose,
      """
      @Composable fun Pay(colors: ButtonColors = ButtonDefaults.buttonColors(
        containerColor = Color(0xFFFFC107),
        contentColor = ⟦Color.White⟧,
      )) {
        Button(onClick = pay, colors = colors) { Text("Pay") }
      }
      """),
    .bad(
      .compose,
      #"@Composable fun Note(ink: Color = Color(0xFFAAAAAA)) { Box(Modifier.background(Color.White)) { Text("Paid", color = ⟦ink⟧) } }"#
    ),
    .good(
      .compose,
      #"@Composable fun Note(ink: Color) { Box(Modifier.background(Color.White)) { Text("Paid", color = ink) } }"#
    ),
    .good(
      .compose,
      #"@Composable fun Note(ink: Color = Color(0xFF333333)) { Box(Modifier.background(Color.White)) { Text("Paid", color = ink) } }"#
    ),
  ]
}
