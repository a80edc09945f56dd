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
  var rightShareOption: String { "正誤を選べる問題で正しい訳を出す割合（0〜1）" }
  var dryRunOption: String { "取り込まずに見るだけ" }
  var deckSetting: String { "自分の単語帳" }
}
