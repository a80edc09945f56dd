// swift-format-ignore-file
import ArcadePresentation

/// What can be taken away as a file is called.
struct DownloadPhrases: Speech {
  let language: Language
}

extension DownloadPhrases {
  var orders: String { say("Download the orders (CSV)", "Descargar los pedidos (CSV)", "注文一覧をダウンロード（CSV）") }
  var ledgerTable: String { say("Download everything for the books (CSV)", "Descargar todo para la contabilidad (CSV)", "帳簿用にすべてダウンロード（CSV）") }
  var ledgerDocument: String { say("Download everything for the books (JSON)", "Descargar todo para la contabilidad (JSON)", "帳簿用にすべてダウンロード（JSON）") }
  var receipt: String { say("Download the receipt (CSV)", "Descargar el recibo (CSV)", "レシートをダウンロード（CSV）") }
  var watchTable: String { say("Download the listings (CSV)", "Descargar los artículos (CSV)", "商品一覧をダウンロード（CSV）") }
  var watchDocument: String { say("Download the listings (JSON)", "Descargar los artículos (JSON)", "商品一覧をダウンロード（JSON）") }
  func deck(_ name: String) -> String { say("Download “\(name)” (text)", "Descargar «\(name)» (texto)", "「\(name)」をダウンロード（テキスト）") }
  var backup: String { say("Download a backup of everything", "Descargar una copia de seguridad de todo", "すべてのバックアップをダウンロード") }
}

extension Language {
  /// The names of what can be taken away, in this language.
  var downloadPhrases: DownloadPhrases { DownloadPhrases(language: self) }
}
