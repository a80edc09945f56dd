import ArcadeDomain
import ArcadePresentation

extension CommandContext {
  /// Does something, with its errors as a script gets those of falling words.
  func sayingWordFailures<Result>(_ work: () async throws -> Result) async throws -> Result {
    do {
      return try await work()
    } catch let error as WordsError {
      throw CommandFailure(exit: .badData, code: error.code, message: composition.wordPhrases.sentence(for: error))
    } catch let error as RepositoryError where error.code == .refused {
      throw fixedDeck
    }
  }

  /// A deck that cannot be changed.
  var fixedDeck: CommandFailure {
    CommandFailure(exit: .permission, code: "fixedDeck", message: composition.wordPhrases.deckIsFixed)
  }
}

extension WordsError {
  fileprivate var code: String {
    switch self {
    case .emptyDeck: "emptyDeck"
    case .noSuchTopic: "noSuchTopic"
    case .nothingMissed: "nothingMissed"
    case .noUsableRows: "noUsableRows"
    case .badName: "badName"
    }
  }
}
