import ArcadeDomain

extension WatchSearchPresenter {
  /// Searches with the set properties, replaced by those that are filled in.
  func searching(in categories: [ListingCategory], weight: Offer.Weight) -> Action<WatchIntent> {
    let names = Field.Kind.code(known: categories.map { Choice($0.name) })
    return Action(
      "go",
      phrases.goAction,
      caption: phrases.goCaption,
      standing("keyword", phrases.keywordLabel, draft.keyword),
      standing("category", phrases.categoryLabel, draft.category?.name, names),
      standing("lowest", phrases.lowestPriceLabel, draft.prices.lowest?.text(with: phrases.formats.decimalSign)),
      standing("highest", phrases.highestPriceLabel, draft.prices.highest?.text(with: phrases.formats.decimalSign)),
      order.standing(draft.order),
      count.standing(draft.count),
      source.standing(draft.source),
      standing("name", phrases.nameLabel, draft.name),
      weight: weight
    ) { keyword, category, lowest, highest, order, count, source, name throws(InputError) in
      var wanted = draft.unsearched
      (wanted.keyword, wanted.order, wanted.count) = (keyword, order, count)
      (wanted.source, wanted.name) = (source, name)
      wanted.prices = try prices(from: lowest, to: highest, in: wanted)
      let isSame = category == draft.category?.name ?? ""
      if !isSame || source != draft.source { wanted.category = nil }
      return .search(wanted, in: isSame || category.isEmpty || category.lowercased() == "any" ? nil : category)
    }.changingWhatIsShared
  }

  var order: Parameter<ListingOrder> {
    choice("order", phrases.orderLabel, value: draft.order) { phrases.word(for: $0) }
  }

  var count: Parameter<Int> {
    Parameter(
      Field("count", phrases.countLabel, .number(WatchQuery.counts), value: String(draft.count)),
      else: { [phrases] in phrases.sentence(for: WatchSearchMistake.count($0)) }
    ) { Int($0).flatMap { WatchQuery.counts.contains($0) ? $0 : nil } }
  }

  /// The full name of an available source; only those without a file are listed.
  var source: Parameter<String> {
    let sources = observatory.sources
    let choices = sources.profiles.filter { !$0.opensWhatIsNamed }.map { Choice($0.name) }
    let field = Field("source", phrases.sourceLabel, .code(known: choices), value: draft.source)
    return Parameter(field) { text throws(InputError) in
      guard let text, !text.isEmpty else { throw .missing(field) }
      let name = try sense { try sources.fullName(of: text) }
      try sense { _ = try sources.source(named: name) }
      return name
    }
  }

  /// Returns a valid value; throws an error message for an invalid one.
  func sense<Value>(_ make: () throws -> Value) throws(InputError) -> Value {
    do {
      return try make()
    } catch {
      throw .refused(phrases.failure(for: error).text)
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
    return try sense { try PriceRange(typed: text, currency: currency, sign: phrases.formats.decimalSign) }
  }

  /// A text that keeps its value if the field is empty.
  private func standing(
    _ name: String,
    _ label: String,
    _ value: String?,
    _ kind: Field.Kind = .text
  ) -> Parameter<String> {
    let value = value ?? ""
    return Parameter(Field(name, label, kind, isOptional: true, value: value)) { $0 ?? value }
  }
}

extension Parameter {
  /// Returns a parameter that keeps its value if the field is empty.
  fileprivate func standing(_ value: Value) -> Parameter {
    let read = read
    return Parameter(field) { text throws(InputError) in
      guard let text, !text.isEmpty else { return value }
      return try read(text)
    }
  }
}
