// autoplaying-media: sound and video that begin without being asked.

import Elements

extension Rule {
  static let autoplayingMedia = Rule(
    "autoplaying-media", "Sound or video starts by itself", .motionAndMedia, profile: .strict,
    severity: .information, criteria: [.audioControl, .pauseStopHide],
    why: "Two voices at once make both useless.",
    options: [
      RuleOption(
        "muted", default: .string("ignore"), oneOf: ["ignore", "report"], "What plays without a sound.")
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
          "Sound or video starts by itself and drowns \(practice.framework.screenReader).",
          fixes: [practice.fix("Ask isVideoAutoplayEnabled")])
      case .animation:
        report.report(
          practice.framework, at: practice.range,
          "This picture moves by itself and never stops, which keeps people from reading.",
          fixes: [practice.fix("Play it once")])
      }
    }
  }
}
