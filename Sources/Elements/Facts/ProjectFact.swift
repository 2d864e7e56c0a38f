// A fact that one file contributes to its project.

/// One file's result for a `ProjectKey`.
public enum ProjectFact: Sendable, Equatable {
  case text(TextValue)
  case color(ColorValue)
  case codeColor(CodeConstant)
  case scheme(CodeScheme)
  case paletteColor(PaletteColor)
  case dimension(AndroidDimension)
  /// A color that instances of a light or dark theme have.
  case themeColor(ColorValue, isDark: Bool)
  /// A resource that refers to another one of the same kind.
  case alias(String)
  case style(AndroidStyle)
  case drawable(AndroidDrawable)
  case component(Component)
  /// The treatment of passed content by the composables with a name.
  case slots(ComponentSlots)
  /// A Swift member that returns an image or another view.
  case imageMember(ImageMember)
  /// A modifier that the app declares.
  case viewModifier(CustomModifier)
  /// The modifiers that one file passes to the composables with a name.
  case modifierUse(ModifierUse)
  /// The places in one file that show a component.
  case places([ComponentPlace])
  case viewCode(ViewCode)
  /// The properties that code sets on a view from elsewhere.
  case viewUse(ViewCode.Use)
  case viewClass(ViewClass)
  /// The name of the layout that includes it, without underscores.
  case including(String)
  case version(TargetVersion)
  /// The files that an Xcode project or a package compiles.
  case targets(XcodeTargets)
  /// The name of the text with these words.
  case textName(String)
  /// The generated constant for a text.
  case textAccessor(TextAccessor)
  /// The package of the module's resources.
  case namespace(String)
  /// The number of a file's texts with symbols as keys, and the number with the texts themselves as keys.
  case keys(symbols: Int, texts: Int)
  /// The path of a file with texts, relative to the project root.
  case stringTable(String)
  /// The label of an icon-only button.
  case pictureLabel(PictureLabel)
  /// The first places in one file that use a composable.
  case uses([CodeUse])
  /// Something that exists but can't be determined.
  case unknown

  /// Returns whether two facts are the same, ignoring the parameters of components and the values of styles.
  func agrees(with other: ProjectFact) -> Bool {
    switch (self, other) {
    case (.component(let left), .component(let right)): left.says(whatSays: right)
    case (.style(let left), .style(let right)): left.isLike(right)
    default: self == other
    }
  }
}
