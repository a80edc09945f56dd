public import ArcadeDomain

/// The sources that there are, each with what makes it.
public struct ListingSourceDirectory: ListingSources {
  /// A source with what makes it of the whole name, such as `file:/tmp/feed.csv`.
  public struct Entry: Sendable {
    let profile: ListingSourceProfile
    let fullName: @Sendable (String) throws(RepositoryError) -> String
    let make: @Sendable (String, FeedFormat, _ isLater: Bool) throws(RepositoryError) -> any ListingSource

    /// Joins a source with what makes it, and with what makes its name hold everywhere.
    public init(
      _ profile: ListingSourceProfile,
      fullName: @escaping @Sendable (String) throws(RepositoryError) -> String = { $0 },
      make: @escaping @Sendable (String) throws(RepositoryError) -> any ListingSource
    ) {
      self.init(profile, fullName: fullName) { name, _, _ throws(RepositoryError) in try make(name) }
    }

    /// Joins a source that is called by an address with what makes it of a name, and of what its prices are in where
    /// somebody said that.
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

    /// Joins a source with what makes it of the whole name and of how it is written: as somebody says, or as it was when
    /// the watch was added that asks it later.
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

  /// Lists sources in the order in which they are shown; the first one is the usual one.
  ///
  /// Whoever is at another machine names no file of this one, and no address that it would open: `namesFiles` is false for them.
  public init(_ entries: [Entry], namesFiles: Bool = true) { (self.entries, self.namesFiles) = (entries, namesFiles) }

  /// What can be searched.
  public var profiles: [ListingSourceProfile] { entries.map(\.profile).filter(mayBeNamed) }

  /// Returns a name that holds everywhere; throws `.noSuchSource` where there is none of that name, and `.fileFromAfar`
  /// for one that must not be named.
  public func fullName(of name: String) throws(RepositoryError) -> String { try namable(name).fullName(name) }

  /// Returns a source; throws `.noSuchSource` where there is none of that name, and `.fileFromAfar` for one that must not
  /// be named.
  public func source(named name: String) throws(RepositoryError) -> any ListingSource {
    try source(named: name, as: FeedFormat())
  }

  /// Returns a source that is written as somebody says.
  public func source(named name: String, as format: FeedFormat) throws(RepositoryError) -> any ListingSource {
    try namable(name).make(name, format, false)
  }

  /// Returns the source of a watch, whoever asks: it was named by somebody who could.
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

/// A source that knows by which name it is found again.
public protocol NamedListingSource: ListingSource {
  /// The name by which a watch knows it.
  var name: String { get }
}
