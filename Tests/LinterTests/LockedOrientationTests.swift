// Orientation locks that can be removed without losing user input.

import Elements
import Linter
import Source
import Testing

@Suite("Locked orientation")
struct LockedOrientationTests {
  @Test(
    "the lock is removed only if the state is kept when the screen rotates",
    arguments: [
      ("app/src/main/AndroidManifest.xml", #"<activity android:screenOrientation="portrait"/>"#, 0),
      (
        "app/src/main/AndroidManifest.xml",
        #"<activity android:configChanges="orientation" android:screenOrientation="portrait"/>"#, 0
      ),
      (
        "app/src/main/AndroidManifest.xml",
        #"<activity android:configChanges="orientation | screenSize" android:screenOrientation="portrait"/>"#,
        1
      ),
      (
        "app/src/main/kotlin/A.kt",
        "class A : Activity() { fun f() { requestedOrientation = ActivityInfo.SCREEN_ORIENTATION_PORTRAIT } }",
        0
      ),
      (
        "app/src/main/kotlin/A.kt",
        "class A : Activity() { override fun onSaveInstanceState(s: Bundle) { s.putInt(k, n) }; fun f() { requestedOrientation = ActivityInfo.SCREEN_ORIENTATION_PORTRAIT } }",
        1
      ),
    ])
  func fixes(path: String, code: String, count: Int) {
    var configuration = Configuration()
    configuration.profile = .strict
    let findings = Linter(configuration).lint(SourceFile(path: path, text: SourceText(code)))
    #expect(findings.filter { $0.rule == "locked-orientation" }.map(\.fixes.count) == [count])
  }
}
