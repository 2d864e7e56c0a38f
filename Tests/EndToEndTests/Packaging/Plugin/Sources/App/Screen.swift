#if canImport(SwiftUI)
  import SwiftUI

  struct Screen: View {
    var body: some View {
      Button {
      } label: {
        Image("xmark")
      }
    }
  }
#endif
