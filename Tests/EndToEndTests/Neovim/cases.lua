-- The expected results for each sample, as exact text. Line numbers start at 1; findings are `line rule`.
return {
  swift = {
    file = 'App/PlayerView.swift',
    opened = { '8 missing-icon-button-label', '10 missing-button-role', '11 missing-button-role' },
    typed = { below = 8, text = '      Button { play() } label: { Image("play") }' },
    said = 'Volume, ‹volume %›, Adjustable',
    marked = '2. “',
    after_typing = {
      '8 missing-icon-button-label', '9 missing-icon-button-label', '11 missing-button-role', '12 missing-button-role',
    },
    fix = {
      line = 8,
      title = 'Add accessibilityLabel("Close")',
      becomes = { '      Text("💡é").overlay { Button { close() } label: { Image("xmark") }.accessibilityLabel("Close") }' },
    },
    after_fix = { '9 missing-icon-button-label', '11 missing-button-role', '12 missing-button-role' },
    ignored = { line = 9, rule = 'missing-icon-button-label', comment = '      // a11y:ignore missing-icon-button-label' },
    after_ignoring = { '12 missing-button-role', '13 missing-button-role' },
    fixed_all = {
      [12] = '      Text("Delete").onTapGesture { delete() }.accessibilityAddTraits(.isButton)',
      [13] = '      Text("💡é Keep").onTapGesture { keep() }.accessibilityAddTraits(.isButton)',
    },
  },
  kotlin = {
    file = 'app/src/main/kotlin/Checkout.kt',
    opened = { '6 missing-icon-button-label', '8 role-in-label' },
    typed = { below = 6, text = '    IconButton(onClick = onPay) { Icon(Icons.Default.Close, contentDescription = null) }' },
    said = 'Checkout',
    marked = '1. “',
    after_typing = { '6 missing-icon-button-label', '7 missing-icon-button-label', '9 role-in-label' },
    fix = {
      line = 6,
      title = 'Set contentDescription to "Back"',
      becomes = {
        '    IconButton(onClick = onBack) { Icon(Icons.Default.ArrowBack, contentDescription = "Back") }',
      },
    },
    after_fix = { '7 missing-icon-button-label', '9 role-in-label' },
    ignored = { line = 7, rule = 'missing-icon-button-label', comment = '    // a11y:ignore missing-icon-button-label' },
    after_ignoring = { '10 role-in-label' },
    fixed_all = {
      [10] = '    IconButton(onClick = onPay) { Icon(Icons.Default.ShoppingCart, contentDescription = "Pay") }',
    },
  },
  xml = {
    file = 'app/src/main/res/layout/login.xml',
    opened = { '7 missing-icon-button-label', '15 role-in-label' },
    typed = { below = 11, text = '    <ImageButton android:src="@drawable/ic_heart" />' },
    said = 'Play button, Button',
    marked = '1. “',
    after_typing = { '7 missing-icon-button-label', '12 missing-icon-button-label', '16 role-in-label' },
    fix = {
      line = 7,
      title = 'Add contentDescription "Close"',
      becomes = { '    <ImageButton', '        android:contentDescription="Close"' },
    },
    after_fix = { '13 missing-icon-button-label', '17 role-in-label' },
    ignored = { line = 13, rule = 'missing-icon-button-label', comment = '    <!-- a11y:ignore missing-icon-button-label -->' },
    after_ignoring = { '18 role-in-label' },
    fixed_all = {
      [18] = '        android:tag="💡é" android:contentDescription="Play"',
    },
  },
}
