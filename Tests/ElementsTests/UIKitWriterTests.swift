// Statements inserted next to a view's code.

import Elements
import Source
import Syntax
import Testing

/// Applies an intent to the first element of `role` and compares the resulting text, with placeholders as `‹…›`.
private func check(
  _ intent: (Element) -> Intent, on role: Role, _ code: String, _ expected: String?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  check(
    { intent($0[$1]) }, on: role,
    in: ElementTree(readingUIKit: Tree(parsing: SourceText(code), as: .swift)), expected,
    sourceLocation: sourceLocation)
}

@Suite struct UIKitWriterTests {
  @Test func aLabelGoesOnALineOfItsOwnBehindThePicture() {
    check(
      { _ in .label(.words("Back")) }, on: .button,
      """
      class Bar: UIView {
          private let back = UIButton()
          func setUp() {
              back.setImage(icon, for: .normal) // the arrow
              addSubview(back)
          }
      }
      """,
      """
      class Bar: UIView {
          private let back = UIButton()
          func setUp() {
              back.setImage(icon, for: .normal) // the arrow
              back.accessibilityLabel = "‹Back›"
              addSubview(back)
          }
      }
      """)
  }

  @Test func aLabelStaysOnTheLineThatOthersShare() {
    check(
      { _ in .label(.words("Email")) }, on: .textField,
      "func f() { let mail = UITextField(); mail.text = text }",
      #"func f() { let mail = UITextField(); mail.accessibilityLabel = "‹Email›"; mail.text = text }"#
    )
  }

  @Test func windowsLineEndsAndTabsAreKept() {
    check(
      { _ in .label(.words("Volume")) }, on: .slider, "func f() {\r\n\tlet volume = UISlider()\r\n}",
      "func f() {\r\n\tlet volume = UISlider()\r\n\tvolume.accessibilityLabel = \"‹Volume›\"\r\n}"
    )
  }

  @Test func anOptionalPlaceIsReachedThroughAQuestionMark() {
    check(
      { _ in .label(.words("Settings")) }, on: .button,
      "class A: UIViewController { func f() {\n  navigationItem.rightBarButtonItem = UIBarButtonItem(image: gear, menu: nil)\n} }",
      "class A: UIViewController { func f() {\n  navigationItem.rightBarButtonItem = UIBarButtonItem(image: gear, menu: nil)\n  navigationItem.rightBarButtonItem?.accessibilityLabel = \"‹Settings›\"\n} }"
    )
  }

  @Test func aStoredPropertyWithoutStatementsBecomesAClosure() {
    check(
      { _ in .label(.words("Volume")) }, on: .slider,
      """
      class A: UIView {
        private let volume = UISlider()
      }
      """,
      """
      class A: UIView {
        private let volume: UISlider = {
          let volume = UISlider()
          volume.accessibilityLabel = "‹Volume›"
          return volume
        }()
      }
      """)
  }

  @Test func aViewThatIsReturnedAtOnceGetsAName() {
    check(
      { _ in .label(.words("Map")) }, on: .button,
      """
      class A: UIViewController {
        private lazy var map: UIBarButtonItem = {
          return UIBarButtonItem(image: icon, style: .plain, target: self, action: #selector(show))
        }()
      }
      """,
      """
      class A: UIViewController {
        private lazy var map: UIBarButtonItem = {
          let button = UIBarButtonItem(image: icon, style: .plain, target: self, action: #selector(show))
          button.accessibilityLabel = "‹Map›"
          return button
        }()
      }
      """)
    check(
      { _ in .label(.words("Map")) }, on: .button,
      "class A: UIView { lazy var map: UIButton = { UIButton() }() }",
      #"class A: UIView { lazy var map: UIButton = { let button = UIButton(); button.accessibilityLabel = "‹Map›"; return button }() }"#
    )
  }

  @Test func aRoleComesWithWhatItNeeds() {
    let code = """
      func f() {
        let pay = UILabel()
        pay.text = "Pay"
        pay.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
        let card = UIView()
      }
      """
    check(
      { _ in .buttonRole }, on: .text, code,
      """
      func f() {
        let pay = UILabel()
        pay.text = "Pay"
        pay.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
        pay.isAccessibilityElement = true
        pay.accessibilityTraits.insert(.button)
        let card = UIView()
      }
      """)
    check(
      { _ in .buttonRole }, on: .container, code,
      """
      func f() {
        let pay = UILabel()
        pay.text = "Pay"
        pay.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
        let card = UIView()
        card.isAccessibilityElement = true
        card.accessibilityLabel = "‹›" /* what the button does */
        card.accessibilityTraits.insert(.button)
      }
      """)
  }

  @Test func aHintStandsBehindItsGesture() {
    check(
      { element in .hint(.words("Likes it"), for: element.gestures[0]) }, on: .image,
      """
      class A: UIView {
        let photo = UIImageView()
        func f() {
          photo.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(go)))
        }
      }
      """,
      """
      class A: UIView {
        let photo = UIImageView()
        func f() {
          photo.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(go)))
          photo.accessibilityHint = "‹Likes it›"
        }
      }
      """)
  }

  @Test func anEmptyLabelIsReplacedOrRemoved() {
    let code = """
      func f() {
        let line = UIView()
        line.accessibilityLabel = ""
      }
      """
    check(
      { .replaceLabelByHiding($0.labels[0]) }, on: .container, code,
      """
      func f() {
        let line = UIView()
        line.isAccessibilityElement = false
      }
      """)
    check(
      { .remove([$0.labels[0].range]) }, on: .container, code,
      """
      func f() {
        let line = UIView()
      }
      """)
    check(
      { .remove([$0.labels[0].range]) }, on: .container,
      #"func f() { let line = UIView(); line.accessibilityLabel = ""; add(line) }"#,
      "func f() { let line = UIView(); add(line) }")
  }

  @Test func hidingTurnsAroundWhatShows() {
    check(
      { _ in .hide }, on: .image,
      "func f() { let photo = UIImageView(); photo.isAccessibilityElement = true }",
      "func f() { let photo = UIImageView(); photo.isAccessibilityElement = false }")
  }

  @Test func anOverriddenMemberIsNotRemoved() {
    check(
      { .remove([$0.traits[0].range]) }, on: .container,
      "class A: UIView { override var accessibilityTraits: UIAccessibilityTraits { get { .button } set {} } }",
      nil)
  }

  @Test func colorsBecomeAdaptive() {
    check(
      { .adaptiveColor($0.colors[0]) }, on: .text,
      "func f() { let title = UILabel(); title.textColor = .black }",
      "func f() { let title = UILabel(); title.textColor = .label }")
  }

  @Test func appKitGetsSetters() {
    check(
      { _ in .label(.words("Level")) }, on: .slider, "func f() { let level = NSSlider() }",
      #"func f() { let level = NSSlider(); level.setAccessibilityLabel("‹Level›") }"#)
  }
}
