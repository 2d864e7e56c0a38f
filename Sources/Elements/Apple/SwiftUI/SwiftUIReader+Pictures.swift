// Images that only their modifiers reveal, and images whose asset is an expression.

import Source
import Syntax

extension SwiftUIReader {
  /// Reads `icon.resizable()`, `account.image().renderingMode(.template)`, or the generated constant
  /// `Asset.close.swiftUIImage` as an image. Returns false for other expressions, and for helpers that the file declares,
  /// which are read at their declarations.
  ///
  /// Source: Apple, SwiftUI, “Image”: only images have these modifiers.
  mutating func readsPicture(_ id: NodeID, _ links: [NodeID], _ scope: Scope) -> Bool {
    if let length = lengthOfGeneratedImage(links) {
      readGeneratedImage(id, links, length, scope)
      return true
    }
    if readsImageMember(id, links, scope) { return true }
    guard let first = links.first, let place = links.firstIndex(where: showsImageBefore), place > 0,
      // In an extension, the image is the caller's.
      tree[first].name != "self" && tree[first].name != "content", !file.storesView(tree[first].name),
      !file.buildsViews(tree[first].name),
      links[..<place].allSatisfy({ isPlainLink($0) }),
      tree[first].kind != .call || !tree.text[Int(tree[first].nameStart)].isUppercaseASCII
    else { return false }
    let last = links[place - 1]
    var element = Element(
      .swiftUI, .image, typeName: tree.nameText(of: last), range: tree[id].range,
      constructor: Int(tree[first].start)..<Int(tree[last].end), typeRange: tree.nameRange(of: last))
    element.imagery = .dynamic
    let picture = append(element, id, scope)
    modifiers(links.dropFirst(place), of: picture)
    return true
  }

  /// Returns the number of links of an image that a generator declares for an asset, or nil for other expressions:
  /// three for `Asset.close.swiftUIImage`, and two for `Asset.close.sized(24)` if the project's `sized` shows the image.
  ///
  /// Source: SwiftGen, “xcassets/swift5.stencil”; Tuist, “Assets.stencil”: `swiftUIImage` is the asset's `Image`.
  private func lengthOfGeneratedImage(_ links: [NodeID]) -> Int? {
    guard links.count > 2, tree[links[0]].kind == .name,
      tree.text[Int(tree[links[0]].nameStart)].isUppercaseASCII
    else { return nil }
    let members = links.dropFirst().prefix { tree[$0].kind == .member }.count
    if let place = links.prefix(members + 1).firstIndex(where: { tree[$0].name == "swiftUIImage" }) {
      return place > 1 ? place + 1 : nil
    }
    guard members > 0, members + 1 < links.count, tree[links[members + 1]].kind == .call,
      project.showsAsset(tree.nameText(of: links[members + 1]))
    else { return nil }
    return members + 1
  }

  /// Reads `item.icon`, `Asset.close.image`, or `kind.icon()` if all of the project's members with this name that return
  /// a view return an image. Returns false for other expressions.
  private mutating func readsImageMember(_ id: NodeID, _ links: [NodeID], _ scope: Scope) -> Bool {
    guard let first = links.first, tree[first].kind == .name, tree[first].name != "Image",
      tree[first].name != "content",
      // A style's `configuration.icon` is part of the label that it draws.
      tree[first].name != "configuration"
    else { return false }
    let members = links.dropFirst().prefix { tree[$0].kind == .member }.count
    var places = members > 0 ? [members] : []
    if members + 1 < links.count, tree[links[members + 1]].kind == .call, isPlainLink(links[members + 1]),
      !SwiftUIModifiers.isNeutral(tree[links[members + 1]].name)
    {
      places.append(members + 1)
    }
    for place in places {
      let last = links[place]
      let name = tree.nameText(of: last)
      guard !tree.text[Int(tree[last].nameStart)].isUppercaseASCII, let member = imageMember(name),
        member != .view
      else { continue }
      var element = Element(
        .swiftUI, .image, typeName: name, range: tree[id].range,
        constructor: Int(tree[first].start)..<tree.linkRange(of: last).upperBound,
        typeRange: tree.nameRange(of: last))
      element.imagery = .dynamic
      if member == .plain, tree[last].kind == .member, place > 1,
        tree.text[Int(tree[first].nameStart)].isUppercaseASCII,
        case let asset = tree.nameText(of: links[place - 1]), asset.utf8.allSatisfy(\.isLowercaseASCII)
      {
        // `Asset.close.image`
        element.imagery = .asset(asset)
      }
      if member != .plain, !links.contains(where: shapesPicture) {
        element.unknowns.add(.elsewhere, .value, at: last)
      }
      let picture = append(element, id, scope)
      modifiers(links.dropFirst(place + 1), of: picture)
      return true
    }
    return false
  }

