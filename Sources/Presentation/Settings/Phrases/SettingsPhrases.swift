public import ArcadeDomain

/// The sentences of the settings, in one language.
public protocol SettingsPhrases: SystemPhrases {
  /// What stands above all of them.
  var settingsTitle: String { get }
  /// Where the data is.
  func dataFolder(_ path: String) -> String
  /// What is asked for where a setting is meant.
  var settingLabel: String { get }
  /// Above the values.
  var valueLabel: String { get }
  /// Above what settings are for.
  var purposeLabel: String { get }
  /// The value of a setting that is not set.
  var notSet: String { get }
  /// What stands in place of the value of a setting that is a key.
  var hiddenValue: String { get }

  /// Before where a value comes from.
  var originLabel: String { get }
  /// A value comes from the file.
  var settingsFile: String { get }
  /// A value comes from a variable of the environment.
  func environment(_ variable: String) -> String
  /// Nothing was set.
  var usualValue: String { get }
  /// Before what a setting can be.
  var allowedLabel: String { get }
  /// A setting can be the place of a feed.
  var fileOrAddress: String { get }
  /// A setting can be the address of a server.
  var anAddress: String { get }
  /// What the address of a store may be.
  var aStore: String { get }
  /// A currency, as what a setting can be.
  var aCurrency: String { get }
  /// What the name of somebody may be.
  var aName: String { get }
  /// What a part of a whole can be.
  var aPercentage: String { get }
  /// A setting can be a key.
  var aKey: String { get }
  /// A setting can be anything.
  var anyText: String { get }

  /// What giving a setting a value is called.
  var setAction: String { get }
  /// What taking a value away is called.
  var unsetAction: String { get }
  /// What looking at all settings is called.
  var listAction: String { get }
  /// What deleting everything is called.
  var eraseAction: String { get }
  /// What deleting nothing is called.
  var keepAction: String { get }

  /// A setting got a value.
  func settingSaved(_ setting: String, holds: SettingsHold) -> String
  /// A setting lost its value.
  func settingRemoved(_ setting: String, holds: SettingsHold) -> String
  /// A setting that was to lose its value had none.
  func settingWasNotSet(_ setting: String) -> String
  /// A setting names a file that is not there.
  func fileMissing(_ path: String) -> String
  /// An environment variable has the last word on a setting.
  func overridden(_ setting: String, by variable: String) -> String
  /// There is no such setting.
  func unknownSetting(_ name: String, nearest: String?) -> String
  /// A setting was named with a value alone; how it is given.
  func giveValue(_ line: String) -> String
  /// A setting cannot have such a value.
  func badSetting(_ name: String, value: String, allowed: [String]) -> String

  /// What stands above everybody to whom something belongs.
  var ownersTitle: String { get }
  /// Above the numbers of orders.
  var ordersLabel: String { get }
  /// Nothing belongs to anybody yet.
  var noOwners: String { get }
  /// What looking at everybody to whom something belongs is called.
  var ownersAction: String { get }
  /// What giving somebody what is nobody's is called.
  var adoptAction: String { get }
  /// What leaving it nobody's is called.
  var leaveAction: String { get }
  /// Asks before somebody gets what is nobody's.
  func askToAdopt(_ name: String) -> String
  /// Somebody has what was nobody's.
  func adopted(by name: String, games: Int, orders: Int) -> String
  /// Nothing was nobody's.
  var nothingToAdopt: String { get }
  /// Both have what only one can have.
  func adoptionRefused(_ obstacles: [Adoption.Obstacle], for name: String) -> String

  /// What stands above the browsers that are known.
  var browsersTitle: String { get }
  /// Above the names of browsers.
  var browserLabel: String { get }
  /// Above when a browser came in.
  var cameLabel: String { get }
  /// Above when a browser was used.
  var usedLabel: String { get }
  /// Above how a browser came in.
  var cameByLabel: String { get }
  /// How somebody came in who opened the printed address.
  var byKey: String { get }
  /// How somebody came in who knew what only those know who may.
  var byPassPhrase: String { get }
  /// A browser that does not say which one it is.
  var unknownBrowser: String { get }
  /// No browser is known.
  var noBrowsers: String { get }
  /// What looking at the browsers is called.
  var browsersAction: String { get }
  /// What ending a browser is called.
  var signOutAction: String { get }
  /// What ending all browsers is called.
  var signAllOutAction: String { get }
  /// So many browsers were signed out.
  func signedOut(_ count: Int) -> String

  /// Asks before everything is deleted.
  func askToErase(_ path: String) -> String
  /// Nothing was deleted, as nobody knows how a payment ended.
  var eraseWaits: String { get }
  /// Everything was deleted; what is not Arcade's stayed.
  func erased(_ path: String, except others: [String]) -> String
}

extension SettingsPhrases {
  /// The sentence for any error that the settings can have.
  public func settingsFailure(for error: any Error) -> Failure {
    switch error {
    case SettingError.unknown(let name, let nearest): Failure(unknownSetting(name, nearest: nearest), canRetry: false)
    case SettingError.impossible(let value, let name, let allowed):
      // What stands behind it may be a key that was meant for another setting.
      Failure(badSetting(name, value: value.firstWord, allowed: allowed), canRetry: false)
    case let error as RepositoryError where error.code == .paymentOpen: Failure(eraseWaits, canRetry: true)
    default: failure(for: error)
    }
  }
}

extension Language {
  /// The sentences of the settings in this language, with the formats of a region.
  public func settingsPhrases(formats: Formats) -> any SettingsPhrases {
    switch self {
    case .english: EnglishSettings(base: phrases(formats: formats))
    case .spanish: SpanishSettings(base: phrases(formats: formats))
    case .japanese: JapaneseSettings(base: phrases(formats: formats))
    }
  }
}

/// From when on a setting holds that was changed.
public enum SettingsHold: Hashable, Sendable {
  /// From now on.
  case now
  /// From the next start on.
  case later
}
