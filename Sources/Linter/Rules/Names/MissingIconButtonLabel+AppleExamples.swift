// Examples of missing-icon-button-label in SwiftUI and UIKit.

import Elements

extension Rule {
  static let missingIconButtonLabelAppleExamples: [Example] = [
    .bad(
      .swiftUI, #"Button { close() } label: { ⟦Image("close")⟧ }"#,
      fixed: #"Button { close() } label: { Image("close") }.accessibilityLabel("‹Close›")"#,
      severity: .warning),
    .bad(
      .swiftUI, #"Button(action: share) { ⟦Image(systemName: "antenna.radiowaves.left.and.right")⟧ }"#,
      severity: .warning),
    .bad(
      .swiftUI,
      #"Menu { Picker(title, selection: $stop) { Stops() } } label: { ⟦Image(systemName: "house.and.flag")⟧ }"#,
      fixed:
        #"Menu { Picker(title, selection: $stop) { Stops() } } label: { Image(systemName: "house.and.flag") }.accessibilityLabel("‹›" /* what the button does */)"#,
      severity: .warning),
    .bad(.swiftUI, "Button { add(account) } label: { ⟦account.icon⟧.resizable().frame(width: 40) }"),
    .bad(.swiftUI, "Button { open(service) } label: { ⟦Image(service.picture)⟧ }"),
    .bad(.swiftUI, "Button { refresh() } label: { ⟦Image.turningArrow⟧.foregroundColor(.white) }"),
    .bad(.swiftUI, "Button(action: refresh) { ⟦Image.Signs.turningArrow⟧ }"),
    .bad(.swiftUI, "ZStack { ⟦Button(action: refresh) {}⟧; Text(date) }"),
    .bad(
      .swiftUI,
      #"HStack { Text("Rules"); Spacer(); Button { isEditing = true } label: { ⟦Image(systemName: "plus.circle.fill")⟧ } }"#,
      severity: .information),
    .good(.swiftUI, "Button { refresh() } label: { Image.turningArrow; Text(date) }"),
    .good(.swiftUI, "Button { refresh() } label: { Image.turning(by: 3) }"),
    .bad(.swiftUI, #"Link(destination: url) { ⟦Image(isNew ? newLogo : oldLogo)⟧ }"#),
    .good(.swiftUI, "Button { open(service) } label: { Image(service.picture); Text(service.name) }"),
    // VoiceOver reads a description of the symbol, which says what the button does.
    .good(
      .swiftUI,
      #"struct SheetCloseButton: View { let action: () -> Void; var body: some View { Button { action() } label: { Image(systemName: "xmark") } } }"#
    ),
    .bad(
      .swiftUI,
      #"struct SheetResetButton: View { let action: () -> Void; var body: some View { Button { action() } label: { ⟦Image(systemName: "xmark")⟧ } } }"#,
      severity: .warning),
    .good(.swiftUI, #"Button(action: share) { Image(systemName: "square.and.arrow.up") }"#),
    .good(.swiftUI, #"Button { isShowingInfo = false } label: { Image(systemName: "xmark.circle.fill") }"#),
    // Only a state that shows something is closed.
    .bad(
      .swiftUI, #"Button { add() } label: { ⟦Asset.folderAdd.swiftUIImage⟧.foregroundStyle(.tint) }"#,
      fixed:
        #"Button { add() } label: { Asset.folderAdd.swiftUIImage.foregroundStyle(.tint) }.accessibilityLabel("‹Add›")"#
    ),
    .good(.swiftUI, #"Button { close() } label: { Asset.close.view }"#),
    .bad(
      .swiftUI, #"Button { store.send(.shareTapped) } label: { ⟦Image("arrow-up")⟧ }"#,
      fixed:
        #"Button { store.send(.shareTapped) } label: { Image("arrow-up") }.accessibilityLabel("‹Share›")"#),
    .bad(
      .swiftUI, #"Button { store.send(.view(.helpRequested)) } label: { ⟦Image("circle-q")⟧ }"#,
      fixed:
        #"Button { store.send(.view(.helpRequested)) } label: { Image("circle-q") }.accessibilityLabel("‹›" /* what the button does */)"#
    ),
    .bad(
      .swiftUI,
      #"import ComposableArchitecture; import SwiftUI; struct A: View { var body: some View { WithPerceptionTracking { Button { add() } label: { ⟦Image("folder-add")⟧ } } } }"#,
      severity: .warning
    ),
    .bad(
      .swiftUI, #"Button { isLoading = false; load() } label: { ⟦Image("info-icon")⟧ }"#,
      fixed:
        #"Button { isLoading = false; load() } label: { Image("info-icon") }.accessibilityLabel("‹›" /* what the button does */)"#,
      severity: .warning
    ),
    .bad(
      .swiftUI, #"Button { isEditing = false } label: { ⟦Image("info-icon")⟧ }"#,
      fixed:
        #"Button { isEditing = false } label: { Image("info-icon") }.accessibilityLabel("‹›" /* what the button does */)"#
    ),
    .bad(
      .swiftUI, #"Button { isShowingInfo = false } label: { ⟦Image("info-icon")⟧ }"#,
      fixed:
        #"Button { isShowingInfo = false } label: { Image("info-icon") }.accessibilityLabel("‹Close›")"#),
    .bad(
      .swiftUI,
      #"struct A: View { @State var isOn = false; var body: some View { Button { isOn = false } label: { ⟦Image("info-icon")⟧ }.sheet(isPresented: $isOn) { Text(note) } } }"#,
      fixed:
        #"struct A: View { @State var isOn = false; var body: some View { Button { isOn = false } label: { Image("info-icon") }.sheet(isPresented: $isOn) { Text(note) }.accessibilityLabel("‹Close›") } }"#
    ),
    .good(
      .swiftUI,
      #"Button { query = ""; isSearching = false } label: { Image(systemName: "xmark.circle.fill") }"#),
    .bad(
      .swiftUI,
      #"Button { query = ""; isFocused = false } label: { ⟦Image(systemName: "xmark.circle.fill")⟧ }"#,
      fixed:
        #"Button { query = ""; isFocused = false } label: { Image(systemName: "xmark.circle.fill") }.accessibilityLabel("‹Clear›")"#,
      severity: .warning),
    .bad(
      .swiftUI, #"Button { searchText.removeAll() } label: { ⟦Image(systemName: "xmark")⟧ }"#,
      fixed:
        #"Button { searchText.removeAll() } label: { Image(systemName: "xmark") }.accessibilityLabel("‹Clear›")"#,
      severity: .warning),
    .good(
      .swiftUI, #"Button { store.removeAll(); selection = [] } label: { Image(systemName: "trash") }"#),
    .good(
      .swiftUI,
      #"ToolbarItem(placement: .cancellationAction) { Button(action: finish) { Image(systemName: "xmark") } }"#
    ),
    .good(.swiftUI, #"Button(role: .destructive, action: run) { Image(systemName: "trash") }"#),
    // The description says something else, or the action is unknown.
    .bad(
      .swiftUI, #"Button { compose() } label: { ⟦Image(systemName: "plus")⟧ }"#, severity: .warning),
    .bad(.swiftUI, #"Button(action: {}) { ⟦Image(systemName: "plus")⟧ }"#, severity: .information),
    .bad(
      .swiftUI,
      """
      struct Card: View {
        var body: some View { Text(name).overlay { discard() } }
        private func discard() -> some View { Button { close() } label: { ⟦Image("close")⟧ } }
      }
      """, severity: .warning),
    .bad(
      .swiftUI, #"⟦Image("gear")⟧.onTapGesture { openSettings() }.accessibilityAddTraits(.isButton)"#,
      fixed:
        #"Image("gear").onTapGesture { openSettings() }.accessibilityAddTraits(.isButton).accessibilityLabel("‹Settings›")"#
    ),
    .bad(
      .swiftUI,
      #"Button(action: load) { if isLoading { ProgressView() } else { ⟦Image(isOn ? "a" : "b")⟧ } }"#),
    .bad(
      .swiftUI, #"Button { toggle() } label: { ⟦Image(systemName: isOn ? "pause" : "play")⟧ }"#,
      fixed:
        #"Button { toggle() } label: { Image(systemName: isOn ? "pause" : "play") }.accessibilityLabel(isOn ? "‹Pause›" : "‹Play›")"#,
      severity: .warning),
    .bad(
      .swiftUI, #"Button { like() } label: { ⟦Image(systemName: isLiked ? "heart.fill" : "heart")⟧ }"#,
      fixed:
        #"Button { like() } label: { Image(systemName: isLiked ? "heart.fill" : "heart") }.accessibilityLabel("‹Like›").accessibilityAddTraits(isLiked ? .isSelected : [])"#,
      severity: .warning),
    .good(.swiftUI, #"Button(action: load) { if isLoading { Text("Loading") } else { Image("a") } }"#),
    .good(.swiftUI, #"Menu { items } label: { Image(systemName: "ellipsis").clipShape(Circle()) }"#),
    .bad(
      .swiftUI, #"Menu { items } label: { ⟦Image(systemName: "textformat")⟧.clipShape(Circle()) }"#,
      severity: .warning),
    .bad(
      .swiftUI,
      #"struct A: View { var body: some View { Button { close() } label: { ⟦icon⟧ } }; var icon: some View { Image("close") } }"#,
      fixed:
        #"struct A: View { var body: some View { Button { close() } label: { icon }.accessibilityLabel("‹Close›") }; var icon: some View { Image("close") } }"#,
      severity: .warning),
    .good(
      .swiftUI,
      #"struct A: View { var body: some View { Button { close() } label: { Cross() } } }; struct Cross: View { var body: some View { Image("close").accessibilityLabel("Close") } }"#
    ),
    .bad(
      .swiftUI,
      #"struct A: App { var body: some Scene { MenuBarExtra(isInserted: $on) { Button("Quit") { quit() } } label: { ⟦Image("ship")⟧ } } }"#,
      fixed:
        #"struct A: App { var body: some Scene { MenuBarExtra(isInserted: $on) { Button("Quit") { quit() } } label: { Image("ship").accessibilityLabel("‹›" /* what the button does */) } } }"#
    ),
    .good(.swiftUI, #"MenuBarExtra("Boats", image: "ship") { Button("Quit") { quit() } }"#),
    .bad(
      .swiftUI, #"Button { dismiss() } label: { ⟦Image("close_button")⟧ }"#,
      fixed: #"Button { dismiss() } label: { Image("close_button") }.accessibilityLabel("‹Close›")"#,
      severity: .warning),
    .bad(.swiftUI, #"Button { report() } label: { ⟦Image("call_close_icon")⟧ }"#),
    .bad(.swiftUI, #"Button { open() } label: { ⟦Image("onion")⟧ }"#),
    .right(.swiftUI, #"Button("Close", systemImage: "xmark") { close() }.labelStyle(.iconOnly)"#),
    .good(.swiftUI, #"Button { close() } label: { Image("close").accessibilityLabel("Close") }"#),
    .good(.swiftUI, #"Button { pay() } label: { HStack { Image("card"); Text("Pay") } }"#),
    .bad(
      .swiftUI,
      #"ZStack { Circle().fill(.blue); ⟦Image(systemName: "cart")⟧ }.onTapGesture { pay() }"#,
      severity: .warning),
    .good(.swiftUI, #"ZStack { Circle(); Image(systemName: "plus") }.onTapGesture { add() }"#),
    .good(.swiftUI, #"ZStack { Circle(); Image(systemName: "plus"); Text("Add") }.onTapGesture { add() }"#),
    .good(
      .swiftUI,
      #"ZStack { Circle(); Image(systemName: "plus").accessibilityLabel("Add") }.onTapGesture { add() }"#),
    .good(.swiftUI, #"Button { open() } label: { Avatar(person) }"#),
    .good(.swiftUI, #"Button { close() } label: { Image("close") }.accessibilityHidden(true)"#),
    .good(.swiftUI, #"Button { close() } label: { Image("close") }.closeButtonLabel()"#),
    .bad(
      .uiKit,
      """
      final class Bar: UIView {
        private let back = ⟦UIButton()⟧
        func setUp() {
          back.setImage(UIImage(named: "back"), for: .normal)
        }
      }
      """,
      fixed: """
        final class Bar: UIView {
          private let back = UIButton()
          func setUp() {
            back.setImage(UIImage(named: "back"), for: .normal)
            back.accessibilityLabel = "‹Back›"
          }
        }
        """, severity: .warning),
    .bad(
      .uiKit,
      """
      func setUp() {
        let more = ⟦UIButton(type: .system)⟧
        more.setImage(UIImage(systemName: "ellipsis"), for: .normal)
        view.addSubview(more)
      }
      """, severity: .information),
    .good(
      .uiKit,
      """
      class Help: UIViewController {
        private lazy var next: UIBarButtonItem = {
          UIBarButtonItem(
            image: UIImage(systemName: "chevron.right"), style: .plain, target: self, action: #selector(nextPage))
        }()
      }
      """),
    .bad(
      .uiKit, #"⟦back.setImage(UIImage(named: "back"), for: .normal)⟧"#,
      fixed:
        "back.setImage(UIImage(named: \"back\"), for: .normal)\nback.accessibilityLabel = \"‹Back›\"",
      severity: .warning),
    .bad(
      .uiKit,
      """
      final class CloseButton: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          ⟦setImage(UIImage(named: "close"), for: .normal)⟧
        }
      }
      final class Bar: UIView {
        private let close = CloseButton()
      }
      """,
      severity: .information),
    .bad(
      .uiKit,
      """
      func setUp() {
        let delete = ⟦UIContextualAction(style: .destructive, title: nil, handler: remove)⟧
        delete.image = UIImage(systemName: "trash")
        delete.accessibilityElements = nil
      }
      """, severity: .information),
    .good(
      .uiKit,
      """
      final class RoundButton: UIButton {
        init(icon: UIImage?) {
          super.init(frame: .zero)
          setImage(icon, for: .normal)
          accessibilityTraits.insert(.selected)
        }
      }
      """),
    .right(
      .uiKit,
      """
      final class CloseButton: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          setImage(UIImage(named: "close"), for: .normal)
          accessibilityLabel = NSLocalizedString("close", comment: "")
        }
      }
      final class Bar: UIView {
        private let close = CloseButton()
      }
      """),
    .good(
      .uiKit,
      "private let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))"
    ),
    .good(.uiKit, "private let close = UIButton(type: .close)"),
    .good(
      .uiKit,
      """
      final class Bar: UIView {
        private let back = UIButton()
        func setUp() { back.setImage(UIImage(named: "back"), for: .normal) }
        func localize() { back.accessibilityLabel = NSLocalizedString("back", comment: "") }
      }
      """),
    .good(
      .uiKit,
      """
      final class Bar: UIView {
        @IBOutlet private var back: UIButton!
        func setUp() { back.setImage(UIImage(named: "back"), for: .normal) }
      }
      """),
    .good(
      .uiKit,
      """
      func setUp() {
        let pay = UIButton()
        pay.setImage(UIImage(named: "card"), for: .normal)
        pay.setTitle("Pay", for: .normal)
      }
      """),
    .good(
      .uiKit,
      "func f() { let b = UIButton(); b.setImage(UIImage(named: \"card\"), for: .normal); style(b) }"),
    .bad(
      .uiKit,
      """
      final class Player: UIViewController {
        private lazy var button: UIBarButtonItem = {
          let image = UIImage(systemName: "play")
          return ⟦UIBarButtonItem(image: image, style: .plain, target: self, action: #selector(toggle))⟧
        }()
        func update() {
          if isPlaying {
            button.image = UIImage(systemName: "pause")
          } else {
            button.image = UIImage(systemName: "play")
          }
        }
      }
      """,
      fixed: """
        final class Player: UIViewController {
          private lazy var button: UIBarButtonItem = {
            let image = UIImage(systemName: "play")
            let button = UIBarButtonItem(image: image, style: .plain, target: self, action: #selector(toggle))
            button.accessibilityLabel = "‹›" /* what activating it does now */
            return button
          }()
          func update() {
            if isPlaying {
              button.image = UIImage(systemName: "pause")
              button.accessibilityLabel = "‹›" /* what activating it does now */
            } else {
              button.image = UIImage(systemName: "play")
              button.accessibilityLabel = "‹›" /* what activating it does now */
            }
          }
        }
        """, severity: .warning),
    .bad(
      .swiftUI,
      #"Button { shows = true } label: { ⟦Image("plus-2")⟧.help("New bottle") }"#,
      fixed:
        #"Button { shows = true } label: { Image("plus-2").help("New bottle") }.accessibilityLabel("New bottle")"#
    ),
    .bad(
      .swiftUI,
      #"Button { mute() } label: { if isMuted { ⟦Image("speaker-off")⟧ } else { Image("speaker") } }"#,
      fixed:
        #"Button { mute() } label: { if isMuted { Image("speaker-off") } else { Image("speaker") } }.accessibilityLabel(isMuted ? "‹›" /* what activating it does now */ : "‹›" /* what activating it does now */)"#
    ),
    .bad(
      .swiftUI,
      #"Button { like() } label: { if isLiked { ⟦Image("heart-fill")⟧ } else { Image("heart") } }"#,
      fixed:
        #"Button { like() } label: { if isLiked { Image("heart-fill") } else { Image("heart") } }.accessibilityLabel("‹Like›").accessibilityAddTraits(isLiked ? .isSelected : [])"#
    ),
    .bad(
      .swiftUI,
      #"Button { go() } label: { if let call { ⟦Image("hang-up")⟧ } else { Image("close") } }"#,
      fixed:
        #"Button { go() } label: { if let call { Image("hang-up").accessibilityLabel("‹›" /* what activating it does now */) } else { Image("close").accessibilityLabel("‹Close›") } }"#
    ),
    .bad(
      .uiKit,
      """
      class LockCell: UITableViewCell {
        private let lock: ActionButton = {
          let button = ⟦ActionButton()⟧
          button.setImage(UIImage(named: "chain"), for: .normal)
          button.primaryAction = { print($0) }
          return button
        }()
        func setUp() {
          contentView.addSubview(lock)
          model.isLocked.assign(to: \\.isHidden, on: lock)
        }
      }
      class ActionButton: UIButton { var primaryAction: ((UIButton) -> Void)? }
      """),
  ]
}
