/// Finds sources by the name that watches know them by.
public protocol ListingSources: Sendable {
  /// What can be searched, in the order in which it is shown; the first one is the usual one.
  var profiles: [ListingSourceProfile] { get }
  /// Returns the name by which a watch knows a source, wherever it is updated from: a path in it is made absolute.
  func fullName(of name: String) throws(RepositoryError) -> String
  /// Returns a source; throws where there is none of that name, or a setting that it needs is missing.
  func source(named name: String) throws(RepositoryError) -> any ListingSource
  /// Returns a source of which all is to be watched, with what somebody says of how it is written.
  func source(named name: String, as format: FeedFormat) throws(RepositoryError) -> any ListingSource
  /// Returns the source that a watch asks, also one that could not be named anew from where this is asked.
  func source(of watch: Watch) throws(RepositoryError) -> any ListingSource
}

extension ListingSources {
  /// The source of the name that the watch knows.
  public func source(of watch: Watch) throws(RepositoryError) -> any ListingSource { try source(named: watch.source) }

  /// The source of that name, which says itself how it is written.
  public func source(named name: String, as format: FeedFormat) throws(RepositoryError) -> any ListingSource {
    try source(named: name)
  }

  /// Returns the full name of that of which all is to be watched: a source by its name, else a feed by its path or address.
  public func fullName(ofFeed what: String) throws(RepositoryError) -> String {
    let isNamed = !what.hasPrefix("file:") && profile(of: what) != nil
    return try fullName(of: isNamed ? what : "feed:\(what)")
  }

  /// What there is to know about the source that a watch names; nil where there is none.
  public func profile(of source: String) -> ListingSourceProfile? { profiles.first { $0.matches(source) } }

  /// Whether a source answers at once, so that nobody has to be told that it is being waited for.
  public func isInstant(_ source: String) -> Bool { profile(of: source)?.isInstant ?? false }
}
