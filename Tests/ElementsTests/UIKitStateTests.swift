// Traits, sizes, fonts, groups, and gestures in UIKit code.

import Elements
import Source
import Syntax
import Testing

@Suite struct UIKitStateTests {
  private func elements(_ code: String) -> [Element] {
    ElementTree(readingUIKit: Tree(parsing: SourceText(code), as: .swift)).elements
  }

  private func traits(_ code: String) -> [String] {
    elements("let x = UIView(); " + code).flatMap { element in
      (element.traits.map { "+\($0.trait) \($0.operation)\($0.isConditional ? "?" : "")" })
        + element.removedTraits.map { "-\($0.trait)\($0.isConditional ? "?" : "")" }
    }
  }

  // MARK: Traits

  @Test func assignmentsReplaceAndEverythingElseJoins() {
    #expect(
      traits("x.accessibilityTraits = [.button, .selected]") == ["+button assigned", "+selected assigned"])
    #expect(traits("x.accessibilityTraits.insert(.header)") == ["+header inserted"])
    #expect(traits("x.accessibilityTraits = x.accessibilityTraits.union(.link)") == ["+link inserted"])
    #expect(traits("x.accessibilityTraits |= UIAccessibilityTraitLink") == ["+link inserted"])
    #expect(
      traits("x.accessibilityTraits = x.accessibilityTraits | UIAccessibilityTraitLink") == ["+link inserted"]
    )
    #expect(
      traits("x.accessibilityTraits = UIAccessibilityTraits([.button, base])") == [
        "+button assigned", "+other assigned",
      ])
  }

  @Test func whatIsTakenAwayIsKnown() {
    #expect(traits("x.accessibilityTraits.remove(.button)") == ["-button"])
    #expect(traits("x.accessibilityTraits &= ~UIAccessibilityTraitButton") == ["-button"])
    #expect(
      traits("x.accessibilityTraits = x.accessibilityTraits.subtracting([.button])") == ["-button"])
  }

  @Test func whatHoldsOnSomePathsOnlyIsConditional() {
    #expect(
      traits("x.accessibilityTraits = on ? .button : .link") == ["+button assigned?", "+link assigned?"])
    #expect(traits("if on { x.accessibilityTraits.insert(.button) }") == ["+button inserted?"])
    let two = """
      class A: UIView {
        private let x = UIView()
        init() { x.accessibilityTraits = .button }
        func show() { x.accessibilityTraits = .link }
      }
      """
    #expect(elements(two).flatMap { $0.traits.map(\.isConditional) } == [false, true])
  }

  // MARK: Sizes

  private func size(_ code: String) -> Evidence<Size> {
    switch elements("let x = UIButton(); " + code).first(where: { $0.typeName == "UIButton" })?.size {
    case .certain(let written): .certain(written.size)
    case .unknown: .unknown
    case .absent, nil: .absent
    }
  }

  @Test func sizesComeFromConstraintsFramesAndMakers() {
    #expect(
      size("x.widthAnchor.constraint(equalToConstant: 20).isActive = true") == .certain(Size(width: 20)))
    #expect(
      size("x.frame = CGRect(x: 0, y: 0, width: 20, height: 30)") == .certain(Size(width: 20, height: 30)))
    #expect(
      size("x.snp.makeConstraints { $0.size.equalTo(CGSize(width: 20, height: 30)) }")
        == .certain(Size(width: 20, height: 30)))
    #expect(size("x.snp.makeConstraints { $0.width.equalTo(20).priority(.low) }") == .absent)
    #expect(size("x.bounds.size.height = 20") == .certain(Size(height: 20)))
  }

  @Test func theLargestOfSeveralSizesCounts() {
    #expect(
      size("x.frame.size.width = 20; x.frame.size.width = 48; x.frame.size.height = 20")
        == .certain(Size(width: 48, height: 20)))
    #expect(size("x.frame.size.width = 20; x.frame.size.width = side") == .unknown)
  }

  @Test func whatMayGrowHasNoSize() {
    #expect(size("x.frame.size.width = 20; x.contentEdgeInsets = insets") == .unknown)
    #expect(size("let i = UIBarButtonItem(customView: x); x.frame.size.width = 20") == .unknown)
    #expect(size("x.frame.size.width = 20; stack.addArrangedSubview(x)") == .absent)
  }

  // MARK: Fonts

  private func fonts(_ code: String) -> [FontScaling] {
    elements("let x = UILabel(); " + code).flatMap { $0.fonts.map(\.scaling) }
  }

  @Test func fontsOfAStatedSizeAreFixed() {
    #expect(fonts("x.font = .boldSystemFont(ofSize: 17)") == [.fixed(size: 17, unit: "pt")])
    #expect(fonts("x.font = UIFont(name: \"Inter\", size: 12)!") == [.fixed(size: 12, unit: "pt")])
    #expect(fonts("x.font = .preferredFont(forTextStyle: .body)") == [.scales])
    #expect(fonts("x.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12))") == [.scales])
    #expect(fonts("x.font = .systemFont(ofSize: 17.scaled)") == [.unknown])
    #expect(fonts("x.font = on ? .systemFont(ofSize: 17) : .systemFont(ofSize: 12)") == [.unknown])
    #expect(fonts("#if DEBUG\nx.font = .systemFont(ofSize: 17)\n#endif") == [])
  }

  // MARK: Groups

  @Test func aViewMadeByAClosureHoldsWhatIsAddedToIt() {
    checkUIKit(
      """
      class Bar: UIView {
        private lazy var box: UIView = { let box = UIView(); box.isAccessibilityElement = true; return box }()
        private let pay = UIButton()
        func setUp() { isAccessibilityElement = true; addSubview(box); box.addSubview(pay) }
      }
      """,
      """
      container Bar no name ignoresChildren +element
        container UIView no name ignored ignoresChildren +element
          button UIButton no name ignored
      """)
  }

  @Test func aListOfElementsUndoesTheGroup() {
    checkUIKit(
      """
      class Bar: UIView {
        private let pay = UIButton()
        func setUp() { isAccessibilityElement = true; addSubview(pay); accessibilityElements = [pay] }
      }
      """,
      """
      container Bar name unknown +element open
        button UIButton no name
      """)
  }

  @Test func outletsOfAViewAreInsideIt() {
    checkUIKit(
      """
      class Cell: UITableViewCell {
        @IBOutlet private var more: UIButton!
        override func awakeFromNib() { isAccessibilityElement = true; more.isAccessibilityElement = false }
      }
      """,
      """
      container Cell name unknown ignoresChildren +element open
        button UIButton name unknown ignored open
      """)
  }

  // MARK: Classes in the same file

  @Test func aClassOfTheFileIsSeenThrough() {
    checkUIKit(
      """
      private final class Close: UIButton {
        init() { super.init(frame: .zero); accessibilityLabel = "Close"; accessibilityTraits.insert(.selected) }
      }
      final class Bar: UIView { private let close = Close() }
      """,
      """
      button Close “Close” (label) +selected
      button Close “Close” (label) +selected open
      """)
  }

  @Test func touchesAreReadWhereTheyDoSomething() {
    #expect(touches("open()") == ["touchesEnded action"])
    #expect(touches("if inside { delegate?.open(self) }") == ["touchesEnded action"])
    #expect(touches("backgroundColor = .red.withAlphaComponent(0.2)") == [])
    #expect(touches("UIView.animate(withDuration: 1) { self.alpha = 1 }") == [])
    #expect(touches("dismissMenu()") == ["touchesEnded dismissal"])
  }

  private func touches(_ body: String) -> [String] {
    let code =
      "class A: UIView { override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) { \(body) } }"
    return elements(code).flatMap { element in
      element.gestures.map { "\(element.framework == .uiKit ? "touchesEnded" : "") \($0.purpose)" }
    }
  }

  // MARK: Old names

  @Test func oldNamesAreFoundOnceAndOnlyWhereTheyCompileNowhere() {
    func names(_ code: String) -> [String] {
      ElementTree(readingUIKit: Tree(parsing: SourceText(code), as: .swift)).oldAPIs().map(\.new)
    }
    #expect(
      names("UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil)") == [
        "UIAccessibility.post(notification:argument:)"
      ])
    #expect(
      names("let a = UIAccessibilityIsReduceMotionEnabled()") == ["UIAccessibility.isReduceMotionEnabled"])
    #expect(names("let a: UIAccessibilityTraits = .button") == [])
    #expect(names("#if swift(<4.2)\nx = UIAccessibilityTraitButton\n#endif") == [])
  }
}
