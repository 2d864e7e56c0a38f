// The motion-only-action rule: actions that require shaking or tilting the device.

import Elements

extension Rule {
  static let motionOnlyAction = Rule(
    "motion-only-action", "Action requires shaking or tilting", .touchAndGestures, profile: .strict,
    severity: .information, criteria: [.motionActuation],
    why: "People with a mounted device or limited arm movement can't shake it.",
    examples: [
      .bad(
        .uiKit,
        "class Notes: UIViewController { override func ⟦motionEnded⟧(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { undo() } }"
      ),
      .right(
        .uiKit,
        "class Notes: UIViewController { override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { undo() }; func f() { bar.addTarget(self, action: #selector(undo), for: .touchUpInside) } }"
      ),
      .good(
        .uiKit,
        "class Notes: UIViewController { override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { if Settings.shakeToUndo { undo() } } }"
      ),
      .good(
        .uiKit,
        "class DebugWindow: UIWindow { override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { show() } }"
      ),
      .bad(
        .uiKit,
        "class Dice: UIViewController { func f() { ⟦manager.startDeviceMotionUpdates(to: .main) { data, _ in if data.isShaken { shuffle() } }⟧ } }"
      ),
      .good(
        .uiKit,
        "class Compass: UIViewController { func f() { manager.startDeviceMotionUpdates(to: .main) { data, _ in if data.isShaken { reset() } } } }"
      ),
      .good(
        .uiKit,
        "class Dice: UIViewController { func f() { manager.startDeviceMotionUpdates(to: .main) { data, _ in turn(by: data) } } }"
      ),
      .bad(
        .androidViews,
        "class Dice : AppCompatActivity(), SensorEventListener { fun f() { val sensor = sensors.getDefaultSensor(⟦Sensor.TYPE_ACCELEROMETER⟧) }; override fun onSensorChanged(e: SensorEvent) { if (e.isShaken) { shuffle() } } }"
      ),
      .right(
        .androidViews,
        #"class Dice : AppCompatActivity() { fun f() { rollButton.setOnClickListener { shuffle() } } }"#
      ),
      .good(
        .androidViews,
        "class Compass : AppCompatActivity(), SensorEventListener { fun f() { val sensor = sensors.getDefaultSensor(Sensor.TYPE_ACCELEROMETER) }; override fun onSensorChanged(e: SensorEvent) { if (e.isShaken) { reset() } } }"
      ),
      .good(
        .androidViews,
        "class Dice : AppCompatActivity(), SensorEventListener { fun f() { val sensor = sensors.getDefaultSensor(Sensor.TYPE_ACCELEROMETER) }; override fun onSensorChanged(e: SensorEvent) { x = e.values[0] } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .deviceMotion {
      report.report(
        practice.framework, at: practice.range,
        "This happens only when the device is shaken or tilted. Offer the same action as a control.")
    }
  }
}
