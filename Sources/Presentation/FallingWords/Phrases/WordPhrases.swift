// swift-format-ignore-file
public import ArcadeDomain

/// The sentences of falling words.
public struct WordPhrases: Phrases {
  public let language: Language
  public let formats: Formats

  /// Creates sentences in a language, with the formats of a region.
  public init(_ language: Language, formats: Formats) { (self.language, self.formats) = (language, formats) }
}

extension WordPhrases {
  package var homeTitle: String { say("Falling words", "Palabras que caen", "落ちてくる単語") }
  func howToPlay(hasLimit: Bool) -> [String] { say(
    [
      hasLimit
        ? "You see a word, and a translation falls beneath it. Say whether it is right before it lands."
        : "You see a word with a translation beneath it. Say whether it is right; there is no hurry.",
      "What you miss, or leave without an answer, can be played again.",
    ],
    [
      hasLimit
        ? "Ves una palabra y, debajo, cae una traducción. Di si es correcta antes de que toque el suelo."
        : "Ves una palabra y, debajo, una traducción. Di si es correcta; no hay prisa.",
      "Lo que falles o dejes sin respuesta se puede volver a jugar.",
    ],
    [hasLimit ? "単語の下に訳が落ちてきます。下に着く前に、その訳が正しいかどうか答えてください。" : "単語の下に訳が表示されます。その訳が正しいかどうか答えてください。時間の制限はありません。", "間違えた単語や答えなかった単語は、あとでもう一度遊べます。"]) }
  var loadingDeck: String { say("Loading the deck…", "Cargando el mazo…", "単語帳を読み込み中…") }
  package var deckLabel: String { say("Deck", "Mazo", "単語帳") }
  var languagesLabel: String { say("Languages", "Idiomas", "言語") }
  func direction(_ asked: String, _ answered: String) -> String { say("\(asked) to \(answered)", "de \(asked) a \(answered)", "\(asked)から\(answered)") }
  func swapped(_ deckName: String) -> String { say("\(deckName), swapped", "\(deckName), al revés", "\(deckName)（逆）") }
  /// Returns the name of a deck's topic.
  public func about(_ topic: String, of deckName: String) -> String { say("\(deckName): \(topic)", "\(deckName): \(topic)", "\(deckName)：\(topic)") }
  func onlyMissed(of deckName: String) -> String { say("\(deckName), missed pairs", "\(deckName), falladas", "\(deckName)（間違えた単語のみ）") }
  var topicLabel: String { say("Topic", "Tema", "テーマ") }
  var allTopics: String { say("all", "todos", "すべて") }
  func topicsTitle(_ deckName: String) -> String { say("Topics of \(deckName)", "Temas de \(deckName)", "「\(deckName)」のテーマ") }
  var noTopics: String { say("This deck has no topics.", "Este mazo no tiene temas.", "この単語帳にテーマはありません。") }
  func pairs(_ count: Int) -> String { say(
    "\(formats.number(count)) \(count == 1 ? "pair" : "pairs")",
    "\(formats.number(count)) \(count == 1 ? "pareja" : "parejas")",
    "\(formats.number(count)) 語") }
  var pairsLabel: String { say("Pairs", "Parejas", "単語数") }
  package func wordsDue(_ count: Int) -> String { say(
    "\(formats.number(count)) \(count == 1 ? "word" : "words") due",
    "\(formats.number(count)) \(count == 1 ? "palabra pendiente" : "palabras pendientes")",
    "復習 \(formats.number(count)) 語") }
  func learningTitle(_ deckName: String) -> String { say("Learning: \(deckName)", "Aprender: \(deckName)", "覚える：\(deckName)") }
  var rulesLabel: String { say("Game", "Partida", "ゲーム") }
  /// Returns how a game is played.
  public func description(of rules: FallingRules) -> String {
    switch language {
    case .english:
      let rounds = "\(formats.number(rules.rounds)) \(rules.rounds == 1 ? "round" : "rounds")"
      guard let limit = rules.limit else { return "\(rounds) without a limit" }
      return "\(rounds) of \(seconds(limit.secondsRoundedUp))"
    case .spanish:
      let rounds = "\(formats.number(rules.rounds)) \(rules.rounds == 1 ? "ronda" : "rondas")"
      guard let limit = rules.limit else { return "\(rounds) sin límite" }
      return "\(rounds) de \(seconds(limit.secondsRoundedUp))"
    case .japanese:
      guard let limit = rules.limit else { return "\(formats.number(rules.rounds)) 問、時間制限なし" }
      return "\(formats.number(rules.rounds)) 問、各 \(formats.number(limit.secondsRoundedUp)) 秒"
    }
  }
  var missedLabel: String { say("Missed", "Falladas", "間違えた単語") }
  package func noSuchDeck(_ text: String) -> String { say("There is no deck “\(text)”.", "No hay ningún mazo «\(text)».", "単語帳「\(text)」はありません。") }
  package func deckAsOf(_ moment: Moment) -> String {
    say("The deck is as of \(formats.moment(moment)).", "El mazo es del \(formats.moment(moment)).", "単語帳は \(formats.moment(moment)) 現在のものです。")
  }
  func rowsLeftOut(_ count: Int) -> String { say(
    "\(formats.number(count)) \(count == 1 ? "row was" : "rows were") left out of the deck.",
    count == 1 ? "Quedó fuera del mazo 1 fila." : "Quedaron fuera del mazo \(formats.number(count)) filas.",
    "単語帳から \(formats.number(count)) 行を除外しました。") }
  func thingsCleaned(_ count: Int) -> String { say(
    "\(formats.number(count)) \(count == 1 ? "thing was" : "things were") cleaned in the deck.",
    count == 1 ? "Se hizo 1 corrección en el mazo." : "Se hicieron \(formats.number(count)) correcciones en el mazo.",
    "単語帳の \(formats.number(count)) か所を修正しました。") }

