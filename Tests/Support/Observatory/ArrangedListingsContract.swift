public import ArcadeDomain

/// The contract of arranged listings in a `WatchRepository`.
public enum ArrangedListingsContract {
  private typealias Sample = SampleListings

  private static let names = [
    "Té verde", "TETERA azul", "Kettle", "Ｔé negro", "Tetera", "Green tea", "Mug", "mug", "Café", "Té verde",
  ]
  /// The positions of the names that contain all of some words.
  private static let found: KeyValuePairs<String, [Int]> = [
    "": Array(names.indices), "te": [0, 1, 3, 4, 5, 9], "VERDE te": [0, 9], "mug": [6, 7], "cafe": [8], "_": [],
    "%": [],
  ]

  /// Checks an empty repository; throws the first broken promise.
  public static func check(_ watches: any WatchRepository) async throws {
    let watch = try await filled(watches)
    let all = try await watches.listings(of: watch)
    try require(Set(all.map(\.watched.group)), equals: Set(ListingGroup.allCases), "there is something in each group")
    for (words, places) in found {
      let names = Set(places.map { Self.names[$0] })
      let called = all.filter { words.isEmpty || names.contains($0.watched.listing.name) }
      // Filtered listings are arranged like all others.
      let isArranged = ["", "te"].contains(words)
      for sorting in isArranged ? ListingArrangement.Sorting.allCases : [usual.sorting] {
        for filter in isArranged ? ListingArrangement.Filter.allCases : [.all] {
          for group in [nil] + (isArranged ? ListingGroup.allCases.map(Optional.some) : []) {
            let arrangement = ListingArrangement(by: sorting, only: filter, group: group, words: words)
            try await check(arrangement, of: called, all, in: watch, watches)
          }
        }
      }
    }
    try await require(watches.counts(of: nowhere, in: usual), equals: [:], "of another watch there are none")
    try await require(watches.listings(of: nowhere, in: usual, after: 0, most: 9), equals: [], "nor are they read")
    let lost = try await watches.neighbours(of: "none", in: watch, usual)
    try require([lost.previous, lost.next], equals: [nil, nil], "what is not there has no neighbours")
    try await watches.delete(watch)
  }

  private static let (nowhere, usual) = (Watch.ID(number: 99), ListingArrangement())

  private static func check(
    _ arrangement: ListingArrangement,
    of called: [ListingSummary],
    _ all: [ListingSummary],
    in watch: Watch.ID,
    _ watches: any WatchRepository
  ) async throws {
    let expected = arrangement(called)
    let counts = Dictionary(grouping: expected, by: \.watched.group).mapValues(\.count)
    try await require(watches.counts(of: watch, in: arrangement), equals: counts, "\(arrangement): counts")
    var pages: [ListingSummary] = []
    for first in stride(from: 0, to: all.count + 4, by: 4) {
      pages += try await watches.listings(of: watch, in: arrangement, after: first, most: 4)
    }
    try require(pages, equals: expected, "\(arrangement): the pages are all of it, in its order")
    for listing in all where arrangement.group == nil || listing.watched.group == arrangement.group {
      var whole = arrangement
      whole.filter = .all
      let shown = Set(expected.map(\.id) + [listing.id])
      let ids = whole(all).map(\.id).filter(shown.contains)
      let place = ids.firstIndex(of: listing.id) ?? 0
      let around = try await watches.neighbours(of: listing.id, in: watch, arrangement)
      let beside = [place > 0 ? ids[place - 1] : nil, place + 1 < ids.count ? ids[place + 1] : nil]
      try require([around.previous, around.next], equals: beside, "\(arrangement): what stands around \(listing.id)")
    }
  }

  /// Returns a watch of ten listings and their duplicates, which changed, appeared and disappeared; some are equal in
  /// all that matters.
  private static func filled(_ watches: any WatchRepository) async throws -> Watch.ID {
    func listing(_ place: Int, yen: Int64?, reviews: Int?, rank: Int) -> Listing {
      let price = yen.map { Money(minorUnits: $0, currency: place == 7 ? .eur : .jpy) }
      return Listing(
        id: "item \(place)",
        name: names[place % names.count],
        figures: ListingFigures(price: price, reviewCount: reviews, isAvailable: place != 3),
        rank: rank
      )
    }
    func result(_ places: some Sequence<Int>, _ turn: Int) -> SearchResult {
      SearchResult(
        ListingSnapshot(
          places.map { place in
            let isMoved = turn > place % 4
            return listing(
              place,
              yen: place == 5 ? nil : Int64(place % 3 * 100 + 200) / (isMoved ? Int64(place % 2 + 1) : 1),
              reviews: place == 6 ? nil : place % 2 + (place == 8 ? turn : 0),
              rank: (place + turn) % 5 + 1
            )
          }
        )
      )
    }
    func at(_ hour: Int64) -> Moment { Moment(milliseconds: hour * 3_600_000) }
    let watch = try await watches.add(try Sample.watch(), with: result(0..<13, 0), at: at(1)).watch.id
    _ = try await watches.update(watch, with: result(0..<13, 1), at: at(2))
    try await watches.markAllRead(of: watch)
    _ = try await watches.update(watch, with: result(3..<17, 2), at: at(3))
    _ = try await watches.update(watch, with: result(2..<19, 3), at: at(4))
    try await watches.markRead("item 4", of: watch)
    return watch
  }
}
