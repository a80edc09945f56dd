import ArcadeDomain

// Setting up a search, in Japanese.
extension JapaneseWatches {
  var searchTitle: String { "新しい検索" }
  var sourceLabel: String { "提供元" }
  var keywordLabel: String { "キーワード" }
  var categoryLabel: String { "分類" }
  var orderLabel: String { "並び順" }
  var pricesLabel: String { "価格" }
  var lowestPriceLabel: String { "最低価格" }
  var highestPriceLabel: String { "最高価格" }
  var countLabel: String { "件数" }
  var nameLabel: String { "名前" }
  var any: String { "指定なし" }
  func word(for order: ListingOrder) -> String {
    switch order {
    case .popularity: "人気"
    case .priceUp: "価格の安い順"
    case .priceDown: "価格の高い順"
    case .reviews: "レビューの多い順"
    }
  }
  func priceRange(from lowest: String?, to highest: String?) -> String {
    switch (lowest, highest) {
    case (let lowest?, let highest?): "\(lowest)〜\(highest)"
    case (let lowest?, nil): "\(lowest)以上"
    case (nil, let highest?): "\(highest)以下"
    case (nil, nil): any
    }
  }
  func searching(_ text: String, at source: String) -> String { "\(source) で「\(text)」を検索中…" }
  func searched(_ found: Int, of total: Int) -> String { "\(formats.number(total)) 件中 \(formats.number(found)) 件" }
  func sentence(for error: WatchQueryError) -> String {
    switch error {
    case .nothingToSearchFor: "検索するものがありません。キーワードか分類、またはその両方を指定してください。"
    case .keywordTooShort(let keyword): "「\(keyword)」は短すぎて検索できません。2 文字以上にしてください。"
    case .keywordTooLong(_, let most): "キーワードが長すぎます。半角で \(formats.number(most)) 文字までにしてください。"
    case .countOutOfRange(let count, let range):
      "\(formats.number(count)) 件は指定できません。\(formats.number(range.lowerBound)) から \(formats.number(range.upperBound)) までにしてください。"
    case .negativePrice(let price): "\(formats.money(price)) は 0 より小さい価格です。0 以上にしてください。"
    case .emptyPriceRange(let low, let high):
      "\(formats.money(low)) 以上で \(formats.money(high)) 以下のものはありません。同じ通貨で、安い方を先に書いてください。"
    }
  }
  func sentence(for mistake: WatchSearchMistake) -> String {
    switch mistake {
    case .count(let text): "「\(text)」は 1 から \(formats.number(WatchQuery.counts.upperBound)) までの数ではありません。"
    case .prices(let text): "「\(text)」は価格の範囲ではありません。10 20、10、to 20、any のように書いてください。"
    case .currencyMissing: "この提供元には決まった通貨がありません。10 20 USD のように通貨も書いてください。"
    case .noSuchCategory(let text): "「\(text)」という分類はありません。分類の一覧から選んでください。"
    case .severalCategories(let text, let names): "「\(text)」は \(formats.list(names)) のどれかです。名前をもう少し詳しく指定してください。"
    }
  }

  func categoriesTitle(of source: String, below parent: String?) -> String {
    parent.map { "\(source) の分類：\($0)" } ?? "\(source) の分類"
  }
  func noSuchCategory(_ id: String) -> String { "分類 \(id) はありません。分類の一覧から選んでください。" }
  var loadingCategories: String { "分類を読み込み中…" }
  func noCategories(matching text: String) -> String {
    text.isEmpty ? "ここに分類はありません。" : "名前に「\(text)」を含む分類はここにありません。"
  }
}
