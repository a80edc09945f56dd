import ArcadePresentation

/// What can be taken away as a file is called, in one language.
protocol DownloadPhrases: Sendable {
  var orders: String { get }
  /// All orders, refunds, payments and taxes as a table.
  var ledgerTable: String { get }
  /// The same as a document.
  var ledgerDocument: String { get }
  var receipt: String { get }
  var watchTable: String { get }
  var watchDocument: String { get }
  func deck(_ name: String) -> String
  var backup: String { get }
}

extension Language {
  /// The names of what can be taken away, in this language.
  var downloadPhrases: any DownloadPhrases {
    switch self {
    case .english: EnglishDownloads()
    case .spanish: SpanishDownloads()
    case .japanese: JapaneseDownloads()
    }
  }
}
