// Swift properties, their wrappers, and accessors.

import Testing

@Suite("Swift parser: properties")
struct SwiftPropertyTests {
  @Test("a property has attributes, modifiers, a type, and a value")
  func properties() {
    checkSwift(
      """
      @State private var a: B? = c
      let d, e: F
      var (g, h) = i
      private(set) lazy var j = k()
      weak var l: M?
      static let n: [O: P] = [:]
      """,
      """
      file
        property a
          attribute State
          modifier private
          type B ⟨B?⟩
          name c
        property d
        property e
          type F ⟨F⟩
        property
          parameter g
          parameter h
          name i
        property j
          modifier private
          modifier lazy
          chain
            call k
        property l
          modifier weak
          type M ⟨M?⟩
        property n
          modifier static
          type
            type P ⟨P⟩
          collection
      """)
  }

  @Test("property wrappers can have arguments")
  func wrappers() {
    checkSwift(
      #"""
      @Environment(\.a) private var b
      @AppStorage("c") var d = e
      @FocusState.Binding var f: Bool
      @Published<G>(wrappedValue: h) var i
      """#,
      #"""
      file
        property b
          attribute Environment
            argument
              keyPath ⟨\.a⟩
          modifier private
        property d
          attribute AppStorage
            argument
              string
                segment ⟨c⟩
          name e
        property f
          attribute Binding
          type Bool ⟨Bool⟩
        property i
          attribute Published
            type ⟨<G>⟩
            argument wrappedValue
              name h
      """#)
  }

  @Test("a computed property contains statements")
  func computed() {
    checkSwift(
      """
      var body: some View {
        Text("a")
          .bold()
      }
      var b: C { d }
      var e: F
      {
        g
      }
      """,
      """
      file
        property body
          type View ⟨some View⟩
          block
            chain
              call Text
                argument
                  string
                    segment ⟨a⟩
              call bold
        property b
          type C ⟨C⟩
          block
            name d
        property e
          type F ⟨F⟩
          block
            name g
      """)
  }

  @Test("accessors are declarations")
  func accessors() {
    checkSwift(
      """
      var a: B {
        get { c }
        nonmutating set(d) { e }
      }
      var f = g {
        willSet { h }
        didSet(i) { j }
      }
      var k: L { get async throws { m } }
      """,
      """
      file
        property a
          type B ⟨B⟩
          block
            accessor get
              block
                name c
            accessor set
              block
                name e
        property f
          name g
          block
            accessor willSet
              block
                name h
            accessor didSet
              block
                name j
        property k
          type L ⟨L⟩
          block
            accessor get
              block
                name m
      """)
  }

  @Test("observers after a value aren't a trailing closure")
  func observersOfCall() {
    checkSwift(
      """
      var a = b() {
        didSet { c }
      }
      var d = E.f {
        didSet { g }
      }
      """,
      """
      file
        property a
          chain
            call b
          block
            accessor didSet
              block
                name c
        property d
          chain
            name E
            member f
          block
            accessor didSet
              block
                name g
      """)
  }

  @Test("a brace after a value is a closure if it contains no accessor")
  func trailingClosureAsValue() {
    checkSwift(
      """
      var a = b() { c }
      let d = e.map { $0 }
      var f = get { set }
      """,
      """
      file
        property a
          chain
            call b
              trailing
                closure
                  name c
        property d
          chain
            name e
            call map
              trailing
                closure
                  name $0
        property f
          chain
            call get
              trailing
                closure
                  name set
      """)
  }
}
