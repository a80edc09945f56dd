public import ArcadeDomain

/// The available sources and their factories.
public struct ListingSourceDirectory: ListingSources {
  /// A source with a factory that takes the full name, such as `file:/tmp/feed.csv`.
  public struct Entry: Sendable {
    let profile: ListingSourceProfile
    let fullName: @Sendable (String) throws(RepositoryError) -> String
    let make: @Sendable (String, FeedFormat, _ isLater: Bool) throws(RepositoryError) -> any ListingSource

    /// Creates an entry from a profile, a factory, and a function that makes names absolute.
    public init(
      _ profile: ListingSourceProfile,
      fullName: @escaping @Sendable (String) throws(RepositoryError) -> String = { $0 },
      make: @escaping @Sendable (String) throws(RepositoryError) -> any ListingSource
    ) {
      self.init(profile, fullName: fullName) { name, _, _ throws(RepositoryError) in try make(name) }
    }

    /// Creates an entry for a source named by an address, with a factory that takes the name and the given currency.
    public init(
      _ profile: ListingSourceProfile,
      pricedIn make: @escaping @Sendable (String, Currency?) throws(RepositoryError) -> any NamedListingSource
    ) {
      self.init(profile) { name throws(RepositoryError) in
        try make(name, nil).name
      } reading: { name, format, _ throws(RepositoryError) in
        try make(name, format.currency)
      }
    }

    /// Creates an entry with a factory that takes the full name and the format: a given one, or that of an existing
    /// watch.
    public init(
      _ profile: ListingSourceProfile,
      fullName: @escaping @Sendable (String) throws(RepositoryError) -> String,
      reading make:
        @escaping @Sendable (String, FeedFormat, _ isLater: Bool) throws(RepositoryError)
        -> any ListingSource
    ) {
      (self.profile, self.fullName, self.make) = (profile, fullName, make)
    }
  }

  private let entries: [Entry]
  private let namesFiles: Bool

  /// Creates a directory of sources in display order; the first one is the default.
  ///
  /// `namesFiles` is false for remote users, who must not name files or addresses for this machine to open.
  public init(_ entries: [Entry], namesFiles: Bool = true) { (self.entries, self.namesFiles) = (entries, namesFiles) }

  /// The sources that can be searched.
  public var profiles: [ListingSourceProfile] { entries.map(\.profile).filter(mayBeNamed) }

  /// Returns an absolute name; throws `.noSuchSource` if no source has that name, and `.fileFromAfar` if it must not be
  /// named.
  public func fullName(of name: String) throws(RepositoryError) -> String { try namable(name).fullName(name) }

  /// Returns a source; throws `.noSuchSource` if no source has that name, and `.fileFromAfar` if it must not be named.
  public func source(named name: String) throws(RepositoryError) -> any ListingSource {
    try source(named: name, as: FeedFormat())
  }

  /// Returns a source with a given format.
  public func source(named name: String, as format: FeedFormat) throws(RepositoryError) -> any ListingSource {
    try namable(name).make(name, format, false)
  }

  /// Returns the source of a watch for any user, because it was named by an authorised one.
  public func source(of watch: Watch) throws(RepositoryError) -> any ListingSource {
    try entry(of: watch.source).make(watch.source, watch.feed, watch.query.isEverything)
  }

  private func namable(_ name: String) throws(RepositoryError) -> Entry {
    let entry = try entry(of: name)
    guard mayBeNamed(entry.profile) else {
      throw RepositoryError(.fileFromAfar, subject: FeedAddress.withoutSecrets(name))
    }
    return entry
  }

  private func mayBeNamed(_ profile: ListingSourceProfile) -> Bool { namesFiles || !profile.opensWhatIsNamed }

  private func entry(of name: String) throws(RepositoryError) -> Entry {
    guard let entry = entries.first(where: { $0.profile.matches(name) }) else {
      throw RepositoryError(.noSuchSource, subject: FeedAddress.withoutSecrets(name))
    }
    return entry
  }
}

/// A source with its own name.
public protocol NamedListingSource: ListingSource {
  /// The source's name in a watch.
  var name: String { get }
}
