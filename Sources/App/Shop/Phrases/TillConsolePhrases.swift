/// What the commands about days and books do, in one language.
protocol TillConsolePhrases: Sendable {
  /// What `arcade shop day` does.
  var dayVerb: String { get }
  /// What `arcade shop export` does.
  var exportVerb: String { get }
  /// What `--format` does there.
  var ledgerFormatOption: String { get }
}

extension EnglishShopConsole {
  var dayVerb: String { "show what a day came to" }
  var exportVerb: String { "write all orders, refunds, payments and taxes for the books" }
  var ledgerFormatOption: String { "a table (csv, unless said otherwise) or a document (json)" }
}

extension SpanishShopConsole {
  var dayVerb: String { "mostrar el resumen de un día" }
  var exportVerb: String { "escribir pedidos, devoluciones, pagos e impuestos para la contabilidad" }
  var ledgerFormatOption: String { "una tabla (csv, si no se indica otra cosa) o un documento (json)" }
}

extension JapaneseShopConsole {
  var dayVerb: String { "一日の集計を表示する" }
  var exportVerb: String { "注文・返金・支払い・税を帳簿用に書き出す" }
  var ledgerFormatOption: String { "表（csv、指定がない場合）または文書（json）" }
}
