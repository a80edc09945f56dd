import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Idiomatic sentences of shops, games and banks in Spanish and Japanese, for which a literal translation sounds
/// foreign.
final class NativeSentenceTests: XCTestCase {
  func testSpanish() {
    let formats = Formats(locale: "es_ES", timeZone: "UTC")
    let names = NamePhrases(Language.spanish, formats: formats)
    let prices = PricePhrases(Language.spanish, formats: formats)
    let watches = WatchPhrases(Language.spanish, formats: formats)
    let words = WordPhrases(Language.spanish, formats: formats)
    let console = Language.spanish.consolePhrases

    expect(prices.instructions[0], "Solo uno es el suyo: elígelo")
    expect(WordSystem().summary(in: .spanish), "antes de que llegue al suelo")
    expect(words.wrongAnswer, "incorrecta")
    expect(names.meaning(of: .hint), "se van tachando las incorrectas")
    expect(console.unknownCommand("x", nearest: nil), "Aquí no existe la orden «x»")
    expect(ShopPhrases(Language.spanish, formats: formats).unconfirmed("1 €"), "El pago aún no está confirmado")
    expect(prices.noPage, "No se conoce la página de este producto")
    expect(
      watches.change(of: "Té", watches.words(for: .price, .down), from: "A", to: "B"),
      "el precio ha bajado de A a B"
    )
    expect(watches.title(of: .outOfSight), "Ya no aparecen")
    expect(words.inNeedTitle, "Para repasar")
    expect(names.inNeedTitle, "Para repasar")
    expect(watches.summary(updatedAt: .november20, listings: 1, unread: 0), "Actualizada el 20 nov")
    expect(watches.noChanges(since: .november20), "desde el 20 nov")
    expect(names.loadingPeople, "Cargando personas")
    expect(
      SettingsPhrases(Language.spanish, formats: formats).settingSaved("x", holds: .later),
      "Se aplicará al reiniciar Arcade"
    )
    expect(console.neverAsks(passing: "--yes"), "Esta orden necesita una confirmación")
    expect(watches.noneOfThat, "Ningún artículo coincide")
    expect(names.traitWords(of: bearded).joined(separator: ", "), "sin pelo, barba poblada")
    expect(words.word(for: .unicodeForm), "caracteres normalizados")
    expect(ConsoleApp.arcade.introduction(.spanish), "Si no se indica una orden, muestra un menú")
    expect(ShopPhrases(Language.spanish, formats: formats).whyTitle, "Cómo se calcula el precio")
    expect(watches.noSuchCategory("1"), "Consulta las que hay en la lista")
    expect(SettingsPhrases(Language.spanish, formats: formats).askToAdopt("x"), "todo lo que no tiene dueño?")
    for (reason, one, two) in [
      (ExcludedPerson.Reason.badRow, "1 que no se pudo leer", "2 que no se pudieron leer"),
      (.notUTF8, "1 que no está en UTF-8", "2 que no están en UTF-8"),
    ] {
      let person = ExcludedPerson(index: 0, at: SourcePlace("people.csv"), reason: reason)
      XCTAssertEqual(names.leftOut(TruncatedList([person])), "Quedó fuera 1 persona: \(one).")
      XCTAssertEqual(names.leftOut(TruncatedList([person, person])), "Quedaron fuera 2 personas: \(two).")
    }
  }

