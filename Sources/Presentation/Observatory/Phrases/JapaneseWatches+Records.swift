import ArcadeDomain

// Tables of histories, updates and sources, in Japanese.
extension JapaneseWatches {
  func word(for history: WatchHistory) -> String {
    switch history {
    case .price: "価格"
    case .reviews: "レビュー"
    case .stock: "在庫"
    }
  }
  func historyTitle(_ history: WatchHistory, of name: String) -> String {
    switch history {
    case .price: "\(name) の価格"
    case .reviews: "\(name) のレビュー"
    case .stock: "\(name) の在庫"
    }
  }
  var sinceLabel: String { "変更日時" }
  var directionLabel: String { "増減" }
  func updatesTitle(of name: String) -> String { "「\(name)」の更新" }
  var updatesTitle: String { "更新" }
  var changedLabel: String { "変化" }
  var returnedLabel: String { "再び表示" }
  var unchangedLabel: String { "変化なし" }
  var incompleteLabel: String { "不完全" }
  var sourcesTitle: String { "提供元" }
  var needsLabel: String { "必要なもの" }
  var termsLabel: String { "表示の条件" }
  var needsNothing: String { "なし" }
  func words(for need: ListingSourceNeed) -> String {
    switch need {
    case .path: "CSV、TSV、JSON ファイルのパス"
    case .setting(let key, let isMet): "設定 \(key)（\(isMet ? "済み" : "未設定")）"
    }
  }
}
