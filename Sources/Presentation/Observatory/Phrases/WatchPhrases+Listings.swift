// swift-format-ignore-file
public import ArcadeDomain

extension WatchPhrases {
  /// Returns when a watch was updated, and the numbers of its listings and of unread ones.
  public func summary(updatedAt moment: Moment, listings: Int, unread: Int) -> String { say(
    "Updated \(formats.moment(moment)): \(self.listings(listings)), \(formats.number(unread)) unread",
    "Actualizada el \(formats.moment(moment)): \(self.listings(listings)), \(formats.number(unread)) sin leer",
    "\(formats.moment(moment)) 更新：\(self.listings(listings))、未読 \(formats.number(unread)) 件") }
  var rankColumn: String { say("Rank", "Pos.", "順位") }
  var reviewsColumn: String { say("Reviews", "Opiniones", "レビュー") }
  var changeColumn: String { say("Last change", "Cambio", "最後の変化") }
  /// Returns the name of a sort order within a group.
  public func word(for sorting: ListingArrangement.Sorting) -> String {
    switch sorting {
    case .rank: say("rank", "puesto", "順位")
    case .name: say("name", "nombre", "名前")
    case .price: say("price, lowest first", "precio, de menor a mayor", "価格の安い順")
    case .reviews: say("reviews, most first", "más opiniones primero", "レビューの多い順")
    case .change: say("last change, newest first", "último cambio primero", "最近変わった順")
    case .drop: say("largest fall first", "mayor bajada primero", "値下がりの大きい順")
    }
  }
  /// Returns the name of a filter.
  public func word(for filter: ListingArrangement.Filter) -> String {
    switch filter {
    case .all: say("all", "todo", "すべて")
    case .changed: say("what has changed", "lo que ha cambiado", "変わったもの")
    case .unread: say("what is unread", "lo que está sin leer", "未読のもの")
    }
  }
  package func nothingCalled(_ words: String) -> String { say(
    "No listing has “\(words)” in its name.", "Ningún artículo tiene «\(words)» en el nombre.", "名前に「\(words)」を含む商品はありません。") }
  func onlyCalled(_ words: String) -> String { say(
    "Only names with “\(words)”.", "Solo nombres con «\(words)».", "名前に「\(words)」を含む商品だけ。") }
  var findAction: String { say("show only names with these words", "muestra solo los nombres con estas palabras", "名前にこの語を含む商品だけを表示") }
  var findLabel: String { say("Words in the name", "Palabras del nombre", "名前の中の語") }
  var everyName: String { say("without words, all", "sin palabras, todos", "語がなければすべて") }
  /// Returns the title of a group of listings.
  public func title(of group: ListingGroup) -> String {
    switch group {
    case .new: say("New", "Nuevos", "新着")
    case .observing: say("Observing", "Observados", "観察中")
    case .outOfSight: say("Out of sight", "Ya no aparecen", "検索結果になし")
    }
  }
  /// Returns the state of a listing after an update.
  func state(_ group: ListingGroup) -> String {
    switch language {
    case .english:
      return title(of: group)
    case .spanish:
      return switch group {
      case .new: "Nuevo"
      case .observing: "En observación"
      case .outOfSight: "Ya no aparece"
      }
    case .japanese:
      return title(of: group)
    }
  }
  /// Returns the average rating with the number of reviews.
  public func reviews(_ average: String?, _ count: Int?) -> String {
    let number = say(
      count.map { "\(formats.number($0)) \($0 == 1 ? "review" : "reviews")" },
      count.map { "\(formats.number($0)) \($0 == 1 ? "opinión" : "opiniones")" },
      count.map { "レビュー \(formats.number($0)) 件" })
    return say(
      [average.map { "\($0) of 5" }, number].compactMap(\.self).joined(separator: ", "),
      [average.map { "\($0) de 5" }, number].compactMap(\.self).joined(separator: ", "),
      [average.map { "5 点中 \($0) 点" }, number].compactMap(\.self).joined(separator: "、"))
  }
  /// Returns whether something is in stock.
  public func stock(_ isAvailable: Bool) -> String { say(isAvailable ? "in stock" : "sold out", isAvailable ? "disponible" : "agotado", isAvailable ? "在庫あり" : "売り切れ") }
  var unreadMark: String { say("unread", "sin leer", "未読") }
  package var returnedMark: String { say("returned", "de vuelta", "再び表示") }
  /// Returns the name of a watched attribute.
  public func label(of attribute: ListingAttribute) -> String {
    switch attribute {
    case .price: say("Price", "Precio", "価格")
    case .currency: say("Currency", "Moneda", "通貨")
    case .reviewCount: say("Reviews", "Opiniones", "レビュー数")
    case .reviewAverage: say("Review average", "Valoración media", "平均評価")
    case .availability: say("Stock", "Existencias", "在庫")
    }
  }
  /// Returns the short name of an attribute, for a column.
  func shortLabel(of attribute: ListingAttribute) -> String {
    switch attribute {
    case .price: say("price", "precio", "価格")
    case .currency: say("currency", "moneda", "通貨")
    case .reviewCount: say("reviews", "opiniones", "レビュー")
    case .reviewAverage: say("average", "nota", "評価")
    case .availability: say("stock", "existencias", "在庫")
    }
  }
  /// Returns an attribute with the direction of its change.
  public func words(for attribute: ListingAttribute, _ direction: ChangeDirection?) -> String {
    switch language {
    case .english:
      return switch (attribute, direction) {
      case (.reviewCount, .up?): "more reviews"
      case (.reviewCount, .down?): "fewer reviews"
      case (.availability, .up?): "in stock again"
      case (.availability, .down?): "sold out"
      case (_, .up?): "\(shortLabel(of: attribute)) rose"
      case (_, .down?): "\(shortLabel(of: attribute)) fell"
      case (_, nil): "\(shortLabel(of: attribute)) changed"
      }
    case .spanish:
      return switch (attribute, direction) {
      case (.reviewCount, .up?): "han subido las opiniones"
      case (.reviewCount, .down?): "han bajado las opiniones"
      case (.availability, .up?): "disponible de nuevo"
      case (.availability, .down?): "agotado"
      case (_, .up?): "\(withArticle(attribute)) ha subido"
      case (_, .down?): "\(withArticle(attribute)) ha bajado"
      case (.reviewCount, nil), (.availability, nil): "han cambiado \(withArticle(attribute))"
      case (_, nil): "\(withArticle(attribute)) ha cambiado"
      }
    case .japanese:
      return switch (attribute, direction) {
      case (.reviewCount, .up?): "レビュー増"
      case (.reviewCount, .down?): "レビュー減"
      case (.availability, .up?): "再入荷"
      case (.availability, .down?): "売り切れ"
      case (.price, .up?): "値上がり"
      case (.price, .down?): "値下がり"
      case (_, .up?): "\(shortLabel(of: attribute))上昇"
      case (_, .down?): "\(shortLabel(of: attribute))低下"
      case (_, nil): "\(shortLabel(of: attribute))変更"
      }
    }
  }
  /// Returns a change of a listing, with the old and the new value.
  public func change(of name: String, _ what: String, from old: String, to new: String) -> String {
    say("\(name): \(what), from \(old) to \(new)", "\(name): \(what) de \(old) a \(new)", "\(name)：\(what)、\(old) から \(new) へ")
  }
  package func appeared(_ name: String) -> String { say("\(name): new", "\(name): nuevo", "\(name)：新着") }
  func cameBack(_ name: String) -> String { say("\(name): returned", "\(name): de vuelta", "\(name)：再び表示") }
  package func vanished(_ name: String) -> String { say("\(name): out of sight", "\(name): ya no aparece", "\(name)：検索結果になし") }
  /// Returns the word for up or down.
  public func word(for direction: ChangeDirection) -> String { say(direction == .up ? "up" : "down", direction == .up ? "sube" : "baja", direction == .up ? "上昇" : "下降") }
  var allRead: String { say("All listings are marked as read.", "Todo queda marcado como leído.", "すべて既読にしました。") }
  package var noneOfThat: String { say("None of the listings is like that.", "Ningún artículo coincide.", "あてはまる商品はありません。") }
  /// Returns that a filter matches nothing.
  public func nothingToShow(_ filter: ListingArrangement.Filter) -> String {
    switch filter {
    case .all: say(
      "The search has found nothing yet; an update searches again.",
      "La búsqueda no ha encontrado nada todavía; al actualizarla se busca de nuevo.",
      "まだ何も見つかっていません。更新すればもう一度検索します。")
    case .changed: say("The latest update found every listing as it was.", "Nada cambió en la última actualización.", "最後の更新では何も変わっていません。")
    case .unread: say("Every listing is read.", "Todo está leído.", "すべて既読です。")
    }
  }

