import ArcadeDomain

// Actions that set one property each, for frontends without forms. Each links to the same search with the new value;
// invalid values are rejected.
extension WatchSearchPresenter {
  /// Returns the actions that set what is searched for.
  func setting(weight: Offer.Weight) -> [Action<WatchIntent>] {
    let categories = WatchRoute.categories(for: draft)
    // A keyword can be removed, because a category can be searched without one.
    let keyword = Parameter(
      Field("keyword", phrases.keywordLabel, .text, isOptional: !draft.keyword.isEmpty, value: draft.keyword)
    ) { text throws(InputError) in
      if let text { try sense { _ = try WatchQuery(keyword: text) } }
      return text ?? ""
    }
    return [
      Action("keyword", phrases.keywordAction, caption: phrases.setCaption, keyword, weight: weight) {
        draft.with(\.keyword, $0)
      },
      Action(
        "category",
        phrases.categoryAction,
        caption: phrases.setCaption,
        Parameter.text("category", phrases.categoryLabel, value: draft.category?.name).optional
      ) { text in
        guard let text else { return .go(categories) }
        return text.lowercased() == "any" ? draft.with(\.category, nil) : .choose(text, for: draft.unsearched)
      },
    ]
  }

  /// Returns the actions that limit the search and name the watch.
  func limiting(isNameTaken: Bool) -> [Action<WatchIntent>] {
    let sources = observatory.sources
    let name = Parameter(
      Field("name", phrases.nameLabel, .text, isOptional: !isNameTaken, value: draft.name)
    ) { text throws(InputError) in text ?? "" }
    return [
      Action("order", phrases.orderAction, caption: phrases.setCaption, order) { draft.with(\.order, $0) },
      Action(
        "prices",
        phrases.pricesAction,
        caption: phrases.setCaption,
        .text("prices", phrases.pricesLabel, value: draft.prices.text(with: phrases.formats.decimalSign))
      ) {
        text throws(InputError) in
        let currency = sources.profile(of: draft.source)?.currency
        return draft.with(
          \.prices,
          try sense { try PriceRange(typed: text, currency: currency, sign: phrases.formats.decimalSign) }
        )
      },
      Action("count", phrases.countAction, caption: phrases.setCaption, count) { draft.with(\.count, $0) },
      Action("source", phrases.sourceAction, caption: phrases.setCaption, source) {
        var other = draft
        if $0 != draft.source { other.category = nil }
        return other.with(\.source, $0)
      },
      Action("name", phrases.nameAction, caption: phrases.setCaption, name, weight: isNameTaken ? .main : .other) {
        draft.with(\.name, $0)
      },
    ]
  }
}
