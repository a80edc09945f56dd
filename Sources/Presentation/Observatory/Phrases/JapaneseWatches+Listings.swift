import ArcadeDomain

// Listings, in Japanese.
extension JapaneseWatches {
  func summary(updatedAt moment: Moment, listings: Int, unread: Int) -> String {
    "\(formats.moment(moment)) 更新：\(self.listings(listings))、未読 \(formats.number(unread)) 件"
  }
  var rankColumn: String { "順位" }
  var reviewsColumn: String { "レビュー" }
  var changeColumn: String { "最後の変化" }
  func word(for sorting: ListingArrangement.Sorting) -> String {
    switch sorting {
    case .rank: "順位"
    case .name: "名前"
    case .price: "価格の安い順"
    case .reviews: "レビューの多い順"
    case .change: "最近変わった順"
    }
  }
  func word(for filter: ListingArrangement.Filter) -> String {
    switch filter {
    case .all: "すべて"
    case .changed: "変わったもの"
    case .unread: "未読のもの"
    }
  }
  func title(of group: ListingGroup) -> String {
    switch group {
    case .new: "新着"
    case .observing: "観察中"
    case .outOfSight: "検索結果になし"
    }
  }
  func state(_ group: ListingGroup) -> String { title(of: group) }
  func reviews(_ average: String?, _ count: Int?) -> String {
    let number = count.map { "レビュー \(formats.number($0)) 件" }
    return [average.map { "5 点中 \($0) 点" }, number].compactMap(\.self).joined(separator: "、")
  }
  func stock(_ isAvailable: Bool) -> String { isAvailable ? "在庫あり" : "売り切れ" }
  var unreadMark: String { "未読" }
  var returnedMark: String { "再び表示" }
  func label(of attribute: ListingAttribute) -> String {
    switch attribute {
    case .price: "価格"
    case .currency: "通貨"
    case .reviewCount: "レビュー数"
    case .reviewAverage: "平均評価"
    case .availability: "在庫"
    }
  }
  func shortLabel(of attribute: ListingAttribute) -> String {
    switch attribute {
    case .price: "価格"
    case .currency: "通貨"
    case .reviewCount: "レビュー"
    case .reviewAverage: "評価"
    case .availability: "在庫"
    }
  }
  func words(for attribute: ListingAttribute, _ direction: ChangeDirection?) -> String {
    switch (attribute, direction) {
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
  func change(of name: String, _ what: String, from old: String, to new: String) -> String {
    "\(name)：\(what)、\(old) から \(new) へ"
  }
  func appeared(_ name: String) -> String { "\(name)：新着" }
  func cameBack(_ name: String) -> String { "\(name)：再び表示" }
  func vanished(_ name: String) -> String { "\(name)：検索結果になし" }
  func word(for direction: ChangeDirection) -> String { direction == .up ? "上昇" : "下降" }
  var allRead: String { "すべて既読にしました。" }
  var noneOfThat: String { "あてはまる商品はありません。" }
  func nothingToShow(_ filter: ListingArrangement.Filter) -> String {
    switch filter {
    case .all: "まだ何も見つかっていません。更新すればもう一度検索します。"
    case .changed: "最後の更新では何も変わっていません。"
    case .unread: "すべて既読です。"
    }
  }

  var stateLabel: String { "状態" }
  var rankLabel: String { "順位" }
  var idLabel: String { "ID" }
  var pageLabel: String { "ページ" }
  var notSaid: String { "不明" }
  func changed(from value: String, at moment: Moment) -> String { "\(formats.moment(moment)) までは \(value)" }
  var trendLabel: String { "価格の推移" }
  var lowestLabel: String { "最安値" }
  var highestLabel: String { "最高値" }
  var medianLabel: String { "中央値" }
  var lastLabel: String { "最新" }
  var noFurtherListing: String { "この先に商品はありません。" }
  var noPage: String { "この商品のページはありません。" }
  var noPicture: String { "この商品の画像はありません。" }
}
