// The auto-advancing-content rule: text and pages that scroll or advance automatically.

import Elements

extension Rule {
  static let autoAdvancingContent = Rule(
    "auto-advancing-content", "Content scrolls or advances automatically", .motionAndMedia,
    severity: .information, criteria: [.pauseStopHide],
    why: "Content that moves on before it's read is lost, and movement distracts.",
    examples: [
      .bad(
        .androidXML,
        #"<TextView ⟦android:ellipsize="marquee"⟧ android:marqueeRepeatLimit="marquee_forever" android:singleLine="true" android:text="@string/news"/>"#,
        fixed: #"<TextView android:text="@string/news"/>"#),
      .bad(.androidXML, #"<ViewFlipper ⟦android:autoStart="true"⟧/>"#, fixed: #"<ViewFlipper/>"#),
      .right(.androidXML, #"<TextView android:ellipsize="end" android:text="@string/news"/>"#),
      .good(.androidXML, #"<TextView android:ellipsize="marquee" android:text="@string/news"/>"#),
      .good(.androidXML, #"<ViewFlipper android:autoStart="false"/>"#),
      .bad(
        .compose, #"Text(news, Modifier.padding(4.dp).⟦basicMarquee(iterations = Int.MAX_VALUE)⟧)"#,
        fixed: #"Text(news, Modifier.padding(4.dp))"#),
      .bad(
        .compose, #"Text(news, Modifier.⟦basicMarquee(Int.MAX_VALUE)⟧)"#, fixed: #"Text(news, Modifier)"#),
      .bad(.compose, #"Text(news, Modifier.⟦basicMarquee(Int.MAX_VALUE)⟧, maxLines = 1)"#),
      .good(.compose, #"Text(news, Modifier.basicMarquee(), maxLines = 1)"#),
      .good(.compose, #"Text(news, Modifier.basicMarquee(iterations = 1))"#),
      .good(.compose, #"Text(news, Modifier.basicMarquee(iterations = times))"#),
      .good(.compose, #"Text(news)"#),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .movingContent {
      report.report(
        practice.framework, at: practice.range,
        "This content moves on its own, and users can't pause it. Add a way to pause it, or keep it still.",
        fixes: [practice.fix("Remove the automatic motion")])
    }
  }
}
