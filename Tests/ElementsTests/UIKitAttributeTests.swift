// Attributes of views in UIKit code: texts, traits, hiding, gestures, and classes.

import Elements
import Source
import Syntax
import Testing

@Suite struct UIKitAttributeTests {
  // MARK: Attributes

  @Test func titlesAndLabelsCountWhateverTheirValue() {
    checkUIKit(
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
    checkUIKit(
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
    checkUIKit(
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
    checkUIKit(
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
    checkUIKit(
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
    checkUIKit(
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
    checkUIKit(
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
    checkUIKit(
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
    checkUIKit(
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
    checkUIKit(
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
    checkUIKit("import Foundation\nmodel.accessibilityLabel = name", "")
    // SwiftUI re-exports UIKit, as a bridging header does.
    checkUIKit("import SwiftUI\nlet a = UIButton()", "button UIButton no name")
    checkUIKit("import Foundation\nlet a = UIButton()", "button UIButton no name")
    checkUIKit("#if canImport(UIKit)\nimport UIKit\n#endif\nlet a = UIButton()", "button UIButton no name")
  }

  @Test func circlesOfViewsEnd() {
    checkUIKit(
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
