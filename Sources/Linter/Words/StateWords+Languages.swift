// The state words of each language: those that VoiceOver and TalkBack say in that language, and common alternatives.

extension StateWords {
  static let english = StateWords(
    states: [
      "selected", "unselected", "deselected", "checked", "unchecked", "on", "off", "enabled", "disabled",
      "dimmed",
      "expanded", "collapsed", "pressed", "active", "inactive",
    ],
    commands: [
      "turn", "turns", "switch", "switches", "power", "log", "logs", "sign", "signs", "hop", "check",
      "checks", "opt",
      "keep",
      "keeps", "carry", "move", "moves", "go", "goes", "come", "comes", "set", "sets", "put", "leave", "try",
      "toggle",
      "toggles", "delete", "deletes", "remove", "removes", "share", "shares", "clear", "clears", "copy",
      "copies",
      "export", "exports", "download", "downloads", "archive", "archives", "mark", "marks", "show", "shows",
      "hide",
      "hides", "select", "choose", "add", "adds", "save", "saves", "send", "sends", "apply", "applies", "use",
      "get",
      "make", "makes", "play", "plays", "open", "opens", "edit", "edits", "view", "stay", "last", "for",
      "while",
      "when", "if", "all", "any", "only", "hands", "based", "time", "day", "percent", "%", "pick", "take",
      "kick",
      "drop", "call", "what's", "going", "ring", "press", "print", "as",
    ])

  static let german = StateWords(
    states: [
      "ausgewählt", "abgewählt", "aktiviert", "deaktiviert", "eingeschaltet", "ausgeschaltet", "markiert",
      "angekreuzt", "angehakt", "erweitert", "aufgeklappt", "zugeklappt", "minimiert", "abgeblendet",
      "gedrückt",
      "aktiv", "inaktiv",
    ],
    particles: ["ein", "aus", "an"],
    commands: ["wenn", "falls", "alle", "nur", "zuletzt", "als", "wird", "sobald"])

  static let french = StateWords(
    states: [
      "sélectionné", "sélectionnée", "désélectionné", "désélectionnée", "coché", "cochée", "décoché",
      "décochée",
      "activé", "activée", "désactivé", "désactivée", "développé", "développée", "réduit", "réduite",
      "estompé",
      "estompée", "enfoncé", "enfoncée", "actif", "active", "inactif", "inactive",
    ],
    commands: [
      "si", "quand", "lorsque", "tous", "toutes", "supprimer", "partager", "afficher", "masquer", "effacer",
      "rester",
    ])

  static let spanish = StateWords(
    states: [
      "seleccionado", "seleccionada", "deseleccionado", "marcado", "marcada", "desmarcado", "desmarcada",
      "activado",
      "activada", "desactivado", "desactivada", "habilitado", "habilitada", "inhabilitado", "inhabilitada",
      "deshabilitado", "deshabilitada", "expandido", "expandida", "contraído", "contraída", "atenuado",
      "atenuada",
      "pulsado", "activo", "activa", "inactivo", "inactiva",
    ],
    commands: [
      "si", "cuando", "todos", "todas", "eliminar", "borrar", "compartir", "mostrar", "ocultar", "como",
    ])

  static let italian = StateWords(
    states: [
      "selezionato", "selezionata", "deselezionato", "deselezionata", "attivato", "attivata", "disattivato",
      "disattivata", "abilitato", "abilitata", "disabilitato", "disabilitata", "espanso", "espansa",
      "compresso",
      "compressa", "oscurato", "premuto", "attivo", "attiva", "inattivo", "inattiva",
    ],
    commands: [
      "se", "quando", "tutti", "tutte", "elimina", "cancella", "condividi", "mostra", "nascondi", "come",
    ])

  static let portuguese = StateWords(
    states: [
      "selecionado", "selecionada", "desmarcado", "desmarcada", "marcado", "marcada", "ativado", "ativada",
      "desativado", "desativada", "habilitado", "habilitada", "desabilitado", "desabilitada", "ligado",
      "ligada",
      "desligado", "desligada", "expandido", "expandida", "recolhido", "recolhida", "esmaecido",
      "pressionado", "ativo",
      "ativa", "inativo", "inativa",
    ],
    commands: [
      "se", "quando", "todos", "todas", "excluir", "eliminar", "compartilhar", "mostrar", "ocultar", "como",
    ])

