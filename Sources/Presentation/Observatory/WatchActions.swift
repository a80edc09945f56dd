/// The actions on every screen of the observatory.
struct WatchActions {
  var search, watches, sources, retry: Action<WatchIntent>

  /// All actions in the order of the help.
  var all: [Action<WatchIntent>] { [search, watches, sources, retry] }

  /// The layout of a page that failed to load.
  var withoutPage: Layout {
    Layout {
      Block.bar(retry)
      Block.more { Block.forms(search) }
    }
  }
}

extension WatchScreens {
  /// Returns the actions on every screen. `retry` repeats an intent or, without one, reloads the screen.
  func actions(retrying intent: WatchIntent? = nil) -> WatchActions {
    let retry = Action("retry", phrases.retryAction, caption: phrases.retryCaption) { intent ?? WatchIntent.show }
    return WatchActions(
      search: Action(
        "search",
        phrases.searchAction,
        caption: phrases.searchCaption,
        Parameter.text("words", phrases.keywordLabel).optional(phrases.wholeSearch)
      ) {
        $0.map { .find($0) } ?? .go(.search(WatchSearchDraft()))
      }.changingWhatIsShared,
      watches: Action("watches", phrases.watchesAction, caption: phrases.watchesCaption, to: .watches),
      sources: Action("sources", phrases.sourcesAction, caption: phrases.sourcesCaption, to: .sources),
      retry: intent == nil ? retry : retry.changingWhatIsShared
    )
  }

  /// The watches and the sources.
  public var places: [Layout.Place] {
    let can = actions()
    return [can.watches, can.sources].compactMap(Layout.Place.init)
  }
}
