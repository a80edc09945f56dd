// swift-format-ignore-file
import ArcadeDomain

extension WatchPhrases {
  var addAction: String { say(
    "watch all of a file, an address or a shop, such as shop.csv",
    "observa todo un archivo, una dirección o una tienda, como tienda.csv",
    "ファイル、アドレス、店のすべてを観察する（例：shop.csv）") }
  var addGoAction: String { say("watch all of it", "obsérvalo todo", "すべての観察を始める") }
  var watchCaption: String { say("Watch", "Observar", "観察する") }
  var acceptAction: String { say("what is missing is gone: search again and take it out of sight", "lo que falta ya no está: busca de nuevo y dalo por desaparecido", "なくなったものとして更新する") }
  var feedTitle: String { say("New feed", "Fuente nueva", "新しいフィード") }
  var whatLabel: String { say("File, address or shop", "Archivo, dirección o tienda", "ファイル、アドレス、店") }
  var encodingLabel: String { say("Encoding", "Codificación", "文字コード") }
  var delimiterLabel: String { say("Delimiter", "Separador", "区切り") }
  var decimalLabel: String { say("Decimal sign", "Signo decimal", "小数点") }
  var columnsLabel: String { say("Columns", "Columnas", "列") }
  var currencyLabel: String { say("Currency", "Moneda", "通貨") }
  var encodingAction: String { say("how its letters are written", "cómo están escritas las letras", "文字コード") }
  var delimiterAction: String { say("what parts its fields", "qué separa los campos", "項目の区切り") }
  var decimalAction: String { say("what parts the decimals of its prices", "qué separa los decimales de los precios", "価格の小数点") }
  var columnsAction: String { say("what its columns are called, such as id=sku,price=cost", "cómo se llaman sus columnas, como id=ref,price=pvp", "列の名前（例：id=sku,price=cost）") }
  var currencyAction: String { say("what its prices are in, such as EUR", "en qué moneda están los precios, como EUR", "価格の通貨（例：JPY）") }
  var whatAction: String { say("what is to be watched", "qué se observa", "観察するもの") }
  var wholeFeed: String { say("all that can be set", "todo lo que se puede ajustar", "詳しく設定する") }
  var foundOut: String { say("as the feed has it", "según la fuente", "自動判別") }

  /// Returns the format of a feed.
  func words(for feed: FeedFormat) -> String {
    let parts = [
      feed.encoding?.rawValue,
      feed.delimiter.map { delimiter in
        say("fields parted by a \(word(delimiter.rawValue))", "campos separados por \(word(delimiter.rawValue))", "区切りは\(word(delimiter.rawValue))")
      },
      feed.decimal.map { sign in
        say("decimal \(word(sign.rawValue))", "decimales con \(word(sign.rawValue))", "小数点は\(word(sign.rawValue))")
      },
      feed.currency.map { currency in say("prices in \(currency.code)", "precios en \(currency.code)", "価格は \(currency.code)") },
      feed.columns,
    ].compactMap(\.self)
    return parts.joined(separator: language.comma)
  }

  func readAs(_ feed: FeedFormat) -> String { say("Read as: \(words(for: feed)).", "Leído como: \(words(for: feed)).", "読み方：\(words(for: feed))。") }

  /// Returns which value all listings of a feed lack.
  func sentence(for lack: MissingColumn) -> String {
    switch lack {
    case .prices: say(
      "Nothing in it is a price, so only what is new and what is gone can be seen. Name the column of the prices where there is one, as in price=cost.",
      "No hay ningún precio, así que solo se ve qué es nuevo y qué desaparece. Si hay una columna de precios, indícala, como en price=coste.",
      "価格がないため、新着と消えたものしか分かりません。価格の列があれば price=cost のように指定してください。")
    case .names: say(
      "Nothing in it is a name, so the listings are called by their ids. Name the column of the names where there is one, as in name=title.",
      "No hay ningún nombre, así que los artículos se llaman por su id. Si hay una columna de nombres, indícala, como en name=título.",
      "名前がないため、商品を ID で表示します。名前の列があれば name=title のように指定してください。")
    }
  }

  func decimalUndecided(_ subject: String, _ price: String) -> String { say(
    "In the prices of \(subject), such as “\(price)”, the sign may part decimals or thousands. Say comma or point for the decimals.",
    "En los precios de \(subject), como «\(price)», el signo puede separar decimales o millares. Indica comma o point para los decimales.",
    "\(subject) の価格（「\(price)」など）の記号は、小数点とも桁区切りとも読めます。小数点は comma か point かを指定してください。") }

  func noListings(_ name: String, because problem: String?) -> String { say(
    "Nothing in it can be read as a listing\(problem.map { ": \($0)" } ?? ""). No watch “\(name)” was made; check the file, or say what its columns are called.",
    "No se puede leer ningún artículo\(problem.map { ": \($0)" } ?? ""). No se ha creado la búsqueda «\(name)»; revisa el archivo o indica cómo se llaman sus columnas.",
    "商品として読めるものがありません\(problem.map { "（\($0)）" } ?? "")。「\(name)」は作っていません。ファイルを確認するか、列の名前を指定してください。") }

  func searchedOnly(_ name: String) -> String { say(
    "\(name) can only be searched: not all that it has is watched. Search it for words or in a category.",
    "En \(name) solo se puede buscar: no se observa todo lo que tiene. Busca palabras o una categoría.",
    "\(name) は検索だけに使えます。すべてを観察することはできません。キーワードか分類で検索してください。") }

  var readingFeed: String { say("Reading the feed…", "Leyendo la fuente…", "フィードを読み込み中…") }
}
