import ArcadeDomain

/// The observatory in Japanese.
struct JapaneseWatches: WatchPhrases {
  let base: any Phrases

  var watchesTitle: String { "観察中の検索" }
  var noWatches: String { "まだ何も観察していません。search お茶 と打つと、架空の市場を接続なしで検索します。" }
  var numberLabel: String { "番号" }
  var watchLabel: String { "検索" }
  var unreadLabel: String { "未読" }
  var updatedLabel: String { "更新日時" }
  func noSuchRow(_ text: String) -> String { "「\(text)」はここにありません。表示されている番号を打ってください。" }
  var nameMissing: String { "検索には名前が要ります。番号の後に打ってください。" }
  func renamed(_ name: String, to newName: String) -> String { "「\(name)」の名前を「\(newName)」に変えました。" }
  func askToDelete(_ watch: WatchSummary) -> String {
    "検索「\(watch.watch.name.text)」を消しますか。\(listings(watch.counts.values.reduce(0, +)))とその履歴がすべて失われます。"
  }
  func deleted(_ name: String) -> String { "「\(name)」を消しました。" }
  var nothingDeleted: String { "何も消していません。" }
  var watchGone: String { "もうありません。ほかの所で消されました。watches で今あるものが見られます。" }
  func noSuchWatch(_ name: String) -> String { "検索「\(name)」はありません。arcade observe list で一覧が見られます。" }
  func noSuchListing(_ id: String) -> String {
    "この検索に商品「\(id)」はありません。arcade observe list 名前 --json で ID が見られます。"
  }
  func badInterval(_ text: String) -> String { "「\(text)」は間隔ではありません。30s、15m、2h のように s、m、h、d を付けてください。" }
  func watchExists(_ name: String) -> String {
    "検索「\(name)」はもうあり、そのまま残っています。別の名前にするか、それを更新してください。"
  }
  func noSuchSource(_ name: String) -> String { "「\(name)」という提供元はありません。sources で一覧が見られます。" }
  func settingNeeded(_ key: String) -> String {
    "設定 \(key) がないか、サーバーに認められません。arcade settings set \(key) 値 で設定してください。"
  }
  func about(_ name: String, _ sentence: String) -> String { "\(name)：\(sentence)" }

  var searchTitle: String { "新しい検索" }
  var sourceLabel: String { "提供元" }
  var keywordLabel: String { "言葉" }
  var categoryLabel: String { "分類" }
  var orderLabel: String { "並び順" }
  var pricesLabel: String { "価格" }
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
  func searching(_ text: String, at source: String) -> String { "\(source) で「\(text)」を検索しています…" }
  func searched(_ found: Int, of total: Int) -> String { "\(formats.number(total)) 件中 \(formats.number(found)) 件" }
  func sentence(for error: WatchQueryError) -> String {
    switch error {
    case .nothingToSearchFor: "検索するものがありません。言葉か分類、またはその両方を指定してください。"
    case .keywordTooShort(let keyword): "「\(keyword)」は短すぎて検索できません。2 文字以上にしてください。"
    case .keywordTooLong(_, let most): "言葉が長すぎます。半角で \(formats.number(most)) 文字までにしてください。"
    case .countOutOfRange(let count, let range):
      "\(formats.number(count)) 件は指定できません。\(formats.number(range.lowerBound)) から \(formats.number(range.upperBound)) までにしてください。"
    case .negativePrice(let price): "\(formats.money(price)) は 0 より小さい価格です。0 以上にしてください。"
    case .emptyPriceRange(let low, let high):
      "\(formats.money(low)) 以上で \(formats.money(high)) 以下のものはありません。同じ通貨で、安い方を先に書いてください。"
    }
  }
  func sentence(for mistake: WatchSearchMistake) -> String {
    switch mistake {
    case .order(let text):
      "「\(text)」という並び順はありません。\(ListingOrder.allCases.map(\.rawValue).joined(separator: "、")) のどれかにしてください。"
    case .count(let text): "「\(text)」は 1 から \(formats.number(WatchQuery.counts.upperBound)) までの数ではありません。"
    case .prices(let text): "「\(text)」は価格の範囲ではありません。10 20、10、to 20、any のように書いてください。"
    case .currencyMissing: "この提供元には決まった通貨がありません。10 20 USD のように通貨も書いてください。"
    case .noSuchCategory(let text): "「\(text)」という分類はありません。categories で一覧が見られます。"
    case .severalCategories(let text, let names): "「\(text)」は \(formats.list(names)) のどれかです。名前をもう少し打ってください。"
    }
  }

  func categoriesTitle(of source: String, below parent: String?) -> String {
    parent.map { "\(source) の分類：\($0)" } ?? "\(source) の分類"
  }
  var loadingCategories: String { "分類を読み込んでいます…" }
  func noCategories(matching text: String) -> String {
    text.isEmpty ? "ここに分類はありません。" : "名前に「\(text)」を含む分類はここにありません。"
  }
  var alreadyAtTop: String { "ここが一番上の分類です。" }

