// Audio and video in Swift code.

import Source
import Syntax

extension SwiftPractices {
  // MARK: Autoplay

  /// Checks `.onAppear { player.play() }` and `override func viewDidAppear(…) { player.play() }`.
  ///
  /// Source: Apple, “UIAccessibility › isVideoAutoplayEnabled”.
  mutating func playing(_ call: NodeID) {
    guard tree[call].kind == .call, tree.arguments(of: call).isEmpty,
      let statement = tree.expression(endingIn: call), playsMedia(statement),
      !isSpelledAround("AutoplayEnabled"), !isSpelledAround("autoplay"), !isSpelledAround("autoPlay"),
      !isOfPlayback
    else { return }
    let isMuted =
      isSpelledAround("isMuted = true") || isSpelledAround("volume = 0") || isSpelledAround("muted")
    let range = tree[statement].range
    let edits: [WriterEdit] = [
      .insert(at: range.lowerBound, .text("if UIAccessibility.isVideoAutoplayEnabled { ")),
      .insert(at: range.upperBound, .text(" }")),
    ]
    if let modifier = appearance(around: statement) {
      add(
        Practice(
          .swiftUI, .autoplay(.media(isMuted: isMuted)), range: tree[modifier].range, edits: edits))
    } else if runsDirectly(statement), let member = enclosingMember,
      ["viewDidLoad", "viewWillAppear", "viewDidAppear"].contains(tree[member].name)
    {
      add(Practice(.uiKit, .autoplay(.media(isMuted: isMuted)), range: range, edits: edits))
    }
  }

  /// Returns whether a statement is `player.play()` on something named after audio or video.
  private func playsMedia(_ statement: NodeID) -> Bool {
    let links = tree.links(of: statement)
    guard links.count > 1 else { return false }
    let name = tree.text[tree.nameRange(of: links[links.count - 2])]
    return ["layer", "ideo", "udio", "usic", "ound"].contains { name.spells($0) }
  }

  /// Returns the modifier `.onAppear` or `.task` whose closure directly contains a statement.
  private func appearance(around statement: NodeID) -> NodeID? {
    guard let closure = tree.parent(of: statement), tree[closure].kind == .closure,
      let place = tree.argument(of: closure)
    else { return nil }
    switch tree[place.call].name {
    case "onAppear", "task": return place.call
    default: return nil
    }
  }

  /// True if an enclosing declaration is named after playback, which users start deliberately.
  private var isOfPlayback: Bool {
    declarations.contains { declaration in
      guard tree.declarationKind(of: declaration) != .function else { return false }
      let name = tree.text[tree.nameRange(of: declaration)]
      return ["Player", "layback", "Viewer", "Sound", "Preview"].contains { name.spells($0) }
    }
  }

  // MARK: Captions

  /// Checks `AVPlayer(url: url)` in a file that doesn't mention captions.
  ///
  /// Source: Apple, “AVFoundation › Selecting subtitles and alternative audio tracks”.
  mutating func media(_ call: NodeID) {
    guard tree[call].kind == .call, let url = tree.argument("url", of: call),
      !speaksOfCaptions(), !isOfSound(tree[url].range)
    else { return }
    let isSwiftUI = tree.importedNames.contains("SwiftUI")
    add(Practice(isSwiftUI ? .swiftUI : .uiKit, .uncaptionedMedia, range: tree[call].range))
  }

  /// Words in code that selects captions or uses formats that include them, or that has no speech to caption.
  static let captionWords = WordSearch([
    "mediaSelectionGroup", "egible", "ubtitle", "aption", "ranscript", "m3u8", "isMuted = true",
    "AVPlayerLooper",
  ])

  /// Returns whether code or the names of the declarations around it refer to sounds.
  private func isOfSound(_ range: Range<Int>) -> Bool {
    let names = declarations.map { tree.nameRange(of: $0) } + [range]
    return names.contains { range in
      let code = tree.code(range)
      return ["ound", "chime", "effect", "Effect", "usic", "adio", "udio", "oice"].contains {
        code.spells($0)
      }
    }
  }
}
