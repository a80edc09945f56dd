/// Keeps what was set.
public protocol SettingRepository: Sendable {
  /// Returns every setting in the order in which they are shown, and an error for each kept value that makes no sense.
  func readings() async -> (settings: [SettingReading], mistakes: [RepositoryError])
  /// Stores a value, or takes it away where it is nil; throws `.configuration` for one that the setting cannot have, and
  /// `.badAddress` for a place that is none.
  func set(_ setting: Setting, to value: String?) async throws(RepositoryError) -> SettingChange
}

extension SettingRepository {
  /// Returns a setting by its name, without regard to case.
  public func reading(named name: String) async throws(SettingError) -> SettingReading {
    let settings = await readings().settings
    let wanted = name.lowercased()
    if let reading = settings.first(where: { $0.setting.name == wanted }) { return reading }
    throw .unknown(name, nearest: NearestMatch.of(name, among: settings.map { $0.setting.name }))
  }

  /// Gives a setting a value by its name, or takes it away where it is nil.
  ///
  /// Throws `SettingError` for what can be corrected by writing something else.
  public func change(_ name: String, to value: String?) async throws -> SettingChange {
    let setting = try await reading(named: name).setting
    let allowed =
      switch setting.kind {
      case .percent: ["0 – 100"]
      case .currency: ["EUR", "JPY", "USD", "…"]
      default: setting.allowedValues
      }
    if let value, let allowed, !setting.accepts(value) {
      throw SettingError.impossible(value, of: name, allowed: allowed)
    }
    return try await set(setting, to: value)
  }
}

/// Why a setting was not changed.
public enum SettingError: Error, Hashable, Sendable {
  /// There is none of that name; the one that may have been meant.
  case unknown(String, nearest: String?)
  /// It can have other values only.
  case impossible(String, of: String, allowed: [String])
}

/// A setting with its value, as it may be shown.
public struct SettingReading: Hashable, Sendable {
  /// Where a value comes from.
  public enum Origin: Hashable, Sendable {
    /// What was set, and is kept.
    case stored
    /// A variable of the environment, which has the last word.
    case environment(variable: String)
    /// Nothing was set; what is usual holds.
    case usual
  }

  /// What can be set.
  public let setting: Setting
  /// The value in force: in place of a key a mask, of an address what is no secret; nil where nothing was set.
  public let value: String?
  /// Where the value comes from.
  public let origin: Origin

  /// Reads a setting; `value` is one that may be shown.
  public init(_ setting: Setting, value: String? = nil, from origin: Origin = .usual) {
    (self.setting, self.value, self.origin) = (setting, value, origin)
  }
}

/// What became of a setting that got a value, or lost it.
public struct SettingChange: Hashable, Sendable {
  /// What was changed.
  public let setting: Setting
  /// The value as it was stored and may be shown; nil where it was taken away.
  public let value: String?
  /// Whether it had a value before.
  public let wasSet: Bool
  /// The path of the file that it names, where there is none yet.
  public let missingFile: String?

  /// Says what was changed.
  public init(_ setting: Setting, value: String?, wasSet: Bool, missingFile: String? = nil) {
    (self.setting, self.value, self.wasSet, self.missingFile) = (setting, value, wasSet, missingFile)
  }
}
