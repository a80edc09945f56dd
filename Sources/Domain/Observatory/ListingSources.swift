/// The sources that can be searched, found by name.
public protocol ListingSources: Sendable {
  /// The available sources in the order shown; the first one is the default.
  var profiles: [ListingSourceProfile] { get }
  /// Returns the name of a source with its path made absolute, so that it works from any folder.
  func fullName(of name: String) throws(RepositoryError) -> String
  /// Returns a source; throws if the name is unknown or a required setting is missing.
  func source(named name: String) throws(RepositoryError) -> any ListingSource
  /// Returns a source that is watched as a whole, read in the format that the user gave.
  func source(named name: String, as format: FeedFormat) throws(RepositoryError) -> any ListingSource
  /// Returns the source of a watch, even if its name could not be entered from here.
  func source(of watch: Watch) throws(RepositoryError) -> any ListingSource
}

extension ListingSources {
  /// Returns the source with the watch's source name.
  public func source(of watch: Watch) throws(RepositoryError) -> any ListingSource { try source(named: watch.source) }

  /// Returns the source by its name, for sources that need no format.
  public func source(named name: String, as format: FeedFormat) throws(RepositoryError) -> any ListingSource {
    try source(named: name)
  }

  /// Returns the full name of a source to watch as a whole: a known source, or else a feed by its path or URL.
  public func fullName(ofFeed what: String) throws(RepositoryError) -> String {
    let isNamed = !what.hasPrefix("file:") && profile(of: what) != nil
    return try fullName(of: isNamed ? what : "feed:\(what)")
  }

  /// Returns the profile of a source by name; nil if there is none.
  public func profile(of source: String) -> ListingSourceProfile? { profiles.first { $0.matches(source) } }

  /// Whether a source answers at once, so that no progress has to be shown.
  public func isInstant(_ source: String) -> Bool { profile(of: source)?.isInstant ?? false }
}
