import ArcadeDomain
import ArcadePresentation
import ArcadeTesting

extension ScreenState {
  /// The screens of the observatory: empty, full, failed and asking.
  static func observatory(in language: Language) async throws -> [ScreenState] {
    let kitchen = ListingCategory(id: "k", name: "Kitchen")
    let (empty, full, broken) = (SampleObservatory(), SampleObservatory.full(kitchen), SampleObservatory.full(kitchen))
    let (id, _) = (try await full.watch(), try await full.watch("lamp"))
    for call in WatchCall.allCases { broken.faults.fail(call, with: .noConnection) }
    broken.source.fail(with: .noConnection)
    let actions = full.actions(in: language, pageSize: 2)
    let (none, trouble) = (empty.actions(in: language), broken.actions(in: language))
    let tea = WatchSearchDraft(keyword: "tea", category: kitchen, name: "Mine")
    var unicorn = WatchSearchDraft(keyword: "unicorn")
    unicorn.isKnownToBeEmpty = true
    let shop = FeedDraft("shop.csv")
    return [
      await ScreenState("watches, empty", of: none, none.watches()),
      await ScreenState("watches", of: actions, actions.watches()),
      await ScreenState("watches, failed", of: trouble, trouble.watches()),
      await ScreenState("search, empty", of: none, none.search()),
      await ScreenState("search", of: actions, actions.search(tea)),
      await ScreenState("search, nothing found", of: actions, actions.search(unicorn)),
      await ScreenState("search, failed", of: trouble, trouble.search(tea), doing: .search(tea, in: nil)),
      await ScreenState("feed, empty", of: none, none.feed()),
      await ScreenState("feed", of: actions, actions.feed(FeedDraft("shop.csv", name: "Mine"))),
      await ScreenState("feed, failed", of: trouble, trouble.feed(shop), doing: .add(shop)),
      await ScreenState("categories, empty", of: none, none.categories(for: tea)),
      await ScreenState("categories, top", of: actions, actions.categories(for: tea)),
      await ScreenState("categories, below", of: actions, actions.categories(for: tea, below: [kitchen])),
      await ScreenState(
        "categories, none found",
        of: actions,
        actions.categories(for: tea, below: [kitchen], matching: "zebra")
      ),
      await ScreenState("categories, failed", of: trouble, trouble.categories(for: tea, below: [kitchen])),
      await ScreenState("listings, first page", of: actions, actions.listings(of: id)),
      await ScreenState("listings, last page", of: actions, actions.listings(of: id, page: 2)),
      await ScreenState("listings, none", of: actions, actions.listings(of: id, ListingArrangement(only: .unread))),
      await ScreenState("listings, unknown", of: none, none.listings(of: id)),
      await ScreenState("listings, failed", of: trouble, trouble.listings(of: id)),
      await ScreenState("listing", of: actions, actions.listing("b", of: id)),
      await ScreenState("listing, first", of: actions, actions.listing("a", of: id)),
      await ScreenState("listing, unknown", of: actions, actions.listing("zebra", of: id)),
      await ScreenState("listing, failed", of: trouble, trouble.listing("a", of: id)),
      await ScreenState("history", of: actions, actions.history(.reviews, of: "a", in: id)),
      await ScreenState("history, failed", of: trouble, trouble.history(.price, of: "a", in: id)),
      await ScreenState("updates", of: actions, actions.updates(of: id)),
      await ScreenState("updates, failed", of: trouble, trouble.updates(of: id)),
      await ScreenState("deletion, asking", of: actions, actions.deletion(of: id)),
      await ScreenState("deletion, unknown", of: none, none.deletion(of: id)),
      await ScreenState("sources", of: actions, actions.sources()),
    ]
  }
}

extension SampleObservatory {
  /// An observatory whose source has listings and categories.
  fileprivate static func full(_ category: ListingCategory) -> SampleObservatory {
    let sample = SampleObservatory(
      SampleListings.listing("a"),
      SampleListings.listing("b"),
      SampleListings.listing("c")
    )
    sample.source.hold([category])
    sample.source.hold([ListingCategory(id: "p", name: "Pans")], below: category.id)
    return sample
  }
}
