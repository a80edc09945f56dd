import ArcadeDomain

/// A screen of the observatory.
protocol WatchPresenter: PagePresenter where System == WatchScreens {}

extension WatchPresenter {
  /// The observatory's use cases.
  var observatory: Observatory { system.observatory }

  /// Returns a link to the listings of a watch.
  func wayBack(
    to watch: Watch.ID,
    _ arrangement: ListingArrangement = ListingArrangement()
  ) -> Action<WatchIntent> {
    Action("listings", phrases.openWatchAction, caption: phrases.listingsCaption, to: .listings(watch, arrangement))
  }

  /// Returns a link to the alert rules of a watch.
  func wayToAlertRules(of watch: Watch.ID) -> Action<WatchIntent> {
    Action("targets", phrases.alertRulesAction, caption: phrases.alertRulesCaption, to: .rules(watch))
  }

  /// Returns links to the histories of a listing; the default history is that of its price.
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

  /// Returns the terms line that the owner of a source requires.
  func terms(of watch: Watch) -> [Block] {
    (observatory.sources.profile(of: watch.source)?.terms).map { [.text($0, .faint)] } ?? []
  }

  /// One of a few words; `value` is the current one.
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
