import ArcadeDomain

extension WatchScreens {
  /// Searches for what stands in a draft or, of what is filled in anew, for that.
  func searching(
    _ draft: WatchSearchDraft,
    in categories: [ListingCategory],
    weight: Offer.Weight
  ) -> Action<WatchIntent> {
    let orders = ListingOrder.allCases
    let order = Field(
      "order",
      phrases.orderLabel,
      .choice(orders.map { Choice($0.rawValue, phrases.word(for: $0)) }),
      value: draft.order.rawValue
    )
    return Action(
      "go",
      phrases.goAction,
      standing("keyword", phrases.keywordLabel, .text, draft.keyword),
      standing(
        "category",
        phrases.categoryLabel,
        .code(known: categories.map { Choice($0.name) }),
        draft.category?.name ?? ""
      ),
      standing("lowest", phrases.lowestPriceLabel, .text, draft.prices.lowest?.decimalText ?? ""),
      standing("highest", phrases.highestPriceLabel, .text, draft.prices.highest?.decimalText ?? ""),
      Parameter(order) { [phrases] (text: String?) throws(InputError) -> ListingOrder in
        guard let text, !text.isEmpty else { return draft.order }
        guard let order = ListingOrder(rawValue: text) else {
          throw .refused(phrases.notOneOf(text, orders.map(\.rawValue)))
        }
        return order
      },
      standing("count", phrases.countLabel, .number(WatchQuery.counts), isOptional: false, String(draft.count)),
      standing("source", phrases.sourceLabel, .code(known: sourceChoices), isOptional: false, draft.source),
      standing("name", phrases.nameLabel, .text, draft.name),
      weight: weight
    ) { keyword, category, lowest, highest, order, count, source, name throws(InputError) in
      var wanted = draft
      (wanted.keyword, wanted.order, wanted.name) = (keyword, order, name)
      wanted.source = try known(source)
      guard let number = Int(count), WatchQuery.counts.contains(number) else {
        throw .refused(phrases.sentence(for: WatchSearchMistake.count(count)))
      }
      wanted.count = number
      wanted.prices = try prices(from: lowest, to: highest, in: wanted)
      let isSame = category == draft.category?.name ?? ""
      if !isSame || wanted.source != draft.source { wanted.category = nil }
      return .search(wanted, in: isSame || category.isEmpty || category.lowercased() == "any" ? nil : category)
    }
  }

  /// What can be searched without naming a file.
  var sourceChoices: [Choice] {
    observatory.sources.profiles.filter { !$0.needs.contains(.path) }.map { Choice($0.name) }
  }

  /// The full name of a source that can be used.
  func known(_ source: String) throws(InputError) -> String {
    let name = try sense { try observatory.sources.fullName(of: source) }
    try sense { _ = try observatory.sources.source(named: name) }
    return name
  }

  /// Returns what makes sense; refuses anything else with a sentence.
  func sense<Value>(_ make: () throws -> Value) throws(InputError) -> Value {
    do {
      return try make()
    } catch {
      throw .refused(phrases.watchFailure(for: error).text)
    }
  }

  private func prices(
    from lowest: String,
    to highest: String,
    in draft: WatchSearchDraft
  ) throws(InputError) -> PriceRange {
    guard !lowest.isEmpty || !highest.isEmpty else { return .any }
    let standing = draft.prices.lowest ?? draft.prices.highest
    let currency = observatory.sources.profile(of: draft.source)?.currency ?? standing?.currency
    let text = highest.isEmpty ? lowest : "\(lowest) to \(highest)"
    return try sense { try PriceRange(typed: text, currency: currency) }
  }

  /// A field in which something stands, which stays where nothing is said of it.
  private func standing(
    _ name: String,
    _ label: String,
    _ kind: Field.Kind,
    isOptional: Bool = true,
    _ value: String
  ) -> Parameter<String> {
    Parameter(Field(name, label, kind, isOptional: isOptional, value: value)) { $0 ?? value }
  }
}
