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
    return [
      await ScreenState("watches, empty", none.watches()), await ScreenState("watches", actions.watches()),
      await ScreenState("watches, failed", trouble.watches()), await ScreenState("search, empty", none.search()),
      await ScreenState("search", actions.search(tea)),
      await ScreenState("search, failed", trouble.search(tea), doing: .search(tea, in: nil)),
      await ScreenState("categories, empty", none.categories(for: tea)),
      await ScreenState("categories, top", actions.categories(for: tea)),
      await ScreenState("categories, below", actions.categories(for: tea, below: [kitchen])),
      await ScreenState("categories, none found", actions.categories(for: tea, below: [kitchen], matching: "zebra")),
      await ScreenState("categories, failed", trouble.categories(for: tea, below: [kitchen])),
      await ScreenState("listings, first page", actions.listings(of: id)),
      await ScreenState("listings, last page", actions.listings(of: id, page: 2)),
      await ScreenState("listings, none", actions.listings(of: id, ListingArrangement(only: .unread))),
      await ScreenState("listings, unknown", none.listings(of: id)),
      await ScreenState("listings, failed", trouble.listings(of: id)),
      await ScreenState("listing", actions.listing("b", of: id)),
      await ScreenState("listing, first", actions.listing("a", of: id)),
      await ScreenState("listing, unknown", actions.listing("zebra", of: id)),
      await ScreenState("listing, failed", trouble.listing("a", of: id)),
      await ScreenState("history", actions.history(.reviews, of: "a", in: id)),
      await ScreenState("history, failed", trouble.history(.price, of: "a", in: id)),
      await ScreenState("updates", actions.updates(of: id)),
      await ScreenState("updates, failed", trouble.updates(of: id)),
      await ScreenState("deletion, asking", actions.deletion(of: id)),
      await ScreenState("deletion, unknown", none.deletion(of: id)), await ScreenState("sources", actions.sources()),
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
