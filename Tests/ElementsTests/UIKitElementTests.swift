// Elements of UIKit and AppKit code.

import Elements
import Source
import Syntax
import Testing

/// Compares all elements of a snippet with the expected dump.
func checkUIKit(_ code: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let tree = ElementTree(readingUIKit: Tree(parsing: SourceText(code), as: .swift))
  #expect(tree.dump() == expected + (expected.isEmpty ? "" : "\n"), sourceLocation: sourceLocation)
}

@Suite struct UIKitElementTests {
  // MARK: Creation of views

  @Test func aStoredPropertyIsFollowedThroughTheWholeTypeAndItsExtensions() {
    checkUIKit(
      """
      final class Bar: UIView {
        private let back = UIButton()
        func setUp() { self.back.setImage(UIImage(named: "back"), for: .normal) }
      }
      extension Bar {
        func localize() { back.accessibilityLabel = "Back" }
      }
      """,
      "button UIButton “Back” (label)")
  }

  @Test func anInitialValueMayBeAClosureThatReturnsALocal() {
    checkUIKit(
      """
      class Bar: UIView {
        private lazy var close: UIButton = {
          let button = UIButton(type: .system)
          button.setTitle("Close", for: .normal)
          return button
        }()
      }
      """,
      "button UIButton “Close” (title)")
  }

  @Test func anInitialValueMayBeAClosureThatIsGivenTheView() {
    checkUIKit(
      """
      class Bar: UIView {
        private let a: UIButton = { $0.setTitle("A", for: .normal); return $0 }(UIButton())
        private let b: UIButton = { button in button.setTitle("B", for: .normal); return button }(UIButton())
        private let c = UIButton().then { $0.setTitle("C", for: .normal) }
        private let d: UIButton = .init(type: .close)
      }
      """,
      """
      button UIButton “A” (title)
      button UIButton “B” (title)
      button UIButton “C” (title)
      button UIButton ‹dynamic› (title)
      """)
  }

  @Test func aLocalGoesOnAsTheMemberItIsAssignedTo() {
    checkUIKit(
      """
      class Bar: UIViewController {
        private var more: UIBarButtonItem?
        func viewDidLoad() {
          let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: menu)
          more = item
          navigationItem.rightBarButtonItem = item
        }
        func localize() { more?.accessibilityLabel = "More" }
      }
      """,
      "button UIBarButtonItem “More” (label)")
  }

  @Test func anItemThatHasNoNameOfItsOwnIsReachedThroughItsPath() {
    checkUIKit(
      """
      class Bar: UIViewController {
        func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "gear"), style: .plain, target: self, action: #selector(open))
          navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "x"), style: .plain, target: self, action: #selector(close))
          navigationItem.leftBarButtonItem?.accessibilityLabel = "Close"
        }
      }
      """,
      """
      button UIBarButtonItem no name
      button UIBarButtonItem “Close” (label)
      """)
  }

  @Test func aVariableThatIsAssignedTwiceStandsForBothViews() {
    checkUIKit(
      """
      class Bar: UIView {
        private var item: UIButton!
        func a() { item = UIButton(); item.setTitle("A", for: .normal) }
        func b() { item = UIButton(type: .custom) }
      }
      """,
      """
      button UIButton “A” (title)
      button UIButton “A” (title)
      """)
  }

  @Test func codeOutsideAllTypesMayUseViewsThatItDoesNotDeclare() {
    checkUIKit(
      #"back.setImage(UIImage(named: "back"), for: .normal); payLabel.addGestureRecognizer(tap)"#,
      """
      button UIButton no name
      text UILabel no name on tap
      """)
  }

  // MARK: Unknown values

  @Test func outletsParametersAndUnknownValuesAreOpen() {
    checkUIKit(
      """
      class Bar: UIView {
        @IBOutlet private var outlet: UIButton!
        private let made: UIButton = Factory.make()
        func style(_ given: UIButton) { given.setImage(icon, for: .normal); given.accessibilityTraits = .selected }
        func fill(_ cell: Cell) { cell.badge.accessibilityLabel = "" }
      }
      """,
      """
      button UIButton name unknown open
      button UIButton name unknown open
      button UIButton name unknown +selected open
      custom no name open
      """)
  }

  @Test func aViewPassedToUnknownCodeIsOpen() {
    checkUIKit(
      """
      class Bar: UIView {
        func setUp() {
          let a = UIButton(); Style.apply(to: a)
          let b = UIButton(); configure(b)
          let c = UIButton(); c.applyTheme()
          let d = UIButton(); model.button = d
          let e = UIButton(); e.accLabelText = text
          let f = UIButton(); tint(&f)
          let g = UIButton(configuration: .house())
        }
      }
      """,
      String(repeating: "button UIButton name unknown open\n", count: 6) + "button UIButton no name")
  }

  @Test func placingAViewDoesNotOpenIt() {
    checkUIKit(
      """
      class Bar: UIView {
        func setUp() {
          let a = UIButton()
          addSubview(a)
          NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: topAnchor)])
          NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0)
          a.addTarget(self, action: #selector(open), for: .touchUpInside)
          let stack = UIStackView(arrangedSubviews: [a])
        }
      }
      """,
      """
      container UIStackView no name
        button UIButton no name
      """)
  }

  @Test func functionsOfTheFileAreFollowedInBothDirections() {
    checkUIKit(
      """
      class Bar: UIView {
        func setUp() {
          let a = UIButton(); name(a, "A")
          let b = make(); b.accessibilityLabel = "B"
        }
        private func name(_ button: UIButton, _ text: String) { button.accessibilityLabel = "N" }
        private func make() -> UIButton { let made = UIButton(); return made }
      }
      """,
      """
      button UIButton “N” (label)
      button UIButton “B” (label)
      """)
  }

  @Test func listsOfViewsAreFollowedThroughLoops() {
    checkUIKit(
      """
      class Bar: UIView {
        private let a = UIButton(), b = UIButton()
        private lazy var all = [a, b]
        private var later: [UIButton] = []
        func setUp() {
          for view in [a] { view.accessibilityLabel = "A" }
          all.forEach { $0.accessibilityHint = "H" }
          let c = UIButton()
          later.append(c)
          for view in later { view.accessibilityLabel = "C" }
        }
      }
      """,
      """
      button UIButton “A” (label) hint “H”
      button UIButton no name hint “H”
      button UIButton “C” (label)
      """)
  }
}
