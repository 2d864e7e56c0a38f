package shop

@Composable
fun Checkout(onBack: () -> Unit, onPay: () -> Unit) {
  Column {
    IconButton(onClick = onBack) { Icon(Icons.Default.ArrowBack, contentDescription = null) }
    Text("💡é Checkout")
    IconButton(onClick = onPay) { Icon(Icons.Default.ShoppingCart, contentDescription = "Pay button") }
  }
}
