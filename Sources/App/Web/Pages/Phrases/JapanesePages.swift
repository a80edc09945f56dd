/// The frame of pages in Japanese.
struct JapanesePages: PagePhrases {
  var signOut: String { "サインアウト" }
  var skipToContent: String { "本文へ移動" }
  var systems: String { "メニュー" }
  func name(of system: String) -> String? {
    switch system {
    case "shop": "ショップ"
    case "prices": "値段当て"
    case "names": "名前当て"
    case "words": "単語"
    case "observe": "観測所"
    case "settings": "設定"
    case "who": "利用者"
    default: nil
    }
  }
  var captions: [String: String] { Self.captions }
  var more: String { "その他の操作" }
  var optional: String { "（省略可）" }
  func whenEmpty(_ meaning: String) -> String { "（空欄なら\(meaning)）" }
  var quantity: String { "数量" }
  var leaveGame: String { "ゲームを離れる" }
  var timeLeft: String { "残り時間" }
  var timePassed: String { "経過時間" }
  var keys: String { "キー操作" }
  var keyMeanings: [(key: String, meaning: String)] {
    [
      ("1 … 9", "その番号のものを選ぶ"), ("Enter", "決定"), ("/", "最初の欄へ移動"),
      ("Esc", "欄を離れる。もう一度で前の画面へ戻る"), ("?", "このキー一覧を表示"),
    ]
  }
  var close: String { "閉じる" }
  var notReached: String { "Arcade から応答がありません。何も送信されていません。起動しているか確認して、もう一度お試しください。" }
  var allPoints: String { "すべての値" }
  var moment: String { "日時" }
  var figure: String { "値" }
  var language: String { "言語" }
  var pageIsOld: String { "前のページからの操作でした。こちらが現在のページです。" }
  var textIsTooLong: String { "入力が長すぎます。短くしてください。" }
}
