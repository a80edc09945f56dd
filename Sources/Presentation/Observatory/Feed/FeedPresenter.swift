import ArcadeDomain

/// The form for a feed to watch as a whole.
public struct FeedPresenter: WatchPresenter {
  public let system: WatchScreens
  /// The entered properties.
  let draft: FeedDraft

  /// Creates the form for a draft.
  public init(_ system: WatchScreens, _ draft: FeedDraft = FeedDraft()) { (self.system, self.draft) = (system, draft) }

  public var route: WatchRoute { .feed(draft) }
  public var title: String { phrases.feedTitle }

  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    contents.content = .ready(Page(.facts([Fact](draft, phrases: phrases))))
    let can = system.actions(retrying: .add(draft))
    contents.actions = [adding] + setting + can.all
    contents.layout = Layout {
      Block.editor(adding.first)
      Block.more { Block.forms(can.search) }
    }
  }

  private var adding: Action<WatchIntent> {
    Action(
      "go",
      phrases.addGoAction,
      caption: phrases.watchCaption,
      text("what", phrases.whatLabel, draft.what),
      name,
      currency,
      decimal,
      delimiter,
      encoding,
      columns,
      weight: .main
    ) { what, name, currency, decimal, delimiter, encoding, columns in
      let format = FeedFormat(
        encoding: encoding,
        delimiter: delimiter,
        decimal: decimal,
        columns: columns,
        currency: currency
      )
      return .add(FeedDraft(what, name: name, as: format))
    }.changingWhatIsShared
  }

  /// The actions that set one property each, for frontends without forms.
  private var setting: [Action<WatchIntent>] {
    let isReady = !draft.what.isEmpty
    // Properties that feeds often omit have the weight `main`.
    func weight(_ value: (some Any)?) -> Offer.Weight { isReady && value == nil ? .main : .other }
    return [
      Action("what", phrases.whatAction, what, weight: isReady ? .other : .main) { .go(.feed(draft.with(\.what, $0))) },
      Action("name", phrases.nameAction, caption: phrases.setCaption, name) { .go(.feed(draft.with(\.name, $0))) },
      Action("currency", phrases.currencyAction, currency, weight: weight(draft.format.currency)) {
        .go(.feed(draft.with(\.format.currency, $0)))
      },
      Action("decimal", phrases.decimalAction, decimal, weight: weight(draft.format.decimal)) {
        .go(.feed(draft.with(\.format.decimal, $0)))
      },
      Action("delimiter", phrases.delimiterAction, delimiter) { .go(.feed(draft.with(\.format.delimiter, $0))) },
      Action("encoding", phrases.encodingAction, encoding) { .go(.feed(draft.with(\.format.encoding, $0))) },
      Action("columns", phrases.columnsAction, columns) { .go(.feed(draft.with(\.format.columns, $0))) },
    ]
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
