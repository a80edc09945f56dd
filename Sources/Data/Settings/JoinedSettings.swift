public import ArcadeDomain

/// Settings that are kept in several places, as one.
public struct JoinedSettings: SettingRepository {
  private let parts: [any SettingRepository]

  /// Joins places of which each keeps settings of its own.
  public init(_ parts: any SettingRepository...) { self.parts = parts }

  /// Those of all places.
  public var all: [Setting] {
    let kept = Set(parts.flatMap(\.all))
    return Setting.all.filter(kept.contains)
  }

  /// Returns settings; a place of which nothing is wanted is not asked.
  public func readings(of wanted: [Setting]) async -> (settings: [SettingReading], mistakes: [RepositoryError]) {
    var (found, mistakes): ([Setting: SettingReading], [RepositoryError]) = ([:], [])
    for part in parts {
      let own = part.all.filter(wanted.contains)
      guard !own.isEmpty else { continue }
      let (readings, wrong) = await part.readings(of: own)
      for reading in readings { found[reading.setting] = reading }
      mistakes += wrong
    }
    return (wanted.map { found[$0] ?? SettingReading($0) }, mistakes)
  }

  /// Stores a value where its setting is kept, or takes it away.
  public func set(_ setting: Setting, to value: String?) async throws(RepositoryError) -> SettingChange {
    guard let part = parts.first(where: { $0.all.contains(setting) }) else {
      throw RepositoryError(.configuration, subject: setting.name)
    }
    return try await part.set(setting, to: value)
  }
}
