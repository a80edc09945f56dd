import ArcadeDomain
import ArcadePresentation

/// What a script gets for the errors of falling words.
enum WordFailures {
  static func failure(for error: any Error, context: CommandContext) -> any Error {
    let phrases = context.wordPhrases
    switch error {
    case let error as WordsError:
      return CommandFailure(exit: .badData, code: error.code, message: phrases.sentence(for: error))
    case let error as RepositoryError where error.code == .refused:
      return fixedDeck(context: context)
    default: return error
    }
  }

  /// A deck that cannot be changed.
  static func fixedDeck(context: CommandContext) -> CommandFailure {
    CommandFailure(exit: .permission, code: "fixedDeck", message: context.wordPhrases.deckIsFixed)
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
