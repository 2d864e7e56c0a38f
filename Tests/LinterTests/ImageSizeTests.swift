// The sizes of image buttons whose drawables are in other files.

import Linter
import Source
import Testing

@Suite("Sizes of Android images")
struct ImageSizeTests {
  private static let layout = "app/src/main/res/layout/screen.xml"

  /// Returns the messages about small touch targets in a layout.
  private func messages(of view: String) -> [String] {
    var files = [ImageSizeTests.layout: view]
    for (path, content) in ImageSizeTests.pictures {
      files["app/src/main/res/" + path] =
        path.hasPrefix("values") ? "<resources>\(content)</resources>" : content
    }
    let file = SourceFile(path: ImageSizeTests.layout, text: SourceText(view))
    return Linter(Configuration()).lint(file, in: index(files).surroundings).filter {
      $0.rule == "small-touch-target"
    }
    .map(\.message)
  }

  private static let pictures = [
    "drawable/close.xml": #"<vector android:width="24dp" android:height="24dp"/>"#,
    "drawable/wide.xml": #"<vector android:width="60dp" android:height="24dp"/>"#,
    "drawable/disc.xml": ##"<shape android:shape="oval"><solid android:color="#222222"/></shape>"##,
    "drawable/states.xml": #"<selector><item android:drawable="@drawable/close"/></selector>"#,
    "values/sizes.xml":
      #"<dimen name="gap">8dp</dimen><style name="Icon"><item name="android:padding">12dp</item></style><style name="Plain"><item name="android:gravity">end</item></style>"#,
  ]

  @Test(
    "an image button that wraps its image has the size of the drawable with its padding",
    arguments: [
      (#"android:src="@drawable/close" android:background="@null""#, "24 × 24"),
      (
        #"app:srcCompat="@drawable/close" android:background="?attr/selectableItemBackgroundBorderless""#,
        "24 × 24"
      ),
      (#"android:background="@drawable/close""#, "24 × 24"),
      (#"android:src="@drawable/close" android:padding="@dimen/gap" android:background="@null""#, "40 × 40"),
      (
        #"android:src="@drawable/close" android:paddingHorizontal="8dp" android:paddingTop="4dp" android:background="@drawable/disc""#,
        "40 × 28"
      ),
      (#"android:src="@drawable/close" android:minWidth="48dp" android:background="@null""#, "48 × 24"),
      (#"android:src="@drawable/wide" style="@style/Plain" android:background="@null""#, "60 × 24"),
      (#"android:src="@drawable/close" android:padding="12dp" android:background="@null""#, nil),
      (#"android:src="@drawable/close" style="@style/Icon" android:background="@null""#, nil),
      (#"android:src="@drawable/close" style="?attr/actionButtonStyle" android:background="@null""#, nil),
      (#"android:src="@drawable/close" android:padding="@dimen/unknown" android:background="@null""#, nil),
      (#"android:src="@drawable/close" android:layout_weight="1" android:background="@null""#, nil),
      (#"android:src="@drawable/photo" android:background="@null""#, nil),
      (#"android:src="@drawable/close" android:background="@drawable/states""#, nil),
      // Code sets the image.
      (#"android:padding="12dp" android:minWidth="48dp" android:background="@null""#, nil),
      (#"android:src="@drawable/close" android:clickable="false" android:background="@null""#, nil),
      // The theme's background has padding.
      (#"android:src="@drawable/close""#, nil),
    ])
  func imageButtons(attributes: String, expected: String?) {
    let view =
      "<ImageButton android:layout_width=\"wrap_content\" android:layout_height=\"wrap_content\" android:contentDescription=\"Close\" \(attributes)/>"
    #expect(
      messages(of: view).map {
        $0.contains("\(expected ?? "?") dp") ? expected : $0
      } == (expected.map { [$0] } ?? []))
  }
}
