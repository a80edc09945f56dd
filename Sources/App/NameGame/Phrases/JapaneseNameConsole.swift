/// The name game's commands in Japanese.
struct JapaneseNameConsole: NameConsolePhrases {
  var names: String { "顔と名前を覚える" }
  var peopleVerb: String { "メンバーと、除外した人の一覧" }
  var historyVerb: String { "名前当てのプレイ履歴" }
  var bestVerb: String { "種類ごとの自己ベスト" }
  var peopleOption: String { "覚えるメンバー" }
  var profilesSetting: String { "メンバーの一覧" }
  var start: String { "番号で始めます。people で先に顔を覚えられます。help でほかのコマンドを表示します。" }
  var play: String { "練習で始める" }
  var practice: String { "間違えるまで遊ぶ" }
  var timed: String { "N 秒の時間制限で遊ぶ" }
  var reverse: String { "顔を見て名前を選ぶ" }
  var hint: String { "違う人が消えていく練習" }
  var strikeOut: String { "違う人を一人消す（ヒントを求めるゲームで）" }
  var people: String { "全員と成績" }
  var person: String { "その人のカードを見る" }
  var cardsClosed: String { "問題の途中ではカードを見られません。先に back でゲームを抜けてください。" }
  var stats: String { "自己ベストと、復習したい人" }
  var best: String { "種類ごとの自己ベスト" }
  var refresh: String { "メンバーを読み直す" }
  var answer: String { "選ぶ" }
  var howToAnswer: String { "答えの番号を入力してください。" }
  var finish: String { "時間制限のないゲームを終える" }
  var again: String { "同じ種類をもう一度" }
  var typePerson: String { "番号でその人のカードを見られます。" }
  func badSeconds(_ text: String) -> String { "時間は 1 から 3600 秒です。「\(text)」は使えません。" }
}