  func testJapanese() throws {
    let formats = Formats(locale: "ja_JP", timeZone: "UTC")
    let names = NamePhrases(Language.japanese, formats: formats)
    let watches = WatchPhrases(Language.japanese, formats: formats)
    let words = WordPhrases(Language.japanese, formats: formats)
    let shop = ShopPhrases(Language.japanese, formats: formats)
    let console = Language.japanese.consolePhrases
    let verbs = { CommandTable.arcade.command(["observe", $0])?.summary(.japanese) ?? "" }

    expect(names.bestTitle, "自己ベスト")
    expect(names.historyTitle, "プレイ履歴")
    expect(names.inNeedTitle, "復習したい人")
    expect(words.inNeedTitle, "要復習の単語")
    expect(watches.title(of: .outOfSight), "検索結果になし")
    expect(names.loadingPeople, "メンバーを読み込み中")
    expect(names.peopleTitle, "メンバー")
    expect(words.homeTitle, "落ちてくる単語")
    expect(words.missedAction, "前に間違えた単語を復習")
    expect(console.unknownCommand("x", nearest: nil), "「x」というコマンドはありません")
    expect(verbs("list"), "検索の一覧、または一つの検索の商品一覧")
    expect(verbs("categories"), "提供元の分類、または指定した分類の下位分類")
    expect(console.backedUp("/x", without: []), "すべてを /x にバックアップしました")
    expect(shop.inForce, "適用中")
    expect(shop.notInForce, "期間外")
    expect(shop.description(of: .nForM(buy: 2, pay: 1)), "2 個で 1 個分の値段")
    expect(names.tooLate, "時間切れのため無効です")
    expect(names.sentence(for: RepositoryError(.timedOut, subject: "x")), "応答がありません")
    expect(watches.words(for: .reviewAverage, .down), "評価低下")
    expect(watches.medianLabel, "中央値")
    expect(watches.directionLabel, "増減")
    expect(CommandOption.currency.summary(.japanese), "省略時は既定の通貨")
    expect(words.right("cup", "カップ", isShown: false), "正解！その訳は違います。cup：カップ")
    expect(words.noSuchGame("9"), "プレイ履歴に「9」はありません")
    expect(names.modeAction, "一覧のモードで始める")
    expect(PricePhrases(Language.japanese, formats: formats).cheatAction, "ダミーの価格を二つ隠す")
    expect(SettingsPhrases(Language.japanese, formats: formats).ownersTitle, "利用者")
    expect(watches.returnedMark, "再び表示")
  }

  func testWhatSoundedForeignDoesNotComeBack() throws {
    let sentences = try sentences()

    for words in [
      "almacén", "Sin orden", "Por qué cuesta", "era de antes", "es de antes", " tiene las que hay",
      "lo que no tiene nombre",
      "\"Quién\"", "no está pagado", "si no se dice", "menos que cero", "Jugar la mezcla", "productos reales",
      "mostrar el resumen", "escribir pedidos", "que llevan un texto", "se conoce aquí", "aquí no se conoce",
      "si nadie dice", "no es para nada", "Cambiar de sentido", "Reunir", "\"Eliminar", "sin lista",
      "uno de los que se ven", "prueba o datáfono", "otra cosa: ",
    ] {
      XCTAssertEqual(sentences.filter { $0.contains(words) }, [], words)
    }
    for words in [
      "だれ", "終わったゲーム「", "違う訳でした", "一覧の種類", "間違いの価格", "違う価格", "もう一度はできません", "復帰", "道具", "ブラウザー", "出どころ",
      "引き出し", "表外", "そちらにはもう", "片割れ", "本物の商品", "同じ種類",
      "の間にありません", "数字と点", "。なしで", "が空いている", "入り直", "入り方", "髪なし", "安くなる注文", "高くなる注文", "店を開いた", "（状態",
    ] {
      XCTAssertEqual(sentences.filter { $0.contains(words) }, [], words)
    }
  }

  /// The lines of all files of phrases.
  private func sentences() throws -> [String] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.contains("/Phrases") && $0.hasSuffix(".swift") }
    XCTAssertGreaterThan(names.count, 20)
    return try names.flatMap {
      try String(contentsOf: sources.appending(path: $0), encoding: .utf8).split(separator: "\n").map(String.init)
    }
  }

  private let bearded = PortraitTraits(
    hair: .bald,
    hairColor: .black,
    skin: .tan,
    beard: .full,
    clothes: .shirt,
    clothesColor: .blue,
    background: .white
  )

  private func expect(_ sentence: String, _ better: String, file: StaticString = #filePath, line: UInt = #line) {
    let plain = sentence.replacing("\u{A0}", with: " ")
    XCTAssertTrue(plain.contains(better), plain, file: file, line: line)
  }
}
