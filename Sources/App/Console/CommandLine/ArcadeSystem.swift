public import ArcadeDomain
public import ArcadePresentation

/// A system of an app: its name, its commands and settings, and how its screens are made.
///
/// Only the word, the name, the summary and the screens are required. `ArcadeApp` runs it on the console and on a page.
public protocol ArcadeSystem: Sendable {
  /// The word that opens it.
  var word: String { get }
  /// Its commands. By default one, the word itself, which opens a session.
  var commands: [Command] { get }
  /// Its settings; none by default.
  var settings: [SettingEntry] { get }
  /// Whether it is for the machine that runs the app alone, not for browsers on other machines.
  var isForThisMachineAlone: Bool { get }
  /// Its document for feed readers; nil by default.
  var feed: KeyedFeed? { get }
  /// Returns its name, one or two words.
  func name(in language: Language) -> String
  /// Returns what it is for, as a line of the menu and of the help.
  func summary(in language: Language) -> String
  /// Opens the system for a session, in its language and for its owner.
  func makeScreens(_ opening: ScreenContext) throws -> any ScreenSystem
  /// Returns what is due today, in a few words, without opening a connection; nil by default.
  func due(in composition: Composition) async throws -> String?
  /// Returns the stored names that complete an operand of its commands; none by default.
  func names(for operand: String, in composition: Composition) async throws -> [String]
  /// Returns what loads the pictures that its screens name; nil by default, if they name none.
  func pictures(in composition: Composition, for viewer: PictureViewer) -> (any PictureRepository)?
  /// Finishes what may be unfinished when the process ends, and returns the news of it; nothing by default.
  func settle(_ composition: Composition) async -> [Screen<Page>]
  /// Returns what is not stored and what is still open; nothing by default.
  func storedState(in composition: Composition) -> StoredState
  /// Returns the files that can be downloaded from one of its screens; none by default.
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

  /// The system in the menu.
  package func entry(in language: Language) -> Choice { Choice(word, summary(in: language), title: name(in: language)) }
}

/// Where a picture is seen.
public enum PictureViewer {
  /// Where the app runs, by the person who started it.
  case terminal
  /// On a page, by anybody who may open it.
  case page
}

/// A setting and its meaning, as a system declares it.
public struct SettingEntry: Sendable {
  package let setting: Setting
  /// Whether everybody may want to change it, so that it is among the first.
  package var isForEverybody = false
  /// Whether it names a source, whose server may then also be asked for what its documents name.
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
