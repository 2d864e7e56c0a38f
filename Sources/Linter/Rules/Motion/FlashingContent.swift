// The flashing-content rule: content that flashes more than three times per second.

import Elements

extension Rule {
  static let flashingContent = Rule(
    "flashing-content", "Content flashes too fast", .motionAndMedia,
    severity: .warning, criteria: [.threeFlashes],
    why: "More than three flashes per second can trigger seizures.",
    options: [RuleOption("maxPerSecond", default: .number(3), "Maximum flashes per second.")],
    examples: [
      .bad(
        .swiftUI,
        #"Light().opacity(isOn ? 1 : 0).animation(⟦.linear(duration: 0.1).repeatForever()⟧, value: isOn)"#),
      .bad(
        .swiftUI,
        """
        struct A: View {
          @State var isOn = false
          var body: some View {
            Light().opacity(isOn ? 1 : 0)
              .onAppear { withAnimation(⟦.easeIn(duration: 0.2).repeatForever(autoreverses: false)⟧) { isOn = true } }
          }
        }
        """),
      .right(
        .swiftUI,
        #"Light().opacity(isOn ? 1 : 0).animation(.linear(duration: 0.5).repeatForever(), value: isOn)"#),
      .good(
        .swiftUI,
        #"Light().offset(x: x).animation(reduceMotion ? nil : .linear(duration: 0.1).repeatForever(), value: x)"#
      ),
      .bad(
        .uiKit,
        #"func f() { ⟦UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse], animations: { self.light.alpha = 0 })⟧ }"#
      ),
      .bad(
        .uiKit,
        #"func f() { let a = ⟦CABasicAnimation(keyPath: "opacity")⟧; a.duration = 0.1; a.autoreverses = true; a.repeatCount = .infinity }"#
      ),
      .right(
        .uiKit,
        #"func f() { UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { self.light.alpha = 0 }) }"#
      ),
      .bad(
        .compose,
        #"@Composable fun A() { val alpha by t.animateFloat(0f, 1f, infiniteRepeatable(⟦tween(100)⟧, RepeatMode.Reverse)) }"#,
        fixed:
          #"@Composable fun A() { val alpha by t.animateFloat(0f, 1f, infiniteRepeatable(tween(500), RepeatMode.Reverse)) }"#
      ),
      .right(
        .compose,
        #"@Composable fun A() { val alpha by t.animateFloat(0f, 1f, infiniteRepeatable(tween(600), RepeatMode.Reverse)) }"#
      ),
      .good(
        .compose,
        #"@Composable fun A() { val angle by t.animateFloat(0f, 1f, infiniteRepeatable(tween(100), RepeatMode.Reverse)) }"#
      ),
      .bad(
        .androidViews,
        #"fun f(v: View) { val a = ⟦AlphaAnimation(0f, 1f)⟧; a.duration = 100; a.repeatCount = Animation.INFINITE; a.repeatMode = Animation.REVERSE }"#
      ),
      .bad(
        .androidViews,
        #"fun f(v: View) { ⟦ObjectAnimator.ofFloat(v, "alpha", 0f, 1f)⟧.apply { duration = 200; repeatCount = ValueAnimator.INFINITE } }"#
      ),
      .right(
        .androidViews,
        #"fun f(v: View) { ObjectAnimator.ofFloat(v, "alpha", 0f, 1f).apply { duration = 200; repeatCount = 1 } }"#
      ),
      .bad(
        .androidXML,
        #"<alpha android:fromAlpha="0" android:toAlpha="1" ⟦android:duration="100"⟧ android:repeatMode="reverse" android:repeatCount="infinite"/>"#,
        fixed:
          #"<alpha android:fromAlpha="0" android:toAlpha="1" android:duration="500" android:repeatMode="reverse" android:repeatCount="infinite"/>"#,
        path: "app/src/main/res/anim/blink.xml"),
      .bad(
        .androidXML,
        #"<objectAnimator android:propertyName="alpha" ⟦android:duration="200"⟧ android:repeatCount="-1"/>"#,
        fixed:
          #"<objectAnimator android:propertyName="alpha" android:duration="500" android:repeatCount="-1"/>"#,
        path: "app/src/main/res/animator/blink.xml"),
      .right(
        .androidXML, #"<alpha android:fromAlpha="0" android:toAlpha="1" android:duration="100"/>"#,
        path: "app/src/main/res/anim/appear.xml"),
    ]
  ) { report in
    var limit = 3.0
    if case .number(let number)? = report.option("maxPerSecond") { limit = Double(number) }
    for practice in report.tree.practices {
      guard case .flashing(let perSecond) = practice.subject, perSecond > limit else { continue }
      report.report(
        practice.framework, at: practice.range,
        "This flashes \(perSecond.rounded().spoken) times per second, which can trigger seizures. Slow it down.",
        fixes: [practice.fix("Slow the animation to 0.5 s")])
    }
  }
}
