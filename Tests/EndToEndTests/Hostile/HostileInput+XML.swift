// Extreme Android resources, and bytes that are barely text.

extension HostileInput {
  private static let layout =
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<FrameLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">"
  private static let ending = "</FrameLayout>\n"
  private static let document = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">"

  static let xml: [HostileInput] = [
    .filled("text on one line", .xml, bytes: 10 << 20, opening: layout, "x", end: ending),
    .filled(
      "a value on one line", .xml, bytes: 10 << 20, opening: layout + "<TextView android:text=\"", "x",
      end: "\"/>" + ending),
    .filled(
      "views on one line", .xml, bytes: 10 << 20, opening: layout,
      "<ImageView android:src=\"@drawable/a\" android:onClick=\"a\"/>", end: ending),
    .repeated(
      "findings on one line", .xml, 50_000, opening: layout,
      "<ImageView android:src=\"@drawable/a\" android:onClick=\"a\"/>", end: ending),
    .repeated(
      "nested elements", .xml, 100_000, opening: layout, "<FrameLayout>", closing: "</FrameLayout>",
      end: ending),
    .repeated(
      "nested controls", .xml, 49_000, opening: layout,
      "<LinearLayout android:clickable=\"true\"><ImageView android:src=\"@drawable/a\"/>\n",
      closing: "</LinearLayout>", end: ending),
    .repeated(
      "elements closed by other names", .xml, 100_000, opening: layout, "<A>", closing: "<C></B>", end: ending
    ),
    .repeated("open elements", .xml, 100_000, opening: layout, "<FrameLayout>"),
    .repeated("open tags", .xml, 100_000, "<"),
    .repeated("open values", .xml, 100_000, opening: "<a ", "b=\""),
    .repeated("open comments", .xml, 100_000, "<!--"),
    .repeated("open character data", .xml, 100_000, opening: layout, "<![CDATA["),
    .repeated("open instructions", .xml, 100_000, "<?"),
    .repeated("open declarations", .xml, 100_000, "<!DOCTYPE a ["),
    .repeated("closing tags", .xml, 100_000, "</a>"),
    .repeated("comments", .xml, 100_000, opening: layout, "<!-- a -->", end: ending),
    .repeated(
      "suppressions", .xml, 20_000, opening: layout,
      "<!-- a11y:ignore missing-image-label --><ImageView android:src=\"@drawable/a\"/>", end: ending),
    .repeated(
      "suppressions of another tool", .xml, 20_000, opening: layout,
      "<ImageView tools:ignore=\"ContentDescription\" android:src=\"@drawable/a\"/>\n", end: ending),
    .repeated(
      "escaped characters", .xml, 500_000, opening: layout + "<TextView android:text=\"", "&amp;",
      end: "\"/>" + ending),
    .repeated(
      "impossible characters", .xml, 100_000, opening: layout + "<TextView android:text=\"",
      "&#x10FFFF;&#xD800;&#99999999999999;", end: "\"/>" + ending),
    .repeated(
      "one attribute again and again", .xml, 100_000, opening: layout + "<ImageView ", "android:text=\"x\" ",
      end: "/>" + ending),
    HostileInput("XML: ten thousand attributes", "App/res/layout/screen.xml", count: 10_000) { count in
      layout + "<ImageView " + (0..<count).map { "android:a\($0)=\"x\" " }.joined() + "/>" + ending
    },
    HostileInput("XML: namespaces in namespaces", "App/res/layout/screen.xml", count: 20_000) { count in
      (0..<count).map {
        "<A xmlns:a\($0)=\"http://schemas.android.com/apk/res/android\" a\($0):text=\"x\">"
      }.joined()
    },
    HostileInput("XML: entities of entities of entities", "App/res/layout/screen.xml", count: 200) { count in
      "<!DOCTYPE a [<!ENTITY e0 \"lol\">"
        + (1..<count).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }.joined()
        + "]>\n" + layout + "<TextView android:text=\"&e\(count - 1);\"/>" + ending
    },
    .repeated(
      "labeled images in one row", .xml, 10_000, opening: layout,
      "<ImageView android:src=\"@drawable/x\" android:contentDescription=\"@string/t\"/>\n", end: ending),
    .repeated(
      "buttons in one row", .xml, 10_000, opening: layout,
      "<Button android:onClick=\"a\" android:text=\"@string/t\"/>\n", end: ending),
    .repeated(
      "rows in one column", .xml, 10_000,
      opening: layout + "<LinearLayout android:orientation=\"vertical\">\n",
      "<LinearLayout><TextView android:text=\"@string/a\"/><TextView android:text=\"9\"/></LinearLayout>\n",
      end: "</LinearLayout>" + ending),
    HostileInput("XML: labels for fields", "App/res/layout/screen.xml", count: 10_000) { count in
      layout
        + (0..<count).map {
          "<TextView android:labelFor=\"@id/a\($0)\"/><EditText android:id=\"@+id/a\($0)\"/>\n"
        }.joined() + ending
    },
    HostileInput("XML: labels for fields that aren't there", "App/res/layout/screen.xml", count: 10_000) {
      count in
      layout + (0..<count).map { "<TextView android:labelFor=\"@id/a\($0)\"/>\n" }.joined() + ending
    },
    HostileInput("XML: nested views of a document", "App/A.xib", count: 100_000) { count in
      document + String(repeating: "<view><subviews>", count: count)
    },
    HostileInput("XML: findings in a document", "App/A.xib", count: 20_000) { count in
      document
        + String(
          repeating: "<button id=\"a\"><constraints/><state key=\"normal\" image=\"b\"/></button>\n",
          count: count)
    },
    HostileInput("XML: views and outlets of one name", "App/A.storyboard", count: 20_000) { count in
      document + "<view customClass=\"A\">"
        + String(repeating: "<button id=\"a\"><state key=\"normal\" image=\"b\"/></button>", count: count)
        + "<connections>"
        + String(repeating: "<outletCollection property=\"a\" destination=\"a\"/>", count: count)
    },
    HostileInput("XML: ten thousand attributes and children", "App/A.xib", count: 10_000) { count in
      let attributes = (0..<count).map { "a\($0)=\"x\" " }.joined()
      let traits = "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits \(attributes)/>"
      return document + "<view \(attributes)>\(traits)<bool key=\"isElement\" value=\"YES\"/></accessibility>"
        + String(
          repeating: "<color key=\"backgroundColor\" white=\"1\"/><accessibility label=\"\"/><constraint/>",
          count: count)
        + "</view>"
    },
    HostileInput("XML: styles in a circle", "App/res/values/styles.xml", count: 20_000) { count in
      "<resources>"
        + (0..<count).map {
          "<style name=\"S\($0)\" parent=\"S\(($0 + 1) % count)\"><item name=\"android:textSize\">12dp</item></style>\n"
        }.joined() + "</resources>\n"
    },
  ]
}
