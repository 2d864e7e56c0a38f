// Which files are documents of Interface Builder.

import Syntax

/// Files that Xcode’s Interface Builder writes: `.xib` and `.storyboard`.
public enum InterfaceBuilderDocument {
  /// Whether a file is one by its name, in any case.
  public static func isDocument(path: String) -> Bool {
    // `.xib`, `.storyboard`
    guard let last = path.utf8.last, last | 0x20 == UInt8(ascii: "b") || last | 0x20 == UInt8(ascii: "d")
    else {
      return false
    }
    let path = path.utf8.suffix(11).map { $0.isASCIILetter ? $0 | 0x20 : $0 }
    return path.suffix(4).elementsEqual(".xib".utf8) || path.elementsEqual(".storyboard".utf8)
  }

  /// The locale of the folder as a BCP 47 tag: `de.lproj` gives `de`; nil without one, and for `Base.lproj`, whose texts
  /// are in the development language.
  public static func locale(path: String) -> String? {
    guard isDocument(path: path), let folder = path.split(separator: "/").dropLast().last,
      folder.hasSuffix(".lproj"), folder != "Base.lproj"
    else { return nil }
    return folder.dropLast(6).split(separator: "_").joined(separator: "-")
  }

  /// What every document begins with: one that lacks both `views` and comments of ours shows nothing that is read.
  public static let root = "<document"
  /// The documents that are read are those of UIKit: not AppKit’s, nor those of tvOS and watchOS.
  public static let views: StaticString = ".CocoaTouch."
}
