// The disabled-captions rule: captions that code turns off.

import Elements

extension Rule {
  static let disabledCaptions = Rule(
    "disabled-captions", "Captions are turned off", .motionAndMedia,
    severity: .warning, criteria: [.captions],
    why: "People who are deaf or hard of hearing depend on captions.",
    examples: [
      .bad(
        .uiKit, #"func f() { play(); ⟦player.appliesMediaSelectionCriteriaAutomatically = false⟧ }"#,
        fixed: #"func f() { play() }"#),
      .bad(
        .uiKit,
        #"func f() { let group = asset.mediaSelectionGroup(forMediaCharacteristic: .legible); ⟦item.select(nil, in: group)⟧ }"#,
        fixed: #"func f() { let group = asset.mediaSelectionGroup(forMediaCharacteristic: .legible) }"#),
      .right(.uiKit, #"func f() { player.appliesMediaSelectionCriteriaAutomatically = true }"#),
      .good(
        .uiKit,
        #"func f() { let group = asset.mediaSelectionGroup(forMediaCharacteristic: .audible); item.select(nil, in: group) }"#
      ),
      .good(
        .uiKit,
        #"class A { func toggleCaptions() { let group = asset.mediaSelectionGroup(forMediaCharacteristic: .legible); item.select(nil, in: group) } }"#
      ),
      .good(
        .uiKit,
        #"func f() { player.isMuted = true; player.appliesMediaSelectionCriteriaAutomatically = false }"#),
      .bad(
        .androidViews,
        #"fun f(v: PlayerView) { player.trackSelectionParameters = builder.⟦setTrackTypeDisabled(C.TRACK_TYPE_TEXT, true)⟧.build() }"#
      ),
      .bad(
        .androidViews, #"fun f(v: PlayerView) { start(); ⟦v.subtitleView?.visibility = View.GONE⟧ }"#,
        fixed: #"fun f(v: PlayerView) { start() }"#),
      .right(
        .androidViews,
        #"fun f(v: PlayerView) { player.trackSelectionParameters = builder.setTrackTypeDisabled(C.TRACK_TYPE_TEXT, false).build() }"#
      ),
      .good(
        .androidViews,
        #"fun f(v: PlayerView, showCaptions: Boolean) { v.subtitleView?.visibility = View.GONE }"#),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .disabledCaptions {
      report.report(
        practice.framework, at: practice.range,
        "This turns off captions even for people who turned them on. Follow the user's setting.",
        fixes: [practice.fix("Follow the user's caption setting")])
    }
  }
}
