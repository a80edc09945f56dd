import ArcadeDomain

extension ListPages {
  /// Turns to the pages around it; where a list has only one, that may go without saying.
  func turning<Intent: RoutedIntent>(
    _ phrases: any Phrases,
    to route: (Int) -> Intent.Destination
  ) -> [Action<Intent>] {
    func turn(_ word: String, aliases: [String] = [], _ label: String, to page: Int) -> Action<Intent> {
      let isThere = (1...count).contains(page)
      return Action(
        word,
        aliases: aliases,
        label,
        to: route(page),
        weight: isThere && page > number ? .main : .other,
        closed: isThere ? nil : phrases.noFurtherPage
      )
    }
    return [
      turn("next", aliases: ["more"], phrases.nextPageAction, to: number + 1),
      turn("previous", phrases.previousPageAction, to: number - 1),
    ]
  }

  /// Says which of several pages it is.
  func line(_ phrases: any Phrases) -> [Block] { count > 1 ? [.text(phrases.page(number, of: count))] : [] }
}

extension ListPart {
  /// Turns to the parts around it, by the numbers of its rows; where a list has only one, that may go without saying.
  func turning<Intent: RoutedIntent>(
    _ phrases: any Phrases,
    by number: (Row) -> Int64,
    to route: (ListPlace) -> Intent.Destination
  ) -> [Action<Intent>] {
    guard hasOlder || hasNewer else { return [] }
    let older = rows.last.map { ListPlace.before(number($0)) } ?? .newest
    let newer = rows.first.map { ListPlace.after(number($0)) } ?? .newest
    return [
      Action(
        "next",
        aliases: ["more"],
        phrases.nextPageAction,
        to: route(older),
        weight: hasOlder ? .main : .other,
        closed: hasOlder ? nil : phrases.noFurtherPage
      ),
      Action("previous", phrases.previousPageAction, to: route(newer), closed: hasNewer ? nil : phrases.noFurtherPage),
    ]
  }
}

extension ListPlace {
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
