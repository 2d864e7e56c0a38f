// Audio and video in Kotlin code.

import Source
import Syntax

extension KotlinPractices {
  // MARK: Autoplay

  /// Checks `LaunchedEffect(Unit) { player.play() }` and `override fun onResume() { player.start() }`.
  mutating func playing(_ call: NodeID) {
    guard tree[call].kind == .call, tree.arguments(of: call).isEmpty,
      let statement = tree.expression(endingIn: call)
    else { return }
    let links = tree.links(of: statement)
    guard links.count > 1, isOfMedia(links[links.count - 2]) else { return }
    autoplay(statement)
  }

  /// Checks `player.playWhenReady = true`.
  ///
  /// Source: Media3, “Player › setPlayWhenReady”.
  mutating func playingWhenReady(_ link: NodeID) {
    guard let target = tree.expression(endingIn: link), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, tree.isName("true", sides[1]) else { return }
    autoplay(assignment)
  }

  private mutating func autoplay(_ statement: NodeID) {
    guard !isOfPlayback, !isSpelledAround("utoPlay"), !isSpelledAround("utoplay") else { return }
    let isMuted =
      isSpelledAround("volume = 0f") || isSpelledAround("setVolume(0f") || isSpelledAround("muted")
    let framework: Framework
    if hasCompose, isInEffect(statement) {
      framework = .compose
    } else if hasViews, let function = enclosingFunction, runsIn(function, statement) {
      switch tree[function].name {
      case "onResume", "onCreate", "onStart", "onViewCreated": framework = .androidViews
      default: return
      }
    } else {
      return
    }
    add(Practice(framework, .autoplay(.media(isMuted: isMuted)), range: tree[statement].range))
  }

  /// Returns whether a name refers to audio or video.
  private func isOfMedia(_ link: NodeID) -> Bool {
    let name = tree.text[tree.nameRange(of: link)]
    return ["layer", "ideo", "udio", "usic"].contains { name.spells($0) }
  }

  /// Returns whether a statement is in the lambda of `LaunchedEffect`, directly or in `apply` and the like.
  private func isInEffect(_ statement: NodeID) -> Bool {
    var node = statement
    for _ in 0..<16 {
      guard let parent = tree.parent(of: node) else { return false }
      switch tree[parent].kind {
      case .declaration, .arm: return false
      case .call:
        switch tree[parent].name {
        case "LaunchedEffect", "DisposableEffect": return true
        case "apply", "run", "also", "let": node = parent
        default: return false
        }
      default: node = parent
      }
    }
    return false
  }

  /// Returns whether a statement runs unconditionally when a function runs: in no lambda except those of `apply` and
  /// the like.
  private func runsIn(_ function: NodeID, _ statement: NodeID) -> Bool {
    var node = statement
    for _ in 0..<16 {
      guard let parent = tree.parent(of: node) else { return false }
      if parent == function { return true }
      switch tree[parent].kind {
      case .declaration, .arm: return false
      case .call:
        switch tree[parent].name {
        case "apply", "run", "also", "let", "with": node = parent
        default: return false
        }
      default: node = parent
      }
    }
    return false
  }

  /// True if an enclosing declaration is named after playback, which users start deliberately.
  private var isOfPlayback: Bool {
    enclosingNames.contains { name in
      ["Player", "layback", "Viewer", "Video", "Media", "Sound"].contains { name.spells($0) }
    }
  }

  /// Returns whether the outermost enclosing declaration contains a word.
  func isSpelledAround(_ word: StaticString) -> Bool {
    tree.code(tree[declarations.first ?? tree.root].range).spells(word)
  }

  // MARK: Captions

  /// Checks `MediaItem.fromUri(uri)` and `videoView.setVideoURI(uri)` in a file that doesn't mention captions.
  ///
  /// Source: Media3, “Media items › Sideloading subtitle tracks”; Android, “VideoView › addSubtitleSource”.
  mutating func media(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      !speaksOfCaptions(), !isOfSound,
      let value = tree.arguments(of: call).first.flatMap(tree.value(ofArgument:))
    else { return }
    let links = tree.links(of: expression)
    if tree[call].name == "fromUri" {
      guard links.count == 2, tree[links[0]].name == "MediaItem" else { return }
      let source = tree.sourceText(of: value)
      add(
        Practice(
          isComposable ? .compose : .androidViews, .uncaptionedMedia,
          range: tree[expression].range,
          edits: [
            WriterEdit(
              tree[expression].range,
              [
                .text("MediaItem.Builder().setUri(\(source)).setSubtitleConfigurations(listOf("),
                .placeholder("subtitles"), .text(")).build()"),
              ])
          ]))
    } else if hasViews {
      add(Practice(.androidViews, .uncaptionedMedia, range: tree[expression].range))
    }
  }

  static let captionWords = WordSearch([
    "SubtitleConfiguration", "ubtitle", "aption", "TimedTextSource", "ranscript", "m3u8", "HlsMediaSource",
    "DashMediaSource", "volume = 0f",
  ])

  private var isOfSound: Bool {
    enclosingNames.contains { name in
      ["ound", "usic", "udio", "adio", "oice"].contains { name.spells($0) }
    }
  }
}
