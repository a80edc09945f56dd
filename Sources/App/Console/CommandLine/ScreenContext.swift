import ArcadeData
package import ArcadeDomain
package import ArcadePresentation

/// What the screens of a system are put together with: what was asked for, and what the frontend can do.
public struct ScreenContext: Sendable {
  /// What the systems of the app are made of.
  public package(set) var composition: Composition
  /// The command line, of which a system reads its own options.
  package let invocation: Invocation
  /// The variables that override settings.
  package let environment: [String: String]
  /// Where it is noted what is not stored.
  package let unsaved: UnsavedWork
  /// The settings of all systems, in the language in use.
  package var settingGroups: [SettingGroup]
  package var surface: FrontendCapabilities

  /// The settings in their file, beneath those variables, and those in the store; who is here, and in which browsers.
  package var administration: Administration {
    Administration(
      settings: StoredSettings(
        composition.settingsFile,
        environment: environment,
        database: composition.database
      ),
      owners: composition.owners,
      browsers: composition.browsers,
      time: composition.time
    )
  }
}

/// What a frontend can do, as far as screens depend on it.
package struct FrontendCapabilities: Sendable {
  package var showsPictures: Bool
  /// Whether it would show them, if the program was there that draws them.
  package var lacksPictures = false
  /// Whether it shows pictures also in lists, beside what they are of.
  package var listsPictures = false
  /// Whether rounds have a limit; a screen reader takes its time.
  package var hasClock: Bool
  /// Whether somebody is there who can be asked what only people know.
  package var canAsk: Bool
  /// Whether how long an answer takes tells how well it was known: in a browser or at a terminal.
  package var measuresTime = true
  /// How many listings stand on a page.
  package var listings: Int
  /// Whether whoever uses it is at this machine, so that they may name its files.
  package var namesFiles = true
  /// Whether whoever uses it may change what is everybody's: decks, watches, the price list.
  package var changesWhatIsShared = true
}
