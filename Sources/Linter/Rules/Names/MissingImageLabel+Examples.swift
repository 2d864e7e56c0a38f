// Examples for the missing-image-label rule, except those with symbols.

import Elements

extension Rule {
  static let missingImageLabelExamples: [Example] = [
    .bad(
      .swiftUI,
      #"HStack { Text(mail.subject); if mail.isFlagged { ⟦Image("flag")⟧ } }"#,
      fixed:
        #"HStack { Text(mail.subject); if mail.isFlagged { Image("flag").accessibilityLabel("‹›" /* what the image shows */) } }"#
    ),
    .bad(
      .swiftUI, #"⟦Image("mangoes")⟧"#,
      fixed: #"Image("mangoes").accessibilityLabel("‹›" /* what the image shows */)"#),
    .bad(
      .swiftUI, #"VStack { ⟦Image(uiImage: photo)⟧.resizable() }"#,
      fixed:
        #"VStack { Image(uiImage: photo).resizable().accessibilityLabel("‹›" /* what the image shows */) }"#
    ),
    .bad(
      .swiftUI, #"HStack { ⟦Image(systemName: "wifi.slash")⟧ }"#,
      fixed:
        #"HStack { Image(systemName: "wifi.slash").accessibilityLabel("‹›" /* what the image shows */) }"#,
      severity: .information),
    .bad(
      .uiKit,
      """
      final class Card: UIView {
        private let photo = UIImageView()
        func setUp() {
          ⟦photo.isAccessibilityElement = true⟧
        }
      }
      """,
      fixed: """
        final class Card: UIView {
          private let photo = UIImageView()
          func setUp() {
            photo.isAccessibilityElement = true
            photo.accessibilityLabel = "‹›" /* what the image shows */
          }
        }
        """),
    .bad(
      .swiftUI, #"HStack { ⟦Image(uiImage: .check)⟧.opacity(isChosen ? 1 : 0); Text(name) }"#,
      fixed:
        #"HStack { Image(uiImage: .check).opacity(isChosen ? 1 : 0).accessibilityLabel("‹›" /* what the image shows */); Text(name) }"#,
      severity: .warning),
    .good(.uiKit, "private let photo = UIImageView(image: image)"),
    .good(
      .uiKit,
      """
      func setUp() {
        let photo = UIImageView()
        photo.isAccessibilityElement = true
        photo.accessibilityLabel = caption
      }
      """),
    .bad(
      .androidXML, #"<⟦ImageView⟧ android:src="@drawable/chart"/>"#,
      fixed:
        #"<!-- what the image shows -->\#n<ImageView android:contentDescription="‹›" android:src="@drawable/chart"/>"#,
      severity: .information),
    .bad(
      .androidXML,
      #"<LinearLayout><⟦com.airbnb.lottie.LottieAnimationView⟧ android:id="@+id/a"/></LinearLayout>"#,
      fixed:
        #"<LinearLayout><com.airbnb.lottie.LottieAnimationView android:contentDescription="‹›" android:id="@+id/a"/></LinearLayout>"#,
      severity: .information),
    .right(
      .androidXML, #"<ImageView android:importantForAccessibility="no" android:src="@drawable/dots"/>"#),
    .good(.androidXML, #"<ImageView android:contentDescription="@null" android:src="@drawable/dots"/>"#),
    .bad(
      .swiftUI,
      "struct Backdrop: View { var body: some View { ZStack { ⟦Image(uiImage: face)⟧.blur(radius: 9); Color.black } } }",
      severity: .information),
    .good(.swiftUI, "Row(title: name, icon: { Image(uiImage: face) })"),
    .bad(
      .swiftUI, #"SwiftUI.⟦Image("mangoes")⟧"#,
      fixed: #"SwiftUI.Image("mangoes").accessibilityLabel("‹›" /* what the image shows */)"#),
    .good(.swiftUI, #"SwiftUI.Image("mangoes").accessibilityLabel("Mangoes")"#),
    .bad(
      .swiftUI,
      "struct Row: View { var body: some View { HStack { ⟦Image(uiImage: face)⟧; Text(name) } } }",
      severity: .information),
    .good(.androidXML, #"<ImageView android:src="@drawable/ic_chevron_right"/>"#),
    .good(
      .androidXML,
      #"<ImageView android:src="@drawable/ring" android:layout_width="12dp" android:layout_height="12dp"/>"#
    ),
    .good(
      .androidXML,
      #"<CardView android:contentDescription="@string/cancel"><ImageView android:src="@drawable/cross"/></CardView>"#
    ),
    .bad(
      .androidXML,
      #"<LinearLayout><⟦ImageView⟧ android:src="@drawable/sales_chart"/><TextView android:text="@string/sales"/></LinearLayout>"#,
      severity: .information),
    .bad(
      .androidXML,
      #"<FrameLayout><⟦ImageView⟧ android:src="@drawable/ring"/><ImageView android:src="@drawable/lock" android:contentDescription="@string/locked"/></FrameLayout>"#,
      severity: .information),
    .good(
      .androidXML,
      #"<LinearLayout><ImageView android:src="@drawable/person"/><TextInputLayout android:hint="@string/name"><TextInputEditText/></TextInputLayout></LinearLayout>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout><ImageView android:src="@drawable/ic_add_photo_24"/><Space/><TextView android:text="@string/scan"/></LinearLayout>"#
    ),
    .bad(
      .androidXML,
      #"<LinearLayout><⟦ImageView⟧ android:src="@drawable/photo"/><TextView android:text="@string/scan"/></LinearLayout>"#,
      severity: .information),
    .good(
      .androidXML,
      #"<LinearLayout><ImageView android:src="@drawable/pin"/><TextInputLayout><TextInputEditText android:id="@+id/pin"/></TextInputLayout></LinearLayout>"#
    ),
    .good(
      .androidXML, #"<ImageView tools:src="@drawable/dots" android:contentDescription="@string/dots"/>"#),
    .good(
      .androidXML,
      #"<LinearLayout android:importantForAccessibility="noHideDescendants"><ImageView android:src="@drawable/a"/></LinearLayout>"#
    ),
    .right(.swiftUI, #"Image(decorative: "mangoes")"#),
    .good(.swiftUI, #"Image("mangoes").accessibilityHidden(true)"#),
    .good(.swiftUI, #"HStack { Image(systemName: "clock"); Text(duration) }"#),
    .good(.swiftUI, #"Label { Text("Cart") } icon: { Image("cart") }"#),
    .good(.swiftUI, #"Text("Offers").background(Image("waves"))"#),
    .good(
      .swiftUI, #"VStack { Image("a") }.accessibilityElement(children: .ignore).accessibilityLabel("A")"#),
    .bad(
      .swiftUI,
      #"Picker("", selection: $tab) { ForEach(tabs) { tab in ⟦Image(systemName: tab.icon)⟧ } }.pickerStyle(.segmented)"#,
      severity: .information),
    .good(
      .swiftUI,
      "struct Symbol: View { let name: String; var body: some View { Image(systemName: name).resizable() } }"
    ),
    .bad(
      .swiftUI,
      #"struct Symbol: View { let name: String; var body: some View { Image(systemName: name).resizable() } }; struct A: View { var body: some View { VStack { ⟦Symbol(name: "wifi.slash")⟧; Symbol(name: "wifi").accessibilityLabel("Online") } } }"#,
      severity: .hint),
    .good(.swiftUI, #"Image(name)"#),
    .good(
      .swiftUI,
      """
      struct A: View {
        var body: some View { NavigationLink(value: i) { row } }
        private var row: some View { HStack { Image(uiImage: i.photo); Text(i.name) } }
      }
      """),
    .good(
      .swiftUI,
      """
      struct A: View { var body: some View { Photo().accessibilityHidden(true) } }
      private struct Photo: View { var body: some View { VStack { Image("a") } } }
      """),
    .good(.swiftUI, #"show(AnyView(VStack { Image("a") }))"#),
    .bad(
      .compose, #"Image(painterResource(R.drawable.offer_banner), ⟦contentDescription = null⟧)"#,
      fixed:
        #"Image(painterResource(R.drawable.offer_banner), contentDescription = "‹›" /* what the image shows */)"#,
      severity: .information),
    .bad(
      .compose,
      #"Column { Box { Image(modifier = Modifier.fillMaxWidth(), painter = painterResource(id = R.drawable.sales_chart), ⟦contentDescription = null⟧) } }"#,
      fixed:
        #"Column { Box { Image(modifier = Modifier.fillMaxWidth(), painter = painterResource(id = R.drawable.sales_chart), contentDescription = "‹›" /* what the image shows */) } }"#,
      severity: .information),
    .bad(
      .compose, #"⟦GlideImage(R.drawable.photo_1)⟧"#,
      fixed: #"GlideImage(R.drawable.photo_1, contentDescription = "‹›" /* what the image shows */)"#,
      severity: .information),
    .good(.androidXML, #"<FrameLayout><ImageView android:background="?attr/drawerImage"/></FrameLayout>"#),
    .right(.compose, #"Row { Image(painterResource(R.drawable.flag), null); Text(country) }"#),
    .good(.compose, #"Row { Image(painterResource(R.drawable.offer_banner), null); Text(offer) }"#),
    .good(.compose, #"Image(painterResource(R.drawable.waves), null)"#),
    .good(.compose, #"Image(painterResource(R.drawable.offer_banner), stringResource(R.string.offers))"#),
    .good(.compose, #"Image(painterResource(R.drawable.offer_banner), null, modifier)"#),
    .good(
      .compose,
      #"Button(onClick = open) { Image(painterResource(R.drawable.offer_banner), null) ; Text(offer) }"#),
    .good(
      .compose,
      #"Box(Modifier.clearAndSetSemantics { }) { Image(painterResource(R.drawable.offer_banner), null) }"#),
    .good(.compose, #"OfferCard(title) { Image(painterResource(R.drawable.offer_banner), null) }"#),
    .good(.compose, #"AsyncImage(model = url, contentDescription = null)"#),
    .bad(
      .androidViews, #"⟦ImageView(this)⟧.apply { setImageResource(R.drawable.sales_chart) }"#,
      fixed:
        #"ImageView(this).apply { setImageResource(R.drawable.sales_chart); contentDescription = "‹›" /* what the image shows */ }"#,
      severity: .information),
    .bad(
      .androidViews,
      #"val map = ⟦ImageView(this)⟧; map.setImageDrawable(getDrawable(R.drawable.city_map)); root.addView(map)"#,
      fixed:
        #"val map = ImageView(this).apply { contentDescription = "‹›" /* what the image shows */ }; map.setImageDrawable(getDrawable(R.drawable.city_map)); root.addView(map)"#,
      severity: .information),
    .good(
      .androidViews,
      #"ImageView(this).apply { importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO; setImageResource(R.drawable.sales_chart) }"#
    ),
    .good(.androidViews, #"ImageView(this).apply { setImageResource(R.drawable.waves) }"#),
    .good(
      .androidViews,
      #"ImageView(this).apply { setImageResource(R.drawable.sales_chart); contentDescription = sales }"#),
    .good(.androidViews, #"binding.chart.setImageResource(R.drawable.sales_chart)"#),
    .bad(
      .interfaceBuilder,
      """
      <imageView image="chart" id="a">
          <rect key="frame" x="0.0" y="0.0" width="80" height="80"/>
          <accessibility key="accessibilityConfiguration">
              ⟦<bool key="isElement" value="YES"/>⟧
          </accessibility>
      </imageView>
      """,
      fixed: """
        <imageView image="chart" id="a">
            <rect key="frame" x="0.0" y="0.0" width="80" height="80"/>
            <accessibility key="accessibilityConfiguration" label="‹›">
                <bool key="isElement" value="YES"/>
            </accessibility>
        </imageView>
        """),
    .good(.interfaceBuilder, #"<imageView image="chart" id="a"/>"#),
    .good(
      .interfaceBuilder,
      #"<imageView image="chart" id="a"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" image="YES" notEnabled="YES"/></accessibility></imageView>"#
    ),
    .good(
      .interfaceBuilder,
      #"<imageView image="chart" id="a"><accessibility key="accessibilityConfiguration" label="Sales"><bool key="isElement" value="YES"/></accessibility></imageView>"#
    ),
    .bad(
      .uiKit,
      """
      class Invite: UIViewController {
        private let picture = UIImageView()
        func setUp() { ⟦picture.accessibilityHint = "Scan this with the other phone"⟧; view.addSubview(picture) }
      }
      """),
    .bad(
      .uiKit,
      """
      class Invite: UIViewController {
        private let qrCodeView = ⟦UIImageView()⟧
        func setUp() { qrCodeView.image = code(for: link); view.addSubview(qrCodeView) }
      }
      """),
    .good(
      .uiKit,
      """
      class Invite: UIViewController {
        private let qrCodeView = UIImageView()
        func setUp() { qrCodeView.isAccessibilityElement = true; qrCodeView.accessibilityLabel = "QR code" }
      }
      """),
    .good(
      .uiKit,
      """
      class InviteCell: UITableViewCell {
        private let card = UIView()
        private let qrCodeView = UIImageView()
        func setUp() {
          card.isAccessibilityElement = true
          card.accessibilityLabel = "Invitation code"
          contentView.addSubview(card)
          card.addSubview(qrCodeView)
        }
      }
      """),
    .good(
      .uiKit,
      "class Scan: UIView { private let qrFrameView = UIImageView(); func setUp() { addSubview(qrFrameView) } }"
    ),
  ]
}
