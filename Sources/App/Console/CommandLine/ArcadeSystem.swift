public import ArcadeDomain
public import ArcadePresentation

/// A system of an app: its name, its commands and settings, and how its screens are made.
///
/// Only the word, the name, the summary and the screens are required. `ArcadeApp` runs it on the console and on a page.
public protocol ArcadeSystem: Sendable {
  /// The word that opens the system.
  var word: String { get }
  /// The system's commands. By default there is one, the word itself, which opens a session.
  var commands: [Command] { get }
  /// The system's settings; none by default.
  var settings: [SettingEntry] { get }
  /// Whether only the machine that runs the app can open the system, and no browser on another machine.
  var isForThisMachineAlone: Bool { get }
  /// The system's document for feed readers; nil by default.
  var feed: KeyedFeed? { get }
  /// Returns the system's name, one or two words.
  func name(in language: Language) -> String
  /// Returns the purpose of the system, as a line of the menu and of the help.
  func summary(in language: Language) -> String
  /// Opens the system for a session, in its language and for its owner.
  func makeScreens(_ opening: ScreenContext) throws -> any ScreenSystem
  /// Returns what is due today, in a few words, without opening a connection; nil by default.
  func due(in composition: Composition) async throws -> String?
  /// Returns the stored names that complete an operand of its commands; none by default.
  func names(for operand: String, in composition: Composition) async throws -> [String]
  /// Returns the repository that loads the pictures named by the screens; nil by default.
  func pictures(in composition: Composition, for viewer: PictureViewer) -> (any PictureRepository)?
  /// Finishes pending work when the process ends, and returns the screens that report it; nothing by default.
  func settle(_ composition: Composition) async -> [Screen<Page>]
  /// Returns what is not stored and what is still pending; nothing by default.
  func storedState(in composition: Composition) -> StoredState
  /// Returns the files that can be downloaded from one of the system's screens; none by default.
  func downloads(at address: String, for visit: DownloadVisit) async throws -> [Download]
}

extension ArcadeSystem {
  public var commands: [Command] { [Command(word, { summary(in: $0) }, isSession: true)] }
  public var settings: [SettingEntry] { [] }
  public var isForThisMachineAlone: Bool { false }
  public var feed: KeyedFeed? { nil }
  public func due(in composition: Composition) async throws -> String? { nil }
  public func names(for operand: String, in composition: Composition) async throws -> [String] { [] }
  public func pictures(in composition: Composition, for viewer: PictureViewer) -> (any PictureRepository)? { nil }
  public func settle(_ composition: Composition) async -> [Screen<Page>] { [] }
  public func storedState(in composition: Composition) -> StoredState { StoredState() }
  public func downloads(at address: String, for visit: DownloadVisit) async throws -> [Download] { [] }

  /// The system's entry in the menu.
  package func entry(in language: Language) -> Choice { Choice(word, summary(in: language), title: name(in: language)) }
}

/// The place where a picture is seen.
public enum PictureViewer {
  /// The terminal of the person who started the app.
  case terminal
  /// The web page, which any permitted visitor can open.
  case page
}

/// A setting and its meaning, as declared by a system.
public struct SettingEntry: Sendable {
  package let setting: Setting
  /// Whether most people may want to change the setting, so that it is listed first.
  package var isForEverybody = false
  /// Whether the setting names a source. The addresses in the source's documents may then be fetched from its server.
  package var isSource = false
  package let meaning: @Sendable (Language) -> String

  package init(
    setting: Setting,
    isForEverybody: Bool = false,
    isSource: Bool = false,
    meaning: @escaping @Sendable (Language) -> String
  ) {
    self.setting = setting
    self.isForEverybody = isForEverybody
    self.isSource = isSource
    self.meaning = meaning
  }
}