  func roundTitle(_ number: Int, of count: Int) -> String { say(
    "Round \(formats.number(number)) of \(formats.number(count))",
    "Ronda \(formats.number(number)) de \(formats.number(count))",
    "第 \(formats.number(number)) 問／全 \(formats.number(count)) 問") }
  func secondsLeft(_ seconds: Int) -> String { say("\(self.seconds(seconds)) left", "\(seconds == 1 ? "queda" : "quedan") \(self.seconds(seconds))", "残り \(formats.number(seconds)) 秒") }
  func fewerRounds(_ count: Int) -> String { say(
    count == 1
      ? "There is only one word to ask, so the game has one round."
      : "There are only \(formats.number(count)) words to ask, so the game has as many rounds.",
    count == 1
      ? "Solo hay una palabra que preguntar, así que la partida tiene una ronda."
      : "Solo hay \(formats.number(count)) palabras que preguntar, así que la partida tiene otras tantas rondas.",
    "単語が \(formats.number(count)) 語しかないので、\(formats.number(count)) 問です。") }
  /// Returns that the answer was right.
  public func right(_ word: String, _ answer: String, isShown: Bool) -> String { say(
    isShown ? "Right! \(word): \(answer)." : "Right, that was wrong! \(word): \(answer).",
    isShown ? "¡Bien! \(word): \(answer)." : "¡Bien, era incorrecta! \(word): \(answer).",
    isShown ? "正解！ \(word)：\(answer)" : "正解！その訳は違います。\(word)：\(answer)") }
  func wrong(_ word: String, _ answer: String) -> String { say("No. \(word): \(answer).", "No. \(word): \(answer).", "不正解。\(word)：\(answer)") }
  func unanswered(_ word: String, _ answer: String) -> String { say("No answer. \(word): \(answer).", "Sin respuesta. \(word): \(answer).", "時間切れ。\(word)：\(answer)") }
  package func noSuchGame(_ number: String) -> String { say("There is no finished game “\(number)”.", "No hay ninguna partida terminada «\(number)».", "プレイ履歴に「\(number)」はありません。") }
  func resultsTitle(_ deckName: String) -> String { say("The game is over: \(deckName)", "La partida ha terminado: \(deckName)", "ゲーム終了：\(deckName)") }
  func pastGameTitle(_ number: String) -> String { say("Game \(number)", "Partida \(number)", "ゲーム \(number)") }
  var unansweredLabel: String { say("No answer", "Sin respuesta", "無回答") }
  var missedTitle: String { say("What was missed", "Palabras falladas", "間違えた単語") }

