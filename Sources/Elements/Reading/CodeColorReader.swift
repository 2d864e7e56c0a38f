// The colors, color schemes, and palettes that a Kotlin file defines.

import Source
import Syntax

/// A reader for the colors that a Kotlin file defines for itself and for other files.
struct CodeColorReader {
  let tree: Tree
  private(set) var package = ""
  /// The packages of imported names.
  private(set) var imports: [String: String] = [:]
  /// The colors of constants, by their names after each other: `Ink`, `AppColors.Ink`, `AppColors.Blue.dark`.
  private(set) var constants: [String: CodeColor] = [:]
  private var privateConstants: Set<String> = []
  private(set) var schemes: [(scheme: CodeScheme, call: NodeID)] = []
  private var palettes: [(name: String, color: PaletteColor)] = []
  /// True if the file is about a kind of UI with other themes: widgets, watches, or TVs.
  private(set) var isForOtherPlatform = false

  /// Words in files that define colors. A file without any of them defines none.
  private static let signs = WordSearch(["Color(0", "olorScheme", "lightColors", "darkColors", "Color.rgb"])

  private static func mayRead(_ text: SourceText) -> Bool {
    signs.finds(in: text)
      || paletteSigns.finds(in: text) { word, offset in
        namesType(before: offset, in: text) && (word > 0 || beginsPalette(at: offset, in: text))
      }
  }

  /// The ends of names of palettes, which begin with an uppercase letter.
  private static let paletteSigns = WordSearch(["Colors", "Palette(", "Palette {", "ColorSet(", "ColorSet {"])

  /// Returns whether a name that contains `Colors` at an offset, and may have another ending, is that of a type.
  private static func beginsPalette(at offset: Int, in text: SourceText) -> Bool {
    var end = offset
    while end < text.count, end - offset < 64, text[end].isIdentifierByte { end += 1 }
    guard end < text.count else { return false }
    return text[end] == UInt8(ascii: "(")
      || text[end] == UInt8(ascii: " ") && end + 1 < text.count && text[end + 1] == UInt8(ascii: "{")
  }

  /// Returns whether the name around an offset begins with an uppercase letter and isn't a member.
  private static func namesType(before offset: Int, in text: SourceText) -> Bool {
    var start = offset
    while start > 0, offset - start < 64, text[start - 1].isIdentifierByte { start -= 1 }
    return text[start].isUppercaseASCII && (start == 0 || text[start - 1] != UInt8(ascii: "."))
  }

  /// Creates a reader that knows the file's imports and constants.
  init(_ tree: Tree) {
    self.tree = tree
    for child in tree.children(of: tree.root) where tree[child].kind == .declaration {
      switch tree.declarationKind(of: child) {
      case .import: addImport(child)
      case .other: addPackage(child)
      default: declaration(child, in: "", depth: 0)
      }
    }
  }

  /// The facts for other files.
  var entries: [FileFacts.Entry] {
    guard !isForOtherPlatform else { return [] }
    let known = constants.filter { !privateConstants.contains($0.key) }.sorted { $0.key < $1.key }
      .map { (name: $0.key, constant: CodeConstant(package: package, color: inFile($0.value))) }
    return known.map { FileFacts.Entry(ProjectKey(.codeColor, $0.name), .codeColor($0.constant)) }
      + schemes.map { FileFacts.Entry(.schemes, .scheme(inFile($0.scheme))) }
      + palettes.map {
        FileFacts.Entry(ProjectKey(.paletteColor, $0.name), .paletteColor(inFile($0.color)))
      }
  }

  /// Reads all colors in a file, or returns nil if it defines none.
  init?(_ text: SourceText) {
    guard CodeColorReader.mayRead(text) else { return nil }
    self.init(Tree(parsing: text, as: .kotlin))
    readCalls()
  }

  /// Reads all colors in a parsed file, or returns nil if it defines none.
  init?(all tree: Tree) {
    guard CodeColorReader.mayRead(tree.text) else { return nil }
    self.init(tree)
    readCalls()
  }

  // MARK: Declarations

