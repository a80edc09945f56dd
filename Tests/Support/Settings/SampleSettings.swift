public import ArcadeData
public import ArcadeDomain
public import ArcadePresentation

/// Settings in memory, and the actions of their screens.
public struct SampleSettings: Sendable {
  /// What is set.
  public let settings: InMemorySettings
  /// Fails what is to be erased, where it is asked for.
  public let eraseFailure: RepositoryError?

  /// To whom something belongs.
  public let owners: SampleOwners

  /// Which browsers are known.
  public let browsers: InMemoryBrowsers
  /// What time it is.
  public let time = HandDrivenTime()

  /// Begins with nothing set, beneath an environment.
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

  /// What their screens work with.
  public var administration: Administration {
    Administration(settings: settings, owners: owners, browsers: browsers, time: time)
  }

  /// What can be done with them; what is erased leaves a file `notes.txt` of somebody else.
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
  /// Changes settings alone; there is nobody, and no browser.
  public init(_ settings: any SettingRepository) {
    self.init(settings: settings, owners: SampleOwners(), browsers: InMemoryBrowsers(), time: HandDrivenTime())
  }
}

/// Owners as a test lists them, with what comes of every adoption.
public struct SampleOwners: OwnerRepository {
  private let summaries: [OwnerSummary]
  private let claim: OwnershipTransfer
  private let failure: RepositoryError?

  /// Lists owners; whoever adopts gets an answer, or a failure.
  public init(_ summaries: [OwnerSummary] = [], claim: OwnershipTransfer = .nothing, failure: RepositoryError? = nil) {
    (self.summaries, self.claim, self.failure) = (summaries, claim, failure)
  }

  /// Lists the owners.
  public func owners() async throws(RepositoryError) -> [OwnerSummary] { summaries }

  /// Notes nothing.
  public func add(_ owner: Owner) async throws(RepositoryError) {}

  /// Gives the answer.
  public func claim(by owner: Owner) async throws(RepositoryError) -> OwnershipTransfer {
    if let failure { throw failure }
    return claim
  }
}

extension Sequence {
  /// Sums up what is somebody's, that of each owner alone.
  public func summedUp<Value, Sum>(_ sum: ([Value]) -> [Sum]) -> [Owned<Sum>] where Element == Owned<Value> {
    Dictionary(grouping: self, by: \.owner).flatMap { owner, all in sum(all.map(\.value)).map { Owned($0, of: owner) } }
  }
}

extension Setting {
  /// A value that it can have; another one for each number, where any text will do.
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
