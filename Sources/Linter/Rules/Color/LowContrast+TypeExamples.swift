// Examples for the low-contrast rule: backgrounds that the code of a UIKit type sets.

import Elements

extension Rule {
  static let typeContrastExamples: [Example] = [
    .bad(
      .uiKit,
      """
      class Row: UITableViewCell {
        let note = UILabel()
        func setUp() {
          contentView.backgroundColor = .white
          ⟦note.textColor = UIColor(white: 0.6, alpha: 1)⟧
        }
      }
      """),
    // The view behind the text belongs to another type.
    .good(
      .uiKit,
      """
      class Row: UIView {
        private let dot: UIView = {
          let view = UIView()
          view.backgroundColor = UIColor(red: 0.27, green: 0.68, blue: 0.3, alpha: 1)
          return view
        }()
        private let note: UILabel = {
          let label = UILabel()
          label.textColor = .white
          return label
        }()
      }
      """),
    // Neither of the backgrounds gives enough contrast.
    .bad(
      .uiKit,
      """
      class Row: UITableViewCell {
        @IBOutlet var note: UILabel!
        let card = UIView()
        func setUp() {
          backgroundColor = .white
          card.backgroundColor = UIColor(white: 0.95, alpha: 1)
          ⟦note.textColor = UIColor(white: 0.6, alpha: 1)⟧
        }
      }
      """),
    .bad(
      .uiKit,
      """
      class Row: UIView {
        let note = UILabel()
        func show() {
          backgroundColor = isHighlighted ? .lightGray : .white
          ⟦note.textColor = UIColor(white: 0.6, alpha: 1)⟧
        }
      }
      """),
    .bad(
      .uiKit,
      """
      class Banner: UIView {
        let pay = UIButton(type: .custom)
        func show() {
          pay.setTitle("Pay", for: .normal)
          ⟦pay.setTitleColor(.white, for: .normal)⟧
          pay.setBackgroundColor(UIColor(red: 0.1, green: 0.75, blue: 0.55, alpha: 1), for: .normal)
        }
      }
      """),
    .bad(
      .uiKit,
      """
      class Form: UIViewController {
        @IBOutlet var mail: UITextField!
        func show() {
          view.backgroundColor = .white
          mail.attributedPlaceholder = NSAttributedString(
            string: hint, attributes: [.foregroundColor: ⟦UIColor(white: 0.7, alpha: 1)⟧])
        }
      }
      """),
    // The button's color on a fifth of the same color.
    .bad(
      .uiKit,
      """
      class PillButton: UIButton {
        func style() {
          let tint: UIColor
          switch kind {
          case .plain: tint = UIColor(red: 0.1, green: 0.75, blue: 0.55, alpha: 1)
          default: tint = .red
          }
          ⟦setTitleColor(tint, for: .normal)⟧
          backgroundColor = tint.withAlphaComponent(0.2)
        }
      }
      """),
    .good(
      .uiKit,
      """
      class Row: UITableViewCell {
        let note = UILabel()
        let card = UIView()
        func setUp() {
          backgroundColor = .white
          card.backgroundColor = .black
          note.textColor = UIColor(white: 0.6, alpha: 1)
        }
      }
      """),
    .good(
      .uiKit,
      """
      class Row: UITableViewCell {
        let countBadge = UILabel()
        func setUp() {
          backgroundColor = .white
          countBadge.textColor = UIColor(white: 0.6, alpha: 1)
        }
      }
      """),
    .good(
      .uiKit,
      """
      class Photo: UIView {
        let caption = UILabel()
        func setUp() {
          backgroundColor = .white
          caption.textColor = .white
        }
      }
      """),
    .good(
      .uiKit,
      """
      class Row: UIView {
        let note = UILabel()
        func show() {
          backgroundColor = paper
          note.textColor = UIColor(white: 0.6, alpha: 1)
        }
      }
      """),
  ]
}