  private mutating func addImport(_ declaration: NodeID) {
    let path = tree.importedPath(declaration).prefix { $0.isIdentifierByte || $0 == UInt8(ascii: ".") }
    if path.begins(with: "androidx.glance") || path.begins(with: "androidx.wear")
      || path.begins(with: "androidx.tv")
    {
      isForOtherPlatform = true
    }
    guard let dot = path.lastIndex(of: UInt8(ascii: ".")) else { return }
    let alias = tree.children(of: declaration).first { tree[$0].kind == .name }
    let name = tree.nameText(of: alias ?? declaration)
    if name != "*" { imports[name] = String(decoding: path[..<dot], as: UTF8.self) }
  }

  private mutating func addPackage(_ declaration: NodeID) {
    let code = tree.text[tree[declaration].range]
    guard code.begins(with: "package") else { return }
    let path = code.dropFirst("package".utf8.count).drop { $0.isBlank }
      .prefix { $0.isIdentifierByte || $0 == UInt8(ascii: ".") }
    package = String(decoding: path, as: UTF8.self)
  }

  /// The maximum number of constants in a file.
  private static let mostConstants = 2_000

  private mutating func declaration(_ id: NodeID, in prefix: String, depth: Int) {
    guard depth < 4, constants.count < CodeColorReader.mostConstants else { return }
    switch tree.declarationKind(of: id) {
    case .property: property(id, in: prefix)
    case .class, .object, .interface, .enum:
      let isCompanion = tree.hasModifier("companion", id)
      guard let block = tree.child(.block, of: id) else { return }
      let inner = isCompanion ? prefix : prefix + tree.nameText(of: id) + "."
      let holdsConstants = tree.declarationKind(of: id) == .object
      for child in tree.children(of: block) where tree[child].kind == .declaration {
        // The properties of a class belong to its instances.
        if !holdsConstants, tree.declarationKind(of: child) == .property { continue }
        declaration(child, in: inner, depth: depth + 1)
      }
    default: return
    }
  }

  private mutating func property(_ id: NodeID, in prefix: String) {
    let name = prefix + tree.nameText(of: id)
    if tree.text[tree[id].range].ends(with: "= MaterialTheme.colorScheme") { return add(.role(""), name, id) }
    guard tree.declaresValue(id), let value = tree.colorValue(of: id) else { return }
    if let color = tree.codeColor(of: value, imports) ?? tree.codeColor(ofNumber: value) {
      add(color, name, id)
    } else if let call = tree.soleLink(of: value), tree[call].kind == .call, tree.namesObject(call) {
      for argument in tree.arguments(of: call) where tree[argument].name != .none {
        guard let value = tree.value(ofArgument: argument), let color = tree.codeColor(of: value, imports)
        else { continue }
        add(color, name + "." + tree.nameText(of: argument), id)
      }
    }
  }

  private mutating func add(_ color: CodeColor, _ name: String, _ declaration: NodeID) {
    constants[name] = color
    if tree.hasModifier("private", declaration) { privateConstants.insert(name) }
  }

  // MARK: Schemes and palettes

  /// Reads the color schemes and palettes that the file creates anywhere.
  private mutating func readCalls() {
    var declarations: [NodeID] = []
    var arms: [NodeID] = []
    for index in tree.nodes.indices {
      let id = NodeID(index)
      while let last = declarations.last, Int(tree[last].subtreeEnd) <= index { declarations.removeLast() }
      while let last = arms.last, Int(tree[last].subtreeEnd) <= index { arms.removeLast() }
      switch tree[id].kind {
      case .declaration:
        declarations.append(id)
        if tree.declarationKind(of: id) == .object { object(id, declarations, arms) }
        if tree.declarationKind(of: id) == .class { paletteClass(id) }
      case .arm: arms.append(id)
      case .call: call(id, declarations, arms)
      default: continue
      }
    }
  }

