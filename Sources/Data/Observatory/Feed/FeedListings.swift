public import ArcadeDomain
import Foundation

/// A feed in a file or at an address, which can be watched as a whole.
///
/// Its format is detected unless given. Without a known currency, nothing is taken for a price.
public struct FeedListings: ListingSource {
  /// The source's profile.
  public static let profile = ListingSourceProfile(name: "feed", needs: [.place])
  private static let scheme = "feed:"

  private let address: FeedAddress
  private let format: FeedFormat
  private let isLater: Bool
  private let download: FeedDownload

  /// Creates a source that rereads the feed with every search. The format is the given one or, for an existing watch,
  /// the one that the feed must still have.
  public init(
    _ name: String,
    as format: FeedFormat = FeedFormat(),
    isLater: Bool = false,
    from download: FeedDownload
  ) throws(RepositoryError) {
    address = try Self.address(name)
    (self.format, self.isLater, self.download) = (format, isLater, download)
  }

  /// Returns the feed's absolute name.
  public static func fullName(of name: String) throws(RepositoryError) -> String {
    scheme + (try address(name).absoluteText)
  }

  private static func address(_ name: String) throws(RepositoryError) -> FeedAddress {
    let place = name.hasPrefix(scheme) ? String(name.dropFirst(scheme.count)) : name
    guard !place.isEmpty else { throw RepositoryError(.badAddress, subject: scheme) }
    return try FeedAddress(place)
  }

  /// Returns the search's result, in feed order unless another one is requested.
  public func search(
    _ query: WatchQuery,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    let feed = try await download.data(at: address)
    let result = try await found(query, in: feed)
    await download.keep(feed, of: address)
    return result
  }

  /// Returns none: a feed is watched as a whole.
  public func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] { [] }

  // Off the caller's actor: scanning a large feed would block a user interface.
  @concurrent
  private func found(_ query: WatchQuery, in feed: FeedDownload.Answer) async throws(RepositoryError) -> SearchResult {
    let path = FeedAddress.withoutSecrets(address.absoluteText)
    guard isLater else { return try result(of: query, in: FeedReading(feed.data, from: path, as: format)) }
    switch try FeedReading.later(feed.data, from: path, as: format) {
    case .success(let reading): return try result(of: query, in: reading)
    case .failure(let other): return Self.contradicted(other)
    }
  }

  private func result(of query: WatchQuery, in reading: FeedReading) throws(RepositoryError) -> SearchResult {
    var reading = reading
    // A keyword search behaves as for other files.
    var (search, faults) = walk(reading, query, format.currency ?? (query.isEverything ? nil : .eur))
    if !isLater, search.lacksCurrency, format.currency == nil {
      guard search.currencies.count < 2 else { return answer(search, faults, reading) }
      guard let only = search.currencies.first else {
        throw RepositoryError(.currencyUndecided, subject: reading.file.path)
      }
      (search, faults) = walk(reading, query, only)
    }
    if !isLater, let price = search.undecided {
      throw RepositoryError(.decimalUndecided, subject: reading.file.path, found: [price])
    }
    if isLater, let currency = format.currency, let other = search.currencies.first,
      !search.currencies.contains(currency)
    {
      return Self.contradicted(FeedContradiction(.currency, other.code))
    }
    if search.currencies.count == 1 { reading.name(search.currencies.first) }
    return answer(search, faults, reading)
  }

  private func walk(_ reading: FeedReading, _ query: WatchQuery, _ currency: Currency?) -> (FeedSearch, FeedFaults) {
    var search = FeedSearch(query, usualCurrency: currency)
    let faults = reading.forEach { search.visit($0, $1) }
    return (search, faults)
  }

  private func answer(_ search: FeedSearch, _ unread: FeedFaults, _ reading: FeedReading) -> SearchResult {
    var faults = unread
    let leftOut = faults.total + search.leftOut
    faults.append(contentsOf: search.faults)
    let listings = search.ranked
    var result = SearchResult(
      ListingSnapshot(listings),
      gaps: search.count > listings.count ? [.limitHit(listings.count)] : [],
      unreadable: search.unreadable,
      problems: reading.file.problems(faults),
      leftOut: leftOut,
      total: search.count
    )
    result.format = reading.format
    result.lacks = Set((search.hasNoPrices ? [.prices] : []) + (reading.hasNames ? [] : [.names]))
    return result
  }

  private static func contradicted(_ other: FeedContradiction) -> SearchResult {
    SearchResult(ListingSnapshot(), gaps: [.contradicted(other.trait, now: other.now)])
  }
}
