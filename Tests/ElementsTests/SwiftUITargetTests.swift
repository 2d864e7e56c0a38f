// Elements of SwiftUI code: the size of touch targets.

import Testing

@Suite("SwiftUI touch targets")
struct SwiftUITargetTests {
  @Test("the frame of the label is the size of a button")
  func labels() {
    check(
      """
      Button { a() } label: { Image("a").frame(width: 20, height: 24.5) }
      Button { b() } label: { Image("b").frame(width: 20, height: 20).padding(4) }
      Button { c() } label: { Image("c").frame(width: 20, height: 20).padding(.horizontal) }
      Button { d() } label: { ZStack { Image("d").frame(width: 20, height: 20) } }
      Button { e() } label: { Image("e").frame(maxWidth: 20, maxHeight: 30) }
      Button { f() } label: { Image("f").frame(width: 20).contentShape(Rectangle().inset(by: -12)) }
      """,
      ["20×24.5", "28×28", "52×20", "20×20", "20×30", "44×?"])
  }

  @Test("a button that may be enlarged has no size")
  func unknown() {
    check(
      """
      Button { a() } label: { Image("a").frame(width: size, height: 20.5).frame(minHeight: 44) }
      Button { b() } label: { Image("b").frame(width: 20, height: 20).padding(inset) }
      Button { c() } label: { Image("c").frame(width: 20, height: 20) }.buttonStyle(.bordered)
      Button { d() } label: { Image("d").frame(width: 20, height: 20) }.buttonStyle(Big())
      Button { e() } label: { Image("e").frame(width: 20, height: 20).big() }
      Button { f() } label: { Image("f").frame(width: 20, height: 20); Text("f") }
      Button { g() } label: { Image("g").frame(width: 20, height: 20).overlay(Circle().frame(width: 44)) }
      VStack { Button { h() } label: { Image("h").frame(width: 20, height: 20) } }.buttonStyle(.borderedProminent)
      List { Button { i() } label: { Image("i").frame(width: 20, height: 20) } }
      Text("j").toolbar { Button { j() } label: { Image("j").frame(width: 20, height: 20) } }
      """, [])
  }

  @Test("in a list, a plain style makes the label the touch target again")
  func rows() {
    check(
      """
      List { Button { a() } label: { Image("a").frame(width: 20, height: 20) }.buttonStyle(.plain) }
      List { Text("b").sheet(isPresented: $b) { Button { b() } label: { Image("b").frame(width: 21, height: 20) } } }
      """, ["20×20", "21×20"])
  }

  @Test("a frame outside the label counts if the label has no size")
  func outside() {
    check(
      """
      Button { a() } label: { Image("a") }.frame(width: 20, height: 20)
      Button("b") { b() }.frame(width: 22, height: 20)
      Button { c() } label: { Image("c").frame(width: 44, height: 44) }.frame(width: 20, height: 20)
      Button { d() } label: { Image("d").padding() }.frame(width: 20, height: 20)
      """, ["20×20", "22×20", "44×44"])
  }

  @Test("the view before a tap handler is its touch target")
  func taps() {
    check(
      """
      Image("a").frame(width: 20, height: 20).onTapGesture { a() }
      Image("b").frame(width: 20, height: 20).padding(12).onTapGesture { b() }
      Image("c").onTapGesture { c() }.frame(width: 20, height: 20).padding(12)
      Image("d").frame(width: 20, height: 20)
      """, ["20×20", "44×44", "20×20"])
  }

  @Test("controls on platforms without touch have no size")
  func otherDevices() {
    check(
      """
      #if os(macOS)
      Button { a() } label: { Image("a").frame(width: 20, height: 20) }
      #else
      Button { b() } label: { Image("b").frame(width: 21, height: 20) }
      #endif
      """, ["21×20"])
  }

  /// Checks the sizes of the elements of a view builder. Elements without a size are skipped.
  private func check(
    _ body: String, _ sizes: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let dump = swiftUIDump("struct A: View { var body: some View {\n\(body)\n} }")
    let found = dump.split(whereSeparator: \.isWhitespace).filter {
      $0.contains("×") && $0.allSatisfy { $0.isNumber || "×.?".contains($0) }
    }
    #expect(found.map(String.init) == sizes, sourceLocation: sourceLocation)
  }
}
