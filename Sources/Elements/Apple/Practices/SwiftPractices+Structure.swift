// Screen titles, modal views, cells, offscreen content, and back navigation in Swift code.

import Source
import Syntax

extension SwiftPractices {
  static let structureNames =
    Identifier.list(
      """
      UINavigationController pushViewController ZStack overlay addSubview offset transform accessibilitySortPriority \
      navigationBarBackButtonHidden hidesBackButton
      """) + touchNames

  /// Checks a name, a member, a call, or an argument.
  mutating func structure(_ id: NodeID) {
    switch tree[id].name {
    case "UINavigationController", "pushViewController": openedScreen(by: id)
    case "ZStack", "overlay": dimmedWindow(in: id)
    case "addSubview": modalView(addedBy: id)
    case "offset": offscreenContent(by: id)
    case "transform": offscreenView(by: id)
    case "accessibilitySortPriority": sortPriority(id)
    case "navigationBarBackButtonHidden": hiddenBackButton(modifier: id)
    case "hidesBackButton": hiddenBackButton(assignedBy: id)
    default: touch(id)
    }
  }

  /// Returns whether the outermost enclosing type, or an extension of it in the file, mentions one of the names.
  mutating func isMentionedInType(_ names: Set<Identifier>) -> Bool {
    if isMentionedAround(names) { return true }
    guard let type = declarations.first, tree[type].name != .none else { return false }
    return typeMentions.contain(names, inPartsOf: tree[type].name, of: tree)
  }

  // MARK: Titles

