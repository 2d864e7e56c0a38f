package com.example.shop

import android.content.Context
import android.graphics.Color
import android.widget.EditText
import android.widget.ImageButton
import android.widget.LinearLayout
import android.widget.SeekBar
import android.widget.TextView

/** The profile, built in code. */
class ProfileView(context: Context) : LinearLayout(context) {
    private val editButton = ImageButton(context).apply {
        setImageResource(R.drawable.ic_edit)
        setOnClickListener { edit() }
    }
    private val closeButton = ImageButton(context).apply {
        setImageResource(R.drawable.ic_close)
        contentDescription = context.getString(R.string.close)
    }
    private val textSize = SeekBar(context)
    private val nickname = EditText(context)
    private val email = EditText(context).apply { hint = context.getString(R.string.email) }
    private val signOut = TextView(context)

    init {
        signOut.setText(R.string.sign_out)
        signOut.setTextColor(Color.BLACK)
        signOut.setOnClickListener { leave() }
        addView(editButton)
        addView(closeButton)
        addView(textSize)
        addView(nickname)
        addView(email)
        addView(signOut)
    }

    private fun edit() {}
    private fun leave() {}
}