  package var decksTitle: String { say("Decks", "Mazos", "単語帳") }
  var originLabel: String { say("From", "Origen", "入手元") }
  /// Returns the origin of a deck.
  public func word(for origin: DeckSummary.Origin) -> String {
    switch origin {
    case .bundled: "Arcade"
    case .linked: say("an address or file", "una dirección o un archivo", "アドレスかファイル")
    case .kept: say("you", "tuyo", "取り込み")
    }
  }
  package func askToDelete(_ name: String) -> String { say(
    "Delete the deck “\(name)”? What was played with it stays in the history.",
    "¿Borrar el mazo «\(name)»? Lo que se jugó con él queda en el historial.",
    "単語帳「\(name)」を削除しますか？プレイ履歴は残ります。") }
  /// Returns that a deck was deleted.
  public func deleted(_ name: String) -> String { say("Deleted: “\(name)”.", "Borrado: «\(name)».", "削除しました：「\(name)」") }
  package var deckIsFixed: String { say(
    "This deck cannot be changed; only imported ones can. Choose another deck.",
    "Este mazo no se puede cambiar; solo los importados. Elige otro mazo.",
    "この単語帳は変えられません。変えられるのは取り込んだものだけです。別の単語帳を選んでください。") }
  var noOwnDecks: String { say(
    "No deck was imported yet; only those can be changed.",
    "Todavía no se ha importado ningún mazo; solo esos se pueden cambiar.",
    "取り込んだ単語帳がまだありません。変えられるのは取り込んだものだけです。") }
  /// Returns what was imported, with the number of pairs.
  public func imported(_ name: String, pairs: Int) -> String {
    say("Imported: “\(name)”, \(self.pairs(pairs)).", "Importado: «\(name)», \(self.pairs(pairs)).", "取り込みました：「\(name)」、\(self.pairs(pairs))")
  }
  package func wouldImport(_ pairs: Int, cleaned: Int, leftOut: Int) -> String { say(
    "Usable: \(self.pairs(pairs)). Cleaned: \(formats.number(cleaned)). Left out: \(formats.number(leftOut)).",
    "Utilizables: \(self.pairs(pairs)). Correcciones: \(formats.number(cleaned)). Descartadas: \(formats.number(leftOut)).",
    "使用可能 \(self.pairs(pairs))、修正 \(formats.number(cleaned)) 件、除外 \(formats.number(leftOut)) 件。") }
  package func askToReplace(_ name: String) -> String {
    say("There is a deck “\(name)” already. Replace it?", "Ya hay un mazo «\(name)». ¿Reemplazarlo?", "単語帳「\(name)」はすでにあります。置き換えますか？")
  }
  /// Returns what was cleaned.
  public func word(for kind: DeckChange.Kind) -> String {
    switch kind {
    case .spaces: say("spaces removed", "espacios eliminados", "空白を削除しました")
    case .unicodeForm: say("letters brought into one form", "caracteres normalizados", "文字を正規化しました")
    case .markup: say("markup removed", "etiquetas eliminadas", "マークアップを削除しました")
    case .alternatives: say("alternatives told apart", "alternativas separadas", "言い換えを分けました")
    case .duplicate: say("joined with an earlier row", "unida a una fila anterior", "前の行とまとめました")
    }
  }
  /// Returns why a row was skipped.
  public func sentence(for mistake: DeckMistake) -> String {
    switch mistake {
    case .feed(let mistake): sentence(for: mistake)
    case .sameOnBothSides(let text): say("both sides say “\(text)”", "los dos lados dicen «\(text)»", "両側とも「\(text)」です")
    case .tooLong(let limit):
      say("longer than \(formats.number(limit)) characters", "más de \(formats.number(limit)) caracteres", "\(formats.number(limit)) 文字を超えています")
    case .unclosedQuote: say("a quote is opened here and never closed", "aquí se abre una comilla que no se cierra", "ここで開いた引用符が閉じていません")
    case .notAnAnswer(let text): say(
      "“\(text)” is no answer such as 3@2026-12-01, so what was learnt of the pair is left out",
      "«\(text)» no es una respuesta como 3@2026-12-01, así que se descarta lo aprendido de la pareja",
      "「\(text)」は 3@2026-12-01 のような回答ではないため、この組の学習の記録は取り込みません")
    }
  }
  /// Returns why there is no game, or no deck.
  public func sentence(for error: WordsError) -> String {
    switch error {
    case .emptyDeck: say("This deck holds no words. Choose another one.", "Este mazo no tiene palabras. Elige otro.", "この単語帳には単語がありません。別のものを選んでください。")
    case .noSuchTopic(let topic): say("This deck has nothing about “\(topic)”.", "Este mazo no tiene nada sobre «\(topic)».", "この単語帳に「\(topic)」の単語はありません。")
    case .nothingMissed:
      say("Nothing was missed, so there is nothing to repeat.", "No hay palabras falladas, así que no hay nada que repasar.", "間違えた単語がないので、復習するものはありません。")
    case .noUsableRows: say(
      "Nothing in it is a pair of words, so nothing was kept.",
      "No hay ninguna pareja de palabras utilizable, así que no se guardó nada.",
      "使える単語の組が一つもないので、何も取り込みませんでした。")
    case .badName(let name): say(
      "“\(name)” cannot be the name of a deck. Use 1 to 80 characters.",
      "«\(name)» no puede ser el nombre de un mazo. Usa de 1 a 80 caracteres.",
      "「\(name)」は単語帳の名前にできません。1 から 80 文字にしてください。")
    }
  }

