public import ArcadeDomain

/// The sources that there are, each with what makes it.
public struct ListingSourceDirectory: ListingSources {
  /// A source with what makes it of the whole name, such as `file:/tmp/feed.csv`.
  public struct Entry: Sendable {
    let profile: ListingSourceProfile
    let fullName: @Sendable (String) throws(RepositoryError) -> String
    let make: @Sendable (String) throws(RepositoryError) -> any ListingSource

    /// Joins a source with what makes it, and with what makes its name hold everywhere.
    public init(
      _ profile: ListingSourceProfile,
      fullName: @escaping @Sendable (String) throws(RepositoryError) -> String = { $0 },
      make: @escaping @Sendable (String) throws(RepositoryError) -> any ListingSource
    ) {
      self.profile = profile
      self.fullName = fullName
      self.make = make
    }
  }

  private let entries: [Entry]

  /// Lists sources in the order in which they are shown; the first one is the usual one.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// What can be searched.
  public var profiles: [ListingSourceProfile] { entries.map(\.profile) }

  /// Returns a name that holds everywhere; throws `.noSuchSource` where there is none of that name.
  public func fullName(of name: String) throws(RepositoryError) -> String {
    try entry(of: name).fullName(name)
  }

  /// Returns a source; throws `.noSuchSource` where there is none of that name.
  public func source(named name: String) throws(RepositoryError) -> any ListingSource {
    try entry(of: name).make(name)
  }

  private func entry(of name: String) throws(RepositoryError) -> Entry {
    guard let entry = entries.first(where: { $0.profile.matches(name) }) else {
      throw RepositoryError(.noSuchSource, subject: name)
    }
    return entry
  }
}
