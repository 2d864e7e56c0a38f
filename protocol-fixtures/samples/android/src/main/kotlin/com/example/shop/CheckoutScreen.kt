package com.example.shop

import androidx.compose.foundation.Image
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.ArrowBack
import androidx.compose.material.icons.filled.Delete
import androidx.compose.material.icons.filled.ShoppingCart
import androidx.compose.material3.Button
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource

/** The screen on which an order is paid. */
@Composable
fun CheckoutScreen(state: CheckoutState, onBack: () -> Unit, onPay: () -> Unit) {
    Column {
        Row {
            IconButton(onClick = onBack) {
                Icon(Icons.Default.ArrowBack, contentDescription = null)
            }
            Text(stringResource(R.string.checkout))
        }
        Image(painterResource(R.drawable.offer_banner), contentDescription = null)
        state.items.forEach { item ->
            Row {
                Icon(Icons.Default.ShoppingCart, contentDescription = null)
                Text(item.name)
                IconButton(onClick = { state.remove(item) }) {
                    Icon(Icons.Default.Delete, contentDescription = "Delete button")
                }
            }
        }
        OutlinedTextField(value = state.voucher, onValueChange = state::enterVoucher)
        Row {
            Text(stringResource(R.string.gift_wrap))
            Switch(checked = state.giftWrap, onCheckedChange = state::setGiftWrap)
        }
        Box(Modifier.clickable { state.showTerms() }) {
            Text(stringResource(R.string.terms), color = Color.Black)
        }
        Button(onClick = onPay) {
            Icon(Icons.Default.ShoppingCart, contentDescription = null)
            Text(stringResource(R.string.pay))
        }
    }
}
