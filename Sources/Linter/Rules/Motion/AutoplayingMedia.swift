// The autoplaying-media rule: sound, video, and endless animations that start automatically.

import Elements

extension Rule {
  static let autoplayingMedia = Rule(
    "autoplaying-media", "Media or animation plays automatically", .motionAndMedia, profile: .strict,
    severity: .information, criteria: [.audioControl, .pauseStopHide],
    why: "People can't follow a screen reader while media plays over it.",
    options: [
      RuleOption(
        "muted", default: .string("ignore"), oneOf: ["ignore", "report"], "How to treat muted media.")
    ],
    examples: [
      .bad(
        .swiftUI,
        "struct Intro: View { var body: some View { VideoPlayer(player: player)⟦.onAppear { player.play() }⟧ } }",
        fixed:
          "struct Intro: View { var body: some View { VideoPlayer(player: player).onAppear { if UIAccessibility.isVideoAutoplayEnabled { player.play() } } } }"
      ),
      .right(
        .swiftUI,
        "struct Intro: View { var body: some View { VideoPlayer(player: player).onAppear { if UIAccessibility.isVideoAutoplayEnabled { player.play() } } } }"
      ),
      .good(
        .swiftUI,
        "struct Intro: View { var body: some View { Clip().onAppear { player.isMuted = true; player.play() } } }"
      ),
      .good(
        .swiftUI, "struct Intro: View { var body: some View { Button(\"Play\") { player.play() } } }"),
      .good(
        .swiftUI,
        "struct MoviePlayer: View { var body: some View { VideoPlayer(player: player).onAppear { player.play() } } }"
      ),
      .bad(
        .uiKit,
        "class Intro: UIViewController { override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); ⟦player.play()⟧ } }",
        fixed:
          "class Intro: UIViewController { override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); if UIAccessibility.isVideoAutoplayEnabled { player.play() } } }"
      ),
      .right(
        .uiKit,
        "class Intro: UIViewController { @objc func playTapped() { player.play() } }"),
      .bad(
        .compose,
        "@Composable fun Intro() { LaunchedEffect(Unit) { ⟦player.play()⟧ } }"),
      .bad(
        .compose,
        "@Composable fun Intro() { LaunchedEffect(url) { player.apply { prepare(); ⟦playWhenReady = true⟧ } } }"
      ),
      .right(.compose, "@Composable fun Intro() { Button(onClick = { player.play() }) { Text(play) } }"),
      .good(
        .compose,
        "@Composable fun Intro() { LaunchedEffect(Unit) { player.volume = 0f; player.play() } }"),
      .bad(
        .androidViews,
        "class Intro : Activity() { override fun onResume() { super.onResume(); ⟦videoView.start()⟧ } }"),
      .right(
        .androidViews,
        #"class Intro : Activity() { override fun onCreate(state: Bundle?) { super.onCreate(state); playButton.setOnClickListener { videoView.start() } } }"#
      ),
      .good(
        .androidViews,
        "class Intro : Activity() { override fun onResume() { super.onResume(); if (wasPlaying) videoView.start() } }"
      ),
      .good(
        .androidViews,
        "class Intro : Activity() { override fun onResume() { super.onResume(); timer.start() } }"),
      .bad(
        .androidXML,
        #"<com.airbnb.lottie.LottieAnimationView ⟦app:lottie_autoPlay="true"⟧ app:lottie_loop="true"/>"#,
        fixed: #"<com.airbnb.lottie.LottieAnimationView app:lottie_autoPlay="true"/>"#),
      .right(
        .androidXML,
        #"<com.airbnb.lottie.LottieAnimationView app:lottie_autoPlay="true" app:lottie_loop="false"/>"#),
      .good(
        .androidXML,
        #"<com.airbnb.lottie.LottieAnimationView android:id="@+id/loading" app:lottie_autoPlay="true" app:lottie_loop="true"/>"#
      ),
    ]
  ) { report in
    for practice in report.tree.practices {
      guard case .autoplay(let what) = practice.subject else { continue }
      switch what {
      case .media(let isMuted):
        if isMuted, report.option("muted") != .string("report") { continue }
        report.report(
          practice.framework, at: practice.range,
          "This media starts on its own and drowns out \(practice.framework.screenReader). Let users start it.",
          fixes: [practice.fix("Check isVideoAutoplayEnabled first")])
      case .animation:
        report.report(
          practice.framework, at: practice.range,
          "This animation starts on its own and never stops, which distracts from reading. Play it once.",
          fixes: [practice.fix("Play the animation once")])
      }
    }
  }
}
