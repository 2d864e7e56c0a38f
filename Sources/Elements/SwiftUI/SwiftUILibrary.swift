// Libraries whose views show a picture from the network, as SwiftUI's own `AsyncImage` does.

import Syntax

/// A library of pictures that a file imports. Its views are met as pictures, with a name that is read from a file or
/// made up, unless they are labelled or hidden.
///
/// Source: Kingfisher 8, “KFImageProtocol”, “KFOptionSetter”; SDWebImageSwiftUI 3, “WebImage”, “AnimatedImage”;
/// Nuke 12, “LazyImage”.
enum SwiftUILibrary {
  /// Whether the file that imports these modules means a library's picture by `name`.
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

  /// The modifiers of these pictures, which say how they are loaded and what is shown until then.
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
