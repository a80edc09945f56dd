import ArcadeDomain
import ArcadePresentation

/// What a script gets for the errors of falling words.
enum WordFailures {
  static func failure(for error: any Error, desk: CommandDesk) -> any Error {
    let phrases = desk.wordPhrases
    switch error {
    case let error as WordsError:
      return CommandFailure(exit: .badData, code: error.code, message: phrases.sentence(for: error))
    case let error as RepositoryError where error.code == .refused:
      return fixedDeck(desk: desk)
    default: return error
    }
  }

  /// A deck that cannot be changed.
  static func fixedDeck(desk: CommandDesk) -> CommandFailure {
    CommandFailure(exit: .permission, code: "fixedDeck", message: desk.wordPhrases.deckIsFixed)
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
