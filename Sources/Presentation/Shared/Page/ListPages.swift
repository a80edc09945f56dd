import ArcadeDomain

extension ListPages {
  /// Turns to the pages around it; where a list has only one, that may go without saying.
  func turning<Intent: RoutedIntent>(
    _ phrases: any Phrases,
    to route: (Int) -> Intent.Destination
  ) -> [Action<Intent>] {
    phrases.turning(
      next: (route(number + 1), isThere: (1...count).contains(number + 1)),
      previous: (route(number - 1), isThere: (1...count).contains(number - 1))
    )
  }

  /// Says which of several pages it is.
  func line(_ phrases: any Phrases) -> [Block] { count > 1 ? [.text(phrases.page(number, of: count))] : [] }
}

extension PageSlice {
  /// Turns to the parts around it; where a list has only one, that may go without saying.
  func turning<Intent: RoutedIntent>(
    _ phrases: any Phrases,
    to route: (PageCursor) -> Intent.Destination
  ) -> [Action<Intent>] {
    guard older != nil || newer != nil else { return [] }
    return phrases.turning(
      next: (route(older ?? .newest), isThere: older != nil),
      previous: (route(newer ?? .newest), isThere: newer != nil)
    )
  }
}

extension Phrases {
  /// Leads to the next page and to the one before, if they are there.
  fileprivate func turning<Intent: RoutedIntent>(
    next: (route: Intent.Destination, isThere: Bool),
    previous: (route: Intent.Destination, isThere: Bool)
  ) -> [Action<Intent>] {
    func closed(_ isThere: Bool) -> String? { isThere ? nil : noFurtherPage }
    return [
      Action(
        "next",
        aliases: ["more"],
        nextPageAction,
        caption: nextCaption,
        to: next.route,
        weight: next.isThere ? .main : .other,
        closed: closed(next.isThere)
      ),
      Action(
        "previous",
        previousPageAction,
        caption: previousCaption,
        to: previous.route,
        closed: closed(previous.isThere)
      ),
    ]
  }
}

extension PageCursor {
  /// How an address says it.
  var query: [String: String] {
    switch self {
    case .newest: [:]
    case .before(let number): ["before": String(number)]
    case .after(let number): ["after": String(number)]
    }
  }

  /// Reads what an address says; where that makes no sense, the list begins with the newest row.
  init(_ query: [String: String]) {
    if let number = query["before"].flatMap({ Int64($0) }) {
      self = .before(number)
    } else if let number = query["after"].flatMap({ Int64($0) }) {
      self = .after(number)
    } else {
      self = .newest
    }
  }
}
