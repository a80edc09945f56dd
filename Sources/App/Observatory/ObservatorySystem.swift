import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The observatory.
struct ObservatorySystem: ArcadeSystem {
  let word = "observe"
  let commands = Command.ofObservatory
  let settings = SettingEntry.ofObservatory
  let feed: KeyedFeed? = .alerts

  func name(in language: Language) -> String { language.say("Observatory", "Observatorio", "観測所") }
  func summary(in language: Language) -> String { Command.ofObservatory[0].summary(language) }

  func makeScreens(_ opening: ScreenContext) throws -> any ScreenSystem {
    WatchScreens(
      observatory: try opening.composition.makeObservatory(namesFiles: opening.surface.namesFiles),
      phrases: opening.composition.watchPhrases,
      pageSize: opening.surface.listings,
      marksRead: opening.surface.changesWhatIsShared
    )
  }

  func names(for operand: String, in composition: Composition) async throws -> [String] {
    operand == "NAME" ? try await composition.makeObservatory().allWatches().map(\.watch.name.text) : []
  }

  func pictures(in composition: Composition, for viewer: PictureViewer) -> (any PictureRepository)? {
    composition.makeListingPictures(opensAddresses: viewer == .terminal)
  }

  /// Releases the watches that this process was updating.
  func settle(_ composition: Composition) async -> [Screen<Page>] {
    let watches = SQLWatchRepository(database: composition.database, owner: composition.owner)
    await composition.leases.release(in: watches)
    return []
  }

  func storedState(in composition: Composition) -> StoredState {
    guard composition.database.unstored == .watches else { return StoredState() }
    return StoredState(unstored: WatchConsolePhrases(language: composition.language).changeNotStored)
  }

  func downloads(at address: String, for visit: DownloadVisit) async throws -> [Download] {
    guard case .listings(let id, _, _)? = WatchRoute(address: address) else { return [] }
    let name: String
    do throws(RepositoryError) {
      name = try await visit.composition.makeObservatory().watch(id).watch.name.text
    } catch {
      guard error.code == .noSuchWatch else { throw error }
      return []
    }
    let phrases = WatchConsolePhrases(language: visit.composition.language)
    return [("csv", phrases.downloadTable), ("json", phrases.downloadDocument)].map { format, label in
      let address = Address("downloads", "observe", "watches", String(id.number), query: ["format": format])
      return Download(label, address, as: "\(name).\(format)", ["observe", "export", "--format=\(format)", "--", name])
    }
  }
}

extension KeyedFeed {
  /// The alerts for feed readers.
  static let alerts = KeyedFeed(path: "/observe/feed.atom", words: ["observe", "feed"])
}

extension Composition {
  var watchPhrases: WatchPhrases { WatchPhrases(language, formats: formats) }
}
