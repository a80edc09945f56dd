import ArcadeDomain

extension WatchScreens {
  /// What begins a watch of all of a feed.
  var adding: Action<WatchIntent> {
    Action("add", phrases.addAction, Parameter.text("what", phrases.whatLabel).optional(phrases.wholeFeed)) {
      $0.map { .add(FeedDraft($0)) } ?? .go(.feed(FeedDraft()))
    }.changingWhatIsShared
  }

  /// What says that a feed has lost as much as its last update did not believe.
  func accepting(_ watch: WatchSummary, _ arrangement: ListingArrangement) -> [Action<WatchIntent>] {
    let accept = Action("accept", phrases.acceptAction, weight: .main) { WatchIntent.accept(watch.id, arrangement) }
    return watch.latest?.isDoubted == true ? [accept.changingWhatIsShared] : []
  }

  /// Makes the setting of a feed of which all is to be watched.
  public func feed(_ draft: FeedDraft = FeedDraft()) -> OldPagePresenter<WatchIntent, WatchRoute> {
    page(at: .feed(draft), titled: phrases.feedTitle) { contents, _ in
      contents.content = .ready(Page(.facts([Fact](draft, phrases: phrases))))
      contents.actions = (setting(draft) + declared(retrying: .add(draft))).addingWatches
    }
  }

  /// Watches all of a feed; where something of it has to be said first, or is wrong, it is set up.
  func add(_ draft: FeedDraft, in context: ActionContext<WatchRoute>) async {
    do {
      let source = try observatory.sources.fullName(ofFeed: draft.what)
      context.progress(phrases.readingFeed)
      let updated = try await observatory.addFeed(source, named: Watch.Name(draft.name), as: draft.format) {
        context.progress(phrases.searched($0.found, of: $0.total))
      }
      await lead(to: .listings(updated.watch.id), saying: phrases.notices(about: updated), in: context)
    } catch {
      let failure = phrases.watchFailure(for: error)
      if context.here == .feed(draft) { return await context.fail(failure) }
      await context.follow(.feed(draft.withoutKeys), saying: [Notice(failure.text, .bad)])
    }
  }

  private func setting(_ draft: FeedDraft) -> [Action<WatchIntent>] {
    let isReady = !draft.what.isEmpty
    let (what, name) = (self.what(draft), text("name", phrases.nameLabel, draft.name))
    let (encoding, delimiter) = (self.encoding(draft), self.delimiter(draft))
    let (decimal, columns, currency) = (self.decimal(draft), self.columns(draft), self.currency(draft))
    // What a feed mostly leaves open is put forward.
    func weight(_ value: (some Any)?) -> Offer.Weight { isReady && value == nil ? .main : .other }
    return [
      Action(
        "go",
        phrases.addGoAction,
        text("what", phrases.whatLabel, draft.what),
        name,
        currency,
        decimal,
        delimiter,
        encoding,
        columns,
        weight: .main
      ) {
        what,
        name,
        currency,
        decimal,
        delimiter,
        encoding,
        columns in
        let format = FeedFormat(
          encoding: encoding,
          delimiter: delimiter,
          decimal: decimal,
          columns: columns,
          currency: currency
        )
        return .add(FeedDraft(what, name: name, as: format))
      }.called(phrases.watchCaption),
      Action("what", phrases.whatAction, what, weight: isReady ? .other : .main) { .go(.feed(draft.with(\.what, $0))) }
        .partOfAnother,
      Action("name", phrases.nameAction, name) { .go(.feed(draft.with(\.name, $0))) }.partOfAnother,
      Action("currency", phrases.currencyAction, currency, weight: weight(draft.format.currency)) {
        .go(.feed(draft.with(\.format.currency, $0)))
      }.partOfAnother,
      Action("decimal", phrases.decimalAction, decimal, weight: weight(draft.format.decimal)) {
        .go(.feed(draft.with(\.format.decimal, $0)))
      }.partOfAnother,
      Action("delimiter", phrases.delimiterAction, delimiter) { .go(.feed(draft.with(\.format.delimiter, $0))) }
        .partOfAnother,
      Action("encoding", phrases.encodingAction, encoding) { .go(.feed(draft.with(\.format.encoding, $0))) }
        .partOfAnother,
      Action("columns", phrases.columnsAction, columns) { .go(.feed(draft.with(\.format.columns, $0))) }.partOfAnother,
    ]
  }

