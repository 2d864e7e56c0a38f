// Examples of missing-icon-button-label in Interface Builder files.

import Elements

extension Rule {
  static let missingIconButtonLabelDocumentExamples: [Example] = [
    .bad(
      .interfaceBuilder,
      """
      <⟦button⟧ opaque="NO" id="a">
          <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
          <color key="tintColor" systemColor="labelColor"/>
          <state key="normal" image="close"/>
      </button>
      """,
      fixed: """
        <button opaque="NO" id="a">
            <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>
            <color key="tintColor" systemColor="labelColor"/>
            <accessibility key="accessibilityConfiguration" label="‹Close›"/>
            <state key="normal" image="close"/>
        </button>
        """, severity: .warning),
    .bad(
      .interfaceBuilder, #"<⟦barButtonItem⟧ image="gear" catalog="system" id="a"/>"#,
      fixed: """
        <barButtonItem image="gear" catalog="system" id="a">
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="‹Settings›"/>
            </userDefinedRuntimeAttributes>
        </barButtonItem>
        """,
      severity: .information),
    .bad(
      .interfaceBuilder,
      #"<⟦button⟧ id="a"><accessibility key="accessibilityConfiguration" identifier="more"/><buttonConfiguration key="configuration"><imageReference key="image" image="ellipsis" catalog="system"/></buttonConfiguration></button>"#,
      fixed:
        #"<button id="a"><accessibility key="accessibilityConfiguration" identifier="more" label="‹More options›"/><buttonConfiguration key="configuration"><imageReference key="image" image="ellipsis" catalog="system"/></buttonConfiguration></button>"#,
      severity: .information),
    // Code may label the button through its outlet.
    .bad(
      .interfaceBuilder,
      #"<view customClass="Bar"><subviews><⟦button⟧ id="a"><state key="normal" backgroundImage="cart"/></button></subviews><connections><outlet property="cart" destination="a"/></connections></view>"#,
      severity: .information),
    .bad(
      .interfaceBuilder,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <⟦button⟧ id="a" userLabel="Close">
                  <state key="normal" image="close"/>
              </button>
          </objects>
      </document>
      """, severity: .warning),
    .right(.interfaceBuilder, #"<button id="a"><state key="normal" title="Close" image="close"/></button>"#),
    .good(
      .interfaceBuilder,
      #"<button id="a"><accessibility key="accessibilityConfiguration" label="Close"/><state key="normal" image="close"/></button>"#
    ),
    .good(.interfaceBuilder, #"<barButtonItem title="Settings" image="gear" catalog="system" id="a"/>"#),
    .good(.interfaceBuilder, #"<barButtonItem systemItem="add" id="a"/>"#),
    .good(
      .interfaceBuilder, #"<button buttonType="infoLight" id="a"><state key="normal" image="i"/></button>"#),
    .good(
      .interfaceBuilder, #"<button customClass="CloseButton" id="a"><state key="normal" image="x"/></button>"#
    ),
    .good(
      .interfaceBuilder,
      #"<barButtonItem image="star" id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accLabelText" value="Star"/></userDefinedRuntimeAttributes></barButtonItem>"#
    ),
    .good(
      .interfaceBuilder,
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><button id="a"><state key="normal" image="close"/></button></document>"#
    ),
    .bad(
      .androidXML,
      #"<LinearLayout><⟦FrameLayout⟧ android:onClick="open"><ImageView android:src="@drawable/ic_gear" android:contentDescription="@null"/></FrameLayout></LinearLayout>"#,
      fixed:
        #"<LinearLayout><FrameLayout android:contentDescription="‹Settings›" android:onClick="open"><ImageView android:src="@drawable/ic_gear" android:contentDescription="@null"/></FrameLayout></LinearLayout>"#
    ),
    .bad(
      .androidXML,
      #"<LinearLayout><⟦FrameLayout⟧ android:onClick="@{() -> model.open()}"><View android:background="@color/red"/><ImageView android:src="@drawable/ic_gear"/></FrameLayout></LinearLayout>"#
    ),
    .bad(
      .androidXML, #"<⟦MaterialButton⟧ style="?attr/materialIconButtonStyle" app:icon="@drawable/ic_menu"/>"#,
      fixed:
        #"<MaterialButton android:contentDescription="‹Open menu›" style="?attr/materialIconButtonStyle" app:icon="@drawable/ic_menu"/>"#
    ),
    .bad(
      .androidXML,
      #"<FrameLayout><⟦View⟧ android:layout_width="match_parent" android:layout_height="match_parent" android:clickable="true" android:focusable="true"/><TextView android:text="@string/filters"/></FrameLayout>"#,
      fixed:
        #"<FrameLayout><View android:importantForAccessibility="no" android:layout_width="match_parent" android:layout_height="match_parent" android:clickable="true" android:focusable="true"/><TextView android:text="@string/filters"/></FrameLayout>"#,
      severity: .information),
    .good(
      .androidXML,
      #"<FrameLayout><View android:id="@+id/card" android:layout_width="match_parent" android:layout_height="match_parent" android:clickable="true"/><TextView android:text="@string/filters"/></FrameLayout>"#
    ),
    .good(
      .androidXML,
      #"<FrameLayout><View android:layout_width="match_parent" android:layout_height="match_parent" android:clickable="true" android:importantForAccessibility="no"/></FrameLayout>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout><FrameLayout android:clickable="true"><ImageView android:src="@drawable/waves" android:contentDescription="@null"/></FrameLayout></LinearLayout>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout><FrameLayout android:onClick="open"><ImageView android:src="@drawable/ic_gear" android:contentDescription="@string/settings"/></FrameLayout></LinearLayout>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout><FrameLayout android:onClick="open"><ImageView android:src="@drawable/ic_gear" android:contentDescription="@null"/><TextView android:text="@string/settings"/></FrameLayout></LinearLayout>"#
    ),
    .bad(
      .interfaceBuilder,
      #"<view><imageView image="photo" id="p"/><⟦button⟧ id="a"><connections><action selector="choosePhoto:" destination="c" eventType="touchUpInside"/></connections></button></view>"#
    ),
    .good(
      .interfaceBuilder,
      #"<view><button id="a"><connections><action selector="choosePhoto:" destination="c"/></connections></button><connections><outlet property="photoButton" destination="a"/></connections></view>"#
    ),
  ]
}
