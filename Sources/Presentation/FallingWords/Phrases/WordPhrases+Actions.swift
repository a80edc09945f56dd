// swift-format-ignore-file

extension WordPhrases {
  /// What beginning a game is called.
  var playAction: String { say("begin", "empieza", "始める") }
  /// What playing what was missed before is called.
  public var missedAction: String { say("play what was missed before", "repasa las palabras falladas", "前に間違えた単語を復習") }
  var decksAction: String { say("all decks", "todos los mazos", "単語帳の一覧") }
  var deckAction: String { say("choose a deck", "elige un mazo", "単語帳を選ぶ") }
  var swapAction: String { say("exchange the languages", "intercambia los idiomas", "言語を入れ替える") }
  var topicAction: String { say("the topics, or play only one", "los temas, o juega solo uno", "テーマを見る、選ぶ") }
  var openTopicAction: String { say("play only this topic", "juega solo este tema", "このテーマだけにする") }
  var allTopicsAction: String { say("play all topics", "juega todos los temas", "すべてのテーマにする") }
  var statsAction: String { say("the best games, and the words worth another look", "las mejores partidas, y las palabras para repasar", "自己ベストと、要復習の単語") }
  var bestAction: String { say("the best game of each deck", "la mejor partida de cada mazo", "単語帳ごとの自己ベスト") }
  var wordsAction: String { say("every pair with how it was answered", "cada pareja con sus respuestas", "すべての単語と成績") }
  var pastGameAction: String { say("what the game came to", "el resultado de la partida", "ゲームの結果") }
  var renameAction: String { say("give an imported deck another name", "da otro nombre a un mazo importado", "取り込んだ単語帳の名前を変える") }
  var deleteAction: String { say("delete an imported deck", "borra un mazo importado", "取り込んだ単語帳を削除") }
  var deleteThisAction: String { say("delete the deck", "borra el mazo", "この単語帳を削除") }
  var keepAction: String { say("keep it", "conserva el mazo", "残しておく") }
  /// What is asked for where a deck gets a name.
  var deckNameLabel: String { say("Name", "Nombre", "名前") }
  /// What is asked for where a game is meant.
  var gameLabel: String { say("Game", "Partida", "ゲーム") }

  /// What saying that a translation is right is called.
  var rightAnswer: String { say("right", "correcta", "正しい") }
  /// What saying that a translation is wrong is called.
  public var wrongAnswer: String { say("wrong", "incorrecta", "違う") }
  /// Words of this language that say that a translation is right, besides those that say so in every language.
  var rightWords: [String] { say(["true", "correct"], ["b", "bien", "c", "correcta", "correcto", "verdadero"], ["正", "正しい", "正解", "○", "まる", "マル"]) }
  /// Words of this language that say that a translation is wrong.
  var wrongWords: [String] {
    say(["false", "incorrect"], ["m", "mal", "i", "incorrecta", "incorrecto", "falso", "falsa"], ["誤", "違う", "ちがう", "不正解", "×", "ばつ", "バツ"])
  }
  var againAction: String { say("the same once more", "lo mismo otra vez", "同じものをもう一度") }
  var missedHereAction: String { say("only what was missed just now", "solo las que acabas de fallar", "今間違えた単語だけ") }
  var listOfTopics: String { say("show the list", "ver la lista", "一覧を見る") }
}
