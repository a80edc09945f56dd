/// The commands of falling words in Japanese.
struct JapaneseWordConsole: WordConsolePhrases {
  var falling: String { "落ちてくる訳が正しいか答える" }
  var decksVerb: String { "単語帳の一覧" }
  var importVerb: String { "ファイルの単語を単語帳にする" }
  var exportVerb: String { "Anki で読める形で単語帳を書き出す" }
  var checkVerb: String { "ファイルで修正・除外されるものを見る" }
  var renameVerb: String { "取り込んだ単語帳の名前を変える" }
  var deleteVerb: String { "取り込んだ単語帳を削除（確認あり）" }
  var historyVerb: String { "単語ゲームのプレイ履歴" }
  var bestVerb: String { "単語帳と出題方向ごとの自己ベスト" }
  var deckOption: String { "ファイルかアドレスの単語帳" }
  var topicOption: String { "このテーマだけ" }
  var roundsOption: String { "問題の数" }
  var rightShareOption: String { "間違いでもよい問題が正しくなる割合（0〜1）" }
  var dryRunOption: String { "取り込まずに見るだけ" }
  var deckSetting: String { "自分の単語帳" }
  var start: String { "play で始めます。decks で単語帳を選べます。help でほかのコマンドを表示します。" }
  var play: String { "始める" }
  var missed: String { "前に間違えた単語を復習" }
  var decks: String { "単語帳の一覧" }
  var deck: String { "番号で単語帳を選ぶ" }
  var swap: String { "言語を入れ替える" }
  var topic: String { "テーマを見る、選ぶ" }
  var stats: String { "自己ベストと、要復習の単語" }
  var best: String { "単語帳ごとの自己ベスト" }
  var wordsCommand: String { "全部の組と成績" }
  var sayRight: String { "訳は正しい（y、1、はい も可）" }
  var sayWrong: String { "訳は違う（n、2、いいえ も可）" }
  var howToAnswer: String { "訳が正しければ r、違えば w を入力してください。" }
  var again: String { "同じものをもう一度" }
  var missedHere: String { "今間違えた単語だけ" }
  var typeTopic: String { "番号で一つを、topic all で全部を選びます。" }
  var typeDeck: String { "番号で単語帳を選びます。arcade words import ファイル で増やせます。" }
  var whatNextWithMissed: String { "missed で間違えた単語をもう一度、again で同じものをもう一度、stats で成績、back で選び直し。" }
  var right: Set<String> { ["正", "正しい", "正解", "○", "まる", "マル"] }
  var wrong: Set<String> { ["誤", "違う", "ちがう", "不正解", "×", "ばつ", "バツ"] }
}
