// Examples for the missing-heading rule in layouts and Interface Builder files.

import Elements

extension Rule {
  static let missingHeadingLayoutExamples: [Example] = [
    .bad(
      .androidXML,
      #"<ConstraintLayout><⟦TextView⟧ android:id="@+id/ordersTitle" android:textAppearance="?textAppearanceHeadline6"/><RecyclerView/></ConstraintLayout>"#
    ),
    .good(
      .androidXML,
      #"<ConstraintLayout><TextView android:id="@+id/total" android:textAppearance="?textAppearanceHeadline6"/><RecyclerView/></ConstraintLayout>"#
    ),
    .bad(
      .androidXML,
      #"<LinearLayout><⟦TextView⟧ android:text="@string/orders" android:textAppearance="@style/TextAppearance.Material3.HeadlineMedium"/><ListView/></LinearLayout>"#,
      fixed:
        #"<LinearLayout><TextView android:accessibilityHeading="true" android:text="@string/orders" android:textAppearance="@style/TextAppearance.Material3.HeadlineMedium"/><ListView/></LinearLayout>"#
    ),
    .right(
      .androidXML,
      #"<LinearLayout><TextView android:text="@string/orders" android:textAppearance="@style/TextAppearance.Material3.HeadlineMedium" android:accessibilityHeading="true"/><ListView/></LinearLayout>"#
    ),
    .bad(
      .androidXML,
      #"<LinearLayout android:orientation="vertical"><⟦TextView⟧ android:text="@string/help" android:textStyle="bold"/><LinearLayout/><⟦TextView⟧ android:text="@string/about" android:textStyle="bold"/><LinearLayout/></LinearLayout>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout android:orientation="vertical"><TextView android:text="@string/help" android:textStyle="bold"/><TextView android:text="@string/about" android:textStyle="bold"/></LinearLayout>"#
    ),
    .bad(
      .androidXML,
      #"<com.acme.InsetsConstraintLayout><⟦TextView⟧ android:text="@string/songs" android:textAppearance="@style/TextViewHeadline6"/><ListView/></com.acme.InsetsConstraintLayout>"#
    ),
    .bad(
      .androidXML,
      #"<LinearLayout><⟦TextView⟧ style="@style/Widget.Acme.Header" android:text="@string/folders"/><RadioGroup/><⟦TextView⟧ style="@style/Widget.Acme.Header" android:text="@string/filters"/><RadioGroup/></LinearLayout>"#,
      path: "app/src/main/res/layout/dialog_locations.xml"),
    .good(
      .androidXML,
      #"<LinearLayout><TextView android:text="@string/folders" android:textAppearance="@style/TextViewHeadline6"/><RadioGroup/></LinearLayout>"#,
      path: "app/src/main/res/layout/dialog_locations.xml"),
    .bad(
      .androidXML, #"<LinearLayout><View/><⟦TextView⟧ android:id="@+id/title"/></LinearLayout>"#,
      path: "app/src/main/res/layout/list_header.xml"),
    .good(
      .androidXML,
      #"<LinearLayout><ImageView/><TextView android:id="@+id/title"/></LinearLayout>"#,
      path: "app/src/main/res/layout/list_header.xml"),
    .bad(
      .androidXML,
      #"<LinearLayout><⟦TextView⟧ android:id="@+id/title" style="?textAppearanceHeadlineSmall"/></LinearLayout>"#,
      path: "app/src/main/res/layout/recents_header_item.xml"),
    .bad(
      .androidXML,
      #"<LinearLayout><⟦TextView⟧ android:id="@+id/category" android:textSize="18sp"/><TextView android:id="@+id/order" android:textSize="12sp"/><ImageButton android:contentDescription="@string/refresh"/></LinearLayout>"#,
      path: "app/src/main/res/layout/category_header_item.xml"),
    .good(
      .androidXML,
      #"<LinearLayout><TextView android:id="@+id/name" android:textSize="18sp"/><ImageView android:layout_width="96dp" android:layout_height="96dp"/></LinearLayout>"#,
      path: "app/src/main/res/layout/profile_header.xml"),
    .good(
      .androidXML,
      #"<LinearLayout><TextView android:id="@+id/name" android:textSize="18sp"/><TextView android:id="@+id/date" android:textSize="18sp"/></LinearLayout>"#,
      path: "app/src/main/res/layout/day_header.xml"),
    .good(
      .androidXML, #"<TextView android:id="@+id/title"/>"#,
      path: "app/src/main/res/layout/drawer_header.xml"),
    .good(
      .androidXML, #"<TextView android:id="@+id/title" android:hyphenationFrequency="normal"/>"#,
      path: "app/src/main/res/layout/list_header.xml"),
    .bad(
      .interfaceBuilder,
      #"<collectionReusableView customClass="GroupHeaderView" id="a"><subviews><⟦label⟧ text="Label" id="b"/></subviews></collectionReusableView>"#
    ),
    .right(
      .interfaceBuilder,
      #"<collectionReusableView customClass="GroupHeaderView" id="a"><subviews><label text="Label" id="b"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" header="YES"/></accessibility></label></subviews></collectionReusableView>"#
    ),
    .good(
      .interfaceBuilder,
      #"<collectionReusableView customClass="GroupFooterView" id="a"><subviews><label text="Label" id="b"/></subviews></collectionReusableView>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout><TextView android:text="@string/orders" android:textAppearance="@style/TextAppearance.Material3.BodyMedium"/><ListView/></LinearLayout>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout android:onClick="open"><TextView android:text="@string/orders" android:textAppearance="@style/TextAppearance.Material3.HeadlineMedium"/><TextView android:text="@string/all"/></LinearLayout>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout><TextView android:text="@string/orders" android:textAppearance="@style/TextAppearance.Material3.HeadlineMedium"/><TextView android:text="@string/all"/></LinearLayout>"#,
      path: "app/src/main/res/layout/item_order.xml"),
  ]
}
