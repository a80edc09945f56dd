import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let observe = ArcadeSystem(
    word: "observe",
    name: { $0.say("Observatory", "Observatorio", "観測所") },
    summary: Command.ofObservatory[0].summary,
    commands: Command.ofObservatory,
    settings: SettingEntry.ofObservatory,
    names: ["NAME": { try await $0.makeObservatory().allWatches().map(\.watch.name.text) }],
    pictures: { $0.makeListingPictures(opensAddresses: $1 == .terminal) }
  ) { opening in
    WatchScreens(
      observatory: try opening.composition.makeObservatory(namesFiles: opening.surface.namesFiles),
      phrases: opening.composition.watchPhrases,
      pageSize: opening.surface.listings,
      marksRead: opening.surface.changesWhatIsShared
    )
  }
}

extension Composition {
  var watchPhrases: WatchPhrases { WatchPhrases(language, formats: formats) }
}
