// Texts and colors of other files, put into the elements that refer to them.

extension ProjectView {
  /// Puts in place of names what they stand for, where that is known.
  func resolve(_ elements: inout [Element]) {
    guard !isUnknown else { return }
    for index in elements.indices {
      for place in elements[index].labels.indices { resolve(&elements[index].labels[place]) }
      resolve(&elements[index].title)
      guard !elements[index].details.isEmpty else { continue }
      resolve(&elements[index].placeholder)
      resolve(&elements[index].hint)
      resolve(&elements[index].value)
      for place in elements[index].actionLabels.indices { resolve(&elements[index].actionLabels[place]) }
      for place in elements[index].colors.indices { resolve(&elements[index].colors[place]) }
    }
  }

  private func resolve(_ text: inout Evidence<WrittenText>) {
    guard case .certain(var written) = text, case .resource = written.value else { return }
    resolve(&written)
    text = .certain(written)
  }

  private func resolve(_ written: inout WrittenText) {
    guard case .resource(let key) = written.value else { return }
    // `string/close` in XML, `close` in Kotlin; `android:string/ok` is none of the project's.
    let name = key.lastIndex(of: "/").map { key[key.index(after: $0)...] } ?? key[...]
    guard !key.hasPrefix("android:"), let text = text(String(name)) else { return }
    written.value = if case .literal(let text) = text { .resolved(text, resource: key) } else { text }
  }

  private func resolve(_ color: inout WrittenColor) {
    guard case .resource(let name) = color.value, let shades = self.color(name) else { return }
    color.value = .shades(shades)
  }
}
