import ArcadeData
package import ArcadeDomain
package import ArcadePresentation

/// The context from which a system makes its screens: the request, and the capabilities of the frontend.
public struct ScreenContext: Sendable {
  /// The dependencies of the systems.
  public package(set) var composition: Composition
  /// The command line, from which a system reads its own options.
  package let invocation: Invocation
  /// The variables that override settings.
  package let environment: [String: String]
  /// The record of work that is not stored.
  package let unsaved: UnsavedWork
  /// The settings of all systems, in the language in use.
  package var settingGroups: [SettingGroup]
  package var surface: FrontendCapabilities

  /// The administration of settings, people and browsers. Environment variables override the settings file.
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

/// The capabilities of a frontend, as far as screens depend on them.
package struct FrontendCapabilities: Sendable {
  package var showsPictures: Bool
  /// Whether pictures are wanted, but the program that draws them is missing.
  package var lacksPictures = false
  /// Whether lists show pictures, too.
  package var listsPictures = false
  /// Whether rounds have a time limit; screen readers need more time.
  package var hasClock: Bool
  /// Whether a person is there to answer questions.
  package var canAsk: Bool
  /// Whether response times show how well an answer was known: in a browser or at a terminal.
  package var measuresTime = true
  /// The number of listings on a page.
  package var listings: Int
  /// Whether the user is at this machine, so that they may name its files.
  package var namesFiles = true
  /// Whether the user may change shared data: decks, watches, the price list.
  package var changesWhatIsShared = true
}
