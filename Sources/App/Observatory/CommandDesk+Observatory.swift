import ArcadeDomain
import ArcadePresentation

extension CommandDesk {
  /// The sentences of the observatory.
  var watchPhrases: any WatchPhrases { composition.language.watchPhrases(formats: composition.formats) }

  /// The observatory in the menu.
  func observeEntry(_ session: ConsoleSession) -> ConsoleMenuView.Entry {
    entry("observe", composition.language.watchConsolePhrases.observe, on: session, open: openObservatory)
  }

  /// The first screen of the observatory, on the stack of a session.
  func openObservatory(_ session: ConsoleSession) throws -> any ConsoleModule {
    let modules = WatchModules(
      observatory: try composition.makeObservatory(),
      console: WatchConsole(
        output: output,
        phrases: phrases,
        watchPhrases: watchPhrases,
        words: composition.language.watchConsolePhrases
      ),
      outside: outsideDesk(pictures: composition.makeListingPictures()) { [watchPhrases] in
        watchPhrases.watchFailure(for: $0).text
      }
    )
    return modules.watches(ConsoleWatchRouter(session: session, modules: modules))
  }
}
