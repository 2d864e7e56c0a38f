// The gesture instructions of each language.

extension GestureWords {
  static let english = GestureWords(
    gestures: ["double tap", "double-tap", "doubletap", "tap", "click", "press", "swipe", "touch", "select"],
    purposes: ["to", "here to", "here"],
    verbs: [
      "open": "opens", "close": "closes", "view": "views", "see": "shows", "show": "shows", "hide": "hides",
      "play": "plays", "pause": "pauses", "start": "starts", "stop": "stops", "edit": "edits",
      "delete": "deletes",
      "remove": "removes", "add": "adds", "save": "saves", "send": "sends", "share": "shares",
      "copy": "copies",
      "call": "calls", "choose": "chooses", "go": "goes", "continue": "continues", "retry": "retries",
      "refresh": "refreshes", "expand": "expands", "collapse": "collapses",
    ])

  static let german = GestureWords(
    gestures: [
      "doppeltippen", "doppelt tippen", "tippen", "tippe", "klicken", "klicke", "drücken", "drücke",
      "berühren",
    ],
    purposes: ["um", "zum", "zur", "hier, um", "hier um", "sie, um", "sie hier, um"])

  static let french = GestureWords(
    gestures: [
      "appuyez deux fois", "touchez deux fois", "appuyer deux fois", "double-cliquez", "appuyez", "appuyer",
      "touchez",
      "toucher", "cliquez", "cliquer", "tapez",
    ],
    purposes: ["pour", "ici pour", "dessus pour"])

  static let spanish = GestureWords(
    gestures: [
      "toca dos veces", "toque dos veces", "pulsa dos veces", "pulse dos veces", "toca", "toque", "tocar",
      "pulsa",
      "pulse", "pulsar", "presiona", "presione", "haz clic", "haga clic", "haz doble clic",
    ],
    purposes: ["para", "aquí para"])

  static let italian = GestureWords(
    gestures: [
      "tocca due volte", "toccare due volte", "tocca", "toccare", "premi", "premere", "fai clic", "clicca",
    ],
    purposes: ["per", "qui per"])

  static let portuguese = GestureWords(
    gestures: [
      "toque duas vezes", "toca duas vezes", "toque", "toca", "tocar", "clique", "clica", "clicar",
      "pressione", "prima",
    ],
    purposes: ["para", "aqui para"])

  static let dutch = GestureWords(
    gestures: ["dubbeltik", "tik twee keer", "tik", "klik", "druk", "raak aan"],
    purposes: ["om", "voor", "hier om", "hier voor"])

  static let polish = GestureWords(
    gestures: [
      "stuknij dwukrotnie", "kliknij dwukrotnie", "dotknij dwukrotnie", "stuknij", "kliknij", "dotknij",
      "naciśnij",
    ],
    purposes: ["aby", "żeby", "by", "tutaj, aby", "tu, aby"])

  static let russian = GestureWords(
    gestures: [
      "дважды нажмите", "коснитесь дважды", "нажмите дважды", "нажмите", "коснитесь", "кликните", "щелкните",
    ],
    purposes: ["чтобы", "для", "здесь, чтобы"])

  static let turkish = GestureWords(
    closings: [
      " için iki kez dokunun", " için çift dokunun", " için dokunun", " için tıklayın", " için basın",
      " için dokun",
      " için tıkla",
    ])

  static let arabic = GestureWords(
    openings: [
      "انقر نقرًا مزدوجًا ل", "انقر مرتين ل", "اضغط مرتين ل", "انقر ل", "اضغط ل", "انقر هنا ل", "المس ل",
    ])

  static let hindi = GestureWords(
    closings: [" के लिए दो बार टैप करें", " के लिए डबल टैप करें", " के लिए टैप करें", " के लिए क्लिक करें", " के लिए दबाएं"])

  static let indonesian = GestureWords(
    gestures: ["ketuk dua kali", "ketuk", "klik", "tekan", "sentuh"], purposes: ["untuk", "di sini untuk"])

  static let japanese = GestureWords(
    openings: ["ダブルタップして", "ダブルタップすると", "タップして", "タップすると", "クリックして", "クリックすると", "押して"])

  static let korean = GestureWords(
    closings: ["하려면 두 번 탭하세요", "하려면 이중 탭하세요", "하려면 탭하세요", "하려면 누르세요", "하려면 클릭하세요"],
    openings: ["두 번 탭하여 ", "이중 탭하여 ", "탭하여 ", "눌러서 ", "클릭하여 "])

  static let chinese = GestureWords(
    openings: [
      "点按两次即可", "轻点两下可", "轻点两下以", "点按两次以", "连按两次以", "双击即可", "双击可", "双击以", "点击即可", "点击可", "点击以",
      "点按以", "轻触以", "點兩下即可", "點兩下以", "點擊以", "點按以", "輕觸以",
    ])
}