  private mutating func call(_ call: NodeID, _ declarations: [NodeID], _ arms: [NodeID]) {
    guard schemes.count < 64, palettes.count < CodeColorReader.mostConstants else { return }
    let isDark = isDark(declarations, arms)
    switch tree[call].name {
    case "lightColorScheme", "expressiveLightColorScheme", "lightColors":
      addScheme(call, false, declarations, hasDefaults: true)
    case "darkColorScheme", "darkColors": addScheme(call, true, declarations, hasDefaults: true)
    case "ColorScheme": addScheme(call, isDark, declarations, hasDefaults: false)
    case "dynamicLightColorScheme" where imports["dynamicLightColorScheme"] == material3:
      addDynamicScheme(call, false)
    case "dynamicDarkColorScheme" where imports["dynamicDarkColorScheme"] == material3:
      addDynamicScheme(call, true)
    case "copy": addVariant(call)
    default: addPalette(call, isDark, declarations)
    }
  }

  private var material3: String { "androidx.compose.material3" }

  private mutating func addScheme(
    _ call: NodeID, _ isDark: Bool?, _ declarations: [NodeID], hasDefaults: Bool
  ) {
    // Material Theme Builder adds schemes for people who choose more contrast.
    if let name = declarations.first(where: { tree.declarationKind(of: $0) != .class }),
      Code(tree, tree.nameRange(of: name)).spells("Contrast")
    {
      return
    }
    let colors = colors(of: call)
    guard hasDefaults || colors.count > 8 else { return }
    let isMaterial2 = tree[call].name == "lightColors" || tree[call].name == "darkColors"
    schemes.append(
      (
        CodeScheme(
          isDark: isDark, isMaterial2: isMaterial2, isVariant: false, hasDefaults: hasDefaults,
          package: package, colors: colors), call
      ))
  }

  private mutating func addDynamicScheme(_ call: NodeID, _ isDark: Bool) {
    let colors = MaterialRole.all.mapValues { CodeColor?.some(.tone(isDark ? $0.dark : $0.light)) }
    schemes.append(
      (
        CodeScheme(
          isDark: isDark, isMaterial2: false, isVariant: false, hasDefaults: false, package: package,
          colors: colors), call
      ))
  }

  /// Reads `scheme.copy(surface = Color.Black)`.
  private mutating func addVariant(_ call: NodeID) {
    let colors = colors(of: call)
    guard colors.keys.contains(where: { MaterialRole.all[$0] != nil }) else { return }
    let grounds = ["surface", "background"].compactMap { colors[$0] ?? nil }
    let isBlack = !grounds.isEmpty && grounds.allSatisfy { $0 == .literal(.black) }
    schemes.append(
      (
        CodeScheme(
          isDark: isBlack ? true : nil, isMaterial2: false, isVariant: true, hasDefaults: false,
          package: package, colors: colors), call
      ))
  }

  private func colors(of call: NodeID) -> [String: CodeColor?] {
    var colors: [String: CodeColor?] = [:]
    for argument in tree.arguments(of: call) where tree[argument].name != .none {
      let color = tree.value(ofArgument: argument).flatMap { tree.codeColor(of: $0, imports) }
      colors[tree.nameText(of: argument)] = .some(color)
    }
    return colors
  }

  /// Reads `AppColors(ink = Ink, paper = Color.White)`, an instance of the app's own palette, and one with groups of
  /// colors: `AppColors(text = TextColors(primary = Ink))`.
  private mutating func addPalette(_ call: NodeID, _ isDark: Bool?, _ declarations: [NodeID]) {
    guard tree.namesObject(call),
      isPalette(tree.nameRange(of: call)) || isPalette(call, isDark, instanceOf: declarations.last)
    else { return }
    addColors(of: call, as: tree.nameText(of: call), in: "", isDark, depth: 0)
  }

  private mutating func addColors(
    of call: NodeID, as type: String, in group: String, _ isDark: Bool?, depth: Int
  ) {
    for argument in tree.arguments(of: call) where tree[argument].name != .none {
      guard palettes.count < CodeColorReader.mostConstants else { return }
      let name = group + tree.nameText(of: argument)
      let value = tree.value(ofArgument: argument)
      let color = value.flatMap { tree.codeColor(of: $0, imports) }
      if color == nil, depth < 3, let inner = value.flatMap(tree.soleLink(of:)), tree[inner].kind == .call,
        tree.namesObject(inner)
      {
        addColors(of: inner, as: type, in: name + ".", isDark, depth: depth + 1)
      }
      palettes.append((name, PaletteColor(isDark: isDark, package: package, type: type, color: color)))
    }
  }

