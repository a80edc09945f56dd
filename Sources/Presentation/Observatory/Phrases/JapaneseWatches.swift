import ArcadeDomain

/// The observatory in Japanese.
struct JapaneseWatches: WatchPhrases {
  let base: any Phrases

  var watchesTitle: String { "観察中の検索" }
  func noWatches(beginWith command: String) -> String {
    "まだ何も観察していません。\(command) お茶 と入力すると、架空の市場を接続なしで検索します。"
  }
  var watchLabel: String { "検索" }
  var unreadLabel: String { "未読" }
  var updatedLabel: String { "更新日時" }
  var nameMissing: String { "検索には名前が必要です。番号の後に入力してください。" }
  func askToDelete(_ watch: WatchSummary) -> String {
    "検索「\(watch.watch.name.text)」を削除しますか？\(listings(watch.counts.values.reduce(0, +)))とその履歴がすべて失われます。"
  }
  func deleted(_ name: String) -> String { "「\(name)」を削除しました。" }
  var watchGone: String { "もうありません。ほかの所で削除されました。watches で今あるものが見られます。" }
  func noSuchWatch(_ name: String) -> String { "検索「\(name)」はありません。arcade observe list で一覧が見られます。" }
  func noSuchListing(_ id: String) -> String {
    "この検索に商品「\(id)」はありません。arcade observe list 名前 --json で ID が見られます。"
  }
  func badInterval(_ text: String) -> String { "「\(text)」は間隔ではありません。30s、15m、2h のように s、m、h、d を付けてください。" }
  func watchExists(_ name: String) -> String {
    "検索「\(name)」はすでにあります。別の名前にするか、それを更新してください。"
  }
  func noSuchSource(_ name: String) -> String { "「\(name)」という提供元はありません。demo、rakuten、file: とパスのどれかにしてください。" }
  var noPath: String { "file: の後にパスがありません。file:shop.csv のように書いてください。" }
  func notAskedOffline(_ server: String) -> String {
    "オフラインでは \(server) に問い合わせません。前に見つかったものは残っています。--offline を外すと検索できます。"
  }
  func noSuchColumn(_ name: String, in path: String) -> String {
    "「\(path)」に「\(name)」という列やキーがありません。--columns id=sku のように、あるものの名前を書いてください。何も変えていません。"
  }
  func settingNeeded(_ key: String, said reason: String?) -> String {
    let why = reason.map { "（\($0)）" } ?? ""
    return "設定 \(key) がないか、サーバーに認められません\(why)。arcade settings set \(key) 値 で設定してください。"
  }
  func about(_ name: String, _ sentence: String) -> String { "\(name)：\(sentence)" }

  func listings(_ count: Int) -> String { "\(formats.number(count)) 件" }
}
