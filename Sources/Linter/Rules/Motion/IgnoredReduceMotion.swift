// The ignored-reduce-motion rule: endless motion that ignores the reduced motion setting.

import Elements

extension Rule {
  static let ignoredReduceMotion = Rule(
    "ignored-reduce-motion", "Animation ignores the reduced motion setting", .motionAndMedia,
    severity: .information, criteria: [.animationFromInteractions, .pauseStopHide],
    why: "Large or endless motion makes some people dizzy or sick.",
    examples: [
      .bad(
        .swiftUI,
        #"Logo().rotationEffect(angle).animation(⟦.linear(duration: 2).repeatForever()⟧, value: angle)"#),
      .bad(
        .swiftUI,
        """
        struct Hero: View {
          @State var isUp = false
          var body: some View {
            Logo().offset(y: isUp ? 20 : 0)
              .onAppear { withAnimation(⟦.easeIn(duration: 2).repeatForever()⟧) { isUp = true } }
          }
        }
        """,
        fixed: """
          struct Hero: View {
            @Environment(\\.accessibilityReduceMotion) private var reduceMotion
            @State var isUp = false
            var body: some View {
              Logo().offset(y: isUp ? 20 : 0)
                .onAppear { withAnimation(reduceMotion ? nil : .easeIn(duration: 2).repeatForever()) { isUp = true } }
            }
          }
          """),
      .right(
        .swiftUI,
        #"Logo().rotationEffect(angle).animation(reduceMotion ? nil : .linear(duration: 2).repeatForever(), value: angle)"#
      ),
      .good(
        .swiftUI, #"Logo().opacity(level).animation(.linear(duration: 2).repeatForever(), value: level)"#),
      .good(.swiftUI, #"Logo().rotationEffect(angle).animation(.linear(duration: 2), value: angle)"#),
      .good(
        .swiftUI,
        """
        struct LoadingSpinner: View {
          @State var angle = 0.0
          var body: some View { Ring().rotationEffect(.degrees(angle)).animation(.linear(duration: 1).repeatForever(), value: angle) }
        }
        """),
      .bad(
        .uiKit,
        #"func f() { ⟦UIView.animate(withDuration: 2, delay: 0, options: .repeat, animations: { self.logo.transform = turned })⟧ }"#
      ),
      .bad(
        .uiKit,
        #"func f() { let turn = ⟦CABasicAnimation(keyPath: "transform.rotation")⟧; turn.duration = 2; turn.repeatCount = .infinity }"#
      ),
      .right(
        .uiKit,
        #"func f() { if UIAccessibility.isReduceMotionEnabled { return }; UIView.animate(withDuration: 2, delay: 0, options: .repeat, animations: { self.logo.transform = turned }) }"#
      ),
      .good(
        .uiKit,
        #"func f() { let turn = CABasicAnimation(keyPath: "transform.rotation"); turn.duration = 2; turn.repeatCount = 2 }"#
      ),
      .bad(
        .androidViews,
        #"fun f(v: View) { val a = ⟦RotateAnimation(0f, 360f)⟧; a.duration = 900; a.repeatCount = Animation.INFINITE }"#
      ),
      .bad(
        .androidViews, #"fun f(v: LottieAnimationView) { ⟦v.setIgnoreDisabledSystemAnimations(true)⟧ }"#,
        fixed: #"fun f(v: LottieAnimationView) { v.setIgnoreDisabledSystemAnimations(false) }"#),
      .right(
        .androidViews,
        #"fun f(v: View) { if (!ValueAnimator.areAnimatorsEnabled()) return; val a = RotateAnimation(0f, 360f); a.repeatCount = Animation.INFINITE }"#
      ),
      .good(.androidViews, #"fun f(v: View) { val a = RotateAnimation(0f, 360f); a.repeatCount = 2 }"#),
      .bad(
        .androidXML, #"<LottieAnimationView ⟦app:lottie_ignoreDisabledSystemAnimations="true"⟧/>"#,
        fixed: #"<LottieAnimationView app:lottie_ignoreDisabledSystemAnimations="false"/>"#),
      .bad(
        .androidXML, #"<rotate android:toDegrees="360" ⟦android:repeatCount="infinite"⟧/>"#,
        path: "app/src/main/res/anim/turn.xml"),
      .good(
        .androidXML, #"<rotate android:toDegrees="360" android:repeatCount="infinite"/>"#,
        path: "app/src/main/res/anim/progress_turn.xml"),
      .good(
        .androidXML, #"<translate android:toXDelta="9" android:repeatCount="3"/>"#,
        path: "app/src/main/res/anim/shake.xml"),
      .good(
        .androidXML,
        #"<objectAnimator android:propertyName="rotation" android:repeatCount="infinite"/>"#,
        path: "app/src/main/res/animator/turn.xml"),
      .good(.androidXML, #"<LottieAnimationView app:lottie_ignoreDisabledSystemAnimations="false"/>"#),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .endlessMotion {
      report.report(
        practice.framework, at: practice.range,
        "This keeps moving even if the user has turned on reduced motion. Check the setting first.",
        fixes: [
          practice.fix(
            practice.framework == .swiftUI
              ? "Check accessibilityReduceMotion" : "Follow the system animation setting")
        ])
    }
  }
}
