// The word lists of each language, in layouts of that language.

import Linter
import Source
import Testing

@Suite struct LanguageWordTests {
  /// Returns the findings for a button with this label in a layout of a language.
  private func rules(_ label: String, _ language: String) -> [String] {
    var configuration = Configuration()
    configuration.selected = [
      "state-in-label", "redundant-gesture-wording", "vague-label", "role-in-label",
    ]
    let code = #"<LinearLayout><Button android:contentDescription="\#(label)"/></LinearLayout>"#
    let path = "app/src/main/res/layout-\(language)/a.xml"
    return Linter(configuration).lint(SourceFile(path: path, text: SourceText(code))).map(\.rule)
  }

  @Test(
    "A state at the end of a label is found in each language",
    arguments: [
      ("en", "Home, selected"), ("de", "Start, ausgewählt"), ("fr", "Accueil, sélectionné"),
      ("es", "Inicio, seleccionado"), ("it", "Home, selezionato"), ("pt", "Início, selecionado"),
      ("nl", "Start, geselecteerd"), ("pl", "Start, wybrano"), ("ru", "Главная, выбрано"),
      ("tr", "Ana sayfa, seçili"),
      ("ar", "الرئيسية، محدد"), ("hi", "होम, चयनित"), ("in", "Beranda, dipilih"), ("ja", "ホーム、選択済み"),
      ("ko", "홈, 선택됨"), ("zh", "首页，已选中"),
    ])
  func states(language: String, label: String) {
    #expect(rules(label, language) == ["state-in-label"])
  }

  @Test(
    "An instruction is found in each language",
    arguments: [
      ("en", "Double tap to open"), ("de", "Doppeltippen, um zu öffnen"),
      ("fr", "Appuyez deux fois pour ouvrir"),
      ("es", "Toca dos veces para abrir"), ("it", "Tocca due volte per aprire"), ("pt", "Toque para abrir"),
      ("nl", "Tik om te openen"), ("pl", "Stuknij, aby otworzyć"), ("ru", "Нажмите, чтобы открыть"),
      ("tr", "Açmak için dokunun"), ("ar", "انقر لفتح القائمة"), ("hi", "खोलने के लिए टैप करें"),
      ("in", "Ketuk untuk membuka"), ("ja", "タップして開く"), ("ko", "탭하여 열기"), ("zh", "点击以打开"),
    ])
  func gestures(language: String, label: String) {
    #expect(rules(label, language) == ["redundant-gesture-wording"])
  }

  @Test(
    "A vague label is found in each language",
    arguments: [
      ("en", "Learn more"), ("de", "Mehr erfahren"), ("fr", "En savoir plus"), ("es", "Ver más"),
      ("it", "Scopri di più"), ("pt", "Saiba mais"), ("nl", "Lees meer"), ("pl", "Czytaj więcej"),
      ("ru", "Подробнее"),
      ("tr", "Devamını oku"), ("ar", "اقرأ المزيد"), ("hi", "और पढ़ें"), ("in", "Baca selengkapnya"),
      ("ja", "続きを読む"), ("ko", "더 알아보기"), ("zh", "了解更多"),
    ])
  func vagueNames(language: String, label: String) {
    #expect(rules(label, language) == ["vague-label"])
  }

  @Test(
    "A role at the end of a label is found in each language",
    arguments: [
      ("en", "Play button"), ("de", "Wiedergabe Taste"), ("fr", "Bouton lecture"), ("es", "Botón reproducir"),
      ("it", "Pulsante riproduci"), ("pt", "Botão reproduzir"), ("nl", "Afspelen knop"),
      ("pl", "Przycisk odtwórz"),
      ("ru", "Кнопка воспроизвести"), ("tr", "Oynat düğmesi"), ("ar", "زر تشغيل"), ("hi", "चलाएं बटन"),
      ("in", "Tombol putar"), ("ja", "再生ボタン"), ("ko", "재생 버튼"), ("zh", "播放按钮"),
    ])
  func roles(language: String, label: String) {
    #expect(rules(label, language) == ["role-in-label"])
  }

  @Test(
    "Words of one language don't count in another",
    arguments: [
      ("de", "Home, selected"), ("en", "Mehr erfahren"), ("fr", "Double tap to open"), ("sv", "Play button"),
    ])
  func otherLanguages(language: String, label: String) {
    #expect(rules(label, language).isEmpty)
  }

  @Test(
    "Commands aren't states",
    arguments: [
      ("en", "Turn Wi-Fi off"), ("en", "Delete selected"), ("de", "Schalte Ton aus"),
      ("nl", "Zet geluid uit"),
      ("fr", "Supprimer les éléments sélectionnés"),
    ])
  func commands(language: String, label: String) {
    #expect(rules(label, language).isEmpty)
  }
}
