/// The settings in English.
struct EnglishSettings: SettingsPhrases {
  let base: any Phrases

  var settingsTitle: String { "Settings" }
  func dataFolder(_ path: String) -> String { "Everything is kept in \(path)" }
  var settingLabel: String { "Setting" }
  var valueLabel: String { "Value" }
  var purposeLabel: String { "What it is for" }
  var notSet: String { "not set" }
  var hiddenValue: String { "(hidden)" }

  var originLabel: String { "Comes from" }
  var settingsFile: String { "the settings file" }
  func environment(_ variable: String) -> String { "\(variable), a variable of the environment" }
  var usualValue: String { "Arcade itself, as nothing was set" }
  var allowedLabel: String { "Can be" }
  var fileOrAddress: String { "a file or an address of the web" }
  var anAddress: String { "an address of the web" }
  var aStore: String { "an address such as postgresql://anna@server/arcade" }
  var aCurrency: String { "the code of a currency, such as EUR" }
  var aName: String { "a name of one line" }
  var aPercentage: String { "a rate from 0 to 100, such as 21" }
  var aKey: String { "a key, which is never shown" }
  var anyText: String { "any text" }

  var setAction: String { "give a setting a value" }
  var unsetAction: String { "take its value away" }
  var listAction: String { "all settings" }
  var eraseAction: String { "delete all data" }
  var keepAction: String { "keep everything" }

  func settingSaved(_ setting: String, holds: SettingsHold) -> String {
    "Saved: \(setting)." + (holds == .later ? " It holds from the next start on." : "")
  }
  func settingRemoved(_ setting: String, holds: SettingsHold) -> String {
    "Removed: \(setting)." + (holds == .later ? " That holds from the next start on." : "")
  }
  func settingWasNotSet(_ setting: String) -> String { "\(setting) was not set, so nothing was changed." }
  func fileMissing(_ path: String) -> String {
    "\(path) does not exist. It was saved all the same; put the file there before the next start, or set another path."
  }
  func overridden(_ setting: String, by variable: String) -> String { "\(setting) comes from \(variable)." }
  func unknownSetting(_ name: String, nearest: String?) -> String {
    "There is no setting “\(name)”." + (nearest.map { " Did you mean “\($0)”?" } ?? "")
  }
  func giveValue(_ line: String) -> String { "A value is given like this: \(line)" }
  func badSetting(_ name: String, value: String, allowed: [String]) -> String {
    "\(name) cannot be “\(value)”. Choose one of: \(allowed.joined(separator: ", "))."
  }

  func askToErase(_ path: String) -> String {
    "Delete everything in \(path)? Carts, orders, games, decks, watches and settings are gone then."
  }
  var eraseWaits: String {
    "A payment is still open, so nothing was deleted. Open the shop as whoever began it, and it says what became of it; "
      + "then delete again."
  }
  func erased(_ path: String, except others: [String]) -> String {
    let deleted = "Deleted: everything that Arcade kept in \(path)."
    return others.isEmpty ? deleted : "\(deleted) This is not Arcade's and stayed: \(others.joined(separator: ", "))."
  }
}