  /// Checks `UINavigationController(rootViewController: Orders())` if `Orders` is a class in the file without a title.
  ///
  /// Source: Apple, “UIViewController › title”, “UINavigationItem › title”: VoiceOver reads it first on a new screen.
  mutating func openedScreen(by call: NodeID) {
    guard tree[call].kind == .call,
      let value = tree[call].name == "pushViewController"
        ? tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:))
        : tree.value("rootViewController", of: call),
      let made = tree.soleLink(of: value), tree[made].kind == .call
    else { return }
    let parts = tree.children(of: tree.root).filter {
      tree[$0].kind == .declaration && tree[$0].name == tree[made].name
    }
    guard let type = parts.first(where: { tree.mentionsType("UIViewController", $0) }),
      tree.declarationKind(of: type) == .class,
      !(parts + [outermost]).contains(where: { part in
        ["itle", "setNavigationBarHidden", "isNavigationBarHidden"].contains {
          tree.code(tree[part].range).spells($0)
        }
      })
    else { return }
    add(Practice(.uiKit, .untitledScreen, range: tree.nameRange(of: type)))
  }

  // MARK: Modal views

  /// Checks `if isShown { Color.black.opacity(0.4); FilterPanel() }` in a stack or overlay that lets VoiceOver reach
  /// the content behind it. The two views may be in a separate stack.
  ///
  /// Source: Apple, “AccessibilityTraits › isModal”: “The siblings of this element will be ignored by VoiceOver”.
  mutating func dimmedWindow(in call: NodeID) {
    guard tree[call].kind == .call,
      let content = tree.arguments(of: call).last.flatMap(tree.closure(ofArgument:)),
      !isMentionedInType(["isModal", "accessibilityHidden", "accessibilityViewIsModal"])
    else { return }
    for branch in tree.children(of: content) where tree.branchKind(of: branch) == .if {
      guard let arm = tree.children(of: branch).first(where: { tree[$0].kind == .arm }),
        let block = tree.child(.block, of: arm)
      else { continue }
      var views = Array(tree.children(of: block))
      // The content behind is a sibling of the outermost view.
      let window = views.last
      if views.count == 1, let inner = viewsOfStack(views[0]) { views = inner }
      guard views.count == 2, dims(views[0]), holdsControl(views[1]), let window else { continue }
      add(
        Practice(
          .swiftUI, .openModal, range: tree.nameRange(of: tree.firstLink(of: views[1])),
          edits: [
            .insert(
              at: tree[window].range.upperBound,
              .text(".accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)"))
          ]))
    }
  }

  /// Returns the views in `ZStack { … }`.
  private func viewsOfStack(_ view: NodeID) -> [NodeID]? {
    let stack = tree.firstLink(of: view)
    guard tree[stack].kind == .call, tree[stack].name == "ZStack",
      let content = tree.arguments(of: stack).last.flatMap(tree.closure(ofArgument:))
    else { return nil }
    return Array(tree.children(of: content))
  }

  /// Returns whether a view is a scrim: `Color.black.opacity(0.4).ignoresSafeArea()`.
  private func dims(_ view: NodeID) -> Bool {
    let links = tree.links(of: view)
    guard let first = links.first, tree[first].name == "Color",
      let fade = links.first(where: { tree[$0].name == "opacity" && tree[$0].kind == .call }),
      let value = tree.firstUnlabelledArgument(of: fade).flatMap(tree.value(ofArgument:)),
      let alpha = tree.number(of: value)
    else { return false }
    return alpha > 0.1 && alpha < 0.95
  }

  private func holdsControl(_ view: NodeID) -> Bool {
    tree.subtree(of: view).contains { index in
      switch tree.nodes[index].name {
      case "Button", "Toggle", "TextField", "Slider", "Picker", "Link": tree.nodes[index].kind == .call
      default: false
      }
    }
  }

  /// Checks `final class FilterPopup: UIView` with buttons, which VoiceOver may move out of, and cells whose texts are
  /// separate focus stops.
  ///
  /// Source: Apple, “UIAccessibility › accessibilityViewIsModal”.
  mutating func viewClass(_ type: NodeID) {
    ungroupedCell(type)
    guard tree.mentionsType("UIView", type), isNamedLikeWindow(tree.text[tree.nameRange(of: type)]),
      tree.code(tree[type].range).spells("UIButton"), !isContained(type)
    else { return }
    add(Practice(.uiKit, .openModal, range: tree.nameRange(of: type)))
  }

  private func isContained(_ type: NodeID) -> Bool {
    let contains: Set<Identifier> = [
      "accessibilityViewIsModal", "accessibilityElementsHidden", "accessibilityElements", "becomeKey",
    ]
    return tree.children(of: tree.root).contains { part in
      (part == type || tree[part].name == tree[type].name && tree[part].kind == .declaration)
        && tree.subtree(of: part).contains { contains.contains(tree.nodes[$0].name) }
    }
      || tree.subtree(of: type).contains { contains.contains(tree.nodes[$0].name) }
  }

  private func isNamedLikeWindow(_ name: ArraySlice<UInt8>) -> Bool {
    [
      "Modal", "Popup", "Dialog", "Drawer", "SideMenu", "ModalView", "PopupView", "DialogView", "DrawerView",
      "SideMenuView", "AlertView",
    ]
    .contains { name.ends(with: $0) }
  }

  /// Checks `view.addSubview(filterPopup)` for a plain view that the type creates.
  mutating func modalView(addedBy call: NodeID) {
    guard tree[call].kind == .call,
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree[value].kind == .name, let type = enclosingType, tree.declarationKind(of: type) == .class,
      let expression = tree.expression(endingIn: call),
      let last = NameSuggestion.words(in: tree.sourceText(of: value)).last,
      ["modal", "popup", "dialog", "drawer"].contains(last),
      isPlainView(tree[value].name, in: type),
      tree.code(tree[type].range).spells("UIButton"),
      !isMentionedInType(["accessibilityViewIsModal", "accessibilityElementsHidden", "accessibilityElements"])
    else { return }
    add(
      Practice(
        .uiKit, .openModal, range: tree[expression].range,
        edits: [
          .insert(
            at: tree[expression].range.upperBound,
            .text(
              separator(behind: expression) + "\(tree.sourceText(of: value)).accessibilityViewIsModal = true")
          )
        ]))
  }

  /// Returns whether a property of a type is created as `UIView()`.
  private func isPlainView(_ name: Identifier, in type: NodeID) -> Bool {
    guard let block = tree.child(.block, of: type) else { return false }
    return tree.children(of: block).contains { member in
      tree.declarationKind(of: member) == .property && tree[member].name == name
        && tree.children(of: member).contains { value in
          tree.soleLink(of: value).map { tree[$0].kind == .call && tree[$0].name == "UIView" } == true
        }
    }
  }

  /// Returns the text between a statement and one that is inserted after it.
  private func separator(behind statement: NodeID) -> String {
    tree.text.blanksBeforeFirst(tree[statement].range.lowerBound).map { "\n" + $0 } ?? "; "
  }

  // MARK: Cells

  /// Checks a collection view cell with several texts, which VoiceOver reads one by one.
  ///
  /// Source: Apple, “UICollectionViewCell” isn't an accessibility element, unlike “UITableViewCell”, which is read as
  /// one.
  private mutating func ungroupedCell(_ type: NodeID) {
    guard tree.mentionsType("UICollectionViewCell", type), let block = tree.child(.block, of: type) else {
      return
    }
    var stops = 0
    for member in tree.children(of: block) where tree.declarationKind(of: member) == .property {
      guard !tree.hasAttribute("IBOutlet", member) else { return }
      if isMade("UILabel", member) { stops += 1 }
    }
    let code = tree.code(tree[type].range)
    guard stops > 1, stops < 6,
      ![
        "ccessib", "UIButton", "UIControl", "UISwitch", "UITextField", "UISlider", "UIStepper", "UIGesture",
        "GestureRecognizer", "UITextView", "UIHostingConfiguration",
      ]
      .contains(where: { code.spells($0) }),
      !tree.children(of: tree.root).contains(where: { part in
        part != type && tree[part].kind == .declaration && tree[part].name == tree[type].name
      })
    else { return }
    add(Practice(.uiKit, .ungroupedCell(stops: stops), range: tree.nameRange(of: type)))
  }

  /// Returns whether a property creates a view: `let title = UILabel()`, `lazy var title: UILabel = { … }()`.
  private func isMade(_ type: Identifier, _ property: NodeID) -> Bool {
    tree.mentionsType(type, property)
      || tree.children(of: property).contains { value in
        tree.soleLink(of: value).map { tree[$0].kind == .call && tree[$0].name == type } == true
          || tree.links(of: value).first.map {
            tree[$0].kind == .closure && tree.subtreeMentions(type, $0)
          } == true
      }
  }

  // MARK: Offscreen content

  /// Checks `SideMenu().offset(x: isOpen ? 0 : -280)` without a modifier that hides it.
  mutating func offscreenContent(by call: NodeID) {
    guard tree[call].kind == .call else { return }
    let links = links(around: call)
    guard let first = links.first, first != call, isReached(first),
      !links.contains(where: { link in
        switch tree[link].name {
        case "accessibilityHidden", "hidden", "disabled", "accessibility", "accessibilityElement": true
        default: false
        }
      }),
      let argument = tree.arguments(of: call).first(where: { isFarAway($0) }),
      let value = tree.value(ofArgument: argument)
    else { return }
    add(
      Practice(
        .swiftUI, .offscreenContent, range: tree[call].range, edits: hiding(behind: call, with: value)))
  }

  /// Returns whether a view may contain something to activate: it contains a control or is named like a sliding panel.
  private func isReached(_ first: NodeID) -> Bool {
    if SwiftUIView.named(tree[first].name) != nil { return holdsControl(first) }
    guard tree[first].kind == .call else { return false }
    let name = tree.text[tree.nameRange(of: first)]
    return ["Menu", "Drawer", "Sidebar", "SideBar", "Panel"].contains { name.spells($0) }
  }

  private func isFarAway(_ argument: NodeID) -> Bool {
    guard tree[argument].name == "x" || tree[argument].name == "y",
      let value = tree.value(ofArgument: argument)
    else { return false }
    if let number = tree.number(of: value) { return abs(number) >= 1_000 }
    guard let (_, then, otherwise) = alternatives(of: value) else { return false }
    let numbers = [then, otherwise].map { tree.number(of: $0) }
    guard let one = numbers[0], let other = numbers[1] else { return false }
    return one == 0 && abs(other) >= 200 || other == 0 && abs(one) >= 200
  }

  /// Returns the condition and the two values of `a ? b : c`.
  private func alternatives(of value: NodeID) -> (condition: NodeID, then: NodeID, otherwise: NodeID)? {
    guard tree.branchKind(of: value) == .ternary else { return nil }
    let parts = tree.children(of: value).map { part in
      tree[part].kind == .arm ? tree.children(of: part).first { _ in true } ?? part : part
    }
    return parts.count == 3 ? (parts[0], parts[1], parts[2]) : nil
  }

  /// Returns an edit that adds `.accessibilityHidden(!isOpen)`.
  private func hiding(behind call: NodeID, with value: NodeID) -> [WriterEdit] {
    guard let (condition, then, _) = alternatives(of: value), tree[condition].kind == .name else { return [] }
    let isShown = tree.number(of: then) == 0
    let flag = (isShown ? "!" : "") + tree.sourceText(of: condition)
    return [.insert(at: tree[call].range.upperBound, .text(".accessibilityHidden(\(flag))"))]
  }

  /// Checks `menuView.transform = CGAffineTransform(translationX: -300, y: 0)` during setup.
  mutating func offscreenView(by member: NodeID) {
    guard let (_, assignment, value) = statement(assigning: member), let function = enclosingMember,
      tree[function].name == "viewDidLoad" || tree.text[tree.nameRange(of: function)].begins(with: "setup"),
      let call = tree.links(of: value).last, tree[call].kind == .call,
      tree[call].name == "CGAffineTransform" || tree[call].name == "init",
      tree.arguments(of: call).contains(where: { argument in
        (tree[argument].name == "translationX" || tree[argument].name == "y")
          && tree.value(ofArgument: argument).flatMap { tree.number(of: $0) }.map { abs($0) >= 200 } == true
      }),
      let target = tree.children(of: assignment).first(where: { _ in true }),
      NameSuggestion.words(in: tree.sourceText(of: target)).contains(where: {
        ["menu", "drawer", "panel", "sidebar", "sheet"].contains($0)
      }),
      !isMentionedInType(["accessibilityElementsHidden", "isHidden", "accessibilityViewIsModal", "alpha"])
    else { return }
    add(Practice(.uiKit, .offscreenContent, range: tree[assignment].range))
  }

  // MARK: Back navigation

  /// Checks `.navigationBarBackButtonHidden(true)` on a screen without another way back.
  mutating func hiddenBackButton(modifier call: NodeID) {
    guard tree[call].kind == .call,
      tree.firstUnlabelledArgument(of: call).map({
        tree.value(ofArgument: $0).map { tree.isName("true", $0) } ?? false
      }) ?? true,
      !leadsBack, !isFirstScreen
    else { return }
    add(Practice(.swiftUI, .noWayBack, range: tree[call].range))
  }

  /// Checks `navigationItem.hidesBackButton = true`.
  mutating func hiddenBackButton(assignedBy member: NodeID) {
    guard let (_, assignment, value) = statement(assigning: member), tree.isName("true", value), !leadsBack,
      !isFirstScreen
    else { return }
    add(Practice(.uiKit, .noWayBack, range: tree[assignment].range))
  }

  /// True if the enclosing type offers a way to leave.
  private var leadsBack: Bool {
    mutating get {
      isMentionedInType([
        "dismiss", "presentationMode", "removeLast", "popViewController", "popToRootViewController", "pop",
        "leftBarButtonItem", "leftBarButtonItems", "cancellationAction", "topBarLeading",
        "navigationBarLeading",
        "isPresented", "NavigationPath", "router", "coordinator", "onBack", "goBack", "close", "onClose",
        "cancel",
        "back", "backButton",
      ])
    }
  }

  /// True if the type is a screen that users don't leave by going back: the first one, a login, or the end of a task.
  private var isFirstScreen: Bool {
    guard let type = declarations.first else { return true }
    return NameSuggestion.words(in: tree.nameText(of: type)).contains { word in
      [
        "root", "main", "home", "login", "signin", "sign", "welcome", "onboarding", "success", "done",
        "finish",
        "finished", "complete", "completed", "splash", "launch", "tab", "content", "lock", "intro",
        "confirmation",
        "result", "setup",
      ]
      .contains(word)
    }
  }
}
