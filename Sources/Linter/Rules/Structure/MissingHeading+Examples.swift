// Examples for the missing-heading rule.

import Elements

extension Rule {
  static let missingHeadingExamples = missingHeadingCodeExamples + missingHeadingLayoutExamples

  private static let missingHeadingCodeExamples: [Example] = [
    .bad(
      .swiftUI, #"VStack { ⟦Text("Your orders").font(.title2)⟧; OrderList(); Footer() }"#,
      fixed:
        #"VStack { Text("Your orders").font(.title2).accessibilityAddTraits(.isHeader); OrderList(); Footer() }"#
    ),
    .bad(
      .swiftUI, #"Text("Orders")⟦.accessibilityHeading(.h2)⟧"#,
      fixed: #"Text("Orders").accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)"#),
    .right(
      .swiftUI,
      #"VStack { Text("Your orders").font(.title2).accessibilityAddTraits(.isHeader); OrderList() }"#),
    .good(.swiftUI, #"Text("Orders").accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)"#),
    .good(.swiftUI, #"Section(header: Text(semester).bold().accessibilityHeading(.h2)) { Grades() }"#),
    .good(
      .swiftUI,
      #"List { Section(header: Text("Orders")) { VStack { Text("Open").font(.title2); OrderList() } } }"#),
    .good(
      .swiftUI,
      #"VStack { Text("You can return an order within two weeks").font(.title2); OrderList(); Footer() }"#),
    .good(.swiftUI, #"Text("Orders").accessibilityHeading(.unspecified)"#),
    .good(.swiftUI, #"VStack { Text("Your orders").font(.body); OrderList() }"#),
    .good(.swiftUI, #"VStack { Text("Street").font(.headline); TextField("", text: $street); Map() }"#),
    .good(.swiftUI, #"VStack { Text("42").font(.title2); OrderList() }"#),
    .bad(
      .swiftUI,
      #"VStack { Text("Orders").accessibilityAddTraits(.isHeader); OrderList(); ⟦Text("Returns").font(.headline)⟧; ReturnList() }"#,
      fixed:
        #"VStack { Text("Orders").accessibilityAddTraits(.isHeader); OrderList(); Text("Returns").font(.headline).accessibilityAddTraits(.isHeader); ReturnList() }"#
    ),
    .bad(
      .swiftUI,
      #"VStack { ⟦Text("Orders").font(.title2)⟧; OrderList(); Text("Returns").font(.title2); ReturnList() }"#,
      fixed:
        #"VStack { Text("Orders").font(.title2).accessibilityAddTraits(.isHeader); OrderList(); Text("Returns").font(.title2).accessibilityAddTraits(.isHeader); ReturnList() }"#
    ),
    .bad(
      .swiftUI,
      #"VStack { ⟦Text("Your orders").font(.system(size: 24, weight: .heavy))⟧; OrderList(); Footer() }"#,
      fixed:
        #"VStack { Text("Your orders").font(.system(size: 24, weight: .heavy)).accessibilityAddTraits(.isHeader); OrderList(); Footer() }"#
    ),
    .good(
      .swiftUI, #"VStack { Text("Your orders").font(.system(size: 17, weight: .heavy)); OrderList() }"#),
    .good(.swiftUI, #"VStack { Logo(); Text("Your orders").font(.title2) }"#),
    .bad(
      .swiftUI,
      #"VStack { ScrollView { VStack { ⟦Text("Connect your scale").font(.largeTitle.bold())⟧ }.padding(); VStack { Text(advice); Steps() } }; Spacer() }"#
    ),
    .bad(
      .swiftUI,
      #"VStack { ⟦Text("Log in").font(.largeTitle)⟧; TextField("Account", text: $account) }"#),
    .bad(
      .swiftUI,
      #"VStack { HStack { Spacer(); Image("fail"); Spacer() }; ⟦Text("This device is inactive").font(.title)⟧; Text("Log in again to use it.") }"#
    ),
    .good(
      .swiftUI,
      #"VStack { Image("logo"); Text("Your orders").font(.title2); Text("They arrive today.") }"#),
    .good(.swiftUI, #"VStack { Image("logo"); Text("Your orders").font(.title); OrderList() }"#),
    .good(.swiftUI, #"VStack { Logo(); Text("Your orders").font(.title2); OrderList() }"#),
    .good(
      .swiftUI,
      #"VStack { Text("Welcome").font(.title); Text(news) }.padding().background(Color(.secondarySystemBackground)).cornerRadius(12)"#
    ),
    .good(.swiftUI, #"VStack { Text(name).font(.title2); OrderList() }"#),
    .bad(
      .swiftUI,
      #"ScrollView { VStack { ⟦Text(page.title).font(.title)⟧; page.picture; Text(page.text) } }"#
    ),
    .good(
      .swiftUI,
      #"ScrollView { VStack { Text(page.price).font(.title); Text(page.text) } }"#
    ),
    .good(.swiftUI, #"ForEach(all) { a in VStack { Text("Total").font(.headline); Text(a) } }"#),
    .good(.swiftUI, #"Button { buy() } label: { VStack { Text("Buy").font(.headline); Text(price) } }"#),
    .good(
      .swiftUI,
      #"struct TipCard: View { var body: some View { VStack { Text("Did you know?").font(.title2); Text(tip) } } }"#
    ),
    .good(.swiftUI, #"Section(header: Text("Orders").font(.title2)) { OrderList() }"#),
    .bad(
      .swiftUI,
      #"LazyVGrid(columns: columns) { ForEach(groups) { group in Section { Orders(group) } header: { ⟦Text(group.title)⟧ } } }"#,
      fixed:
        #"LazyVGrid(columns: columns) { ForEach(groups) { group in Section { Orders(group) } header: { Text(group.title).accessibilityAddTraits(.isHeader) } } }"#
    ),
    .good(
      .swiftUI,
      #"List { ForEach(groups) { group in Section { Orders(group) } header: { Text(group.title) } } }"#),
    .bad(
      .swiftUI,
      #"VStack { VStack { ⟦Text("Your orders").font(.title2)⟧ }.padding(); OrderList(); Footer() }"#),
    .bad(
      .swiftUI,
      #"VStack { ⟦Text(group.title).font(.title3)⟧; ForEach(group.orders) { OrderView($0) } }"#,
      fixed:
        #"VStack { Text(group.title).font(.title3).accessibilityAddTraits(.isHeader); ForEach(group.orders) { OrderView($0) } }"#
    ),
    .good(
      .swiftUI, #"VStack { Text(group.total).font(.title3); ForEach(group.orders) { OrderView($0) } }"#),
    .good(.swiftUI, #"VStack { Text(group.title).font(.title3); Summary(group) }"#),
    .bad(
      .swiftUI,
      #"VStack { Logo(); VStack { ⟦Text("Orders").bold()⟧; OrderList() }; VStack { ⟦Text("Returns").bold()⟧; Text(returns) } }"#
    ),
    .good(.swiftUI, #"VStack { Logo(); VStack { Text("Orders").bold(); OrderList() } }"#),
    .good(.swiftUI, #"VStack { Spacer(); Text("Orders").bold(); Text(orders) }"#),
    .bad(
      .swiftUI,
      #"VStack { HStack { ⟦Text("Orders").fontWeight(.bold)⟧; Spacer() }; Divider(); OrderList() }"#),
    .bad(
      .uiKit,
      #"class Orders: UIViewController { let heading = ⟦UILabel()⟧; func f() { heading.text = "Your orders"; heading.font = .preferredFont(forTextStyle: .title1); view.addSubview(heading) } }"#,
      fixed:
        #"class Orders: UIViewController { let heading = UILabel(); func f() { heading.text = "Your orders"; heading.font = .preferredFont(forTextStyle: .title1); heading.accessibilityTraits.insert(.header); view.addSubview(heading) } }"#
    ),
    .right(
      .uiKit,
      #"class Orders: UIViewController { let heading = UILabel(); func f() { heading.text = "Your orders"; heading.font = .preferredFont(forTextStyle: .title1); heading.accessibilityTraits = .header } }"#
    ),
    .bad(
      .uiKit,
      #"class Orders: UIViewController { let heading = ⟦UILabel()⟧; func f() { heading.text = Texts.orders; heading.font = Fonts.title; view.addSubview(heading) } }"#
    ),
    .bad(
      .uiKit,
      #"class Orders: UIViewController { let heading = ⟦UILabel()⟧; func f() { heading.text = "Your orders"; heading.font = .systemFont(ofSize: 24, weight: .bold); view.addSubview(heading) } }"#
    ),
    .good(
      .uiKit,
      #"class Orders: UIViewController { let heading = UILabel(); func f() { heading.text = Texts.orders; heading.font = Fonts.rowTitle; view.addSubview(heading) } }"#
    ),
    .bad(
      .uiKit,
      #"class Label: UILabel {}; class Orders: UIViewController { func f() { let heading = ⟦Label(.title, lines: 2)⟧; heading.text = "Your orders"; view.addSubview(heading) } }"#
    ),
    .good(
      .uiKit,
      #"class Label: UILabel {}; class Orders: UIViewController { func f() { let heading = Label(.text); heading.text = "Your orders"; view.addSubview(heading) } }"#
    ),
    .good(
      .uiKit,
      #"class Label: UILabel { func g() { accessibilityTraits = .header } }; class Orders: UIViewController { func f() { let heading = Label(.title); heading.text = "Your orders"; view.addSubview(heading) } }"#
    ),
    .good(
      .uiKit,
      #"class OrderCell: UITableViewCell { let heading = UILabel(); func f() { heading.text = "Order"; heading.font = .preferredFont(forTextStyle: .headline) } }"#
    ),
    .good(
      .uiKit,
      #"class Orders: UIViewController { let heading = UILabel(); func f() { heading.text = name; heading.font = .preferredFont(forTextStyle: .title1) } }"#
    ),
    .bad(
      .uiKit,
      #"class DayHeader: UITableViewHeaderFooterView { let title = ⟦UILabel()⟧; func f() { title.text = day; contentView.addSubview(title) } }"#
    ),
    .bad(
      .uiKit,
      #"class SectionHeaderView: UICollectionReusableView { let countLabel = UILabel(); let titleLabel = ⟦UILabel()⟧; func f() { titleLabel.text = title; countLabel.text = count; addSubview(titleLabel); addSubview(countLabel) } }"#
    ),
    .good(
      .uiKit,
      #"class DayFooter: UITableViewHeaderFooterView { let title = UILabel(); func f() { title.text = day; contentView.addSubview(title) } }"#
    ),
    .good(
      .uiKit,
      #"class DayHeader: UITableViewHeaderFooterView { let title = UILabel(); func f() { title.accessibilityTraits = .header; contentView.addSubview(title) } }"#
    ),
    .bad(
      .compose,
      #"@Composable fun Orders() { Column { ⟦Text("Your orders", style = MaterialTheme.typography.headlineMedium)⟧; OrderList() } }"#,
      fixed:
        #"@Composable fun Orders() { Column { Text("Your orders", style = MaterialTheme.typography.headlineMedium, modifier = Modifier.semantics { heading() }); OrderList() } }"#
    ),
    .right(
      .compose,
      #"@Composable fun Orders() { Column { Text("Your orders", Modifier.semantics { heading() }, style = MaterialTheme.typography.headlineMedium); OrderList() } }"#
    ),
    .good(
      .compose,
      #"@Composable fun Orders() { Column { Text("Your orders", style = MaterialTheme.typography.headlineMedium); OrderList() } }"#,
      path: "app/tv/src/main/java/Orders.kt"),
    .good(
      .compose,
      """
      import androidx.compose.foundation.layout.Column
      import androidx.compose.runtime.Composable
      import androidx.tv.material3.MaterialTheme
      import androidx.tv.material3.Text
      @Composable fun Orders() { Column { Text("Your orders", style = MaterialTheme.typography.headlineMedium); OrderList() } }
      """),
    .good(
      .compose,
      #"@Composable fun Orders() { Column { Text(name, style = MaterialTheme.typography.headlineMedium); OrderList() } }"#
    ),
    .good(
      .compose,
      #"@Composable fun Orders() { TopAppBar(title = { Text("Orders", style = MaterialTheme.typography.titleLarge) }) }"#
    ),
    .good(
      .compose,
      #"@Composable fun OrderCard() { Column { Text("Order", style = MaterialTheme.typography.headlineMedium); Text(date) } }"#
    ),
    .good(
      .compose,
      #"@Composable fun Orders() { Column(Modifier.clickable { open() }) { Text("Open", style = MaterialTheme.typography.headlineMedium); Text(date) } }"#
    ),
    .good(
      .compose,
      #"@Composable fun Orders() { Column { Text("No orders yet", style = MaterialTheme.typography.headlineMedium); Text(advice) } }"#
    ),
    .bad(
      .compose,
      #"@Composable fun Orders() { LazyColumn { item { Spacer(gap); ⟦Text("Your orders", style = MaterialTheme.typography.titleLarge)⟧ }; items(all) { Order(it) } } }"#
    ),
    .good(
      .compose,
      #"@Composable fun Orders() { LazyColumn { items(all) { Text(it.title, style = MaterialTheme.typography.titleLarge); Order(it) } } }"#
    ),
    .bad(
      .compose,
      #"@Composable fun Orders() { LazyColumn { days.forEach { (day, orders) -> item { Column { ⟦Text(day.title, style = MaterialTheme.typography.titleMedium)⟧; orders.forEach { Order(it) } } } } } }"#
    ),
    .bad(
      .compose,
      #"@Composable fun Orders() { LazyColumn { days.forEach { stickyHeader { ⟦Text(it.text, style = MaterialTheme.typography.titleSmall)⟧ }; items(it.orders) { Order(it) } } } }"#
    ),
    .bad(
      .compose,
      #"@Composable fun A() { SettingTitle("Sync"); Sync() }; @Composable private fun SettingTitle(title: String, modifier: Modifier = Modifier) { ⟦Text(title, modifier, color = Color.Gray)⟧ }"#
    ),
    .good(
      .compose,
      #"@Composable fun A() { SongTitle("Hello") }; @Composable private fun SongTitle(title: String, modifier: Modifier = Modifier) { Text(title, modifier, color = Color.Gray) }"#
    ),
    .bad(
      .compose,
      #"@Composable fun Transfers() { LazyColumn { sections.forEach { stickyHeader { Box(Modifier.fillMaxWidth()) { ⟦Text(it.title, color = Color.Gray)⟧ } }; items(it.transfers) { Transfer(it) } } } }"#
    ),
    .bad(
      .compose,
      #"@Composable fun Transfers() { LazyColumn { days.forEach { day -> stickyHeader { Day(day) }; items(day.transfers) { Transfer(it) } } } }; @Composable private fun Day(day: Day) { Column { Spacer(gap); ⟦Text(day.title, color = Color.Gray)⟧ } }"#
    ),
    .good(
      .compose,
      #"@Composable fun Transfers() { Day(today); LazyColumn { days.forEach { day -> stickyHeader { Day(day) }; items(day.transfers) { Transfer(it) } } } }; @Composable private fun Day(day: Day) { Column { Spacer(gap); Text(day.title, color = Color.Gray) } }"#
    ),
    .good(
      .compose,
      #"@Composable fun Transfers() { LazyColumn { stickyHeader { Row { Text(count); Button(onClick = clear) { Text("Clear") } } }; items(transfers) { Transfer(it) } } }"#
    ),
    .bad(
      .compose,
      #"@Composable fun SettingsHeader(title: String, modifier: Modifier = Modifier) { ⟦Text(title, modifier, style = MaterialTheme.typography.labelLarge)⟧ }"#,
      fixed:
        #"@Composable fun SettingsHeader(title: String, modifier: Modifier = Modifier) { Text(title, modifier.semantics { heading() }, style = MaterialTheme.typography.labelLarge) }"#
    ),
    .bad(
      .compose,
      #"@Composable fun SettingsHeader(title: String) { ⟦Text(title, style = Ui.type.small, color = Ui.color.primary)⟧ }"#
    ),
    .bad(
      .compose,
      """
      @Composable fun Welcome() {
        Column {
          Image(logo, null)
          ⟦Text("Welcome", style = MaterialTheme.typography.headlineMedium)⟧
          Text("Listen to your own music.")
        }
      }
      """),
    .bad(
      .compose,
      #"@Composable fun Subtitle(text: String, color: Color = MaterialTheme.colorScheme.primary) { ⟦Text(text, color = color, style = MaterialTheme.typography.labelLarge)⟧ }"#
    ),
    .good(
      .compose,
      #"@Composable fun Subtitle(text: String) { Text(text, style = MaterialTheme.typography.labelLarge) }"#
    ),
    .bad(
      .compose,
      #"@Composable fun GroupHeader(icon: ImageVector, title: String) { Row { Icon(icon, contentDescription = null); ⟦Text(title, style = MaterialTheme.typography.labelLarge)⟧ } }"#
    ),
    .bad(
      .compose,
      #"@Composable fun Filters() { ModalBottomSheet(onDismissRequest = close) { Column { ⟦Text("Filters", style = MaterialTheme.typography.titleLarge)⟧; FilterList() } } }"#
    ),
    .good(
      .compose,
      #"@Composable fun SettingsHeader(title: String) { Text(title, Modifier.semantics { heading() }, style = MaterialTheme.typography.labelLarge) }"#
    ),
    .good(
      .compose,
      #"@Composable fun SettingsHeader(title: String) { Text(title, style = MaterialTheme.typography.bodyMedium) }"#
    ),
    .good(
      .compose,
      #"@Composable fun SettingsHeader(title: String) { Column { Text(title, style = MaterialTheme.typography.labelLarge); Text(advice) } }"#
    ),
    .good(
      .compose,
      #"@Composable fun DrawerHeader(title: String) { Text(title, style = MaterialTheme.typography.labelLarge) }"#
    ),
    .bad(
      .compose,
      #"@Composable fun Orders() { Column { Total(); HorizontalDivider(); ⟦Text("Details", style = MaterialTheme.typography.titleSmall)⟧; Details() } }"#
    ),
    .good(
      .compose,
      #"@Composable fun Orders() { Column { Total(); Text("Details", style = MaterialTheme.typography.titleSmall); Details() } }"#
    ),
    .bad(
      .uiKit,
      """
      class Details: UIViewController {
        enum Kind { case header, body }
        func label(_ kind: Kind) -> UILabel { let label = UILabel(); label.font = font(for: kind); return label }
        func setUp() { let about = ⟦label(.header)⟧; about.text = "About"; view.addSubview(about) }
      }
      """),
    .good(
      .uiKit,
      """
      class Details: UIViewController {
        enum Kind { case header, body }
        func label(_ kind: Kind) -> UILabel {
          let label = UILabel()
          if kind == .header { label.accessibilityTraits = .header }
          return label
        }
        func setUp() { let about = label(.header); about.text = "About"; view.addSubview(about) }
      }
      """),
  ]
}
