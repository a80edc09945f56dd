public import ArcadeData
public import ArcadeDomain
public import ArcadePresentation

/// Settings in memory, and the actions of their screens.
public struct SampleSettings: Sendable {
  /// The stored settings.
  public let settings: InMemorySettings
  /// The failure of erasing, if any.
  public let eraseFailure: RepositoryError?

  /// The owners of data.
  public let owners: SampleOwners

  /// The known browsers.
  public let browsers: InMemoryBrowsers
  /// The clock.
  public let time = HandDrivenTime()

  /// Creates settings without values, overridden by an environment.
  public init(
    environment: [String: String] = [:],
    owners: SampleOwners = SampleOwners(),
    browsers: [KnownBrowser] = [],
    eraseFailure: RepositoryError? = nil
  ) {
    self.browsers = InMemoryBrowsers(browsers)
    self.owners = owners
    settings = InMemorySettings(environment: environment)
    self.eraseFailure = eraseFailure
  }

  /// The administration for their screens.
  public var administration: Administration {
    Administration(settings: settings, owners: owners, browsers: browsers, time: time)
  }

  /// Returns the actions; erasing leaves a foreign file `notes.txt`.
  public func actions(in language: Language = .english) -> SettingsScreens {
    SettingsScreens(
      administration,
      groups: [
        SettingGroup(nil, [Choice("language", "the language"), Choice("pictures", "whether pictures are drawn")]),
        SettingGroup("shop", [Choice("shop.catalog", "the price list"), Choice("shop.gateway", "the payment")]),
        SettingGroup("observe", [Choice("observe.rakuten.access-key", "a key")]),
      ],
      place: "/data",
      phrases: SettingsPhrases(language, formats: Formats(locale: language.rawValue, timeZone: "UTC"))
    ) { () async throws(RepositoryError) in
      if let eraseFailure { throw eraseFailure }
      return ["notes.txt"]
    }
  }
}

extension Administration {
  /// Creates an administration with settings only, without owners and browsers.
  public init(_ settings: any SettingRepository) {
    self.init(settings: settings, owners: SampleOwners(), browsers: InMemoryBrowsers(), time: HandDrivenTime())
  }
}

/// A scripted list of owners, with the outcome of every claim.
public struct SampleOwners: OwnerRepository {
  private let summaries: [OwnerSummary]
  private let claim: OwnershipTransfer
  private let failure: RepositoryError?

  /// Creates a list of owners with an outcome of claims, or a failure.
  public init(_ summaries: [OwnerSummary] = [], claim: OwnershipTransfer = .nothing, failure: RepositoryError? = nil) {
    (self.summaries, self.claim, self.failure) = (summaries, claim, failure)
  }

  /// Lists the owners.
  public func owners() async throws(RepositoryError) -> [OwnerSummary] { summaries }

  /// Does nothing.
  public func add(_ owner: Owner) async throws(RepositoryError) {}

  /// Returns the outcome.
  public func claim(by owner: Owner) async throws(RepositoryError) -> OwnershipTransfer {
    if let failure { throw failure }
    return claim
  }
}

extension Sequence {
  /// Sums up the values of each owner separately.
  public func summedUp<Value, Sum>(_ sum: ([Value]) -> [Sum]) -> [Owned<Sum>] where Element == Owned<Value> {
    Dictionary(grouping: self, by: \.owner).flatMap { owner, all in sum(all.map(\.value)).map { Owned($0, of: owner) } }
  }
}

extension Setting {
  /// Returns a valid value; for free texts, a different one for each number.
  public func sample(_ number: Int = 0) -> String {
    switch kind {
    case .choice(let values): values.first ?? ""
    case .store: "postgresql://a.example/\(number)"
    case .percent: "\(number % 100)"
    case .currency: "EUR"
    case .retention: "0.8"
    case .count(let bounds): "\(min(bounds.upperBound, bounds.lowerBound + number))"
    case .steps: "\(number + 1)m"
    case .folder: "/a/folder-\(number)"
    case .text, .place, .server, .person, .key, .receiptLine: "https://a.example/\(number)"
    }
  }
}
