// XML, complete and during typing.

import Source
import Syntax
import Testing

/// Checks the tree dump of XML.
private func checkXML(_ source: String, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let tree = Tree(parsing: SourceText(source), as: .xml)
  #expect(tree.dump() == dump + "\n", sourceLocation: sourceLocation)
  checkNesting(of: tree, sourceLocation: sourceLocation)
}

@Suite("XML parser")
struct XMLParserTests {
  @Test("an element is named after the last component of its tag")
  func elementNames() {
    checkXML(
      #"""
      <com.app.Card><app:item /><a-b.c_d></a-b.c_d></com.app.Card>
      """#,
      #"""
      file
        element Card
          element item
          element c_d
      """#)
  }

  @Test("an attribute keeps its whole name, and its value is the text between the quotes")
  func attributes() {
    checkXML(
      #"""
      <View android:text="a" b='"c"' d = "" tools:e="
        f" />
      """#,
      #"""
      file
        element View
          attribute android:text
            value ⟨a⟩
          attribute b
            value ⟨"c"⟩
          attribute d
            value ⟨⟩
          attribute tools:e
            value ⟨  f⟩
      """#)
  }

  @Test("a value can contain any character except its quote")
  func valuesWithBrackets() {
    checkXML(
      #"""
      <a b="@{c &lt; d ? `e` : f > 1 / 2}" g="/>"/>
      """#,
      #"""
      file
        element a
          attribute b
            value ⟨@{c &lt; d ? `e` : f > 1 / 2}⟩
          attribute g
            value ⟨/>⟩
      """#)
  }

  @Test("text that isn't blank is a node")
  func text() {
    checkXML(
      #"""
      <string name="a"> Hello <b>World</b>
      </string>
      """#,
      #"""
      file
        element string
          attribute name
            value ⟨a⟩
          text ⟨ Hello ⟩
          element b
            text ⟨World⟩
      """#)
  }

  @Test("the characters of a CDATA section are text")
  func characterDataSections() {
    checkXML(
      #"""
      <a><![CDATA[<b> &amp; ]] >]]></a>
      """#,
      #"""
      file
        element a
          text ⟨<b> &amp; ]] >⟩
      """#)
  }

  @Test("instructions and document types are other")
  func prolog() {
    checkXML(
      #"""
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE resources [
        <!ENTITY a "<b>">
      ]>
      <resources />
      """#,
      #"""
      file
        other ⟨<?xml version="1.0" encoding="utf-8"?>⟩
        other ⟨<!DOCTYPE resources [⏎  <!ENTITY a "<b>">⏎]>⟩
        element resources
      """#)
  }

  @Test("comments aren't nodes")
  func commentsAreNoNodes() {
    checkXML(
      #"""
      <a><!-- <b/> --><c/><!----></a>
      """#,
      #"""
      file
        element a
          element c
      """#)
  }

  @Test("an unclosed start tag ends before the next tag")
  func unclosedStartTag() {
    checkXML(
      #"""
      <L>
        <ImageView android:src="x"
        <TextView android:text="y" />
      </L>
      """#,
      #"""
      file
        element L
          element ImageView
            attribute android:src
              value ⟨x⟩
          element TextView
            attribute android:text
              value ⟨y⟩
      """#)
  }

  @Test("deeper indentation is inside an unclosed start tag")
  func unclosedParent() {
    checkXML(
      #"""
      <L
        a="b"
        <TextView />
      </L>
      """#,
      #"""
      file
        element L
          attribute a
            value ⟨b⟩
          element TextView
      """#)
  }

  @Test("an end tag closes unclosed elements inside its own")
  func unclosedElement() {
    checkXML(
      #"""
      <L><A><B></L><C/>
      """#,
      #"""
      file
        element L
          element A
            element B
        element C
      """#)
  }

  @Test("an end tag that closes nothing is ignored")
  func strayEndTags() {
    checkXML(
      #"""
      </a><L></b></c:L><C/></L>
      """#,
      #"""
      file
        element L
          element C
      """#)
  }

  @Test("an unclosed value ends with its line")
  func unclosedValue() {
    checkXML(
      #"""
      <View
        android:text="a b
        android:hint="c" />
      <View android:text="d />
      <View/>
      """#,
      #"""
      file
        element View
          attribute android:text
            value ⟨a b⟩
          attribute android:hint
            value ⟨c⟩
        element View
          attribute android:text
            value ⟨d⟩
        element View
      """#)
  }

  @Test("an attribute can have no value, an unquoted one, or half a name")
  func unfinishedAttributes() {
    checkXML(
      #"""
      <View a b= c="d" e=@f/g android: ="h" />
      """#,
      #"""
      file
        element View
          attribute a
          attribute b
          attribute c
            value ⟨d⟩
          attribute e
            value ⟨@f/g⟩
          attribute android:
            value ⟨h⟩
      """#)
  }

  @Test("a stray bracket is other")
  func lonelyBracket() {
    checkXML(
      #"""
      <L>
        <
        <A/>
        </
      </L>
      """#,
      #"""
      file
        element L
          other ⟨<⟩
          element A
      """#)
  }

  @Test("an unclosed comment ends with its line")
  func unclosedComment() {
    checkXML(
      #"""
      <L>
        <!-- a
        <A/>
        <!-- b -->
      </L>
      """#,
      #"""
      file
        element L
          element A
      """#)
  }

  @Test("unclosed elements end with the text")
  func unclosedAtEnd() {
    checkXML(
      #"""
      <A b="c"><D
      """#,
      #"""
      file
        element A
          attribute b
            value ⟨c⟩
          element D
      """#)
  }
}
