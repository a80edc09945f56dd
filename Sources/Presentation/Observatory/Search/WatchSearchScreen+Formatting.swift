import ArcadeDomain

extension WatchSearchScreen {
  /// Formats what is set for a search.
  public init(
    _ draft: WatchSearchDraft,
    notices: [Notice] = [],
    isUpdate: Bool = false,
    phrases: any WatchPhrases
  ) {
    let name = Watch.Name(draft.name) ?? .usual(forKeyword: draft.keyword, in: draft.category)
    self.init(
      title: phrases.searchTitle,
      content: .setting(
        [
          Fact(phrases.sourceLabel, draft.source),
          Fact(phrases.keywordLabel, draft.keyword.isEmpty ? phrases.any : draft.keyword),
          Fact(phrases.categoryLabel, draft.category?.name ?? phrases.any),
          Fact(phrases.orderLabel, phrases.word(for: draft.order)),
          Fact(phrases.pricesLabel, phrases.words(for: draft.prices)),
          Fact(phrases.countLabel, phrases.formats.number(draft.count)),
          name.map { Fact(phrases.nameLabel, $0.text) },
        ].compactMap(\.self)
      ),
      notices: notices,
      isUpdate: isUpdate
    )
  }
}
