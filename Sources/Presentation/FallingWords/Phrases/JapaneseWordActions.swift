extension JapaneseWords {
  var playAction: String { "始める" }
  var missedAction: String { "前に間違えた単語を復習" }
  var decksAction: String { "単語帳の一覧" }
  var deckAction: String { "単語帳を選ぶ" }
  var swapAction: String { "言語を入れ替える" }
  var topicAction: String { "テーマを見る、選ぶ" }
  var openTopicAction: String { "このテーマだけにする" }
  var allTopicsAction: String { "すべてのテーマにする" }
  var statsAction: String { "自己ベストと、要復習の単語" }
  var bestAction: String { "単語帳ごとの自己ベスト" }
  var wordsAction: String { "すべての単語と成績" }
  var pastGameAction: String { "ゲームの結果" }
  var renameAction: String { "取り込んだ単語帳の名前を変える" }
  var deleteAction: String { "取り込んだ単語帳を削除" }
  var deleteThisAction: String { "この単語帳を削除" }
  var keepAction: String { "残しておく" }
  var deckNameLabel: String { "名前" }
  var gameLabel: String { "ゲーム" }

  var rightAnswer: String { "正しい" }
  var wrongAnswer: String { "違う" }
  var rightWords: [String] { ["正", "正しい", "正解", "○", "まる", "マル"] }
  var wrongWords: [String] { ["誤", "違う", "ちがう", "不正解", "×", "ばつ", "バツ"] }
  var againAction: String { "同じものをもう一度" }
  var missedHereAction: String { "今間違えた単語だけ" }
  var listOfTopics: String { "一覧を見る" }
}
