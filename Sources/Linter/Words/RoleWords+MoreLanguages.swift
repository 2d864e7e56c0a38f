// The role words of more languages: those that VoiceOver and TalkBack say in that language, and common alternatives.
// Words for photos are omitted, because “profile photo” describes the content.

extension RoleWords {
  static let dutch = RoleWords(
    words: [
      .button: ["knop"], .iconButton: ["knop", "pictogram", "icoon"], .link: ["link", "koppeling"],
      .tab: ["tabblad"],
      .toggle: ["schakelaar", "schakelknop"], .checkbox: ["selectievakje", "aankruisvak"],
      .slider: ["schuifregelaar", "schuifbalk"], .heading: ["kop", "koptekst"],
      .field: ["tekstveld", "invoerveld", "tekstvak"], .menuItem: ["menu-item", "menuoptie"],
      .picker: ["vervolgkeuzelijst", "dropdown"],
    ],
    imagePrefixes: ["afbeelding van ", "foto van ", "pictogram van "], standsFirst: false,
    determiners: ["de", "het", "een", "deze", "dit", "uw", "je", "jouw", "nieuwe", "geen"])

  static let polish = RoleWords(
    words: [
      .button: ["przycisk"], .iconButton: ["przycisk", "ikona"], .link: ["link", "łącze", "odnośnik"],
      .image: ["obraz", "obrazek", "ikona", "grafika"], .tab: ["karta", "zakładka"],
      .toggle: ["przełącznik"], .checkbox: ["pole wyboru"], .slider: ["suwak"], .heading: ["nagłówek"],
      .field: ["pole tekstowe", "pole edycji"], .menuItem: ["element menu", "pozycja menu"],
      .picker: ["lista rozwijana"],
    ],
    imagePrefixes: [], standsFirst: true,
    determiners: ["ten", "ta", "to", "nowy", "nowa", "nowe", "twój", "twoja", "twoje", "każdy", "żaden"])

  static let russian = RoleWords(
    words: [
      .button: ["кнопка"], .iconButton: ["кнопка", "значок", "иконка"], .link: ["ссылка"],
      .image: ["изображение", "картинка", "значок", "иконка"], .tab: ["вкладка"],
      .toggle: ["переключатель"], .checkbox: ["флажок"], .slider: ["ползунок"], .heading: ["заголовок"],
      .field: ["текстовое поле", "поле ввода"], .menuItem: ["пункт меню"], .picker: ["раскрывающийся список"],
    ],
    imagePrefixes: [], standsFirst: true,
    determiners: ["этот", "эта", "это", "новый", "новая", "новое", "ваш", "ваша", "ваше", "каждый", "любой"])

  static let turkish = RoleWords(
    words: [
      .button: ["düğmesi", "düğme", "butonu", "buton"],
      .iconButton: ["düğmesi", "düğme", "butonu", "buton", "simgesi", "simge", "ikonu"],
      .link: ["bağlantısı", "bağlantı", "linki"],
      .image: ["görüntüsü", "görseli", "simgesi", "simge", "ikonu"],
      .tab: ["sekmesi", "sekme"], .toggle: ["anahtarı", "anahtar"], .checkbox: ["onay kutusu"],
      .slider: ["kaydırıcısı", "kaydırıcı", "sürgü"], .heading: ["başlığı", "başlık"],
      .field: ["metin alanı", "metin kutusu"], .menuItem: ["menü öğesi"],
      .picker: ["açılır liste", "açılır menü"],
    ],
    imagePrefixes: [], standsFirst: false, determiners: ["bir", "bu", "şu", "yeni", "her", "hiçbir"])

  static let arabic = RoleWords(
    words: [
      .button: ["زر", "الزر"], .iconButton: ["زر", "الزر", "أيقونة"], .link: ["رابط", "ارتباط"],
      .image: ["صورة", "أيقونة"], .tab: ["علامة تبويب", "تبويب"], .toggle: ["مفتاح تبديل", "مفتاح"],
      .checkbox: ["مربع اختيار", "خانة اختيار"], .slider: ["شريط تمرير", "منزلق"], .heading: ["عنوان"],
      .field: ["حقل نص", "مربع نص", "مربع تعديل"], .menuItem: ["عنصر قائمة"], .picker: ["قائمة منسدلة"],
    ],
    imagePrefixes: [], standsFirst: true, determiners: ["هذا", "هذه", "كل", "أي"])

  static let indonesian = RoleWords(
    words: [
      .button: ["tombol"], .iconButton: ["tombol", "ikon"], .link: ["link", "tautan"],
      .image: ["ikon"], .tab: ["tab"], .toggle: ["tombol alih", "sakelar"],
      .checkbox: ["kotak centang"], .slider: ["penggeser", "bilah geser"], .heading: ["judul"],
      .field: ["kolom teks", "kotak teks", "kotak edit"], .menuItem: ["item menu"],
      .picker: ["daftar drop-down", "menu drop-down"],
    ],
    imagePrefixes: [], standsFirst: true,
    determiners: ["ini", "itu", "sebuah", "setiap"])

  static let korean = RoleWords(
    words: [
      .button: ["버튼"], .iconButton: ["버튼", "아이콘"], .link: ["링크"], .image: ["이미지", "그림", "아이콘"],
      .tab: ["탭"], .toggle: ["스위치", "토글"], .checkbox: ["체크박스", "체크 박스", "체크상자"], .slider: ["슬라이더"],
      .heading: ["머리말", "제목"], .field: ["텍스트 필드", "텍스트 상자", "수정창"], .menuItem: ["메뉴 항목"],
      .picker: ["드롭다운"],
    ],
    imagePrefixes: [], standsFirst: false, determiners: ["이", "그", "새"])

  static let chinese = RoleWords(
    words: [
      .button: ["按钮", "按鈕"], .iconButton: ["按钮", "按鈕", "图标", "圖示"], .link: ["链接", "連結"],
      .image: ["图像", "图片", "图标", "影像", "圖片", "圖示"], .tab: ["标签页", "标签", "分頁", "標籤"],
      .toggle: ["开关", "開關", "切换按钮"], .checkbox: ["复选框", "核取方塊"], .slider: ["滑块", "滑桿"],
      .heading: ["标题", "標題"], .field: ["文本框", "文本栏", "文字欄位", "编辑框"], .menuItem: ["菜单项", "選單項目"],
      .picker: ["下拉列表", "下拉菜单", "下拉式選單"],
    ],
    imagePrefixes: [], standsFirst: false, determiners: [])
}
