import ArcadeDomain
import ArcadePresentation
import ArcadeTesting

extension ScreenState {
  /// The screens of the observatory: empty, full, failed and asking.
  static func observatory(in language: Language) async throws -> [ScreenState] {
    let kitchen = ListingCategory(id: "k", name: "Kitchen")
    let (empty, full, broken) = (SampleObservatory(), SampleObservatory.full(kitchen), SampleObservatory.full(kitchen))
    let (id, lamp) = (try await full.watch(), try await full.watch("lamp"))
    _ = try await full.observatory.setAlertRule(AlertRequest(try AlertCondition("below 20")), in: id)
    for call in WatchCall.allCases { broken.faults.fail(call, with: .noConnection) }
    broken.source.fail(with: .noConnection)
    let actions = full.actions(in: language, pageSize: 2)
    let (none, trouble) = (empty.actions(in: language), broken.actions(in: language))
    let tea = WatchSearchDraft(keyword: "tea", category: kitchen, name: "Mine")
    var unicorn = WatchSearchDraft(keyword: "unicorn")
    unicorn.isKnownToBeEmpty = true
    let shop = FeedDraft("shop.csv")
    return [
      await ScreenState("watches, empty", of: none, PageModule(WatchListPresenter(none))),
      await ScreenState("watches", of: actions, PageModule(WatchListPresenter(actions))),
      await ScreenState("watches, failed", of: trouble, PageModule(WatchListPresenter(trouble))),
      await ScreenState("search, empty", of: none, PageModule(WatchSearchPresenter(none))),
      await ScreenState("search", of: actions, PageModule(WatchSearchPresenter(actions, tea))),
      await ScreenState("search, nothing found", of: actions, PageModule(WatchSearchPresenter(actions, unicorn))),
      await ScreenState(
        "search, failed",
        of: trouble,
        PageModule(WatchSearchPresenter(trouble, tea)),
        doing: .search(tea, in: nil)
      ),
      await ScreenState("feed, empty", of: none, PageModule(FeedPresenter(none))),
      await ScreenState("feed", of: actions, PageModule(FeedPresenter(actions, FeedDraft("shop.csv", name: "Mine")))),
      await ScreenState("feed, failed", of: trouble, PageModule(FeedPresenter(trouble, shop)), doing: .add(shop)),
      await ScreenState("categories, empty", of: none, PageModule(ListingCategoriesPresenter(none, for: tea))),
      await ScreenState("categories, top", of: actions, PageModule(ListingCategoriesPresenter(actions, for: tea))),
      await ScreenState(
        "categories, below",
        of: actions,
        PageModule(ListingCategoriesPresenter(actions, for: tea, below: [kitchen]))
      ),
      await ScreenState(
        "categories, none found",
        of: actions,
        PageModule(ListingCategoriesPresenter(actions, for: tea, below: [kitchen], matching: "zebra"))
      ),
      await ScreenState(
        "categories, failed",
        of: trouble,
        PageModule(ListingCategoriesPresenter(trouble, for: tea, below: [kitchen]))
      ),
      await ScreenState("listings, first page", of: actions, PageModule(ListingListPresenter(actions, of: id))),
      await ScreenState("listings, last page", of: actions, PageModule(ListingListPresenter(actions, of: id, page: 2))),
      await ScreenState(
        "listings, none",
        of: actions,
        PageModule(ListingListPresenter(actions, of: id, ListingArrangement(only: .unread)))
      ),
      await ScreenState("listings, unknown", of: none, PageModule(ListingListPresenter(none, of: id))),
      await ScreenState("listings, failed", of: trouble, PageModule(ListingListPresenter(trouble, of: id))),
      await ScreenState("listing", of: actions, PageModule(ListingPresenter(actions, "b", of: id))),
      await ScreenState("listing, first", of: actions, PageModule(ListingPresenter(actions, "a", of: id))),
      await ScreenState("listing, unknown", of: actions, PageModule(ListingPresenter(actions, "zebra", of: id))),
      await ScreenState("listing, failed", of: trouble, PageModule(ListingPresenter(trouble, "a", of: id))),
      await ScreenState("history", of: actions, PageModule(ValueHistoryPresenter(actions, .reviews, of: "a", in: id))),
      await ScreenState(
        "history, failed",
        of: trouble,
        PageModule(ValueHistoryPresenter(trouble, .price, of: "a", in: id))
      ),
      await ScreenState("targets, empty", of: actions, PageModule(AlertRuleListPresenter(actions, of: lamp))),
      await ScreenState("targets", of: actions, PageModule(AlertRuleListPresenter(actions, of: id))),
      await ScreenState("targets, failed", of: trouble, PageModule(AlertRuleListPresenter(trouble, of: id))),
      await ScreenState("trial, empty", of: actions, PageModule(AlertTrialPresenter(actions, of: lamp))),
      await ScreenState("trial", of: actions, PageModule(AlertTrialPresenter(actions, of: id))),
      await ScreenState("updates", of: actions, PageModule(UpdateListPresenter(actions, of: id))),
      await ScreenState("updates, failed", of: trouble, PageModule(UpdateListPresenter(trouble, of: id))),
      await ScreenState("deletion, asking", of: actions, PageModule(WatchDeletionPresenter(actions, of: id))),
      await ScreenState("deletion, unknown", of: none, PageModule(WatchDeletionPresenter(none, of: id))),
      await ScreenState("sources", of: actions, PageModule(SourceListPresenter(actions))),
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
