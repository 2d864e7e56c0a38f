// XML, whole and as it is while somebody types.

import Source
import Syntax
import Testing

/// Checks the dump of the tree of XML.
private func checkXML(_ source: String, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let tree = Tree(parsing: SourceText(source), as: .xml)
  #expect(tree.dump() == dump + "\n", sourceLocation: sourceLocation)
  checkNesting(of: tree, sourceLocation: sourceLocation)
}

@Suite("XML parser")
struct XMLParserTests {
  @Test("an element is called after the last component of its tag")
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

  @Test("an attribute keeps its whole name, its value is what stands between the quotes")
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

  @Test("a value may hold any character but the opening one")
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

  @Test("text that is not blank is a node")
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

  @Test("comments are no nodes")
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

  @Test("a start tag that is not closed ends before the next tag")
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

  @Test("what is indented deeper is inside a start tag that is not closed")
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

  @Test("an end tag closes the elements inside its own that nothing closed")
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

  @Test("an end tag that closes nothing is passed over")
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

  @Test("a value that its line leaves open ends there")
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

  @Test("an attribute may have no value, an unquoted one or half a name")
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

  @Test("a lonely bracket is other")
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

  @Test("a comment that nothing closes ends with its line")
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

  @Test("elements that nothing closes end with the text")
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
