// The missing-captions rule: sound and video without captions or a transcript.

import Elements

extension Rule {
  static let missingCaptions = Rule(
    "missing-captions", "No captions found for media", .motionAndMedia, profile: .strict,
    severity: .hint, criteria: [.audioOnlyAndVideoOnly, .captions, .audioDescriptionOrAlternative],
    why: "Code doesn't show which tracks a media file contains. Check that it has captions.",
    examples: [
      .bad(
        .uiKit,
        "class Tour: UIViewController { func show(_ url: URL) { let player = ⟦AVPlayer(url: url)⟧; present(player) } }"
      ),
      .right(
        .uiKit,
        "class Tour: UIViewController { func show(_ url: URL) { let player = AVPlayer(url: url); select(asset.mediaSelectionGroup(forMediaCharacteristic: .legible)) } }"
      ),
      .good(
        .uiKit,
        "class Tour: UIViewController { func chime() { AVPlayer(url: soundURL).play() } }"),
      .good(
        .uiKit,
        "class Tour: UIViewController { func show() { let player = AVPlayer(url: URL(string: \"https://a.org/a.m3u8\")) } }"
      ),
      .bad(
        .swiftUI,
        "import SwiftUI\nstruct Tour: View { var body: some View { VideoPlayer(player: ⟦AVPlayer(url: url)⟧) } }"
      ),
      .right(
        .swiftUI,
        "import SwiftUI\nstruct Tour: View { var body: some View { VideoPlayer(player: AVPlayer(url: url)); Text(transcript) } }"
      ),
      .bad(
        .androidViews,
        "class Tour : Activity() { fun show(u: Uri) { player.setMediaItem(⟦MediaItem.fromUri(u)⟧) } }",
        fixed:
          "class Tour : Activity() { fun show(u: Uri) { player.setMediaItem(MediaItem.Builder().setUri(u).setSubtitleConfigurations(listOf(‹subtitles›)).build()) } }"
      ),
      .bad(
        .androidViews, "class Tour : Activity() { fun show(u: Uri) { ⟦videoView.setVideoURI(u)⟧ } }"),
      .right(
        .androidViews,
        "class Tour : Activity() { fun show(u: Uri) { videoView.setVideoURI(u); videoView.addSubtitleSource(s, f) } }"
      ),
      .good(
        .androidViews,
        "class SoundEffects : Activity() { fun show(u: Uri) { player.setMediaItem(MediaItem.fromUri(u)) } }"),
      .right(
        .compose,
        """
        import androidx.compose.runtime.Composable
        @Composable fun Tour(u: Uri) { val item = MediaItem.Builder().setUri(u).setSubtitleConfigurations(listOf(captions)).build() }
        """),
      .bad(
        .compose,
        "import androidx.compose.runtime.Composable\n@Composable fun Tour(u: Uri) { val item = ⟦MediaItem.fromUri(u)⟧ }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .uncaptionedMedia {
      report.report(
        practice.framework, at: practice.range,
        "This media has no captions or transcript attached. Add them unless the file includes them.",
        fixes: [practice.fix("Attach a subtitle track")])
    }
  }
}