  private func imageMember(_ name: String) -> ImageMember? {
    let others = project.imageMember(name)
    guard let own = file.imageMembers[name] else { return others }
    return others.map { own.merged(with: $0) } ?? own
  }

  private mutating func readGeneratedImage(_ id: NodeID, _ links: [NodeID], _ length: Int, _ scope: Scope) {
    let last = links[length - 1]
    let asset = tree[last].name == "swiftUIImage" ? links[length - 2] : last
    var element = Element(
      .swiftUI, .image, typeName: tree.nameText(of: last), range: tree[id].range,
      constructor: Int(tree[links[0]].start)..<tree.linkRange(of: last).upperBound,
      typeRange: tree.nameRange(of: last))
    let name = tree.nameText(of: asset)
    // VoiceOver reads the asset's name, which generators spell differently if it has several words.
    element.imagery = name.utf8.allSatisfy(\.isLowercaseASCII) ? .asset(name) : .dynamic
    let picture = append(element, id, scope)
    // A project's own function changes only the image's look: it starts from the image.
    let isShown = length < links.count && tree[last].name != "swiftUIImage"
    modifiers(links.dropFirst(isShown ? length + 1 : length), of: picture)
  }

  /// Registers the functions in extensions that show an asset: `func sized(_ side: CGFloat) -> some View {
  /// swiftUIImage.resizable() }`.
  func declareAssetFunctions() {
    for name in file.assetFunctions.sorted() {
      project.declare(FileFacts.Entry(ProjectKey(.assetFunction, name), .unknown))
    }
  }

  /// Returns the number of links of an image constant, `Image.close` or `Image.Icons.close`, or nil for other
  /// expressions.
  func lengthOfImageConstant(_ links: [NodeID]) -> Int? {
    guard tree[links[0]].name == "Image", tree[links[0]].kind == .name else { return nil }
    let members = links.dropFirst().prefix { tree[$0].kind == .member }
    guard let last = members.last, members.count <= 3, tree[last].name != "self",
      // A type inside `Image`, such as `Image.Scale`, isn't a view.
      !tree.text[tree.nameRange(of: last).lowerBound].isUppercaseASCII, !file.storesView(tree[last].name)
    else { return nil }
    return members.count + 1
  }

  /// Reads an image constant. It's declared elsewhere, perhaps with a label or as decoration, unless a modifier that
  /// makes a new image shows that it's used as a plain one.
  func readImageConstant(_ links: [NodeID], _ element: inout Element) {
    element.imagery = .dynamic
    if !links.contains(where: shapesPicture) { element.unknowns.add(.elsewhere, .value, at: links.last) }
  }

  /// Returns whether a link is a modifier that only images have: SwiftUI's or the project's.
  private func showsImageBefore(_ link: NodeID) -> Bool {
    if shapesPicture(link) { return true }
    guard tree[link].kind == .call, !SwiftUIModifiers.isNeutral(tree[link].name) else { return false }
    return project.extendsImages(tree.nameText(of: link), own: ownModifiers)
  }

  private func shapesPicture(_ link: NodeID) -> Bool {
    guard tree[link].kind == .call else { return false }
    switch tree[link].name {
    case "resizable", "renderingMode", "interpolation", "antialiased": return true
    default: return false
    }
  }

  /// Returns whether a link is a name, a member, or a call without closures.
  private func isPlainLink(_ link: NodeID) -> Bool {
    switch tree[link].kind {
    case .name, .member: true
    case .call: tree.arguments(of: link).allSatisfy { tree.closure(ofArgument: $0) == nil }
    default: false
    }
  }

  /// Closes images in controls whose asset is an expression. An asset's name isn't a label, and a label for it would be
  /// next to it.
  mutating func closePicturesInControls() {
    for id in computedPictures where isInControl(id) { list[id].unknowns.remove(.elsewhere) }
  }

  private func isInControl(_ id: ElementID) -> Bool {
    var child = id
    for _ in 0..<ElementTree.reach {
      guard list[child].slot != .separate, let parent = list[child].parent else { return false }
      if list[parent].role.isControl { return true }
      child = parent
    }
    return false
  }
}

extension Tree {
  /// Returns what the images that a declaration creates show.
  func imageSources(in declaration: NodeID) -> [ImageMember] {
    subtree(of: declaration).compactMap { index -> ImageMember? in
      guard nodes[index].kind == .call, nodes[index].name == "Image" else { return nil }
      let arguments = arguments(of: NodeID(index))
      if arguments.contains(where: { self[$0].name == "systemName" }) { return .symbol }
      let isUnlabelled = arguments.allSatisfy { self[$0].name != "label" && self[$0].name != "decorative" }
      return isUnlabelled ? .plain : .unclear
    }
  }
}
