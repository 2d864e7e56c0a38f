import SwiftUI

struct PlayerView: View {
  @Binding var volume: Double

  var body: some View {
    VStack {
      Text("💡é").overlay { Button { close() } label: { Image("xmark") } }
      Slider(value: $volume).accessibilityLabel("Volume")
      Text("Delete").onTapGesture { delete() }
      Text("💡é Keep").onTapGesture { keep() }
    }
  }
}
