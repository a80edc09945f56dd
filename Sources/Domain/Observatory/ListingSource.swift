/// A shop, or something like one, that can be searched.
public protocol ListingSource: Sendable {
  /// Returns what a search finds, ranked from 1; nothing found is an empty, complete result.
  ///
  /// A search that takes several loads says how far it is after each. Where some
  /// pages could be read and others not, the result says so in its gaps; it
  /// throws where none could.
  func search(
    _ query: WatchQuery,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult
  /// Returns the categories below one, or those at the top.
  ///
  /// A source that can tell throws `.noSuchCategory` for one that it does not have.
  func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory]
}

/// How far a search is.
public struct SearchProgress: Hashable, Sendable {
  /// How many listings have come.
  public let found: Int
  /// How many there will be, as far as the source says.
  public let total: Int

  /// Says how far a search is.
  public init(found: Int, of total: Int) {
    (self.found, self.total) = (found, total)
  }

  /// Whether nothing more is to come, so that the result says the rest.
  public var isDone: Bool { found >= total }
}

/// Finds sources by the name that watches know them by.
public protocol ListingSources: Sendable {
  /// What can be searched, in the order in which it is shown; the first one is the usual one.
  var profiles: [ListingSourceProfile] { get }
  /// Returns the name by which a watch knows a source, wherever it is updated from: a path in it is made absolute.
  func fullName(of name: String) throws(RepositoryError) -> String
  /// Returns a source; throws where there is none of that name, or a setting that it needs is missing.
  func source(named name: String) throws(RepositoryError) -> any ListingSource
  /// Returns the source that a watch asks, also one that could not be named anew from where this is asked.
  func source(of watch: Watch) throws(RepositoryError) -> any ListingSource
}

extension ListingSources {
  /// The source of the name that the watch knows.
  public func source(of watch: Watch) throws(RepositoryError) -> any ListingSource { try source(named: watch.source) }

  /// What there is to know about the source that a watch names; nil where there is none.
  public func profile(of source: String) -> ListingSourceProfile? { profiles.first { $0.matches(source) } }

  /// Whether a source answers at once, so that nobody has to be told that it is being waited for.
  public func isInstant(_ source: String) -> Bool { profile(of: source)?.isInstant ?? false }
}

/// What there is to know about a source before it is searched.
public struct ListingSourceProfile: Hashable, Identifiable, Sendable {
  /// The name, or what a name of this kind begins with.
  public let name: String
  /// What it needs, beside what was asked for.
  public let needs: [ListingSourceNeed]
  /// A line that its owner wants to see wherever its data is shown; nil where there is none.
  public let terms: String?
  /// What its prices are in; nil where that differs or is not known.
  public let currency: Currency?
  /// Whether it answers at once, so that nobody has to be told that it is being waited for.
  public let isInstant: Bool

  /// Describes a source.
  public init(
    name: String,
    needs: [ListingSourceNeed] = [],
    terms: String? = nil,
    currency: Currency? = nil,
    isInstant: Bool = false
  ) {
    (self.name, self.needs, self.terms) = (name, needs, terms)
    (self.currency, self.isInstant) = (currency, isInstant)
  }

  /// The name.
  public var id: String { name }

  /// Whether it has all that is not part of its name.
  public var isReady: Bool {
    needs.allSatisfy { need in if case .setting(_, isMet: false) = need { false } else { true } }
  }

  /// Whether a name is that of this source: its own, or its own with what follows a colon.
  public func matches(_ source: String) -> Bool { source == name || source.hasPrefix(name + ":") }
}

/// Something that a source needs.
public enum ListingSourceNeed: Hashable, Sendable {
  /// The path of a file, after a colon behind its name.
  case path
  /// A setting, by its key.
  case setting(String, isMet: Bool)
}
