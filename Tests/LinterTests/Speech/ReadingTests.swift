import Elements
import Linter
import Source
import Testing

/// Whole declarations in reading order.
@Suite("Screens in reading order") struct ReadingTests {
  private func text(_ code: String, _ path: String) -> String {
    let file = SourceFile(path: path, text: SourceText(code))
    return Linter().speech(of: file).readings.map { $0.text(in: file.text) }.joined(separator: "\n")
  }

  @Test(arguments: ["LinearLayout", "view"])
  func `Endlessly nested views are read up to the limit for screens`(_ tag: String) {
    let code = String(repeating: "<\(tag)>", count: 20_000) + "<ImageButton/>"
    #expect(!text(code, tag == "view" ? "A.xib" : "res/layout/a.xml").contains("2000."))
  }

  @Test func `Titles and bars come first, helpers where they are used, and separate content last`() {
    let code = """
      import SwiftUI
      struct Player: View {
        var body: some View {
          List {
            header
            Section("Recent") { Row(title: "a") }
            Section { Text("x") } header: { Text("Old") }
          }
          .navigationTitle("Music")
          .toolbar { Button("Done") { } }
          .sheet(isPresented: $isShown) { Text("Sheet"); Button("Close") { } }
          .alert("Sure?", isPresented: $asks) { Button("Yes") { } }
        }
        var header: some View { Text("All").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2) }
        var unused: some View { Text("Unused") }
      }
      struct Row: View {
        let title: String
        var body: some View { HStack { Text(title); more(title) } }
      }
      #Preview { Player() }
      struct Previews: PreviewProvider { static var previews: some View { Text("Preview") } }
      """
    #expect(
      text(code, "A.swift") == """
        Player (line 2): at least 8 VoiceOver stops, 4 headings, 3 more in sheets and dialogs
          1. “Music, Heading”
             [toolbar]
            2. “Done, Button”
             [list]
            3. “All, Heading” (level 2)
            4. “Recent, Heading”
            5. “a”
             … more: defined in another file
            6. “Old, Heading”
            7. “x”
          8. “Unused”
             [sheet, modal]
            9. “Sheet”
           10. “Close, Button”
             [dialog “Sure?”, modal]
           11. “Yes, Button”

        Row (line 17): at least 1 VoiceOver stop
          1. “‹title›” (approximate)
           … more: defined in another file

        """)
  }

  @Test func `A page comes before its tab, and a menu's items after the menu button`() {
    let code = """
      import SwiftUI
      struct Home: View {
        var body: some View {
          TabView {
            Text("News").tabItem { Label("Home", systemImage: "house") }
            VStack { Menu("More") { Button("One") { }; Button("Two") { } } }.tabItem { Text("Other") }
          }
          VStack { Text("In front") }.accessibilityAddTraits(.isModal)
          VStack { Text("Song"); Text("Singer") }
            .accessibilityElement(children: .contain).accessibilityLabel("Playing")
        }
      }
      """
    #expect(
      text(code, "A.swift") == """
        Home (line 2): 7 VoiceOver stops, 2 more in menus
             [tab bar]
            1. “News”
            2. “Home, Tab, 1 of 2”
            3. “More, Button”
            4. “Other, Tab, 2 of 2”
             [group, modal]
            5. “In front”
             [group “Playing”]
            6. “Song”
            7. “Singer”
             [menu “More”]
            8. “One, Button”
            9. “Two, Button”

        """)
  }

  @Test func `Alternatives say “or”, hidden parts are listed once, and findings are at their stop`() {
    let code = """
      import SwiftUI
      struct Card: View {
        var body: some View {
          if isOpen { Text("Open") } else { Text("Closed") }
          HStack { Text("a"); Text("b") }.accessibilityHidden(true)
          Button { close() } label: { Image("close") }
        }
      }
      """
    #expect(
      text(code, "A.swift") == """
        Card (line 2): 2 VoiceOver stops
          1. “Open”
          2. or “Closed”
           – HStack: not focusable (accessibilityHidden)
          3. “close, Button” (no label, approximate)
               ! missing-icon-button-label: VoiceOver reads the image's file name: “close, Button”. Add a label.

        """)
  }

  @Test func `The longest alternative is counted, and each condition is shown where it applies`() {
    let code = """
      import androidx.compose.material3.*
      @Composable fun Screen() {
        if (isLoading) { Text("Loading") } else { Text("Orders"); Row2() }
        if (isNew) Text("New")
      }
      @Composable fun Row2() { Text("First") }
      """
    let screen = text(code, "app/A.kt")
    #expect(
      screen.hasPrefix(
        """
        Screen (line 2): 3 TalkBack stops
          1. “Loading”
          2. or “Orders”
          3. or “First”
          4. “New” (only if isNew)
        """))
  }

  @Test func `The longest alternative is counted with its headings, even inside others`() {
    let code = """
      import SwiftUI
      struct A: View {
        var body: some View {
          if isOpen {
            Text("One").navigationTitle("First")
            if isNew { Text("Two") } else { Text("Three") }
            if isOld { List { Text("Four"); Text("Five") } }
          } else {
            Text("Six").navigationTitle("Second")
          }
        }
      }
      """
    #expect(
      text(code, "A.swift") == """
        A (line 2): 5 VoiceOver stops, 1 heading
          1. “First, Heading”
          2. or “Second, Heading”
          3. “One”
          4. “Two”
          5. or “Three”
             [list] (only if isOld)
            6. “Four”
            7. “Five”
          8. or “Six”

        """)
  }

  @Test func `A composable shows others of its file in place, and dialogs are modal`() {
    let code = """
      import androidx.compose.material3.*
      import androidx.compose.foundation.*
      import androidx.compose.foundation.lazy.*
      @Composable fun Screen() {
        LazyColumn { items(all) { OrderRow(it) } }
        Foreign()
        AlertDialog(onDismissRequest = { }, confirmButton = { TextButton(onClick = { ok() }) { Text("OK") } })
      }
      @Composable fun OrderRow(o: Order) { Text(o.name, Modifier.semantics { heading() }) }
      @Preview @Composable fun ScreenPreview() { Screen() }
      """
    #expect(
      text(code, "app/A.kt") == """
        Screen (line 4): at least 1 TalkBack stop, 1 heading, 1 more in dialogs
             [list]
            1. “‹o.name›, Heading” (approximate)
           … Foreign: defined in another file
             [dialog, modal]
            2. “OK, Button. Double-tap to activate”

        OrderRow (line 9): 1 TalkBack stop, 1 heading
          1. “‹o.name›, Heading” (approximate)

        """)
  }

  @Test func `A layout is one screen without a name`() {
    let code = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
        <TextView android:text="Orders" android:accessibilityHeading="true" />
        <androidx.recyclerview.widget.RecyclerView />
        <include layout="@layout/footer" />
      </LinearLayout>
      """
    #expect(
      text(code, "app/src/main/res/layout/a.xml") == """
        at least 1 TalkBack stop, 1 heading
          1. “Orders, Heading”
             [list]
           … include: defined in another file

        """)
  }

  @Test(
    "If nothing is read, the result says whether that's certain",
    arguments: [
      (
        "A", "A (line 2): number of TalkBack stops unknown\n",
        "  Unknown: the content may be defined in other files.\n"
      ),
      ("B", "B (line 3): 0 TalkBack stops\n", "  Nothing here is announced by a screen reader.\n"),
    ])
  func silence(name: String, title: String, line: String) throws {
    let code = "import android.app.Activity\nclass A : Activity()\nclass B { val b = 1 }\n"
    let file = SourceFile(path: "A.kt", text: SourceText(code))
    let offset = try #require(code.split(separator: "class \(name)").first).utf8.count + 6
    let reading = Linter().reading(at: offset, in: file, .unknown, findings: [])
    #expect(reading?.text(in: file.text) == title + line)
  }

  @Test(
    "Components that show each other terminate",
    arguments: [
      "struct A: View { var body: some View { A() } }",
      "struct A: View { var body: some View { B(); B() } }\nstruct B: View { var body: some View { A(); A() } }",
      (0..<40).map {
        "struct A\($0): View { var body: some View { Text(\"\($0)\"); A\($0 + 1)(); A\($0 + 1)() } }"
      }
      .joined(separator: "\n"),
    ])
  func recursion(code: String) {
    let readings = Linter().speech(
      of: SourceFile(path: "A.swift", text: SourceText("import SwiftUI\n" + code))
    ).readings
    #expect(readings.allSatisfy { $0.steps.count < 30_000 })
  }

  @Test(
    "A screen with thousands of stops terminates, wherever they are",
    arguments: [
      ("VStack { ", "Text(\"a\"); ", "}"), ("Text(\"a\").toolbar { ", "Button(\"b\") { }; ", "}"),
      ("Text(\"a\")", ".sheet(isPresented: $a) { Text(\"b\") }", ""),
    ])
  func bounds(start: String, many: String, end: String) {
    let body = start + String(repeating: many, count: 2_600) + end
    let code = "import SwiftUI\nstruct A: View { var body: some View { \(body) } }"
    let readings = Linter().speech(of: SourceFile(path: "A.swift", text: SourceText(code))).readings
    #expect(readings.map { $0.steps.count <= 2_000 } == [true])
    #expect(readings.map(\.isTruncated) == [true])
  }

  @Test(
    "A location belongs to the declaration around it, or else to the next one",
    arguments: [(0, "A"), (20, "A"), (60, "A"), (69, "B"), (500, "B")])
  func places(offset: Int, name: String) {
    let code = """
      import SwiftUI
      struct A: View { var body: some View { Text("a") } }

      struct B: View { var body: some View { Text("b") } }
      """
    let file = SourceFile(path: "A.swift", text: SourceText(code))
    #expect(Linter().reading(at: offset, in: file, .unknown, findings: [])?.name == name)
    let relinter = Relinter(Linter())
    #expect(Linter().reading(at: offset, in: file, .unknown, findings: [], relinter)?.name == name)
  }

  @Test(
    "A composable that a screen in its file shows is read only there",
    arguments: [
      (
        "In its place",
        """
        @Composable fun Screen() { Text("Title"); Row("a") }
        @Composable private fun Row(text: String) { Text(text) }
        """, ["Screen: “Title”, “a”"]
      ),
      (
        "Screens that show none of each other",
        """
        @Composable fun A() { Text("a") }
        @Composable fun B() { Text("b") }
        """, ["A: “a”", "B: “b”"]
      ),
      (
        "What shows each other in a circle begins with the first",
        """
        @Composable fun A() { Text("a"); B() }
        @Composable fun B() { Text("b"); A() }
        """, ["A: “a”, “b”"]
      ),
      (
        "Two of one name are both read",
        """
        @Composable fun A(model: Model) { A(model.text, true) }
        @Composable fun A(text: String, isOn: Boolean) { Row(text) }
        @Composable private fun Row(text: String) { Text("a") }
        """, ["A: “a”", "A: “a”"]
      ),
      (
        "One that is made of the other of its name",
        """
        @Composable fun Choice(isOn: Boolean) { Text("on") }
        @Composable fun Choice(isOn: Boolean, label: String) { Column { Choice(isOn); Text(label) } }
        """, ["Choice: “on”", "Choice: “on”, “‹label›” (approximate)"]
      ),
      (
        "Through others",
        """
        @Composable fun C() { Text("c") }
        @Composable fun B() { C() }
        @Composable fun A() { B() }
        @Composable fun D() { Text("d") }
        """, ["A: “c”", "D: “d”"]
      ),
    ])
  func parts(rule: String, code: String, expected: [String]) {
    let file = SourceFile(
      path: "app/A.kt", text: SourceText("import androidx.compose.material3.*\n" + code))
    let readings = Linter().speech(of: file).readings
    #expect(readings.count > 1)
    let heard = readings.withoutParts.map { reading in
      (reading.name ?? "") + ": "
        + reading.steps.compactMap { $0.spoken.announcement?.summary }.joined(separator: ", ")
    }
    #expect(heard == expected, "\(rule)")
  }

  @Test func `Findings in a part are reported where it is shown`() {
    let code = """
      import androidx.compose.material3.*
      import androidx.compose.foundation.*
      @Composable fun Screen() { Part(false) }
      @Composable private fun Part(isOn: Boolean) {
        Text("a")
        if (isOn) { IconButton(onClick = { f() }) { Icon(i, null) } }
        Box(Modifier.semantics { contentDescription = "Play button"; role = Role.Button }.clickable { f() })
      }
      """
    let file = SourceFile(path: "app/A.kt", text: SourceText(code))
    let readings = Linter().speech(of: file).readings
    let findings = readings.flatMap { $0.steps.flatMap(\.findings) + $0.otherFindings }.map(\.rule)
    let parts = readings.withoutParts
    let kept = parts.flatMap { $0.steps.flatMap(\.findings) + $0.otherFindings }.map(\.rule)
    #expect(parts.count == 1)
    #expect(!findings.isEmpty && Set(kept) == Set(findings))
  }
}
