// Views of libraries: images from the network, like SwiftUI's `AsyncImage`, and views that only show their content.

import Syntax

/// A library that a file imports. Its images are treated as images whose label comes from the file name or is made up,
/// unless they are labeled or hidden.
///
/// Source: Kingfisher 8, “KFImageProtocol”, “KFOptionSetter”; SDWebImageSwiftUI 3, “WebImage”, “AnimatedImage”; Nuke
/// 12, “LazyImage”; The Composable Architecture 1, “WithViewStore”, “IfLetStore”, “ForEachStore”, “SwitchStore”;
/// Perception 1, “WithPerceptionTracking”.
enum SwiftUILibrary {
  static func view(named name: Identifier, _ imports: Set<Identifier>) -> SwiftUIView? {
    if isPicture(name, imports) { return SwiftUIView(role: .image, shape: .leaf) }
    return showsContent(name, imports) ? SwiftUIView(role: .container, shape: .container) : nil
  }

  /// Returns whether a view shows only the content of its closures.
  private static func showsContent(_ name: Identifier, _ imports: Set<Identifier>) -> Bool {
    switch name {
    case "WithPerceptionTracking":
      imports.contains("ComposableArchitecture") || imports.contains("Perception")
    case "WithViewStore", "IfLetStore", "ForEachStore", "SwitchStore", "CaseLet":
      imports.contains("ComposableArchitecture")
    default: false
    }
  }

  /// Returns whether `name` is a library's image view in a file with these imports.
  static func isPicture(_ name: Identifier, _ imports: Set<Identifier>) -> Bool {
    switch name {
    case "KFImage", "KFAnimatedImage": imports.contains("Kingfisher") || imports.contains("KingfisherSwiftUI")
    case "WebImage", "AnimatedImage": imports.contains("SDWebImageSwiftUI")
    case "LazyImage": imports.contains("NukeUI")
    default: false
    }
  }

  static func mayBePicture(_ name: Identifier) -> Bool {
    switch name {
    case "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "LazyImage": true
    default: false
    }
  }

  /// Returns whether a modifier of these images sets up loading or the placeholder.
  static func isLoading(_ name: Identifier) -> Bool { loading.contains(name) }

  private static let loading = Set(
    Identifier.list(
      """
      placeholder onSuccess onFailure onProgress onFailureImage onFailureView fade loadTransition cancelOnDisappear \
      reducePriorityOnDisappear startLoadingBeforeViewAppear forceRefresh forceTransition cacheOriginalImage \
      setProcessor appendProcessor downsampling resizing roundCorner scaleFactor loadDiskFileSynchronously \
      memoryCacheExpiration diskCacheExpiration targetCache originalCache requestModifier redirectHandler retry \
      lowDataModeSource onlyLoadFirstFrame fromMemoryCacheOrRefresh backgroundDecode callbackQueue processingQueue \
      waitForCache onlyFromCache keepCurrentImageWhileLoading serialize indicator retryOnAppear playbackRate \
      playbackMode maxBufferSize runLoopMode pausable purgeable customLoopCount incrementalLoad processors priority \
      pipeline onStart onCompletion
      """))
}
