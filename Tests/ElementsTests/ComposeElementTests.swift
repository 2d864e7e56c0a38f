// Compose code to elements.

import Elements
import Source
import Testing

@Suite struct ComposeElementTests {
}
