// Mentions of Interface Builder files in code and other files for Apple platforms.

import Source
import Syntax

extension MentionReader {
  /// Reads `-iPad"`, which may be the end of a name that code assembles.
  mutating func takeEnding(_ bytes: Span<UInt8>, _ start: Int) {
    let (_, end) = Identifier.beginning(at: start + 1, in: bytes)
    if end > start + 1, bytes[end] == UInt8(ascii: "\"") { takeAnywhere(Mention.ending(text[start..<end])) }
  }

  /// Reads code that loads files, assembles a file name, gets one from generated constants, or starts an app.
  mutating func takeLoading(_ word: Word, _ bytes: Span<UInt8>) {
    let range = word.range
    switch word.id {
    case "UIApplicationMain", "NSApplicationMain": takeAnywhere(Mention.appleApp)
    case "main" where range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "@"):
      takeAnywhere(Mention.appleApp)
    case "overrideUserInterfaceStyle" where word.before == "window": takeAppearance(behind: word, bytes)
    case "nib" where word.before == "R": takeAnywhere(Mention.anyDocument)
    case "nibName", "nibNamed", "loadNibNamed":
      var at = range.upperBound
      let end = min(text.count, at + MentionReader.longestArgument)
      while at < end, !bytes[at].isLineBreak {
        let (byte, next) = (bytes[at], bytes[at + 1])
        let isInterpolated = byte == UInt8(ascii: "\\") && next == UInt8(ascii: "(")
        let isJoined = byte == UInt8(ascii: "+") && next.isBlank
        if isInterpolated || isJoined { return takeAnywhere(Mention.anyDocument) }
        at += 1
      }
      if MentionReader.signsOfComposition.finds(in: text.string(range.upperBound..<max(at, range.upperBound)))
      {
        takeAnywhere(Mention.anyDocument)
      }
    default: takeStoryboard(word, bytes)
    }
  }

  /// Reads the appearance in the text after a word: `.overrideUserInterfaceStyle = .dark`,
  /// `<key>UIUserInterfaceStyle</key><string>Dark</string>`.
  mutating func takeAppearance(behind word: Word, _ bytes: Span<UInt8>) {
    var at = word.range.upperBound
    let end = min(text.count, at + MentionReader.longestArgument)
    if kind == .propertyList {
      while at < end, bytes[at] != UInt8(ascii: ">") { at += 1 }
      at += 1
      while at < end, bytes[at] != UInt8(ascii: ">") { at += 1 }
      at += 1
    } else {
      while at < end, bytes[at].isBlank || bytes[at] == UInt8(ascii: "=") { at += 1 }
      guard at < end, bytes[at] == UInt8(ascii: ".") else { return takeAnywhere(Mention.otherAppearance) }
      at += 1
    }
    guard at < end else { return }
    takeAnywhere(Mention.appearance(Identifier.beginning(at: at, in: bytes).0))
  }

  private static let longestArgument = 200
  private static let signsOfComposition = WordSearch(["ormat", "append"])

  // MARK: Storyboards

  /// Reads code that loads storyboards: `UIStoryboard(name: "Main", bundle: nil)`, a storyboard constant, and computed
  /// names, which may mean any storyboard.
  ///
  /// Source: Apple, `UIStoryboard.init(name:bundle:)`; SwiftGen, `StoryboardScene`; R.swift, `R.storyboard`.
  private mutating func takeStoryboard(_ word: Word, _ bytes: Span<UInt8>) {
    let next = bytes[word.range.upperBound]
    switch word.id {
    case "UIStoryboard", "NSStoryboard":
      if next == UInt8(ascii: "(") { takeStoryboardName(behind: word.range.upperBound + 1, bytes) }
    case "init" where next == UInt8(ascii: "("):
      let (label, end) = Identifier.beginning(at: word.range.upperBound + 1, in: bytes)
      guard label == "name" else { return }
      takeStoryboardName(behind: end, bytes, orAny: word.before == "UIStoryboard")
    case "storyboardWithName", "storyboardNamed", "storyboardName":
      takeStoryboardName(behind: word.range.upperBound, bytes)
    case "storyboard" where word.before == "R", "StoryboardScene": takeAnywhere(Mention.anyStoryboard)
    default:
      guard StoryboardConstants.names(word.range, bytes) else { return }
      let (constant, end) = Identifier.beginning(at: word.range.upperBound + 1, in: bytes)
      if next == UInt8(ascii: "."), end > word.range.upperBound + 1 {
        take(Mention.constant(constant, of: word.id))
      } else {
        takeAnywhere(Mention.anyStoryboard)
      }
    }
  }

  /// Reads the literal argument here. If it isn't a literal, any storyboard is mentioned.
  private mutating func takeStoryboardName(behind start: Int, _ bytes: Span<UInt8>, orAny isOpen: Bool = true)
  {
    var at = start
    let end = min(text.count, start + MentionReader.longestArgument)
    while at < end, isPassed(bytes[at]) {
      at += 1
    }
    guard bytes[at] == UInt8(ascii: "\"") else {
      if isOpen { takeAnywhere(Mention.anyStoryboard) }
      return
    }
    let name = at + 1
    at = name
    while at < end, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\"), !bytes[at].isLineBreak {
      at += 1
    }
    if bytes[at] == UInt8(ascii: "\"") {
      take(Mention.storyboard(text[name..<at]))
    } else if isOpen {
      takeAnywhere(Mention.anyStoryboard)
    }
  }

  private func isPassed(_ byte: UInt8) -> Bool {
    byte.isBlank || byte.isIdentifierByte || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@")
  }

  // MARK: Interface Builder files

  mutating func takeInDocument(_ word: Word, _ bytes: Span<UInt8>) {
    let start = word.range.upperBound + 2
    guard bytes[word.range.upperBound] == UInt8(ascii: "="), start <= text.count else { return }
    switch word.id {
    case "customClass", "nibName":
      let (name, nameEnd) = Identifier.beginning(at: start, in: bytes)
      if nameEnd > start { take(name) }
      if name == "UIApplication" || name == "NSApplication" { isMainDocument = true }
    case "storyboardName":
      var end = start
      while end < text.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
      take(Mention.storyboard(text[start..<end]))
    default: break
    }
  }
}
