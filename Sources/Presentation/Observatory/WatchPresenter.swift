import ArcadeDomain

/// A screen of the observatory.
protocol WatchPresenter: PagePresenter where System == WatchScreens {}

extension WatchPresenter {
  /// What is watched, and what can be searched.
  var observatory: Observatory { system.observatory }

  /// Leads from what belongs to a watch to all that it has found.
  func wayBack(
    to watch: Watch.ID,
    _ arrangement: ListingArrangement = ListingArrangement()
  ) -> Action<WatchIntent> {
    Action("listings", phrases.openWatchAction, caption: phrases.listingsCaption, to: .listings(watch, arrangement))
  }

  /// Leads to what is waited for in a watch.
  func wayToAlertRules(of watch: Watch.ID) -> Action<WatchIntent> {
    Action("targets", phrases.alertRulesAction, caption: phrases.alertRulesCaption, to: .rules(watch))
  }

  /// Leads to how something about a listing changed: what is named, or its prices.
  func histories(of listing: Listing.ID, in watch: Watch.ID, weight: Offer.Weight = .other) -> Action<WatchIntent> {
    let slot: Parameter<WatchHistory> = choice("of", phrases.valuesLabel) { phrases.word(for: $0) }
    return Action(
      "history",
      phrases.valuesAction,
      caption: phrases.valuesCaption,
      slot.optional(phrases.word(for: WatchHistory.price)),
      weight: weight
    ) {
      .go(.history(of: listing, in: watch, $0 ?? .price))
    }
  }

  /// The line that the owner of a source wants to see.
  func terms(of watch: Watch) -> [Block] {
    (observatory.sources.profile(of: watch.source)?.terms).map { [.text($0, .faint)] } ?? []
  }

  /// One of a few things that are told apart by words, of which `value` is set now.
  func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ label: String,
    value: Value? = nil,
    _ word: (Value) -> String
  ) -> Parameter<Value> {
    let words = Value.allCases.map(\.rawValue)
    let choices = Value.allCases.map { ($0, Choice($0.rawValue, word($0))) }
    return .choice(name, label, of: choices, value: value?.rawValue) { [phrases] in phrases.notOneOf($0, words) }
  }
}
