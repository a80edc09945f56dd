/// What can be taken away, in Japanese.
struct JapaneseDownloads: DownloadPhrases {
  var orders: String { "注文一覧をダウンロード（CSV）" }
  var ledgerTable: String { "帳簿用にすべてダウンロード（CSV）" }
  var ledgerDocument: String { "帳簿用にすべてダウンロード（JSON）" }
  var receipt: String { "レシートをダウンロード（CSV）" }
  var watchTable: String { "商品一覧をダウンロード（CSV）" }
  var watchDocument: String { "商品一覧をダウンロード（JSON）" }
  func deck(_ name: String) -> String { "「\(name)」をダウンロード（テキスト）" }
  var backup: String { "すべてのバックアップをダウンロード" }
}
