// swift-format-ignore-file
import ArcadeDomain

// Sentences about the words of a deck and their changes.
extension WordPhrases {
  package func wordsTitle(of deckName: String) -> String { say("Words of \(deckName)", "Palabras de \(deckName)", "「\(deckName)」の単語") }
  package func noPairs(with text: String) -> String { say("No pair of this deck has “\(text)”.", "Ninguna pareja de este mazo tiene «\(text)».", "この単語帳に「\(text)」を含む単語はありません。") }
  func line(for pair: TranslatedWord, _ direction: WordDirection) -> String { "\(pair.prompt(direction).text) = \(pair.answer(direction).text)" }
  func ownDeck(beside name: String) -> String { say("My words (\(name))", "Mis palabras (\(name))", "自分の単語（\(name)）") }
  /// Returns that a pair was added.
  public func added(_ pair: String, to deckName: String) -> String { say("Added to “\(deckName)”: \(pair).", "Añadido a «\(deckName)»: \(pair).", "「\(deckName)」に追加しました：\(pair)") }
  /// Returns that a pair was changed.
  public func edited(_ pair: String) -> String { say("Changed: \(pair). What you know of it goes along.", "Cambiado: \(pair). Lo que sabes de ella se conserva.", "変更しました：\(pair)。学習の記録も引き継ぎます。") }
  /// Returns that a pair was deleted.
  public func forgotten(_ pair: String) -> String { say("Forgotten: \(pair).", "Olvidado: \(pair).", "削除しました：\(pair)") }
  var howToWriteAPair: String { say(
    "Write a word and its translation with “=” between them, as in boat = barco.",
    "Pon «=» entre una palabra y su traducción, como en boat = barco.",
    "「boat = barco」のように、単語と訳の間に「=」を入れて書いてください。") }
  package var pairExists: String { say("The deck has this pair already.", "El mazo ya tiene esa pareja.", "この単語はすでに単語帳にあります。") }
  package var noSuchPair: String { say("The deck does not have this pair any more.", "El mazo ya no tiene esa pareja.", "この単語はもう単語帳にありません。") }
  var pairLabel: String { say("Word = translation", "Palabra = traducción", "単語 = 訳") }
  var searchLabel: String { say("With", "Con", "含む文字") }
  var allPairs: String { say("all of them", "todas", "すべて") }
  var roundsLabel: String { say("Rounds", "Rondas", "問題数") }
  var secondsLabel: String { say("Seconds", "Segundos", "秒数") }
  func outside(_ lowest: Int, _ highest: Int) -> String { say(
    "Choose a number from \(formats.number(lowest)) to \(formats.number(highest)).",
    "Elige un número del \(formats.number(lowest)) al \(formats.number(highest)).",
    "\(formats.number(lowest)) から \(formats.number(highest)) までの数を選んでください。") }
  var addAction: String { say("add a pair to a deck of your own", "añade una pareja a un mazo propio", "自分の単語帳に追加") }
  var editAction: String { say("change a pair; what you know of it goes along", "cambia una pareja; lo que sabes de ella se conserva", "単語を変える（学習の記録は引き継ぐ）") }
  var forgetAction: String { say("take a pair out of the deck", "quita una pareja del mazo", "単語帳から単語を削除") }
  var roundsAction: String { say("how many rounds a game has from now on", "cuántas rondas tiene una partida desde ahora", "これからの問題数") }
  var secondsAction: String { say("how many seconds a translation falls from now on", "cuántos segundos cae una traducción desde ahora", "これからの秒数") }
  package var askForColumns: String { say(
    "Which column holds the words, and which their translations? Answer with two numbers, such as 1 2.",
    "¿Qué columna tiene las palabras y cuál sus traducciones? Responde con dos números, por ejemplo 1 2.",
    "単語の列と訳の列はどれですか？「1 2」のように番号を 2 つで答えてください。") }
  package func howToExport(_ path: String) -> String { say(
    "\(path) is a package that only Anki reads. In Anki choose File, Export, “Notes in Plain Text (.txt)” with tags, deck name and unique identifier, and import that file.",
    "\(path) es un paquete que solo lee Anki. En Anki elige Archivo, Exportar, «Notas en texto plano (.txt)» con etiquetas, nombre del mazo e identificador único, e importa ese archivo.",
    "\(path) は Anki だけが読めるパッケージです。Anki の「ファイル」→「書き出し」で「ノート (プレーンテキスト) (.txt)」を選び、タグ・デッキ名・固有の識別子を含めて書き出し、そのファイルを取り込んでください。") }
}
