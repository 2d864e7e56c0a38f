// Labels that don't name a destination, by language.

/// Complete labels, in lowercase without punctuation, that make sense only in context.
enum VagueWords {
  /// Returns the labels of the language with a BCP 47 tag, or nil if there is no list. Rules then report nothing.
  static func forLanguage(_ tag: String) -> Set<String>? { byLanguage[tag.primaryLanguage] }

  private static let byLanguage: [String: Set<String>] = [
    "en": [
      "click here", "here", "tap here", "press here", "more", "read more", "learn more", "see more",
      "view more",
      "find out more", "show more", "see all", "view", "link", "this link", "this", "page", "this page",
      "details",
      "info",
    ],
    "de": [
      "hier", "hier klicken", "klicken sie hier", "klicke hier", "hier tippen", "mehr", "mehr lesen",
      "weiterlesen",
      "mehr erfahren", "mehr anzeigen", "mehr infos", "alle anzeigen", "ansehen", "link", "details",
      "info",
      "seite", "diese seite",
    ],
    "fr": [
      "ici", "cliquez ici", "cliquer ici", "appuyez ici", "plus", "lire plus", "lire la suite",
      "en savoir plus",
      "voir plus", "tout voir", "voir", "lien", "ce lien", "détails", "infos", "info", "page",
    ],
    "es": [
      "aquí", "haz clic aquí", "haga clic aquí", "toca aquí", "pulsa aquí", "más", "leer más", "ver más",
      "saber más",
      "más información", "ver todo", "ver", "enlace", "detalles", "info", "página",
    ],
    "it": [
      "qui", "clicca qui", "fai clic qui", "tocca qui", "altro", "leggi di più", "leggi tutto",
      "scopri di più",
      "vedi altro", "vedi tutto", "vedi", "link", "dettagli", "info", "pagina",
    ],
    "pt": [
      "aqui", "clique aqui", "toque aqui", "mais", "leia mais", "ler mais", "saiba mais", "saber mais",
      "ver mais",
      "ver tudo", "ver", "link", "detalhes", "info", "página",
    ],
    "nl": [
      "hier", "klik hier", "tik hier", "meer", "lees meer", "meer lezen", "meer informatie", "meer weergeven",
      "alles bekijken", "bekijk", "link", "details", "info", "pagina",
    ],
    "pl": [
      "tutaj", "tu", "kliknij tutaj", "kliknij tu", "stuknij tutaj", "więcej", "czytaj więcej",
      "czytaj dalej",
      "dowiedz się więcej", "zobacz więcej", "zobacz wszystko", "zobacz", "link", "szczegóły", "info",
      "strona",
    ],
    "ru": [
      "здесь", "тут", "нажмите здесь", "нажмите сюда", "кликните здесь", "еще", "ещё", "больше", "подробнее",
      "узнать больше", "читать далее", "показать еще", "показать ещё", "показать все", "смотреть", "ссылка",
      "детали",
      "инфо", "страница",
    ],
    "tr": [
      "burada", "buraya tıklayın", "buraya dokunun", "tıklayın", "daha fazla", "devamını oku",
      "daha fazla bilgi",
      "daha fazla göster", "tümünü gör", "gör", "bağlantı", "ayrıntılar", "detaylar", "bilgi", "sayfa",
    ],
    "ar": [
      "هنا", "انقر هنا", "اضغط هنا", "المزيد", "اقرأ المزيد", "معرفة المزيد", "عرض المزيد", "عرض الكل", "عرض",
      "رابط",
      "التفاصيل", "صفحة",
    ],
    "hi": [
      "यहाँ", "यहां", "यहाँ क्लिक करें", "यहां क्लिक करें", "यहां टैप करें", "अधिक", "और", "और पढ़ें", "अधिक जानें", "और जानें",
      "और देखें", "सभी देखें", "देखें", "लिंक", "विवरण",
    ],
    "id": [
      "di sini", "klik di sini", "ketuk di sini", "lainnya", "selengkapnya", "baca selengkapnya",
      "pelajari lebih lanjut",
      "lihat lainnya", "lihat semua", "lihat", "tautan", "detail", "info", "halaman",
    ],
    "ja": [
      "こちら", "こちらをクリック", "ここをクリック", "ここをタップ", "もっと", "もっと見る", "続きを読む", "詳細", "詳しくはこちら", "すべて見る",
      "リンク", "ページ",
    ],
    "ko": [
      "여기", "여기를 클릭", "여기를 클릭하세요", "여기를 탭하세요", "더보기", "더 보기", "더 알아보기", "자세히", "자세히 보기", "모두 보기", "보기",
      "링크", "세부정보", "상세",
    ],
    "zh": [
      "这里", "点击这里", "点击此处", "点此", "更多", "阅读更多", "了解更多", "查看更多", "查看全部", "查看", "链接", "详情", "页面", "這裡", "點擊這裡",
      "點此", "閱讀更多", "瞭解更多", "查看詳情", "連結",
    ],
  ]
}
