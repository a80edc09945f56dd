import ArcadeDomain

extension ListPages {
  /// Returns the links to the pages around this one; none are needed if there is only one page.
  func turning<Intent: RoutedIntent>(
    _ phrases: any Phrases,
    to route: (Int) -> Intent.Destination
  ) -> [Action<Intent>] {
    phrases.turning(
      next: (route(number + 1), isThere: (1...count).contains(number + 1)),
      previous: (route(number - 1), isThere: (1...count).contains(number - 1))
    )
  }

  /// Returns the page number and the number of pages, if there are several.
  func line(_ phrases: any Phrases) -> [Block] { count > 1 ? [.text(phrases.page(number, of: count))] : [] }
}

extension PageSlice {
  /// Returns the links to the slices around this one; none are needed if there is only one slice.
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
  /// Returns the links to the next and the previous page; a link without a page is closed.
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
  /// The cursor as query values.
  var query: [String: String] {
    switch self {
    case .newest: [:]
    case .before(let number): ["before": String(number)]
    case .after(let number): ["after": String(number)]
    }
  }

  /// Parses a cursor from query values; an invalid one starts at the newest row.
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
