// What to try with a screen, with what it shows, and with the app as a whole.

extension Guidance {
  static let screens: [Guidance] = [
    Guidance(
      "Settings",
      "Go through the screen with what people rely on: VoiceOver or TalkBack, voice control, the largest text, bold text, more contrast, inverted colors, grayscale, reduced motion, mono audio.",
      on: .screen, ["P14", "A03", "G41"]),
    Guidance(
      "Number of stops",
      "Count the swipes from the top to what matters. What belongs together is one stop, and what nobody needs is gone.",
      on: .screen, ["P08", "P35", "P70", "A01"]),
    Guidance(
      "Title and first focus",
      "Open the screen with a screen reader: the title tells where one is, and focus begins at the top, unless something else is what the screen is for.",
      on: .screen, ["C58", "M34", "M82"]),
    Guidance(
      "Keyboard",
      "Put the device away and work with a hardware keyboard: everything can be reached and pressed in the order of reading, and focus never gets stuck.",
      on: .screen, ["P51"]),
    Guidance(
      "Focus highlight", "Watch the highlight of the focused control: it can always be seen, at 3:1 or more.",
      on: .screen, ["C35"]),
    Guidance(
      "More than one way",
      "What is done by touch can be done by keyboard, by voice and by switch as well, and what is told to one sense is told to another.",
      on: .screen, ["A07", "C13"]),
    Guidance(
      "Rotation", "Turn the device both ways: nothing is lost, neither what was typed nor the focus.",
      on: .screen, ["P44", "C118"]),
    Guidance(
      "Large text",
      "Set the largest text: what matters most is still seen first, nothing is cut off, and the fonts stay legible.",
      on: .screen, ["A39", "A42"]),
    Guidance(
      "Without motion", "Switch animations off: everything is still understood, and nothing waits for one.",
      on: .screen, ["A52", "A57"]),
    Guidance(
      "Ways out",
      "Leave by the gestures of the system: the two-finger scrub of VoiceOver, back and the two-finger swipe of TalkBack.",
      on: .screen, ["M52", "M106"]),
    Guidance(
      "Changes",
      "What changes by itself is seen and heard; what cannot wait comes as a notification too.",
      on: .screen, ["C22", "C25"]),
  ]

  static let contents: [Guidance] = [
    Guidance(
      "Pictures",
      "A description says what the picture adds and nothing else, repeats the words that are drawn in it, and does not rely on the system to recognize what it shows. A diagram needs its data.",
      on: .words([
        "Image", "AsyncImage", "UIImageView", "ImageView", "painterResource", "rememberAsyncImagePainter",
      ]),
      ["P17", "G28", "C69", "C73"]),
    Guidance(
      "Sound and video",
      "Video has captions and, where pictures tell something, an audio description; sound alone has a transcript, and both can be stopped.",
      on: .words([
        "AVPlayer", "VideoPlayer", "AVPlayerViewController", "AVAudioPlayer", "MediaPlayer", "ExoPlayer",
        "VideoView",
        "PlayerView",
      ]), ["P60", "C18", "C21", "A25", "A26"]),
    Guidance(
      "Documents",
      "A PDF is tagged and holds text, not pictures of pages; where it does not, the same is offered as text.",
      on: .words(["PDFView", "PDFDocument", "PdfRenderer"]), ["P02"]),
    Guidance(
      "Fields", "Make a mistake in each field: what is wrong stands next to the field and is read with it.",
      on: .words([
        "TextField", "SecureField", "UITextField", "EditText", "TextInputEditText", "OutlinedTextField",
      ]),
      ["C107"]),
    Guidance(
      "Navigation",
      "Few main parts have tabs, many have a list at the side that can be opened by keyboard too; each is named and says when it is chosen.",
      on: .words([
        "TabView", "NavigationSplitView", "UITabBarController", "UISplitViewController", "NavigationBar",
        "ModalNavigationDrawer", "DrawerLayout", "BottomNavigationView",
      ]), ["M01", "M02", "M20", "M50"]),
    Guidance(
      "Made by hand",
      "A control of the system follows every setting by itself: take it in place of a look-alike, and give it another style.",
      on: .words([
        "onTapGesture", "ToggleStyle", "ButtonStyle", "PrimitiveButtonStyle", "pointerInput",
        "UITapGestureRecognizer",
        "OnTouchListener",
      ]), ["P78", "A02", "A11"]),
    Guidance(
      "Keyboard of the app", "The app's keyboard stays open while focus moves on it.",
      on: .words(["UIInputViewController", "InputMethodService"]), ["P64"]),
    Guidance(
      "Vibration", "Vibrations are those of the system, in the sense that the system gives them.",
      on: .words(["CHHapticEngine", "VibrationEffect", "Vibrator"]), ["A17"]),
  ]

  static let wholeApp: [Guidance] = [
    Guidance(
      "Same place, same order",
      "Navigation stands in the same place and in the same order on every screen, for the eyes as for the screen reader.",
      on: .app, ["C98", "C99", "C100", "C101"]),
    Guidance(
      "Help", "Help is found in the same place on every screen that has it.", on: .app, ["C102", "C103"]),
  ]
}
