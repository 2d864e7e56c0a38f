import SwiftUI

/// The screen that plays one episode.
struct PlayerView: View {
  let episode: Episode
  @State private var isPlaying = false
  @State private var position = 0.0
  @State private var speed = 1.0
  @State private var downloadsOnly = false

  var body: some View {
    VStack(spacing: 24) {
      artwork
      titles
      Slider(value: $position, in: 0...episode.duration)
      controls
      HStack {
        Text("Play at double speed")
        Toggle("", isOn: $downloadsOnly)
      }
      chapters
    }
    .padding()
    .toolbar {
      Button(action: share) {
        Image(systemName: "square.and.arrow.up")
      }
    }
  }

  private var artwork: some View {
    Image("cover-large")
      .resizable()
      .scaledToFit()
      .overlay(alignment: .topTrailing) {
        Text("New")
          .padding(4)
          .background(.white)
      }
  }

  private var titles: some View {
    VStack {
      Text(episode.title)
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      Text(episode.show)
        .onTapGesture { openShow() }
    }
  }

  private var controls: some View {
    HStack(spacing: 32) {
      Button {
        seek(by: -30)
      } label: {
        Image("back-30")
      }
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
      }
      .accessibilityLabel("Play button")
      Button("Skip ahead", systemImage: "goforward.30") {
        seek(by: 30)
      }
      .labelStyle(.iconOnly)
    }
  }

  private var chapters: some View {
    ForEach(episode.chapters) { chapter in
      HStack {
        Image(systemName: "bookmark")
        Text(chapter.title)
      }
      .onLongPressGesture { rename(chapter) }
    }
  }

  private func share() {}
  private func openShow() {}
  private func seek(by seconds: Double) {}
  private func rename(_ chapter: Chapter) {}
}
