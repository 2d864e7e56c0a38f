// Interface Builder files and their locales.

import Syntax

/// Files written by Xcode's Interface Builder: `.xib` and `.storyboard`.
public enum InterfaceBuilderDocument {
  /// Returns whether a file is an Interface Builder file, judging by its extension in any case.
  public static func isDocument(path: String) -> Bool {
    // `.xib`, `.storyboard`
    guard let last = path.utf8.last, last | 0x20 == UInt8(ascii: "b") || last | 0x20 == UInt8(ascii: "d")
    else {
      return false
    }
    let path = path.utf8.suffix(11).map { $0.isASCIILetter ? $0 | 0x20 : $0 }
    return path.suffix(4).elementsEqual(".xib".utf8) || path.elementsEqual(".storyboard".utf8)
  }

  /// Returns the directory's locale as a BCP 47 tag, such as `de` for `de.lproj`. Nil if there is none, and for
  /// `Base.lproj`, whose texts are in the development language.
  public static func locale(path: String) -> String? {
    guard isDocument(path: path), let folder = path.split(separator: "/").dropLast().last,
      folder.hasSuffix(".lproj"), folder != "Base.lproj"
    else { return nil }
    return folder.dropLast(6).split(separator: "_").joined(separator: "-")
  }

  /// The beginning of every Interface Builder file. A file with neither `views` nor suppressions has nothing to report.
  public static let root = "<document"
  /// The text that identifies UIKit files. AppKit, tvOS, and watchOS files aren't read.
  public static let views: StaticString = ".CocoaTouch."
}
