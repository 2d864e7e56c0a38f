// The code for the views of Android layouts.

import Syntax

extension ProjectView {
  /// Returns the properties that code may set on the view `id` in `layout`, this file's layout, or nil if no file in the
  /// project names the layout. If that's certain, because nothing shows the layout yet, code sets none.
  func use(of id: ArraySlice<UInt8>, in layout: String, isRoot: Bool = false) -> (
    isMentioned: Bool, use: ViewCode.Use
  )? {
    let code = code(showing: layout)
    guard project.isComplete, code.namesLayout || isUnshown(Mention.layout(AndroidResource.name(path: path)))
    else { return nil }
    let key = ViewCode.key(of: id)
    let uses = code.all.compactMap { $0.use(of: key) }
    let functions = code.all.reduce(into: Set()) { $0.formUnion($1.functions[key] ?? []) }
    var all: ViewCode.Use = []
    for use in uses { all.formUnion(use) }
    if isRoot { for code in code.all { all.formUnion(code.rootUses) } }
    for name in functions { all.formUnion(use(byFunction: name)) }
    return (!uses.isEmpty, all)
  }

  /// Returns whether code shows several images in the view with the ID `id` in a layout, or in others.
  func changesPicture(of id: ArraySlice<UInt8>, in layout: String) -> Bool {
    let key = ViewCode.key(of: id)
    return code(showing: layout).all.contains { $0.changingImages[key] != nil }
  }

  /// True if this file is a layout that code shows in another app, as on the home screen. It changes in the background,
  /// and its code can't announce anything: `RemoteViews` has no function for that.
  ///
  /// Source: Android, “RemoteViews”.
  public var isRemoteLayout: Bool {
    guard AndroidResource(path: path) == .layout else { return false }
    let key = ProjectKey(.viewCode, AndroidResource.layoutName(path: path))
    questions.insert(key)
    return project.answers(to: key).contains {
      if case .viewCode(let code) = $0.fact { code.isRemote } else { false }
    }
  }

  /// Returns the code in the project that changes the image of a view in this file's layout, or nil if there is none.
  public func placeOfChangingPicture(of element: Element) -> CodeUse? {
    guard element.framework == .androidXML, let name = element.identifier?.value.literal else { return nil }
    let key = ViewCode.key(of: name.utf8)
    let all = code(showing: AndroidResource.layoutName(path: path)).all
    return all.compactMap { $0.changingImages[key] }.min()
  }

  /// Returns whether code gives the view with the ID `id` in a layout, or in others, several tooltips.
  func changesTooltip(of id: ArraySlice<UInt8>, in layout: String) -> Bool {
    let key = ViewCode.key(of: id)
    return code(showing: layout).all.contains { $0.changingTooltips.contains(key) }
  }

  /// Returns whether the code for the view `id` in a layout may label the row or screen around it, or another view with
  /// the same text.
  func labelsSurroundings(of id: ArraySlice<UInt8>, in layout: String) -> Bool {
    let key = ViewCode.key(of: id)
    return code(showing: layout).all.contains {
      $0.refers(to: key)
        && ($0.rootUses.contains(.name) || $0.looseUses.contains(.name)
          || $0.uses.values.contains { $0.contains(.name) || $0.contains(.tooltip) })
    }
  }

  /// Returns whether the code for the view `id` in a layout labels the row or screen around it.
  func labelsRoot(around id: ArraySlice<UInt8>, in layout: String) -> Bool {
    let key = ViewCode.key(of: id)
    return code(showing: layout).all.contains { $0.refers(to: key) && $0.rootUses.contains(.name) }
  }

  /// Returns whether code in the project looks up a view by the ID `id`, in any layout.
  func isLookedUp(_ id: ArraySlice<UInt8>) -> Bool {
    let key = ProjectKey(.viewID, AndroidResource.plainName(id))
    questions.insert(key)
    return !project.answers(to: key).isEmpty
  }

  /// Returns the properties that a function may set on a view argument.
  private func use(byFunction name: String) -> ViewCode.Use {
    ViewCode.Use(androidFunction: name) ?? use(ProjectKey(.viewFunction, name))
  }

  /// Returns the code that shows `layout`, directly or included in another layout, or any layout.
  private func code(showing layout: String) -> (all: [ViewCode], namesLayout: Bool) {
    if let known = codeByLayout[layout] { return known }
    var layouts = ["", layout]
    var next = 1
    while next < layouts.count, layouts.count < 64 {
      for answer in project.answers(to: ProjectKey(.including, layouts[next])) {
        if case .including(let name) = answer.fact, !layouts.contains(name) { layouts.append(name) }
      }
      questions.insert(ProjectKey(.including, layouts[next]))
      next += 1
    }
    var code = (all: [ViewCode](), namesLayout: false)
    for name in layouts {
      let key = ProjectKey(.viewCode, name)
      questions.insert(key)
      for answer in project.answers(to: key) {
        guard case .viewCode(let found) = answer.fact else { continue }
        code.all.append(found)
        if !name.isEmpty { code.namesLayout = true }
      }
    }
    codeByLayout[layout] = code
    return code
  }
}
