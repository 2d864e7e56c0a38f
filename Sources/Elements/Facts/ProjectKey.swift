// The keys for facts that files need from other files.

/// The key of a fact that other files contribute: a resource's value, or the properties that code sets on a layout's
/// views.
public struct ProjectKey: Hashable, Sendable {
  public enum Kind: UInt8, Sendable {
    /// An Android text, by its name.
    case string
    /// An Android text, by its words in lowercase. Only for the few texts that fixes propose.
    case androidWords
    /// An Apple text, by its words in lowercase. Only for the few texts that fixes propose.
    case appleWords
    /// An Android color, by its name.
    case color
    /// A constant color in Kotlin code, by its names after each other: `Ink`, `AppColors.Ink`.
    case codeColor
    /// The Material color schemes that Kotlin code creates. Without a name.
    case scheme
    /// The colors that an app's own palettes have for a name.
    case paletteColor
    /// The use of a Material composable that draws the theme's colors, by its name.
    case materialUse
    /// An Android dimension, by its name.
    case dimension
    /// An Android style, by its name.
    case style
    /// The Android themes that a manifest gives the app (`app`) or that set colors (`colored`), and the existence of
    /// text buttons in layouts (`textButton`).
    case theme
    /// An Android drawable in XML, by its name.
    case drawable
    /// An Apple text, by its key in the table `Localizable`.
    case localizedText
    /// A Swift package with resources, by its directory without a trailing slash.
    case package
    /// The generated constant for an Apple text, by its key.
    case textAccessor
    /// The generated constant for an Apple text, by its words in lowercase. Only for the few texts that fixes propose.
    case accessorWords
    /// An asset catalog color, by its name.
    case assetColor
    /// An asset catalog color, by the name of the symbol that Xcode generates.
    case assetSymbol
    /// A color in Swift code: `Palette.ink` for a static member, `.ink` for a property of themes.
    case appleColor
    /// A color that depends on the instance, such as a status, by the name of the property.
    case colorChoice
    /// A custom component such as a SwiftUI view type, by its name.
    case component
    /// The places that show a custom component, by its name.
    case componentPlaces
    /// A custom composable, by its name.
    case composable
    /// The treatment of passed content by custom composables, by their name.
    case slots
    /// A modifier that the app declares: for SwiftUI, by its name or the name of its type; for Compose, by its name after
    /// `Modifier.`.
    case viewModifier
    /// A Swift member that returns an image or another view, by its name.
    case imageMember
    /// The existence of a Swift function that shows the asset it belongs to, by its name.
    case assetFunction
    /// The modifiers that callers pass to custom composables, by the composables' name.
    case modifierUse
    /// The properties that code sets on the views of a layout, by the layout's name without underscores. Without a
    /// name: on the views of any layout. After a colon: the properties that the Swift type with this name sets on its
    /// outlets.
    case viewCode
    /// The existence of code that looks up views by an ID such as `R.id.close`, by its name in lowercase without
    /// underscores.
    case viewID
    /// The properties that code sets on a view that is a property of another object, by the property's name in
    /// lowercase without underscores. After a colon: on a view in a variable that is declared with this Swift class.
    case memberUse
    /// The properties that a function sets on the views in its arguments, by its name.
    case viewFunction
    /// The existence of code that sets titles of Android menu items: of the item `id/close`, or of any item in
    /// `menu/main`.
    case menuTitle
    /// The existence of code that shows several images in the Android menu item `id/mute`.
    case menuPicture
    /// A view class, by its name. For Swift, the name follows a colon.
    case viewClass
    /// The layouts that include a layout, by its name without underscores.
    case including
    /// The existence of localizable texts, for `apple` or `android`.
    case translation
    /// The existence of translations to another language, by the name of the table or of the Interface Builder file
    /// whose texts they are. Without a name: of any.
    case translatedTable
    /// The lowest supported version, by the name of a `TargetSystem`.
    case target
    /// The existence of a target for a platform, by the name of a `TargetSystem`.
    case system
    /// The files that Xcode projects and packages compile. With a path: whether a file is one of them.
    case targets
    /// The package of a module's `R` class. Without a name.
    case namespace
    /// The module of an `R` class, by its package.
    case resourcePackage
    /// The files that define an Android module's texts, by the module's directory.
    case stringTable
    /// The kind of keys that an Apple project's texts have: symbols, or the texts themselves. Without a name.
    case keys
    /// The labels of buttons with an image, by the image's name. For Apple platforms, the name follows the kind of
    /// image.
    case pictureLabel
    /// The number of files with a mention, by its hash; see `Mention`.
    case mention
    /// The existence of code that gives a constant to a text as its font, by its Swift type and name: `Fonts.title`.
    case fontUse
    /// A constant height in Kotlin code, by the name of its property: `buttonHeight`.
    case codeHeight
    /// The visibility of a part, by the hash of its name; see `ShownPart`.
    case showing
  }

  public var kind: Kind
  public var name: String

  /// True if the key is about code that uses an Android layout's views. Excludes code that uses Interface Builder
  /// files: while it's unknown, nothing is missing.
  public var isAboutLayoutCode: Bool {
    [.including, .menuTitle, .menuPicture, .viewID, .viewFunction].contains(kind)
      || (kind == .viewCode && name.utf8.first != UInt8(ascii: ":"))
  }

  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// The package of a module's resources.
  public static let namespace = ProjectKey(.namespace, "")
  /// The files that Xcode projects and packages compile.
  public static let targets = ProjectKey(.targets, "")
  /// The Material color schemes in Kotlin code.
  public static let schemes = ProjectKey(.scheme, "")
  /// The kind of keys that Apple texts have: symbols such as `PLAY_BUTTON`, or the texts themselves.
  public static let keys = ProjectKey(.keys, "")
  /// The existence of string catalogs or string tables.
  public static let appleTranslation = ProjectKey(.translation, "apple")
  /// The existence of string resources.
  public static let androidTranslation = ProjectKey(.translation, "android")
}