  func found(_ count: Int) -> String { "\(listings(count))が見つかりました。" }
  func nothingFound(_ text: String) -> String { "「\(text)」では何も見つかりませんでした。検索は残るので、更新すればもう一度探します。" }
  func updated(_ parts: [String]) -> String { "更新しました：\(parts.joined(separator: "、"))" }
  func changed(_ count: Int) -> String { "変化 \(formats.number(count)) 件" }
  func new(_ count: Int) -> String { "新着 \(formats.number(count)) 件" }
  func returned(_ count: Int) -> String { "復帰 \(formats.number(count)) 件" }
  func outOfSight(_ count: Int) -> String { "圏外 \(formats.number(count)) 件" }
  func noChanges(since moment: Moment) -> String { "\(formats.moment(moment)) から変化はありません" }
  func emptied(_ count: Int) -> String {
    "検索で何も見つからなくなり、\(listings(count))が圏外になりました。何も消えておらず、履歴も残っています。"
  }
  var incomplete: String { "この更新は不完全です。出てこなかったものは前のままです。" }
  func sentence(for gap: SearchGap) -> String {
    switch gap {
    case .pageFailed(let page, let code):
      "\(formats.number(page)) ページ目が読めませんでした（\(code.rawValue)）。"
    case .limitHit(let limit): "提供元は \(formats.number(limit)) 件までしか出しません。"
    case .countDrifted(let before, let after):
      "提供元の件数が途中で \(formats.number(before)) から \(formats.number(after)) に変わりました。"
    case .leftOut(let count): "\(formats.number(count)) 件が読めませんでした。"
    }
  }

  func summary(updatedAt moment: Moment, listings: Int, unread: Int) -> String {
    "\(formats.moment(moment)) 更新：\(self.listings(listings))、未読 \(formats.number(unread)) 件"
  }
  var listingColumns: ListingListScreen.Columns {
    .init(number: "番号", rank: "順位", name: "名前", price: "価格", reviews: "レビュー", stock: "在庫", change: "最後の変化")
  }
  func title(of group: ListingGroup) -> String {
    switch group {
    case .new: "新着"
    case .observing: "観察中"
    case .outOfSight: "圏外"
    }
  }
  func reviews(_ average: String?, _ count: Int?) -> String {
    let number = count.map { "レビュー \(formats.number($0)) 件" }
    return [average.map { "5 点中 \($0) 点" }, number].compactMap(\.self).joined(separator: "、")
  }
  func stock(_ isAvailable: Bool) -> String { isAvailable ? "在庫あり" : "売り切れ" }
  var unreadMark: String { "未読" }
  var returnedMark: String { "復帰" }
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
    case (_, .up?): "\(shortLabel(of: attribute))上昇"
    case (_, .down?): "\(shortLabel(of: attribute))下落"
    case (_, nil): "\(shortLabel(of: attribute))変更"
    }
  }
  func change(of name: String, _ what: String, from old: String, to new: String) -> String {
    "\(name)：\(what)、\(old) から \(new)"
  }
  func appeared(_ name: String) -> String { "\(name)：新着" }
  func cameBack(_ name: String) -> String { "\(name)：復帰" }
  func vanished(_ name: String) -> String { "\(name)：圏外" }
  func word(for direction: ChangeDirection) -> String { direction == .up ? "上昇" : "下落" }
  func page(_ number: Int, of count: Int) -> String { "\(formats.number(count)) ページ中 \(formats.number(number)) ページ" }
  var noFurtherPage: String { "そちらにはもうページがありません。" }
  var allRead: String { "すべて既読にしました。" }
  func nothingToShow(_ filter: ListingArrangement.Filter) -> String {
    switch filter {
    case .all: "まだ何も見つかっていません。update でもう一度探します。"
    case .changed: "最後の更新では何も変わっていません。only all ですべて見られます。"
    case .unread: "すべて既読です。only all ですべて見られます。"
    }
  }

  var stateLabel: String { "状態" }
  var rankLabel: String { "順位" }
  var idLabel: String { "ID" }
  var pageLabel: String { "ページ" }
  var notSaid: String { "不明" }
  func changed(from value: String, at moment: Moment) -> String { "\(formats.moment(moment)) までは \(value)" }
  var trendLabel: String { "価格の推移" }
  var lowestLabel: String { "最安" }
  var highestLabel: String { "最高" }
  var medianLabel: String { "中央" }
  var lastLabel: String { "最新" }
  var noFurtherListing: String { "そちらにはもう商品がありません。" }
  var noPage: String { "この商品のページはありません。" }
  var noPicture: String { "この商品の画像はありません。" }

  func historyTitle(_ history: WatchHistory, of name: String) -> String {
    switch history {
    case .price: "\(name) の価格"
    case .reviews: "\(name) のレビュー"
    case .stock: "\(name) の在庫"
    }
  }
  var sinceLabel: String { "いつから" }
  var directionLabel: String { "向き" }
  func updatesTitle(of name: String) -> String { "「\(name)」の更新" }
  var updatesTitle: String { "更新" }
  var changedLabel: String { "変化" }
  var returnedLabel: String { "復帰" }
  var unchangedLabel: String { "変化なし" }
  var completeLabel: String { "完全" }
  var isComplete: String { "はい" }
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

  private func listings(_ count: Int) -> String { "\(formats.number(count)) 件" }
}
