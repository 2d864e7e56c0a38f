// Examples of missing-selected-state in Android Views.

import Elements

extension Rule {
  static let missingSelectedStateAndroidExamples: [Example] = [
    .bad(
      .androidViews,
      "class A : Activity() { fun show() { one.setOnClickListener { pick(1) }; ⟦one.setBackgroundColor(if (selectedIndex == 1) Color.BLUE else Color.GRAY)⟧ } }",
      fixed:
        "class A : Activity() { fun show() { one.setOnClickListener { pick(1) }; one.setBackgroundColor(if (selectedIndex == 1) Color.BLUE else Color.GRAY); one.isSelected = selectedIndex == 1 } }"
    ),
    .good(
      .androidViews,
      "class A : Activity() { fun show() { one.setBackgroundColor(if (selectedIndex == 1) Color.BLUE else Color.GRAY) } }"
    ),
    .bad(
      .androidViews,
      "class A : Activity() { fun show() { one.setOnClickListener { pick(1) }; ⟦one.isActivated = selectedIndex == 1⟧ } }",
      fixed:
        "class A : Activity() { fun show() { one.setOnClickListener { pick(1) }; one.isActivated = selectedIndex == 1; one.isSelected = selectedIndex == 1 } }"
    ),
    .bad(
      .androidViews,
      "class Notes : RecyclerView.Adapter<Holder>() { override fun onBindViewHolder(holder: Holder, at: Int) { ⟦holder.itemView.isActivated = isSelected(notes[at].id)⟧ } }"
    ),
    .good(
      .androidViews,
      "class Notes : RecyclerView.Adapter<Holder>() { override fun onBindViewHolder(holder: Holder, at: Int) { holder.itemView.isActivated = isSelected(at); holder.itemView.isSelected = isSelected(at) } }"
    ),
    .good(
      .androidViews,
      "class Notes : RecyclerView.Adapter<Holder>() { override fun onBindViewHolder(holder: Holder, at: Int) { holder.itemView.isActivated = isSelected(at); holder.box.isChecked = isSelected(at) } }"
    ),
    .bad(
      .androidViews,
      "class Holder(view: View) : RecyclerView.ViewHolder(view) { fun select(isSelected: Boolean) { ⟦itemView.isActivated = isSelected⟧ }; fun play(isPlaying: Boolean) { itemView.isSelected = isPlaying } }"
    ),
    .good(.androidViews, "class Bar : Activity() { fun show() { send.isActivated = canSend } }"),
    .bad(
      .androidViews,
      "class Orders : RecyclerView.Adapter<Holder>() { fun show(holder: Holder, order: Order) { ⟦holder.itemView.background = if (order.isCurrent()) highlight else null⟧; holder.name.text = order.name; holder.itemView.setOnClickListener { sort(order) } } }"
    ),
    .good(
      .androidViews,
      "class Orders : RecyclerView.Adapter<Holder>() { fun show(holder: Holder, order: Order) { holder.itemView.background = if (order.isNew()) highlight else null; holder.itemView.setOnClickListener { sort(order) } } }"
    ),
    .good(
      .androidViews,
      "class Orders : RecyclerView.Adapter<Holder>() { fun show(holder: Holder, order: Order) { holder.itemView.background = if (order.isCurrent()) highlight else null; holder.itemView.isSelected = order.isCurrent(); holder.itemView.setOnClickListener { sort(order) } } }"
    ),
    .bad(
      .androidViews,
      "class Tags : Fragment() { fun show() { tag.setOnClickListener { turn() } }; fun turn() { ⟦tag.isActivated = !tag.isActivated⟧ } }",
      fixed:
        "class Tags : Fragment() { fun show() { tag.setOnClickListener { turn() } }; fun turn() { tag.isActivated = !tag.isActivated; tag.isSelected = tag.isActivated } }"
    ),
    .good(
      .androidViews,
      "class Tags : Fragment() { fun show() { tag.setOnClickListener { turn() } }; fun turn() { tag.isActivated = !tag.isActivated; tag.contentDescription = label(tag.isActivated) } }"
    ),
    .bad(
      .androidViews,
      "class Chapter(view: View) : ViewHolder(view) { fun show(item: Item) { if (item.isCurrent) { ⟦title.setTypeface(null, Typeface.BOLD)⟧ } else { title.setTypeface(null, Typeface.NORMAL) } } }"
    ),
    .good(
      .androidViews,
      "class Chapter(view: View) : ViewHolder(view) { fun show(item: Item) { itemView.isSelected = item.isCurrent; if (item.isCurrent) { title.setTypeface(null, Typeface.BOLD) } else { title.setTypeface(null, Typeface.NORMAL) } } }"
    ),
    .good(
      .androidViews,
      "class Chapter(view: View) : ViewHolder(view) { fun show(item: Item) { if (item.isLong) { title.setTypeface(null, Typeface.BOLD) } } }"
    ),
  ]
}
