// The locked-orientation rule: screens that don't rotate with the device.

import Elements

extension Rule {
  static let lockedOrientation = Rule(
    "locked-orientation", "Screen orientation is locked", .structureAndFocus,
    severity: .information, criteria: [.orientation],
    why:
      "A device mounted on a wheelchair can't be rotated. On Android, rotating recreates the activity: save its state before you unlock it.",
    examples: [
      .bad(
        .uiKit,
        "class Home: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ⟦.portrait⟧ } }",
        fixed:
          "class Home: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all } }"
      ),
      .bad(
        .uiKit,
        "class Home: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { get { return ⟦[.landscapeLeft, .landscapeRight]⟧ } } }",
        fixed:
          "class Home: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { get { return .all } } }"
      ),
      .bad(
        .uiKit,
        "class Home: UIViewController { override var shouldAutorotate: Bool { return ⟦false⟧ } }",
        fixed: "class Home: UIViewController { override var shouldAutorotate: Bool { return true } }"),
      .bad(
        .uiKit,
        "class Home: UIViewController { override var shouldAutorotate: Bool { false }; override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ⟦.portrait⟧ } }",
        fixed:
          "class Home: UIViewController { override var shouldAutorotate: Bool { false }; override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all } }"
      ),
      .bad(
        .uiKit, #"func turn() { ⟦UIDevice.current.setValue(1, forKey: "orientation")⟧ }"#),
      .right(
        .uiKit,
        "class Home: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown } }"
      ),
      .good(
        .uiKit,
        "class Home: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { isPad ? .all : .portrait } }"
      ),
      .good(
        .uiKit,
        "class VideoPlayer: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape } }"
      ),
      .bad(
        .androidViews,
        "class Home : ComponentActivity() { val model: Model by viewModels(); override fun onCreate(s: Bundle?) { ⟦requestedOrientation = ActivityInfo.SCREEN_ORIENTATION_PORTRAIT⟧ } }",
        fixed:
          "class Home : ComponentActivity() { val model: Model by viewModels(); override fun onCreate(s: Bundle?) { requestedOrientation = ActivityInfo.SCREEN_ORIENTATION_UNSPECIFIED } }"
      ),
      .bad(
        .androidViews,
        "class Home : Activity() { override fun onCreate(s: Bundle?) { ⟦requestedOrientation = ActivityInfo.SCREEN_ORIENTATION_PORTRAIT⟧ } }"
      ),
      .good(
        .androidViews,
        "class Home : Activity() { fun f() { if (isPhone()) { requestedOrientation = ActivityInfo.SCREEN_ORIENTATION_PORTRAIT } } }"
      ),
      .good(
        .androidViews,
        "class ScanActivity : Activity() { fun f() { requestedOrientation = ActivityInfo.SCREEN_ORIENTATION_PORTRAIT } }"
      ),
      .good(
        .androidViews,
        "class Home : Activity() { fun f() { requestedOrientation = ActivityInfo.SCREEN_ORIENTATION_PORTRAIT }; fun g() { requestedOrientation = ActivityInfo.SCREEN_ORIENTATION_UNSPECIFIED } }"
      ),
      .bad(
        .androidXML,
        #"<activity android:name=".Home" android:configChanges="orientation|screenSize" ⟦android:screenOrientation="portrait"⟧/>"#,
        fixed: #"<activity android:name=".Home" android:configChanges="orientation|screenSize"/>"#,
        path: "app/src/main/AndroidManifest.xml"),
      .good(
        .androidXML,
        #"<application><activity android:name=".Home" android:screenOrientation="nosensor"/><activity-alias><intent-filter><action android:name="android.media.action.STILL_IMAGE_CAMERA"/></intent-filter></activity-alias></application>"#,
        path: "AndroidManifest.xml"),
      .bad(
        .androidXML, #"<activity android:name=".Home" ⟦android:screenOrientation="portrait"⟧/>"#,
        path: "app/src/main/AndroidManifest.xml"),
      .good(
        .androidXML, #"<activity android:name=".CameraActivity" android:screenOrientation="landscape"/>"#,
        path: "app/src/main/AndroidManifest.xml"),
      .good(
        .androidXML, #"<activity android:name=".Home" android:screenOrientation="fullUser"/>"#,
        path: "app/src/main/AndroidManifest.xml"),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .lockedOrientation {
      report.report(
        practice.framework, at: practice.range,
        "This screen doesn't rotate, so people with a mounted device must turn their head. Support all orientations.",
        fixes: [practice.fix("Allow all orientations")])
    }
  }
}
