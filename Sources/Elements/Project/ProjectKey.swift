// What one file of a project can ask the others about.

/// A question that other files answer: what a resource is, what code does to the views of a layout.
public struct ProjectKey: Hashable, Sendable {
  public enum Kind: UInt8, Sendable {
    /// An Android text, by its name.
    case string
    /// An Android text, by what it says in lowercase; of the few words alone that fixes propose.
    case androidWords
    /// An Apple text, by what it says in lowercase; of the few words alone that fixes propose.
    case appleWords
    /// An Android color, by its name.
    case color
    /// An Android dimension, by its name.
    case dimension
    /// An Android style, by its name.
    case style
    /// An Apple text, by its key in the table `Localizable`.
    case localizedText
    /// A color of an asset catalog, by its name.
    case assetColor
    /// A component of the app, by its name: a view type of SwiftUI.
    case component
    /// Where a component of the app is shown, by its name.
    case componentPlaces
    /// A composable of the app, by its name.
    case composable
    /// What code does to the views of the layout of this name, without underscores; without a name, to those of any.
    /// After a colon: what a Swift type of this name does to its outlets.
    case viewCode
    /// Whether code looks up views by an id, `R.id.close`, by its name without case and underscores.
    case viewID
    /// What code does to a view that is a property of another object, by the name of the property without case and
    /// underscores.
    case memberUse
    /// What a function does to the views that it is given, by its name.
    case viewFunction
    /// Whether code gives a title to items of Android menus: to the item `id/close`, or to any of those of `menu/main`.
    case menuTitle
    /// A class of views, by its name; one of Swift behind a colon.
    case viewClass
    /// The layouts that show the layout of this name, without underscores.
    case including
    /// Whether texts are kept apart from code, to be translated: of `apple` or `android`.
    case translation
    /// The lowest version that the app has to run on, by the name of a `TargetSystem`.
    case target
    /// Whether the app runs on a system, by the name of a `TargetSystem`.
    case system
    /// The package of the class `R` of a module; without a name.
    case namespace
    /// Which module a package of a class `R` belongs to, by its name.
    case resourcePackage
    /// The files that define the texts of an Android module, by the directory of that.
    case stringTable
    /// Whether the keys of an Apple project's texts are symbols or the texts themselves; without a name.
    case keys
    /// What buttons are called that show a picture, by its name; on Apple's systems behind the kind of picture.
    case pictureLabel
    /// How many files mention something, by the hash of that; see `Mention`.
    case mention
    /// Whether anything shows a part, by the hash of its name; see `ShownPart`.
    case showing
  }

  public var kind: Kind
  public var name: String

  /// Whether it asks what code does to the views of an Android layout, or which code that may be. What code sets on a
  /// document of Interface Builder is another matter: as long as nobody answers, nothing is missing there.
  public var isAboutLayoutCode: Bool {
    [.including, .menuTitle, .viewID, .viewFunction].contains(kind)
      || (kind == .viewCode && name.utf8.first != UInt8(ascii: ":"))
  }

  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// The package of a module's resources.
  public static let namespace = ProjectKey(.namespace, "")
  /// Whether the keys of Apple texts are symbols: `PLAY_BUTTON`.
  public static let keys = ProjectKey(.keys, "")
  /// Whether there are catalogs or tables of texts.
  public static let appleTranslation = ProjectKey(.translation, "apple")
  /// Whether there are resources with texts.
  public static let androidTranslation = ProjectKey(.translation, "android")
}
