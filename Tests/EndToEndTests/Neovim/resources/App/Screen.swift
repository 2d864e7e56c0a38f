import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Button { close() } label: { Image("xmark") }
        .accessibilityLabel("close.title")
      Text("Player")
        .foregroundStyle(Color("Ink"))
        .background(Color(red: 1, green: 1, blue: 1))
    }
  }
}