  package var wordsTitle: String { say("Words", "Palabras", "単語") }
  package var inNeedTitle: String { say("Worth another look", "Para repasar", "要復習の単語") }
  var totalLabel: String { say("In all", "En total", "合計") }
  package var wordLabel: String { say("Word", "Palabra", "単語") }
  package var translationLabel: String { say("Translation", "Traducción", "訳") }

  private func seconds(_ seconds: Int) -> String { say(
    "\(formats.number(seconds)) \(seconds == 1 ? "second" : "seconds")",
    "\(formats.number(seconds)) \(seconds == 1 ? "segundo" : "segundos")",
    "\(formats.number(seconds)) \(seconds == 1 ? "second" : "seconds")") }
}

extension WordPhrases {
  var playAction: String { say("begin", "empieza", "始める") }
  package var missedAction: String { say("play what was missed before", "repasa las palabras falladas", "前に間違えた単語を復習") }
  var learnAction: String { say("learn by typing, what is due first", "aprende escribiendo, primero lo pendiente", "書いて覚える（復習が先）") }
  var learnOneAction: String { say("learn in this direction only", "aprende solo en esta dirección", "この方向だけ覚える") }
  var learnNewAction: String { say("learn with so many new ones today", "aprende con tantas nuevas hoy", "今日の新しい単語の数を決めて覚える") }
  var decksAction: String { say("all decks", "todos los mazos", "単語帳の一覧") }
  var deckAction: String { say("choose a deck", "elige un mazo", "単語帳を選ぶ") }
  var swapAction: String { say("exchange the languages", "intercambia los idiomas", "言語を入れ替える") }
  var topicAction: String { say("the topics, or play only one", "los temas, o juega solo uno", "テーマを見る、選ぶ") }
  var openTopicAction: String { say("play only this topic", "juega solo este tema", "このテーマだけにする") }
  var allTopicsAction: String { say("play all topics", "juega todos los temas", "すべてのテーマにする") }
  package func progressTitle(of deck: String) -> String { say("Everybody’s progress: \(deck)", "El progreso de todos: \(deck)", "みんなの進み具合：\(deck)") }
  var statsAction: String { say("the best games, and the words worth another look", "las mejores partidas, y las palabras para repasar", "自己ベストと、要復習の単語") }
  var wordsAction: String { say("every pair, or those with a text", "cada pareja, o las que tienen un texto", "すべての単語、または文字で検索") }
  var pastGameAction: String { say("what the game came to", "el resultado de la partida", "ゲームの結果") }
  var renameAction: String { say("give an imported deck another name", "da otro nombre a un mazo importado", "取り込んだ単語帳の名前を変える") }
  var deleteAction: String { say("delete an imported deck", "borra un mazo importado", "取り込んだ単語帳を削除") }
  var deleteThisAction: String { say("delete the deck", "borra el mazo", "この単語帳を削除") }
  var keepAction: String { say("keep it", "conserva el mazo", "残しておく") }
  var deckNameLabel: String { say("Name", "Nombre", "名前") }
  var gameLabel: String { say("Game", "Partida", "ゲーム") }

  var rightAnswer: String { say("right", "correcta", "正しい") }
  package var wrongAnswer: String { say("wrong", "incorrecta", "違う") }
  var rightWords: [String] { say(["true", "correct"], ["b", "bien", "c", "correcta", "correcto", "verdadero"], ["正", "正しい", "正解", "○", "まる", "マル"]) }
  var wrongWords: [String] { say(["false", "incorrect"], ["m", "mal", "i", "incorrecta", "incorrecto", "falso", "falsa"], ["誤", "違う", "ちがう", "不正解", "×", "ばつ", "バツ"]) }
  var againAction: String { say("the same once more", "lo mismo otra vez", "同じものをもう一度") }
  var missedHereAction: String { say("only what was missed just now", "solo las que acabas de fallar", "今間違えた単語だけ") }
  var listOfTopics: String { say("show the list", "ver la lista", "一覧を見る") }
}