  static let dutch = StateWords(
    states: [
      "geselecteerd", "aangevinkt", "uitgevinkt", "ingeschakeld", "uitgeschakeld", "uitgevouwen",
      "samengevouwen",
      "gedimd", "ingedrukt", "actief", "inactief",
    ],
    particles: ["aan", "uit"], commands: ["als", "wanneer", "alle", "verwijder", "deel", "toon", "verberg"])

  static let polish = StateWords(
    states: [
      "wybrano", "wybrany", "wybrana", "wybrane", "zaznaczono", "zaznaczony", "zaznaczona", "zaznaczone",
      "niezaznaczone", "odznaczone", "włączono", "włączony", "włączona", "włączone", "wyłączono", "wyłączony",
      "wyłączona", "wyłączone", "rozwinięto", "rozwinięte", "zwinięto", "zwinięte", "przyciemnione",
      "naciśnięte",
      "aktywny", "aktywna", "aktywne", "nieaktywny", "nieaktywna", "nieaktywne",
    ],
    commands: ["jeśli", "gdy", "kiedy", "wszystkie", "usuń", "udostępnij", "pokaż", "ukryj", "jako"])

  static let russian = StateWords(
    states: [
      "выбрано", "выбран", "выбрана", "отмечено", "включено", "включен", "включён", "включена", "вкл",
      "выключено",
      "выключен", "выключена", "выкл", "отключено", "отключен", "отключён", "отключена", "развернуто",
      "развёрнуто",
      "свернуто", "свёрнуто", "недоступно", "нажато", "активно", "активен", "активна", "неактивно",
    ],
    commands: ["если", "когда", "все", "всё", "удалить", "показать", "скрыть", "как"])

  static let turkish = StateWords(
    states: [
      "seçili", "seçildi", "işaretli", "işaretlendi", "açık", "kapalı", "etkin", "etkinleştirildi",
      "devre dışı",
      "genişletildi", "daraltıldı", "soluk", "basılı", "aktif", "pasif",
    ],
    commands: ["hepsi", "tüm", "eğer"])

  static let arabic = StateWords(
    states: [
      "محدد", "محددة", "محدّد", "مفعّل", "مفعل", "مفعّلة", "معطّل", "معطل", "معطّلة", "موسّع", "موسع", "مصغّر",
      "مطوي",
      "مطويّ", "معتم", "نشط", "نشطة",
    ],
    particles: ["تشغيل", "إيقاف"], commands: ["حذف", "مشاركة", "عرض", "إخفاء", "غير", "عند", "إذا"])

  static let hindi = StateWords(
    states: ["चयनित", "चुना गया", "चालू", "बंद", "सक्षम", "अक्षम", "विस्तृत", "संक्षिप्त", "सक्रिय", "निष्क्रिय"],
    commands: ["अगर", "सभी", "जब"])

  static let indonesian = StateWords(
    states: [
      "dipilih", "terpilih", "dicentang", "diaktifkan", "dinonaktifkan", "nonaktif", "aktif", "diperluas",
      "diciutkan",
      "diredupkan", "ditekan",
    ],
    particles: ["nyala", "mati"], commands: ["jika", "saat", "semua", "hapus", "bagikan", "yang"])

  static let japanese = StateWords(
    states: ["選択済み", "選択中", "未選択", "オン", "オフ", "有効", "無効", "展開済み", "折りたたみ済み", "淡色表示", "チェック済み"])

  static let korean = StateWords(
    states: [
      "선택됨", "선택 안 됨", "켬", "끔", "켜짐", "꺼짐", "사용", "사용 안 함", "활성화됨", "비활성화됨", "펼쳐짐",
      "접힘", "흐림", "눌림",
    ],
    commands: ["모두", "경우"])

  static let chinese = StateWords(
    states: [
      "已选中", "已选定", "未选中", "已勾选", "未勾选", "已开启", "已关闭", "开启", "关闭", "开", "关", "已启用", "已停用",
      "已禁用", "已展开", "已折叠", "变暗", "已選取", "未選取", "已開啟", "已關閉", "已啟用", "已展開", "已收合",
    ])
}