  private func what(_ draft: FeedDraft) -> Parameter<String> {
    let field = Field("what", phrases.whatLabel, .text, isOptional: !draft.what.isEmpty, value: draft.what)
    return Parameter(field) { text throws(InputError) in
      if let text, !text.isEmpty { return text }
      guard !draft.what.isEmpty else { throw .missing(field) }
      return draft.what
    }
  }

  private func text(_ name: String, _ label: String, _ value: String) -> Parameter<String> {
    Parameter(Field(name, label, .text, isOptional: true, value: value)) { $0 ?? value }
  }

  private func encoding(_ draft: FeedDraft) -> Parameter<FeedEncoding?> {
    standing("encoding", phrases.encodingLabel, draft.format.encoding) { phrases, encoding in encoding.rawValue }
  }

  private func delimiter(_ draft: FeedDraft) -> Parameter<FeedDelimiter?> {
    standing("delimiter", phrases.delimiterLabel, draft.format.delimiter) { $0.word($1.rawValue) }
  }

  private func decimal(_ draft: FeedDraft) -> Parameter<DecimalSign?> {
    standing("decimal", phrases.decimalLabel, draft.format.decimal) { $0.word($1.rawValue) }
  }

  /// One of a few words that may stand already; `any` and nothing leave it to be found out.
  private func standing<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ label: String,
    _ value: Value?,
    _ word: (WatchPhrases, Value) -> String
  ) -> Parameter<Value?> {
    let words = ["any"] + Value.allCases.map(\.rawValue)
    let choices = [Choice("any", phrases.foundOut)] + Value.allCases.map { Choice($0.rawValue, word(phrases, $0)) }
    let field = Field(name, label, .choice(choices), isOptional: true, value: value?.rawValue ?? "any")
    return Parameter(field) { [phrases] text throws(InputError) in
      guard let text, !text.isEmpty else { return value }
      guard text.lowercased() != "any" else { return nil }
      guard let value = Value.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) else {
        throw .refused(phrases.notOneOf(text, words))
      }
      return value
    }
  }

  private func columns(_ draft: FeedDraft) -> Parameter<String?> {
    Parameter(Field("columns", phrases.columnsLabel, .text, isOptional: true, value: draft.format.columns ?? "")) {
      $0.map { $0.isEmpty ? nil : $0 } ?? draft.format.columns
    }
  }

  private func currency(_ draft: FeedDraft) -> Parameter<Currency?> {
    let known = ["EUR", "USD", "GBP", "JPY"].map { Choice($0) }
    let code = draft.format.currency?.code ?? ""
    let field = Field("currency", phrases.currencyLabel, .code(known: known), isOptional: true, value: code)
    return Parameter(field) { [phrases] text throws(InputError) in
      guard let text, !text.isEmpty else { return draft.format.currency }
      guard text.lowercased() != "any" else { return nil }
      guard let currency = Currency(code: text.uppercased()) else {
        throw .refused(phrases.notOneOf(text, known.map(\.id)))
      }
      return currency
    }
  }
}

extension [Fact] {
  fileprivate init(_ draft: FeedDraft, phrases: WatchPhrases) {
    let (format, unknown) = (draft.format, phrases.foundOut)
    let name = Watch.Name(draft.name) ?? .usual(forSource: draft.what)
    self =
      [
        Fact(phrases.whatLabel, draft.withoutKeys.what),
        Fact(phrases.currencyLabel, format.currency?.code ?? unknown),
        Fact(phrases.decimalLabel, format.decimal.map { phrases.word($0.rawValue) } ?? unknown),
        Fact(phrases.delimiterLabel, format.delimiter.map { phrases.word($0.rawValue) } ?? unknown),
        Fact(phrases.encodingLabel, format.encoding?.rawValue ?? unknown),
        Fact(phrases.columnsLabel, format.columns ?? unknown),
      ] + (name.map { [Fact(phrases.nameLabel, $0.text)] } ?? [])
  }
}