  /// Returns whether a call is the value of a property that's named like a light or dark set of colors:
  /// `val LightAppColors = AppTokens(…)`.
  private func isPalette(_ call: NodeID, _ isDark: Bool?, instanceOf property: NodeID?) -> Bool {
    guard isDark != nil, let property, tree.declarationKind(of: property) == .property,
      let value = tree.colorValue(of: property), tree.soleLink(of: value) == call
    else { return false }
    let name = tree.text[tree.nameRange(of: property)]
    return name.spells("Colors") || name.spells("Palette")
  }

  /// Reads `object : AppColors { override val ink = Ink }`.
  private mutating func object(_ object: NodeID, _ declarations: [NodeID], _ arms: [NodeID]) {
    guard let type = tree.child(.type, of: object), let block = tree.child(.block, of: object) else { return }
    addProperties(in: block, ofPalette: tree.nameRange(of: type), isDark(declarations, arms))
  }

  /// Reads `class AppColors(val ink: Color) { val error = Color(0xFFB00020) }`, whose instances all have the colors in
  /// its body.
  private mutating func paletteClass(_ type: NodeID) {
    guard let block = tree.child(.block, of: type) else { return }
    addProperties(in: block, ofPalette: tree.nameRange(of: type), nil, onlyConstants: true)
  }

  /// Adds the properties in the body of a type that's named like a set of colors: all of them, or only known constants.
  private mutating func addProperties(
    in block: NodeID, ofPalette name: Range<Int>, _ isDark: Bool?, onlyConstants: Bool = false
  ) {
    guard isPalette(name), palettes.count < CodeColorReader.mostConstants else { return }
    let type = tree.text.string(name)
    for child in tree.children(of: block) where tree.declarationKind(of: child) == .property {
      let color = tree.colorValue(of: child).flatMap { tree.codeColor(of: $0, imports) }
      if onlyConstants, color == nil || !tree.declaresValue(child) { continue }
      let entry = PaletteColor(isDark: isDark, package: package, type: type, color: color)
      palettes.append((tree.nameText(of: child), entry))
    }
  }

  /// Returns whether a type is named like a set of colors.
  private func isPalette(_ name: Range<Int>) -> Bool {
    let name = tree.text[name]
    return name.ends(with: "Colors") || name.ends(with: "Palette") || name.ends(with: "ColorScheme")
      || name.ends(with: "ColorSet")
  }

  /// Returns whether a scheme or palette is for dark mode, judging by the branches and declarations around it.
  private func isDark(_ declarations: [NodeID], _ arms: [NodeID]) -> Bool? {
    for arm in arms.reversed() {
      if let isDark = tree.isDark(arm) { return isDark }
    }
    for declaration in declarations.reversed() {
      if let isDark = tree.namesDark(tree.text[tree.nameRange(of: declaration)]) { return isDark }
    }
    return nil
  }

  // MARK: Constants in the file

  /// Returns a color with the file's own constants replaced by their colors.
  func inFile(_ color: CodeColor, depth: Int = 0) -> CodeColor {
    guard depth < 8 else { return color }
    switch color {
    case .name(let name, nil):
      guard let known = constants[name] else { return color }
      return inFile(known, depth: depth + 1)
    case .faded(let color, let alpha): return .faded(inFile(color, depth: depth + 1), alpha)
    case .gradient(let colors): return .gradient(colors.map { inFile($0, depth: depth + 1) })
    case .byAppearance(let light, let dark):
      return .byAppearance(inFile(light, depth: depth + 1), inFile(dark, depth: depth + 1))
    default: return color
    }
  }

  func inFile(_ scheme: CodeScheme) -> CodeScheme {
    var scheme = scheme
    scheme.colors = scheme.colors.mapValues { $0.map { inFile($0) } }
    return scheme
  }

  private func inFile(_ color: PaletteColor) -> PaletteColor {
    var color = color
    color.color = color.color.map { inFile($0) }
    return color
  }
}
