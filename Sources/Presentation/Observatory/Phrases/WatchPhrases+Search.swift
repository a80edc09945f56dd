// swift-format-ignore-file
public import ArcadeDomain

extension WatchPhrases {
  var searchTitle: String { say("New search", "Búsqueda nueva", "新しい検索") }
  var sourceLabel: String { say("Source", "Fuente", "提供元") }
  var keywordLabel: String { say("Keyword", "Palabra", "キーワード") }
  var categoryLabel: String { say("Category", "Categoría", "分類") }
  var orderLabel: String { say("Order", "Orden", "並び順") }
  var pricesLabel: String { say("Prices", "Precio", "価格") }
  var lowestPriceLabel: String { say("Lowest price", "Precio mínimo", "最低価格") }
  var highestPriceLabel: String { say("Highest price", "Precio máximo", "最高価格") }
  var countLabel: String { say("Results", "Resultados", "件数") }
  var nameLabel: String { say("Name", "Nombre", "名前") }
  /// The word for no restriction.
  public var any: String { say("any", "cualquiera", "指定なし") }
  /// Returns the name of a result order.
  public func word(for order: ListingOrder) -> String {
    switch order {
    case .popularity: say("popularity", "popularidad", "人気")
    case .priceUp: say("price, lowest first", "precio, de menor a mayor", "価格の安い順")
    case .priceDown: say("price, highest first", "precio, de mayor a menor", "価格の高い順")
    case .reviews: say("reviews, most first", "más opiniones primero", "レビューの多い順")
    }
  }
  /// Returns a range of prices, from the first to the second.
  func priceRange(from lowest: String?, to highest: String?) -> String {
    switch (lowest, highest) {
    case (let lowest?, let highest?): say("\(lowest) to \(highest)", "de \(lowest) a \(highest)", "\(lowest)〜\(highest)")
    case (let lowest?, nil): say("from \(lowest)", "desde \(lowest)", "\(lowest)以上")
    case (nil, let highest?): say("up to \(highest)", "hasta \(highest)", "\(highest)以下")
    case (nil, nil): any
    }
  }
  /// Returns that a search is in progress.
  func searching(_ text: String, at source: String) -> String {
    let source = Watch.shown(source: source)
    return say("Searching for “\(text)” at \(source)…", "Buscando «\(text)» en \(source)…", "\(source) で「\(text)」を検索中…")
  }
  /// Returns the progress of a search.
  public func searched(_ found: Int, of total: Int) -> String { say(
    "\(formats.number(found)) of \(formats.number(total))",
    "\(formats.number(found)) de \(formats.number(total))",
    "\(formats.number(total)) 件中 \(formats.number(found)) 件") }
  /// Returns why a search is invalid.
  public func sentence(for error: WatchQueryError) -> String {
    switch error {
    case .nothingToSearchFor: say(
      "Nothing to search for. Give a keyword, a category, or both.",
      "No hay nada que buscar. Indica una palabra, una categoría o ambas.",
      "検索するものがありません。キーワードか分類、またはその両方を指定してください。")
    case .keywordTooShort(let keyword): say(
      "“\(keyword)” is too short to search for. Give at least two letters.",
      "«\(keyword)» es demasiado corto para buscarlo. Usa al menos dos letras.",
      "「\(keyword)」は短すぎて検索できません。2 文字以上にしてください。")
    case .keywordTooLong(_, let most): say(
      "The keyword is too long. Use at most \(formats.number(most)) letters.",
      "La palabra es demasiado larga. Usa como mucho \(formats.number(most)) letras.",
      "キーワードが長すぎます。半角で \(formats.number(most)) 文字までにしてください。")
    case .countOutOfRange(let count, let range): say(
      "\(formats.number(count)) results cannot be asked for. Give a number from \(formats.number(range.lowerBound)) to \(formats.number(range.upperBound)).",
      "No se pueden pedir \(formats.number(count)) resultados. Elige un número de \(formats.number(range.lowerBound)) a \(formats.number(range.upperBound)).",
      "\(formats.number(count)) 件は指定できません。\(formats.number(range.lowerBound)) から \(formats.number(range.upperBound)) までにしてください。")
    case .negativePrice(let price): say(
      "\(formats.money(price)) is below zero. Give a price of zero or more.",
      "\(formats.money(price)) es menor que cero. Indica un precio de cero o más.",
      "\(formats.money(price)) は 0 より小さい価格です。0 以上にしてください。")
    case .emptyPriceRange(let low, let high): say(
      "Nothing can cost \(formats.money(low)) or more and \(formats.money(high)) or less. Give the lower one first, in one currency.",
      "Nada puede costar \(formats.money(low)) o más y \(formats.money(high)) o menos. Indica primero el menor, en una sola moneda.",
      "\(formats.money(low)) 以上で \(formats.money(high)) 以下のものはありません。同じ通貨で、安い方を先に書いてください。")
    }
  }
  /// Returns why a search input is invalid.
  public func sentence(for mistake: WatchSearchMistake) -> String {
    switch mistake {
    case .count(let text): say(
      "“\(text)” is not a number from 1 to \(formats.number(WatchQuery.counts.upperBound)).",
      "«\(text)» no es un número de 1 a \(formats.number(WatchQuery.counts.upperBound)).",
      "「\(text)」は 1 から \(formats.number(WatchQuery.counts.upperBound)) までの数ではありません。")
    case .prices(let text): say(
      "“\(text)” is no range of prices. Write it like 10 20, or 10, or to 20, or any.",
      "«\(text)» no es un intervalo de precios. Escríbelo como 10 20, o 10, o to 20, o any.",
      "「\(text)」は価格の範囲ではありません。10 20、10、to 20、any のように書いてください。")
    case .currencyMissing: say(
      "This source has no currency of its own. Write the prices with one, like 10 20 USD.",
      "Esta fuente no tiene moneda propia. Indica los precios con una, como 10 20 USD.",
      "この提供元には決まった通貨がありません。10 20 USD のように通貨も書いてください。")
    case .noSuchCategory(let text): say(
      "There is no category “\(text)” there. The list of the categories has those that are.",
      "Ahí no existe la categoría «\(text)». Consulta las que hay en la lista de categorías.",
      "「\(text)」という分類はありません。分類の一覧から選んでください。")
    case .severalCategories(let text, let names): say(
      "“\(text)” can be \(formats.list(names)). Give more of its name.",
      "«\(text)» coincide con \(formats.list(names)). Indica más del nombre.",
      "「\(text)」は \(formats.list(names)) のどれかです。名前をもう少し詳しく指定してください。")
    }
  }

  package func categoriesTitle(of source: String, below parent: String?) -> String { say(
    parent.map { "Categories of \(source): \($0)" } ?? "Categories of \(source)",
    parent.map { "Categorías de \(source): \($0)" } ?? "Categorías de \(source)",
    parent.map { "\(source) の分類：\($0)" } ?? "\(source) の分類") }
  package func noSuchCategory(_ id: String) -> String { say(
    "There is no category \(id). The list of the categories has those that are.",
    "No existe la categoría \(id). Consulta las que hay en la lista de categorías.",
    "分類 \(id) はありません。分類の一覧から選んでください。") }
  var loadingCategories: String { say("Loading the categories…", "Cargando las categorías…", "分類を読み込み中…") }
  package func noCategories(matching text: String) -> String { say(
    text.isEmpty ? "There are no categories here." : "No category here has “\(text)” in its name.",
    text.isEmpty ? "Aquí no hay categorías." : "Ninguna categoría de aquí lleva «\(text)» en el nombre.",
    text.isEmpty ? "ここに分類はありません。" : "名前に「\(text)」を含む分類はここにありません。") }
}
