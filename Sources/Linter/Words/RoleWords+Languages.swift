// The role words of each language: those that VoiceOver and TalkBack say in that language, and common abbreviations.

extension RoleWords {
  static let english = RoleWords(
    words: [
      .button: ["button", "btn"], .iconButton: ["button", "btn", "icon"], .link: ["link"],
      .tab: ["tab"], .toggle: ["switch", "toggle"],
      .checkbox: ["checkbox", "check box"], .slider: ["slider"], .heading: ["heading", "header"],
      .field: ["text field", "textfield", "text box", "edit box"], .menuItem: ["menu item"],
      .picker: ["dropdown", "drop down", "drop-down"],
    ],
    imagePrefixes: ["image of ", "picture of ", "photo of ", "graphic of ", "icon of "], standsFirst: false,
    determiners: ["the", "a", "an", "this", "your", "which", "any", "no", "each", "every"],
    verbs: [
      "choose", "select", "add", "take", "pick", "remove", "delete", "change", "edit", "save", "share",
      "open",
      "close", "copy", "paste", "new", "upload", "download", "insert", "replace", "set", "view", "show",
      "send",
      "use", "next", "previous", "profile", "switch",
    ])

  static let german = RoleWords(
    words: [
      .button: ["taste", "schaltfläche", "button", "knopf"],
      .iconButton: ["taste", "schaltfläche", "button", "knopf", "symbol", "icon"],
      .link: ["link", "verknüpfung"],
      .tab: ["tab", "registerkarte", "reiter"],
      .toggle: ["schalter"], .checkbox: ["kontrollkästchen", "checkbox"],
      .slider: ["schieberegler", "regler"], .heading: ["überschrift"], .field: ["textfeld", "eingabefeld"],
      .menuItem: ["menüpunkt", "menüeintrag"], .picker: ["dropdown", "auswahlliste"],
    ],
    imagePrefixes: ["bild von ", "foto von ", "grafik von "], standsFirst: false,
    determiners: ["das", "ein", "dieses", "neues", "den", "einen", "diesen", "neuer", "ihr", "dein", "kein"])

  static let french = RoleWords(
    words: [
      .button: ["bouton"], .iconButton: ["bouton", "icône"], .link: ["lien"],
      .tab: ["onglet"],
      .toggle: ["interrupteur", "bascule"],
      .checkbox: ["case à cocher"], .slider: ["curseur"], .heading: ["titre", "en-tête"],
      .field: ["champ de texte", "zone de texte"], .menuItem: ["élément de menu"],
      .picker: ["liste déroulante"],
    ],
    imagePrefixes: ["image de ", "photo de ", "image d’", "icône de "], standsFirst: true,
    determiners: ["une", "un", "le", "la", "l’", "cette", "ce", "votre", "nouvelle", "nouveau", "en"])

  static let spanish = RoleWords(
    words: [
      .button: ["botón"], .iconButton: ["botón", "icono"], .link: ["enlace", "vínculo"],
      .tab: ["pestaña"], .toggle: ["interruptor"],
      .checkbox: ["casilla", "casilla de verificación"], .slider: ["control deslizante"],
      .heading: ["encabezado"], .field: ["campo de texto", "cuadro de texto"],
      .menuItem: ["elemento de menú"], .picker: ["lista desplegable"],
    ],
    imagePrefixes: ["imagen de ", "foto de ", "icono de "], standsFirst: true,
    determiners: ["una", "un", "el", "la", "esta", "este", "tu", "su", "nueva", "nuevo"])

  static let italian = RoleWords(
    words: [
      .button: ["pulsante", "bottone"], .iconButton: ["pulsante", "bottone", "icona"],
      .link: ["link", "collegamento"], .tab: ["scheda"],
      .toggle: ["interruttore"], .checkbox: ["casella", "casella di controllo"], .slider: ["cursore"],
      .heading: ["intestazione"], .field: ["campo di testo", "casella di testo"],
      .menuItem: ["voce di menu"], .picker: ["elenco a discesa", "menu a discesa"],
    ],
    imagePrefixes: ["immagine di ", "foto di ", "icona di "], standsFirst: true,
    determiners: ["una", "un", "il", "la", "l’", "questa", "questo", "tua", "tuo", "nuova", "nuovo"])

  static let portuguese = RoleWords(
    words: [
      .button: ["botão"], .iconButton: ["botão", "ícone"], .link: ["link", "ligação"],
      .tab: ["guia", "aba", "separador"],
      .toggle: ["interruptor"], .checkbox: ["caixa de seleção"], .slider: ["controle deslizante"],
      .heading: ["título", "cabeçalho"], .field: ["campo de texto", "caixa de texto"],
      .menuItem: ["item de menu"], .picker: ["lista suspensa"],
    ],
    imagePrefixes: ["imagem de ", "foto de ", "ícone de "], standsFirst: true,
    determiners: ["uma", "um", "o", "a", "esta", "este", "sua", "seu", "nova", "novo"])

  static let japanese = RoleWords(
    words: [
      .button: ["ボタン"], .iconButton: ["ボタン", "アイコン"], .link: ["リンク"],
      .image: ["画像", "イメージ", "アイコン", "写真"], .tab: ["タブ"], .toggle: ["スイッチ", "トグル"],
      .checkbox: ["チェックボックス"], .slider: ["スライダー"], .heading: ["見出し"],
      .field: ["テキストフィールド", "編集ボックス", "テキストボックス"], .menuItem: ["メニュー項目"],
      .picker: ["プルダウン", "ドロップダウン"],
    ],
    imagePrefixes: [], standsFirst: false, determiners: [])

  static let hindi = RoleWords(
    words: [
      .button: ["बटन"], .iconButton: ["बटन", "आइकन", "आइकॉन"], .link: ["लिंक"],
      .image: ["इमेज", "चित्र", "आइकन", "आइकॉन", "फ़ोटो"], .tab: ["टैब"], .toggle: ["स्विच", "टॉगल"],
      .checkbox: ["चेकबॉक्स", "चेक बॉक्स"], .slider: ["स्लाइडर"], .heading: ["शीर्षक", "हेडिंग"],
      .field: ["टेक्स्ट फ़ील्ड", "बदलाव करने का बॉक्स"], .menuItem: ["मेन्यू आइटम"], .picker: ["ड्रॉप डाउन"],
    ],
    imagePrefixes: [], standsFirst: false, determiners: [])
}
