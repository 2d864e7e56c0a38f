// The tests in checklists: for every screen, for its content, and for the whole app.

extension Guidance {
  static let screens: [Guidance] = [
    Guidance(
      "Settings",
      "Go through the screen with VoiceOver, Voice Control, the largest text size, bold text, increased contrast, inverted colors, grayscale, reduced motion, and mono audio.",
      onAndroid:
        "Go through the screen with TalkBack, Voice Access, the largest text size, bold text, high-contrast text, inverted colors, grayscale, animations turned off, and mono audio.",
      on: .screen, ["P14", "A03", "G41"]),
    Guidance(
      "Focus stops",
      "Count the swipes from the top to the main content. Related elements are one stop, and decoration isn't a stop.",
      on: .screen, ["P08", "P35", "P70", "A01"]),
    Guidance(
      "Title and initial focus",
      "With a screen reader on, open the screen. The title tells users where they are, and focus starts at the top or at the main content.",
      on: .screen, ["C58", "M34", "M82"]),
    Guidance(
      "Keyboard",
      "Use only a hardware keyboard. Everything can be reached and activated in reading order, and focus never gets stuck.",
      on: .screen, ["P51"]),
    Guidance(
      "Focus indicator", "The focused control is always visible, with at least 3:1 contrast.",
      on: .screen, ["C35"]),
    Guidance(
      "Input methods",
      "Everything that works by touch works by keyboard, voice, and switch. No information relies on a single sense.",
      on: .screen, ["A07", "C13"]),
    Guidance(
      "Rotation", "Rotate the device. The screen keeps input and focus.",
      on: .screen, ["P44", "C118"]),
    Guidance(
      "Large text",
      "At the largest text size, the main content still comes first, nothing is cut off, and fonts stay legible.",
      on: .screen, ["A39", "A42"]),
    Guidance(
      "Reduced motion", "With animations off, everything still makes sense and works.",
      on: .screen, ["A52", "A57"]),
    Guidance(
      "Going back",
      "VoiceOver's two-finger scrub goes back or closes what's open.",
      onAndroid: "TalkBack's back gesture goes back or closes what's open.",
      on: .screen, ["M52", "M106"]),
    Guidance(
      "Updates",
      "Automatic changes are visible and announced. Urgent ones also send a notification.",
      on: .screen, ["C22", "C25"]),
  ]

  static let contents: [Guidance] = [
    Guidance(
      "Images",
      "The label says what the image adds, includes any text in it, and doesn't rely on image recognition. A chart needs its data.",
      on: .words([
        "Image", "AsyncImage", "UIImageView", "ImageView", "painterResource", "rememberAsyncImagePainter",
      ]),
      ["P17", "G28", "C69", "C73"]),
    Guidance(
      "Audio and video",
      "Videos have captions and, if visuals carry information, audio descriptions. Audio has a transcript. Both can be paused.",
      on: .words([
        "AVPlayer", "VideoPlayer", "AVPlayerViewController", "AVAudioPlayer", "MediaPlayer", "ExoPlayer",
        "VideoView",
        "PlayerView",
      ]), ["P60", "C18", "C21", "A25", "A26"]),
    Guidance(
      "Documents",
      "PDFs are tagged and contain text, not images of pages. Otherwise, the same content is available as text.",
      on: .words(["PDFView", "PDFDocument", "PdfRenderer"]), ["P02"]),
    Guidance(
      "Fields",
      "Enter an invalid value in each field. The error appears next to the field and is announced with it.",
      on: .words([
        "TextField", "SecureField", "UITextField", "EditText", "TextInputEditText", "OutlinedTextField",
      ]),
      ["C107"]),
    Guidance(
      "Navigation",
      "An app with few sections uses tabs. One with many uses a sidebar, which also opens with a keyboard. Each item has a label and announces when it's selected.",
      on: .words([
        "TabView", "NavigationSplitView", "UITabBarController", "UISplitViewController", "NavigationBar",
        "ModalNavigationDrawer", "DrawerLayout", "BottomNavigationView",
      ]), ["M01", "M02", "M20", "M50"]),
    Guidance(
      "Custom controls",
      "System controls follow every accessibility setting. Restyle a system control instead of building a look-alike.",
      on: .words([
        "onTapGesture", "ToggleStyle", "ButtonStyle", "PrimitiveButtonStyle", "pointerInput",
        "UITapGestureRecognizer",
        "OnTouchListener",
      ]), ["P78", "A02", "A11"]),
    Guidance(
      "Custom keyboard", "The app's keyboard stays open while focus moves between its keys.",
      on: .words(["UIInputViewController", "InputMethodService"]), ["P64"]),
    Guidance(
      "Haptics", "The app uses system haptics with their standard meanings.",
      on: .words(["CHHapticEngine", "VibrationEffect", "Vibrator"]), ["A17"]),
  ]

  static let wholeApp: [Guidance] = [
    Guidance(
      "Consistent navigation",
      "Navigation is in the same place and order on every screen, both visually and for screen readers.",
      on: .app, ["C98", "C99", "C100", "C101"]),
    Guidance(
      "Help", "Help is in the same place on every screen that has it.", on: .app, ["C102", "C103"]),
  ]
}
