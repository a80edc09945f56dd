import ArcadeDomain

/// The observatory in Japanese.
struct JapaneseWatches: WatchPhrases {
  let base: any Phrases

  var watchesTitle: String { "観察中の検索" }
  var noWatches: String {
    "まだ何も観察していません。検索すると観察が始まります。たとえば「お茶」は、架空の市場で接続なしに見つかります。"
  }
  var watchLabel: String { "検索" }
  var unreadLabel: String { "未読" }
  var updatedLabel: String { "更新日時" }
  var nameMissing: String { "検索には、読める文字のある名前が必要です。" }
  func askToDelete(_ watch: WatchSummary) -> String {
    "検索「\(watch.watch.name.text)」を削除しますか？\(listings(watch.counts.values.reduce(0, +)))とその履歴がすべて失われます。"
  }
  func deleted(_ name: String) -> String { "「\(name)」を削除しました。" }
  var watchGone: String { "この検索はもうありません。別の場所で削除されました。検索の一覧から選んでください。" }
  func watchBusy(by name: String) -> String {
    "\(name.isEmpty ? "ほかで動いている Arcade" : name) がこの検索を更新しています。少し待ってからやり直してください。"
  }
  func watchExists(_ name: String) -> String {
    "検索「\(name)」はすでにあります。別の名前にするか、それを更新してください。"
  }
  func noSuchSource(_ name: String) -> String { "「\(name)」という提供元はありません。demo、rakuten、file: とパスのどれかにしてください。" }
  var fileFromAfar: String {
    "ファイルを指定できるのは、Arcade が動いているコンピューターだけです。そこで検索するか、demo か rakuten を選んでください。"
  }
  var noPath: String { "file: の後にパスがありません。file:shop.csv のように書いてください。" }
  func notAskedOffline(_ server: String) -> String {
    "オフラインでは \(server) に問い合わせません。前に見つかったものは残っています。検索するには接続が必要です。"
  }
  func settingNeeded(_ key: String, said reason: String?) -> String {
    let why = reason.map { "（\($0)）" } ?? ""
    return "設定 \(key) がないか、サーバーに認められません\(why)。設定画面で設定してください。"
  }
  func notOneOf(_ text: String, _ words: [String]) -> String {
    "「\(text)」は選べません。\(words.joined(separator: "、")) のどれかにしてください。"
  }
  func about(_ name: String, _ sentence: String) -> String { "\(name)：\(sentence)" }

  func listings(_ count: Int) -> String { "\(formats.number(count)) 件" }
}
