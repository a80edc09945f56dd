/// What can be taken away, in English.
struct EnglishDownloads: DownloadPhrases {
  var orders: String { "Download the orders (CSV)" }
  var ledgerTable: String { "Download everything for the books (CSV)" }
  var ledgerDocument: String { "Download everything for the books (JSON)" }
  var receipt: String { "Download the receipt (CSV)" }
  var watchTable: String { "Download the listings (CSV)" }
  var watchDocument: String { "Download the listings (JSON)" }
  func deck(_ name: String) -> String { "Download “\(name)” (text)" }
  var backup: String { "Download a backup of everything" }
}
