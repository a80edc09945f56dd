public import ArcadeData
public import ArcadeDomain
public import ArcadePresentation
import Synchronization

/// The dependencies of the systems of an app: its options and settings, its store, its clock and its language.
///
/// A system adds its own dependencies in an extension, such as `makeShop()`.
public struct Composition: Sendable {
  package let app: ConsoleApp
  package let options: GlobalOptions
  package let dataFolder: String
  package let settings: Settings
  package let settingsFile: SettingsFile
  /// The values in the settings file that are not valid. Then only commands that need no settings run.
  let settingMistakes: [RepositoryError]
  /// The language of the screens.
  public package(set) var language: Language
  /// The formats of amounts and dates.
  public package(set) var formats: Formats
  package var database: Database
  /// The person whose data the screens show; `.nobody` if nobody gave a name.
  public package(set) var owner: Owner
  /// The queue of changes that could not be stored yet and are retried.
  package let waiting = WriteQueue()
  /// The objects that the systems share while the process runs.
  package let shared = SharedObjects()
  /// The clock, which `--now` can stop.
  public let time: any TimeSource
  package let randomness: Randomness
  /// How to wait: between two tries or two updates, and for a slow gateway.
  package let pause: @Sendable (Duration) async throws -> Void
  package let client: HTTPClient
  let zone: String?

  package init(_ app: ConsoleApp, options: GlobalOptions, process: ProcessEnvironment) throws(RepositoryError) {
    (self.app, self.options) = (app, options)
    dataFolder = DataFolder.path(option: options.dataFolder, environment: process.environment)
    settingsFile = SettingsFile(folder: dataFolder)
    let readings = settingsFile.lenientReadings()
    settingMistakes = readings.mistakes
    settings = try Settings(stored: readings.values, environment: process.environment)
    let choice = LanguageChoice(
      option: options.language,
      setting: settings[.language],
      environment: process.environment
    )
    language = choice.language
    // POSIX marks the name of a zone with a colon; Foundation takes the colon for a part of the name.
    let zone = process.environment["TZ"].map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
    formats = Formats(locale: choice.locale, timeZone: zone)
    formats.showsFolders = !process.isGuests
    randomness = Randomness(seed: options.seed)
    owner = options.owner ?? settings[.person].flatMap { Owner($0) } ?? .nobody
    database = try Self.database(options.store ?? settings[.store], folder: dataFolder, process: process, options)
    self.zone = zone
    time = options.now.map { SystemTime(frozen: $0, zone: zone) } ?? process.time ?? SystemTime(zone: zone)
    pause = process.pause
    let addresses = app.settings.filter(\.isSource).compactMap { [settings] in settings[$0.setting] }
    let userAgent = "\(Program.title)/\(Program.version)"
    client = HTTPClient(transport: SystemTransport(userAgent: userAgent, addresses: addresses), pause: pause)
  }

  /// Returns a separate database in the data folder, with the tables of the migrations.
  public func makeDatabase(_ name: String, _ migrations: [Migration]) -> Database {
    shared.one(name) { Database(path: dataFolder + "/\(name).sqlite", migrations: migrations) }
  }

  package func makePictures() -> PictureLoader {
    PictureLoader(
      cache: PictureCache(folder: dataFolder + "/pictures"),
      client: client.stayingPublic,
      time: time,
      isOffline: options.isOffline
    )
  }
}

/// The source of every generator of a run, so that no two of them draw the same numbers.
package final class Randomness: Sendable {
  private let seeds: Mutex<SplitMix64>

  /// Begins with the seed of `--seed`, else with a random one.
  package init(seed: UInt64?) { seeds = Mutex(SplitMix64(seed: seed ?? .random(in: .min ... .max))) }

  package func makeGenerator() -> SplitMix64 { SplitMix64(seed: seeds.withLock { $0.next() }) }
}
