// swift-format-ignore-file

// Captions of buttons and links in falling words.
extension WordPhrases {
  var missedCaption: String { say("Play what was missed", "Repasar las falladas", "間違えた単語を復習") }
  var learnOneCaption: String { say("Learn one way", "Aprender en un sentido", "この方向だけ覚える") }
  var decksCaption: String { say("Decks", "Mazos", "単語帳") }
  var swapCaption: String { say("Swap languages", "Intercambiar idiomas", "言語を入れ替える") }
  var allTopicsCaption: String { say("All topics", "Todos los temas", "すべてのテーマ") }
  var wordsCaption: String { say("Words", "Palabras", "単語一覧") }
}
