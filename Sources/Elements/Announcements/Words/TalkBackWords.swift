// Roles and states that TalkBack adds to announcements, in the most common app languages.

/// TalkBack's own words.
///
/// Source: google/talkback, release of October 2024, resources of the compositor. It spells “Unlabelled” like this in
/// all varieties of English, including American English.
enum TalkBackWords {
  /// The English words, in the same order as in each language. ① is a position, ② the total.
  static let english = [
    "Button", "Check box", "Switch", "Radio button", "Drop down list", "Edit box", "Image", "Slider",
    "Progress bar", "Webview", "Unlabelled", "selected", "checked", "not checked", "on", "off", "disabled",
    "expanded", "collapsed", "Heading", "① of ②",
  ]

  /// The words by language.
  static let byLanguage: [String: [String]] = [
    "ar": [
      "زر", "مربع اختيار", "مفتاح تحكّم", "زر اختيار", "قائمة منسدلة", "مربع تعديل", "صورة", "شريط التمرير",
      "شريط التقدم", "عرض الويب", "بدون تصنيف", "محدد", "تم التحديد", "لم يتم التحديد", "مفعّل", "غير مفعّل",
      "غير مفعّل", "تم التوسيع", "تم التصغير", "عنوان", "① من ②",
    ],
    "de": [
      "Schaltfläche", "Kästchen", "Schalter", "Optionsfeld", "Drop-down-Liste", "Bearbeitungsfeld", "Bild",
      "Schieberegler", "Statusleiste", "Webansicht", "Unbenannt", "ausgewählt", "aktiviert",
      "nicht aktiviert",
      "an", "aus", "deaktiviert", "Maximiert", "Minimiert", "Überschrift", "① von ②",
    ],
    "es": [
      "Botón", "Casilla de verificación", "Interruptor", "Botón de selección", "Lista desplegable",
      "Cuadro de edición", "Imagen", "Control deslizante", "Barra de progreso", "Vista web", "Sin texto",
      "seleccionado", "seleccionado", "no seleccionado", "activado", "desactivado", "inhabilitado",
      "mostrado",
      "oculta", "Encabezado", "① de ②",
    ],
    "fr": [
      "Bouton", "Case à cocher", "Bouton", "Case d’option", "Liste déroulante", "Zone d’édition", "Image",
      "Curseur", "Barre de progression", "Vue Web", "Sans libellé", "sélectionné", "coché", "non coché",
      "activé", "désactivé", "désactivé", "développé", "regroupé", "Titre", "① sur ②",
    ],
    "hi": [
      "बटन", "चेक बॉक्स", "स्विच", "रेडियो बटन", "ड्रॉप डाउन सूची", "संपादन बॉक्स", "इमेज", "स्लाइडर", "प्रगति बार",
      "वेबव्यू", "लेबल नहीं किया गया", "चयनित", "चेक किया गया", "चेक नहीं किया गया", "चालू", "बंद", "अक्षम",
      "बड़ा करें", "छोटा करें", "टाइटल", "② में से ①",
    ],
    "id": [
      "Tombol", "Kotak centang", "Tombol", "Tombol radio", "Daftar drop-down", "Kotak edit", "Gambar",
      "Penggeser", "Bilah kemajuan", "Webview", "Tak berlabel", "dipilih", "dicentang", "tidak dicentang",
      "aktif", "nonaktif", "dinonaktifkan", "diluaskan", "diciutkan", "Judul", "① dari ②",
    ],
    "it": [
      "Pulsante", "Casella di controllo", "Opzione", "Pulsante di opzione", "Elenco a discesa",
      "Casella di modifica", "Immagine", "Cursore", "Barra di avanzamento", "Visualizzazione Web",
      "Senza etichetta", "selezionata", "selezionato", "non selezionato", "attivato", "disattivato",
      "disattivato", "espanso", "compresso", "Intestazione", "① di ②",
    ],
    "ja": [
      "ボタン", "チェックボックス", "スイッチ", "ラジオボタン", "プルダウンリスト", "編集ボックス", "画像", "スライダー", "進行状況バー",
      "ウェブ表示", "ラベルなし", "選択済み", "ON", "未選択", "ON", "OFF", "無効", "展開されています", "折りたたまれています",
      "見出し", "②件中の①件目です",
    ],
    "ko": [
      "버튼", "체크박스", "스위치", "라디오 버튼", "드롭다운 목록", "수정 창", "이미지", "슬라이더", "진행률 표시줄", "웹뷰",
      "라벨이 지정되지 않음", "선택됨", "선택됨", "선택 안됨", "켜짐", "꺼짐", "사용할 수 없음", "펼쳐짐", "접힘", "제목",
      "②개 중 ①번째",
    ],
    "nl": [
      "Knop", "Selectievakje", "Schakelaar", "Keuzerondje", "Dropdownmenu", "Bewerkingsvak", "Afbeelding",
      "Schuifregelaar", "Voortgangsbalk", "Webweergave", "Geen label", "geselecteerd", "aangevinkt",
      "niet aangevinkt", "aan", "uit", "uitgezet", "uitgevouwen", "samengevouwen", "Kop", "① van ②",
    ],
    "pl": [
      "Przycisk", "Pole wyboru", "Przełącz", "Przycisk opcji", "Lista", "Pole edycji", "Zdjęcie", "Suwak",
      "Pasek postępu", "Komponent WebView", "Bez etykiety", "wybrano", "zaznaczono", "nie zaznaczono",
      "włączono", "wył.", "wyłączono", "widok rozwinięty", "widok zwinięty", "Nagłówek", "①/②",
    ],
    "pt": [
      "Botão", "Caixa de seleção", "Interruptor", "Botão de opção", "Lista suspensa", "Caixa de edição",
      "Imagem", "Controle deslizante", "Barra de progresso", "Visualização da Web", "Sem marcador",
      "selecionado", "selecionado", "não selecionado", "ativado", "desativado", "desativado", "expandido",
      "recolhido", "Título", "① de ②",
    ],
    "ru": [
      "Кнопка", "Флажок", "Переключатель", "Переключатель", "Раскрывающееся меню", "Окно редактирования",
      "Изображение", "Ползунок", "Индикатор выполнения", "Веб-представление", "Без ярлыка", "выбрано",
      "отмечено", "не отмечено", "включено", "отключено", "отключено", "развернуто", "свернуто", "Заголовок",
      "① из ②",
    ],
    "tr": [
      "Düğme", "Onay kutusu", "Anahtar", "Radyo düğmesi", "Açılır liste", "Düzenleme kutusu", "Resim",
      "Kaydırma çubuğu", "İlerleme çubuğu", "Web görünümü", "Etiketsiz", "seçili", "işaretli",
      "işaretli değil", "açık", "kapalı", "devre dışı", "genişletildi", "daraltıldı", "Başlık", "①/②",
    ],
    "zh": [
      "按钮", "复选框", "开关", "单选按钮", "下拉列表", "编辑框", "图片", "滑块", "进度条", "网页视图", "未加标签", "已选中", "已选中",
      "未选中", "已开启", "已关闭", "已停用", "已展开", "已收起", "标题", "第 ① 个，共 ② 个",
    ],
  ]
}
