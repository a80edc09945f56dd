import ArcadeDomain

extension Japanese {
  var menuTitle: String { "Arcade" }
  var openAction: String { "開く" }
  var retryAction: String { "もう一度試す" }
  var upAction: String { "一つ上へ戻る" }
  var historyAction: String { "プレイ履歴" }
  var linkAction: String { "商品のページ" }
  var pictureAction: String { "商品の画像" }
  var numberLabel: String { "番号" }
  var nextPageAction: String { "次のページ" }
  var previousPageAction: String { "前のページ" }
  func page(_ number: Int, of count: Int) -> String { "\(formats.number(count)) ページ中 \(formats.number(number)) ページ" }
  var noFurtherPage: String { "この先にページはありません。" }
  func noSuchRow(_ text: String) -> String { "「\(text)」はここにありません。表示されている中から選んでください。" }
  func missing(_ label: String) -> String { "「\(label)」が空いているため、何も行いませんでした。記入してから、もう一度送信してください。" }
  var staleAction: String { "対象がもうここにないため、何も行いませんでした。今表示されている中から選んでください。" }
  var notOffered: String { "今ここではできない操作です。表示されている中から選んでください。" }
  var alreadyAtTop: String { "ここが一番上の分類です。" }
  func renamed(_ name: String, to newName: String) -> String { "「\(name)」の名前を「\(newName)」に変えました。" }
  var nothingDeleted: String { "何も削除していません。" }

  var historyTitle: String { "プレイ履歴" }
  var bestTitle: String { "自己ベスト" }
  var statsTitle: String { "成績" }
  var noGames: String { "プレイ履歴はまだありません。" }
  var playedLabel: String { "日時" }
  var bestLabel: String { "最高" }
  var gamesLabel: String { "回数" }
  var whoLabel: String { "利用者" }
  var noOwner: String { "名前なし" }
  func youAre(_ name: String) -> String { "「\(name)」として使っています。" }
  func badOwner(_ name: String) -> String {
    "「\(name)」は名前にできません。目に見える文字で、\(Owner.longestName) 文字以内にしてください。"
  }
  var everybodysBestTitle: String { "みんなのベスト" }
  var rightLabel: String { "正解" }
  var wrongLabel: String { "不正解" }
  var askedLabel: String { "出題" }
  var tooLate: String { "時間切れのため無効です。" }
  var gameNotInProgress: String { "このゲームはもう続いていません。新しく始めてください。" }
}
