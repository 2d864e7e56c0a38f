"""Generated documents: exactly N lines in blocks of 20, with exactly one finding in each tenth block."""

import functools

BLOCK = 20
EVERY = 10
EXTENSIONS = {"python": "py", "swift": "swift", "kotlin": "kt", "xml": "xml"}

# Typed text goes after this mark in the middle of a document, into a name that nothing else depends on.
MARKS = {"python": "        amount", "swift": "            let amount", "kotlin": "    val amount", "xml": "<!-- card"}


def _python(number, is_bad):
    leftover = "leftover = size * 2" if is_bad else "self.size = size * 2"
    return f'''
class Card{number}:
    """Shows the contact with the number {number} in a list of many."""

    columns = {number % 7 + 1}

    def __init__(self, name: str, role: str = "a friend") -> None:
        self.name, self.role = name, role

    def draw(self, size: int) -> list[str]:
        amount = size // self.columns  # cells in a row
        {leftover}
        if amount > len(self.name) and self.role:
            return [self.name, self.role[:amount]]
        return [part.strip() for part in self.name.split(" ")]

    def __str__(self) -> str:
        return f"{{self.name}}, who is {{self.role}} with the number {number}"
'''


def _swift(number, is_bad):
    label = "" if is_bad else '\n                    .accessibilityLabel("Portrait of \\(name)")'
    return f'''
struct Card{number}: View {{
    let name: String  // who is shown
    @State private var isOpen = false

    var body: some View {{
        VStack(alignment: .leading, spacing: 4) {{
            HStack {{
                Image("portrait{number}"){label}
                Text("\\(name), the contact with the number {number}")  // in a list of many
                    .font(.headline)
            }}
            Button(isOpen ? "Show less" : "Show more") {{
                let amount = name.count + {number % 7}
                isOpen = amount > 3 && !isOpen
            }}
        }}
    }}
}}
'''


def _kotlin(number, is_bad):
    label = "null" if is_bad else f'stringResource(R.string.open_{number})'
    return f'''
@Composable
fun Card{number}(name: String, onOpen: () -> Unit, modifier: Modifier = Modifier) {{
    val amount = name.length + {number % 7}
    Column(modifier = modifier.padding(amount.dp)) {{
        Row {{
            IconButton(onClick = onOpen) {{
                Icon(
                    imageVector = Icons.Default.Menu,
                    contentDescription = {label},
                )
            }}
            // in a list of many
            Text(text = "$name, the contact with the number {number}")
        }}
        Text(text = stringResource(R.string.role, name))
    }}
}}
'''


def _xml(number, is_bad):
    label = "" if is_bad else '\n            android:contentDescription="@string/portrait"'
    return f'''
    <LinearLayout
        android:id="@+id/card{number}"
        android:layout_width="match_parent"
        android:layout_height="wrap_content"
        android:orientation="horizontal">
        <ImageView
            android:layout_width="48dp"
            android:layout_height="48dp"{label}
            android:src="@drawable/portrait{number}" />
        <TextView
            android:layout_width="wrap_content"
            android:layout_height="wrap_content"
            android:text="@string/name{number}" />
    </LinearLayout>
    <!-- card {number} -->
'''


HEADS = {
    "python": '"""Cards of contacts."""\n',
    "swift": "import SwiftUI\n",
    "kotlin": "package com.example.cards\n\nimport androidx.compose.material3.*\n",
    "xml": '<?xml version="1.0" encoding="utf-8"?>\n'
    '<ScrollView xmlns:android="http://schemas.android.com/apk/res/android"\n'
    '    android:layout_width="match_parent" android:layout_height="match_parent">\n'
    '<LinearLayout android:layout_width="match_parent" android:layout_height="wrap_content"'
    ' android:orientation="vertical">\n',
}
TAILS = {"xml": "</LinearLayout>\n</ScrollView>\n"}
BLOCKS = {"python": _python, "swift": _swift, "kotlin": _kotlin, "xml": _xml}


def block(language, number):
    text = BLOCKS[language](number, number % EVERY == 0)
    return text + "\n" * (BLOCK - text.count("\n"))


def block_count(language, lines):
    around = HEADS[language].count("\n") + TAILS.get(language, "").count("\n")
    return max(1, (lines - around) // BLOCK)


@functools.cache
def document(language, lines):
    """Returns a text with exactly `lines` lines."""
    head, tail = HEADS[language], TAILS.get(language, "")
    text = head + "".join(block(language, number) for number in range(block_count(language, lines)))
    return text + "\n" * (lines - text.count("\n") - tail.count("\n")) + tail


def expected_findings(language, lines):
    """Returns the first line of each block with a finding; each of these blocks has exactly one."""
    head = HEADS[language].count("\n")
    numbers = range(0, block_count(language, lines), EVERY)
    return [head + number * BLOCK for number in numbers]


def place_to_type(language, text):
    """Returns the line and character after a name in the middle of the text."""
    lines = text.split("\n")
    mark = MARKS[language]
    for number in list(range(len(lines) // 2, len(lines))) + list(range(len(lines) // 2, 0, -1)):
        column = lines[number].find(mark)
        if column >= 0:
            return number, column + len(mark)
    raise SystemExit("benchmark: no position to type at in the document")


def path_below_root(language, number=0):
    """Returns the usual path of such a file in a project."""
    name = f"Card{number}" if language != "xml" else f"card{number}"
    folder = {"xml": "app/src/main/res/layout", "kotlin": "app/src/main/java/com/example/cards"}.get(language, "cards")
    return f"{folder}/{name}.{EXTENSIONS[language]}"
