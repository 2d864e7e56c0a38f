// The shared check for Swift parser tests, ranges, comments, and texts cut at any point.

import Source
import Syntax
import Testing

/// Checks the tree dump of Swift source.
func checkSwift(_ source: String, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let tree = Tree(parsing: SourceText(source), as: .swift)
  #expect(tree.dump() == dump + "\n", sourceLocation: sourceLocation)
  checkNesting(of: tree, sourceLocation: sourceLocation)
}

@Suite("Swift parser")
struct SwiftParserTests {
  @Test("comments can be nested and aren't nodes")
  func comments() {
    let tree = Tree(
      parsing: SourceText("#!/usr/bin/swift\na /* b /* c */ d */ . e // f\n/** g"), as: .swift)
    #expect(tree.comments.map { tree.text.string($0) } == ["/* b /* c */ d */", "// f", "/** g"])
    #expect(tree.dump() == "file\n  chain\n    name a\n    member e\n")
  }

  @Test("a string includes its quotes, and a link begins at its dot")
  func ranges() throws {
    let tree = Tree(parsing: SourceText(#"a("é \(b)")?.c { }"#), as: .swift)
    let string = try #require(tree.nodes.indices.first { tree.nodes[$0].kind == .string })
    #expect(tree.sourceText(of: NodeID(string)) == #""é \(b)""#)
    let link = try #require(tree.nodes.indices.last { tree.nodes[$0].kind == .call })
    #expect(tree.sourceText(of: NodeID(link)) == ".c { }")
    #expect(tree.nameText(of: NodeID(link)) == "c")
  }

  @Test("a name never includes backticks")
  func escapedNames() {
    let tree = Tree(
      parsing: SourceText("func `a`(`b`: `C`) { f(`d`: { `e` in `g`.`h` }) { } `i`: { } }"), as: .swift)
    let names = tree.nodes.indices.map { tree.nameText(of: NodeID($0)) }.filter { !$0.isEmpty }
    #expect(names == ["a", "b", "C", "f", "d", "e", "g", "h", "i"])
  }

  @Test("line endings change only offsets", arguments: ["\r\n", "\r"])
  func lineEndings(ending: String) {
    let tree = Tree(parsing: SourceText(richSwift), as: .swift)
    let lines = richSwift.split(separator: "\n", omittingEmptySubsequences: false)
    let other = Tree(parsing: SourceText(lines.joined(separator: ending)), as: .swift)
    #expect(tree.nodes.map(\.kind) == other.nodes.map(\.kind))
    #expect(tree.nodes.map(\.name) == other.nodes.map(\.name))
  }

  @Test("a byte order mark changes only offsets")
  func byteOrderMark() {
    let tree = Tree(parsing: SourceText("\u{FEFF}" + richSwift), as: .swift)
    #expect(tree.dump() == Tree(parsing: SourceText(richSwift), as: .swift).dump())
  }

  @Test("every prefix and suffix of a text parses")
  func truncation() {
    let bytes = Array(richSwift.utf8)
    for end in bytes.indices {
      checkNesting(of: Tree(parsing: SourceText(bytes[..<end]), as: .swift))
      checkNesting(of: Tree(parsing: SourceText(bytes[end...]), as: .swift))
    }
  }

  @Test("every text with one byte removed parses")
  func omission() {
    let bytes = Array(richSwift.utf8)
    for index in bytes.indices {
      checkNesting(of: Tree(parsing: SourceText(bytes[..<index] + bytes[(index + 1)...]), as: .swift))
    }
  }

  @Test(
    "deep nesting becomes other",
    arguments: [
      "(", "[", "{", "f(", "f {", "if a {", "a<", "!", "a = ", "x: (", "\"\\(", "@A(", "a ? b : ",
      "class A {",
      "let (", "{ (", "enum A { case b(", "switch a { case ", "#if A\n", "\\A[", "try ", "a.b { c in ",
      "\"\"\"\n\\(",
      "do { } catch ", "let a: (", "var a: B { get {", "if let a = ", "#\"\\#(", "a\n#if B\n.c(",
      "else { if a ", "#", "/\\", "\\/", "#/", "/ ",
    ])
  func deepNesting(opening: String) {
    checkNesting(of: Tree(parsing: SourceText(String(repeating: opening, count: 20_000)), as: .swift))
  }
}

/// Swift code with many kinds of syntax.
private let richSwift = ###"""
  #!/usr/bin/swift
  @testable import struct SwiftUI.View
  /// Doc.
  @MainActor public struct Card<Content: View>: View, @unchecked Sendable where Content: Equatable {
    @State private var (a, b) = (1, 0xFF_F.5), `c`: [String: Int]? = nil
    @Environment(\.colorScheme) private var scheme
    private(set) lazy var title: String = { [weak self, n = 1] (x: Int) async throws(E) -> String in "é\(x)" }(1)
    var count = 0 { willSet { old() } didSet(new) { update(new) } }
    let content: (_ a: inout A, some B & C) -> [D<E, F?>.G]
    init?<T>(_ a: T..., @ViewBuilder b: @escaping () -> Content = { EmptyView() }) rethrows { self.a = a ?? .b }
    subscript(i: Int) -> Int { get { i } set { self[i] = newValue } }
    var body: some View {
      VStack(alignment: .leading, spacing: isOn ? 8 : 16) {
        Text("Hello, \(name, specifier: "%d \(n)")!\n")
          .font(.title).bold()
          #if os(iOS)
          .padding(.top, 4)
          #else
          .padding()
          #endif
          .accessibilityLabel(Text("""
            a "b" \(c.map { $0 + 1 }.first!)
            """))
        if case .loaded(let items)? = state, !items.isEmpty, #available(iOS 17, *) {
          ForEach(items, id: \.self?.id[0]) { $item in Row(item) }
        } else if let x { Image(systemName: #"a"\#(x)"#) } else { EmptyView() }
        Button { tap() } label: {
          Label("a", systemImage: "b")
        }
        .onTapGesture(count: 2) { a?.b![0]?() }
        switch kind {
        case .a where x < 1, is B: A<B>(c)
        #if DEBUG
        case let (d as E, _): return
        #endif
        @unknown default: break
        }
      }
    }
    static func == (l: Self, r: Self) -> Bool { l.a == r.a && l.b / 2 >= r.b / 3 || /re\/x/ ~= s }
    indirect enum K: String { case a = "b", c(d: Int) }
  }
  outer: for try await (i, x) in list.enumerated() where i > 0 { guard i.isOk else { continue outer } }
  do { try? f() } catch let e as URLError { throw e } catch { defer { g() } }
  repeat { i += 1 } while i << 1 >= 3
  let r = ##/a"b/##, t = x as? [Y] ?? try! z(), k = #selector(A.b(_:)), p = \A.b?.c
  typealias F<T> = @Sendable (T) -> Void; infix operator <>: P
  extension [Int] { func f() -> Int { if a { 1 } else { 2 } } }
  #Preview("é 👩‍💻") { Card { } }
  """###
