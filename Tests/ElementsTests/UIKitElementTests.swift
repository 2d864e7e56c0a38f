// UIKit and AppKit code to elements.

import Elements
import Source
import Syntax
import Testing

/// Compares all elements of a snippet with the expected dump.
private func check(_ code: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let tree = ElementTree(readingUIKit: Tree(parsing: SourceText(code), as: .swift))
  #expect(tree.dump() == expected + (expected.isEmpty ? "" : "\n"), sourceLocation: sourceLocation)
}

@Suite struct UIKitElementTests {
  // MARK: Where views are made

  @Test func aStoredPropertyIsFollowedThroughTheWholeTypeAndItsExtensions() {
    check(
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
    check(
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
    check(
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
    check(
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
    check(
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
    check(
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
    check(
      #"back.setImage(UIImage(named: "back"), for: .normal); payLabel.addGestureRecognizer(tap)"#,
      """
      button UIButton no name
      text UILabel no name on tap
      """)
  }

  // MARK: What is not visible

  @Test func outletsParametersAndUnknownValuesAreOpen() {
    check(
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
    check(
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
    check(
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
    check(
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
    check(
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

  // MARK: Attributes

  @Test func titlesAndLabelsCountWhateverTheirValue() {
    check(
      """
      class Bar: UIView {
        private let a = UIButton(), b = UIButton(), c = UIButton(), d = UIButton(), e = UIButton()
        func setUp() {
          a.setAttributedTitle(text, for: .normal)
          b.accessibilityLabelBlock = { "B" }
          c.setTitle("", for: .normal)
          d.accessibilityLabel = nil
          e.titleLabel?.text = "E"
        }
      }
      """,
      """
      button UIButton ‹dynamic› (title)
      button UIButton ‹dynamic› (label)
      button UIButton no name
      button UIButton name unknown open
      button UIButton “E” (title)
      """)
  }

  @Test func anEmptyLabelInBetweenDoesNotHideTheOthers() {
    check(
      """
      func setUp() {
        let a = UIButton()
        a.accessibilityLabel = "A"
        if done { a.accessibilityLabel = "" }
      }
      """,
      "button UIButton “A” (label)")
  }

  @Test func configurationsAndActionsSupplyTitles() {
    check(
      """
      func setUp() {
        var filled = UIButton.Configuration.filled()
        filled.title = "A"
        let a = UIButton(configuration: filled)
        let b = UIButton()
        b.configuration = .plain()
        b.configuration?.title = "B"
        let c = UIButton(primaryAction: UIAction(title: "C", image: nil) { _ in go() })
        let d = UIButton()
        var own = d.configuration
        own?.attributedTitle = "D"
        d.configuration = own
      }
      """,
      """
      button UIButton “A” (title)
      button UIButton “B” (title)
      button UIButton “C” (title)
      button UIButton “D” (title)
      """)
  }

  @Test func traitsAreReadInAllTheirForms() {
    check(
      """
      class Tile: UIView {
        private let a = UIView(), b = UIView(), c = UIView(), d = UIView(), e = UIView()
        func setUp() {
          a.accessibilityTraits = .button
          b.accessibilityTraits = [.button, .selected]
          c.accessibilityTraits.insert(.header)
          d.accessibilityTraits = on ? [.link] : d.accessibilityTraits.union(.adjustable)
          e.accessibilityTraits = traits
        }
      }
      """,
      """
      container UIView no name +button
      container UIView no name +button+selected
      container UIView no name +header
      container UIView no name +link+adjustable
      container UIView no name +other
      """)
  }

  @Test func beingAnElementAndHidingAreRead() {
    check(
      """
      class Tile: UIView {
        private let card = UIView(), title = UILabel(), line = UIView(), open = UIView(), spinner = UIView()
        func setUp() {
          card.isAccessibilityElement = true
          card.addSubview(title)
          line.isAccessibilityElement = false
          open.isAccessibilityElement = flag
          spinner.accessibilityElementsHidden = true
        }
      }
      """,
      """
      container UIView no name ignoresChildren +element
        text UILabel no name ignored
      container UIView no name hidden
      container UIView no name unknown
      container UIView no name hidden
      """)
  }

  @Test func recognizersAreFollowedToTheirViews() {
    check(
      """
      class Tile: UIView {
        private let photo = UIImageView()
        private let back = UIView()
        func setUp() {
          let twice = UITapGestureRecognizer(target: self, action: #selector(like))
          twice.numberOfTapsRequired = 2
          photo.addGestureRecognizer(twice)
          photo.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(like)))
          back.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hideKeyboardNow)))
          addGestureRecognizer(unknown)
        }
        @objc private func like() { save() }
        @objc private func hideKeyboardNow() { endEditing(true) }
      }
      """,
      """
      image UIImageView no name on doubleTap on longPress
      container UIView no name on tap (dismissal)
      """)
  }

  @Test func selfSpeaksThroughOverridesToo() {
    check(
      """
      final class Stars: UIControl {
        override var accessibilityLabel: String? { get { "Rating" } set {} }
        override var accessibilityTraits: UIAccessibilityTraits { get { [.adjustable] } set {} }
        override var isAccessibilityElement: Bool { get { true } set {} }
        override func accessibilityIncrement() { value += 1 }
      }
      """,
      "custom Stars “Rating” (label) ignoresChildren +adjustable+element action announced")
  }

  // MARK: Classes

  @Test func rolesFollowTheClass() {
    check(
      """
      func setUp() {
        let a = UISlider(), b = UISwitch(), c = UITextField(), d = UITextView(), e = UISearchBar(), f = UIDatePicker()
        c.isSecureTextEntry = true
        d.isEditable = false
        d.text = "Terms"
        let g = UITabBarItem(title: nil, image: UIImage(named: "home"), tag: 0)
        let h = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
        h.image = UIImage(systemName: "trash")
        let i = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let j = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
        let k = UISegmentedControl(items: [UIImage(named: "list"), "Map"])
      }
      """,
      """
      slider UISlider no name
      toggle UISwitch no name
      secureField UITextField no name
      text UITextView “Terms” (title)
      searchField UISearchBar name unknown open
      datePicker UIDatePicker name unknown open
      tab UITabBarItem no name
      button UIContextualAction no name
      spacer UIBarButtonItem no name
      button UIBarButtonItem ‹dynamic› (title)
      container UISegmentedControl name unknown open
        button UISegmentedControl no name
        button UISegmentedControl “Map” (title)
      """)
  }

  @Test func subclassesInTheFileHaveTheRoleOfTheirSuperclass() {
    check(
      """
      class Base: UIButton {}
      class Round: Base { func setUp() { accessibilityLabel = title } }
      func make() { let a = Base(); let b = Round() }
      """,
      """
      button Round ‹dynamic› (label)
      button Base no name
      button Round ‹dynamic› (label) open
      """)
  }

  @Test func appKitIsReadByItsSetters() {
    check(
      """
      func setUp() {
        let share = NSButton(image: NSImage(systemSymbolName: "share", accessibilityDescription: nil)!, target: self, action: #selector(go))
        let close = NSButton(image: NSImage(systemSymbolName: "xmark", accessibilityDescription: "Close")!, target: self, action: #selector(go))
        let plain = NSButton()
        let agree = NSButton(checkboxWithTitle: "Agree", target: nil, action: nil)
        let level = NSSlider()
        level.setAccessibilityLabel("Level")
        let caption = NSTextField(labelWithString: "Level")
        let amount = NSTextField()
        amount.setAccessibilityTitleUIElement(caption)
        let box = NSView()
        box.setAccessibilityElement(true)
        box.setAccessibilityRole(.button)
      }
      """,
      """
      button NSButton no name
      button NSButton “Close” (title)
      button NSButton name unknown
      checkbox NSButton “Agree” (title)
      slider NSSlider “Level” (label)
      text NSTextField “Level” (title)
      textField NSTextField ‹dynamic› (labelFor)
      container NSView no name ignoresChildren +button+element
      """)
  }

  // MARK: Bounds

  @Test func filesOfOtherFrameworksAreLeftAlone() {
    check("import SwiftUI\nlet a = UIButton()", "")
    check("#if canImport(UIKit)\nimport UIKit\n#endif\nlet a = UIButton()", "button UIButton no name")
  }

  @Test func circlesOfViewsEnd() {
    check(
      """
      func setUp() {
        var a = UIView(), b = UIView()
        a.addSubview(b); b.addSubview(a)
        a = b; b = a
      }
      """,
      """
      container UIView no name
        container UIView no name
      """)
  }

  @Test func halfTypedCodeIsRead() {
    let code = """
      class Bar: UIView {
        private lazy var close: UIButton = {
          let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "x", image: UIImage(systemName: "y")) { _ in })
          button.accessibilityTraits.insert([.button, .header])
          for view in [button] { view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go))) }
          return button
        }()
      }
      """
    let bytes = Array(code.utf8)
    for end in 0...bytes.count {
      let tree = ElementTree(readingUIKit: Tree(parsing: SourceText(bytes[..<end]), as: .swift))
      #expect(tree.elements.count <= 2)
    }
  }
}