  var stateLabel: String { say("State", "Estado", "状態") }
  var rankLabel: String { say("Rank", "Puesto", "順位") }
  var idLabel: String { "ID" }
  var pageLabel: String { say("Page", "Página", "ページ") }
  var notSaid: String { say("not given", "sin datos", "不明") }
  /// Returns the previous value, and when it changed.
  public func changed(from value: String, at moment: Moment) -> String {
    say("\(value) before \(formats.moment(moment))", "\(value) antes del \(formats.moment(moment))", "\(formats.moment(moment)) までは \(value)")
  }
  var trendLabel: String { say("Price over time", "El precio en el tiempo", "価格の推移") }
  var lowestLabel: String { say("Lowest", "Mínimo", "最安値") }
  var highestLabel: String { say("Highest", "Máximo", "最高値") }
  package var medianLabel: String { say("Median", "Mediana", "中央値") }
  var lastLabel: String { say("Last", "Último", "最新") }
  var noFurtherListing: String { say("There is no further listing in that direction.", "No hay más artículos en esa dirección.", "この先に商品はありません。") }
  package var noPage: String { say("The source gives no page for this listing.", "La fuente no da ninguna página de este artículo.", "この商品のページはありません。") }
  package var noPicture: String { say("The source gives no picture of this listing.", "La fuente no da ninguna imagen de este artículo.", "この商品の画像はありません。") }
  private func withArticle(_ attribute: ListingAttribute) -> String {
    switch attribute {
    case .price: "el precio"
    case .currency: "la moneda"
    case .reviewAverage: "la valoración"
    case .reviewCount, .availability: "las \(shortLabel(of: attribute))"
    }
  }
}
