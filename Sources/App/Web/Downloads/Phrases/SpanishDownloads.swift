/// What can be taken away, in Spanish.
struct SpanishDownloads: DownloadPhrases {
  var orders: String { "Descargar los pedidos (CSV)" }
  var ledgerTable: String { "Descargar todo para la contabilidad (CSV)" }
  var ledgerDocument: String { "Descargar todo para la contabilidad (JSON)" }
  var receipt: String { "Descargar el recibo (CSV)" }
  var watchTable: String { "Descargar los artículos (CSV)" }
  var watchDocument: String { "Descargar los artículos (JSON)" }
  func deck(_ name: String) -> String { "Descargar «\(name)» (texto)" }
  var backup: String { "Descargar una copia de seguridad de todo" }
}
