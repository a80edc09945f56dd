// swift-format-ignore-file
import ArcadeConsole
import ArcadeData
import ArcadePresentation

extension Language {
  func downloadDeck(_ name: String) -> String { say("Download “\(name)” (text)", "Descargar «\(name)» (texto)", "「\(name)」をダウンロード（テキスト）") }
  var deckChangeNotStored: String { say("The last change to the decks was not stored.", "El último cambio en los mazos no se guardó.", "単語帳への最後の変更は保存されていません。") }
  func cannotReplace(deck: String) -> String { say(
    "“\(deck)” was not imported, so it cannot be replaced. Give these words another name: --name NAME.",
    "«\(deck)» no es un mazo importado y no se puede reemplazar. Pon otro nombre a estas palabras: --name NOMBRE.",
    "「\(deck)」は取り込んだ単語帳ではないため置き換えられません。--name で別の名前を付けてください。") }
}

// The options of falling words.
extension CommandOption {
  static let deck = CommandOption("deck", "FILE|URL") { $0.say("a deck in a file or at an address", "un mazo en un archivo o una dirección", "ファイルかアドレスの単語帳") }
  static let topic = CommandOption("topic", "NAME") { $0.say("play only this topic", "juega solo este tema", "このテーマだけ") }
  static let rounds = CommandOption("rounds", "1-1000") { $0.say("how many rounds a game has", "cuántas rondas tiene una partida", "問題の数") }
  static let rightShare = CommandOption("right-share", "0-1") { $0.say(
    "how often the rounds that may be wrong are right, 0 to 1",
    "con qué frecuencia son correctas las rondas que pueden no serlo, de 0 a 1",
    "正誤を選べる問題で正しい訳を出す割合（0〜1）") }
  static let retention = CommandOption("retention", "0.7-0.99") { $0.say("how probably something is to be known when due", "con qué probabilidad debe saberse cuando toca", "出題時に覚えていたい割合") }
  static let steps = CommandOption("steps", "1m,10m|none") { $0.say("the steps of what is new", "los pasos de lo nuevo", "新しいもののステップ") }
  static let relearn = CommandOption("relearn", "10m|none") { $0.say("the steps of what was forgotten", "los pasos de lo olvidado", "忘れたもののステップ") }
  static let longest = CommandOption("longest", "1-36500") { $0.say("the longest interval in days", "el intervalo más largo en días", "最長の間隔（日）") }
  static let parameters = CommandOption("parameters", "w0,…,w20") { $0.say("the 21 parameters of FSRS-6", "los 21 parámetros de FSRS-6", "FSRS-6 の 21 個のパラメータ") }
  static let inDeck = CommandOption("in", "DECK") { $0.say("only of this deck", "solo de este mazo", "この単語帳だけ") }
  static let languages = CommandOption("languages", "es,en") { $0.say("the two languages, as codes or names", "los dos idiomas, por código o nombre", "2 つの言語（コードか名前）") }
  static let progress = CommandOption("progress") { $0.say("with a column of what you have learnt, for import", "con una columna de lo aprendido, para import", "学習の記録も書き出す（import で読めます）") }
  static let dryRun = CommandOption("dry-run") { $0.say("keep nothing, only show", "no guarda nada, solo muestra", "取り込まずに見るだけ") }
}

extension SettingEntry {
  static let ofFallingWords: [SettingEntry] = [
    SettingEntry(setting: .wordsDeck, isSource: true) { $0.say("a deck of your own", "un mazo propio", "自分の単語帳") },
    SettingEntry(setting: .wordsRounds, meaning: CommandOption.rounds.summary),
    SettingEntry(setting: .wordsSeconds) { $0.say("how many seconds a translation falls", "cuántos segundos cae una traducción", "訳が落ちる秒数") },
  ]
}

// The commands of falling words.
extension Command {
  static let ofFallingWords: [Command] = [
    Command("words", { $0.say("say whether a translation is right before it lands", "di si una traducción es correcta antes de que llegue al suelo", "落ちてくる訳が正しいか答える") },
      options: [.deck, .topic, .rounds, .seconds, .rightShare], isSession: true, steps: ["deck"]),
    Command("words decks", { $0.say("list the decks", "lista los mazos", "単語帳の一覧") }, options: [.deck], service: .reading()) { try await WordDeckCommands(context: $0).list() },
    Command("words import", { $0.say("keep the words of a file as a deck", "guarda las palabras de un archivo como mazo", "ファイルの単語を単語帳にする") },
      "FILE", options: [.name, .columns, .languages, .dryRun], example: "verbs.txt --columns first=Spanish,second=English") { try await WordImportCommands(context: $0).run() },
    Command("words words", { $0.say(
      "list the words, or those with a text, and how well each is known",
      "lista las palabras, o las que tienen un texto, y cuánto se sabe cada una",
      "単語（または文字を含むもの）と習得度の一覧") },
      "[TEXT…]", options: [.deck, .inDeck], example: "casa", service: .reading()) { try await WordListCommand(context: $0).run() },
    Command("words export", { $0.say("print a deck as text that Anki reads", "muestra un mazo como texto que Anki lee", "Anki で読める形で単語帳を書き出す") },
      "DECK", options: [.deck, .progress, .failIfStale], example: "Verbs", service: .reading(.failIfStale)) { try await WordDeckCommands(context: $0).export() },
    Command("words check", { $0.say("show what would be cleaned or left out of a file", "muestra qué se corregiría o descartaría de un archivo", "ファイルで修正・除外されるものを見る") },
      "FILE", options: [.name, .columns, .languages], example: "verbs.txt") { try await WordImportCommands(context: $0).check() },
    Command("words rename", { $0.say("give an imported deck another name", "da otro nombre a un mazo importado", "取り込んだ単語帳の名前を変える") },
      "DECK", "NAME", example: "Verbs Action") { try await WordDeckCommands(context: $0).rename() },
    Command("words delete", { $0.say("delete an imported deck (asks)", "borra un mazo importado (pide confirmación)", "取り込んだ単語帳を削除（確認あり）") },
      "DECK", example: "Verbs") { try await WordDeckCommands(context: $0).delete() },
    Command("words due", { $0.say("say how many words are due", "di cuántas palabras hay pendientes", "復習する単語の数") },
      "[DECK]", options: [.deck], example: "Verbs", service: .reading()) { try await WordDeckCommands(context: $0).due() },
    Command("words history", { $0.say("list the finished games of words", "lista las partidas de palabras terminadas", "単語ゲームのプレイ履歴") },
      options: [.before], service: .reading(.before)) { try await WordDeckCommands(context: $0).history() },
    Command("words best", { $0.say("list the best game of each deck and direction", "lista la mejor partida de cada mazo y dirección", "単語帳と出題方向ごとの自己ベスト") },
      service: .reading()) { try await WordDeckCommands(context: $0).best() },
    Command("words progress", { $0.say("list how everybody gets on, and which words most miss", "lista cómo va cada cual, y qué palabras falla la mayoría", "みんなの進み具合と、間違いの多い単語") },
      "[DECK]", options: [.deck], example: "Verbs", service: .reading()) { try await WordDeckCommands(context: $0).progress() },
    Command("words schedule", { $0.say("show when an answer of 1 to 4 brings something back", "muestra cuándo vuelve algo según respuestas del 1 al 4", "1〜4 の評価で次にいつ出るかを見る") },
      "RATING[@TIME]…", options: [.retention, .steps, .relearn, .longest, .parameters], example: "3 3 1@2026-12-24T09:00:00Z --steps none") { try ScheduleCommand(context: $0).run() },
  ]
}
