// swift-format-ignore-file
public import ArcadeDomain

extension WatchPhrases {
  /// What a history is about.
  public func word(for history: WatchHistory) -> String {
    switch history {
    case .price: say("prices", "precios", "価格")
    case .reviews: say("reviews", "opiniones", "レビュー")
    case .stock: say("stock", "existencias", "在庫")
    }
  }
  /// What stands above a history, with whose it is.
  public func historyTitle(_ history: WatchHistory, of name: String) -> String {
    switch history {
    case .price: say("Prices of \(name)", "Precios de \(name)", "\(name) の価格")
    case .reviews: say("Reviews of \(name)", "Opiniones de \(name)", "\(name) のレビュー")
    case .stock: say("Stock of \(name)", "Existencias de \(name)", "\(name) の在庫")
    }
  }
  /// Above the times from which a value held.
  public var sinceLabel: String { say("Since", "Desde", "変更日時") }
  /// Above where a value went.
  public var directionLabel: String { say("Direction", "Tendencia", "増減") }
  /// What stands above the updates of a watch, with its name.
  public func updatesTitle(of name: String) -> String { say("Updates of \(name)", "Actualizaciones de \(name)", "「\(name)」の更新") }
  /// What stands above updates where their watch is not known.
  public var updatesTitle: String { say("Updates", "Actualizaciones", "更新") }
  /// Above the numbers of changed listings.
  public var changedLabel: String { say("Changed", "Cambios", "変化") }
  /// Above the numbers of listings that came back.
  public var returnedLabel: String { say("Returned", "De vuelta", "再び表示") }
  /// Above the numbers of unchanged listings.
  public var unchangedLabel: String { say("Unchanged", "Sin cambios", "変化なし") }
  /// Above why updates were not complete.
  public var incompleteLabel: String { say("Incomplete", "Incompleta", "不完全") }
  /// What stands above the list of what can be searched.
  public var sourcesTitle: String { say("Sources", "Fuentes", "提供元") }
  /// Above what sources need.
  public var needsLabel: String { say("Needs", "Necesita", "必要なもの") }
  /// Above the lines of their owners.
  public var termsLabel: String { say("Terms", "Condiciones", "表示の条件") }
  /// A source needs nothing.
  public var needsNothing: String { say("nothing", "nada", "なし") }
  /// What a source needs.
  public func words(for need: ListingSourceNeed) -> String {
    switch need {
    case .path: say("the path of a CSV, TSV or JSON file", "la ruta de un archivo CSV, TSV o JSON", "CSV、TSV、JSON ファイルのパス")
    case .setting(let key, let isMet):
      say("the setting \(key) (\(isMet ? "set" : "missing"))", "el ajuste \(key) (\(isMet ? "puesto" : "falta"))", "設定 \(key)（\(isMet ? "済み" : "未設定")）")
    }
  }
}
