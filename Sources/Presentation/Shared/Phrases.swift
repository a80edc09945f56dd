public import ArcadeDomain

/// The sentences that every system needs, in one language.
///
/// A system adds its own with a protocol that refines `SystemPhrases`.
public protocol Phrases: SharedPhrases {
  /// The language they are in.
  var language: Language { get }
  /// How amounts and dates are written.
  var formats: Formats { get }

  /// What happened, why, and what to do next.
  func sentence(for error: RepositoryError) -> String
  /// What becomes of answers that could not be stored.
  var answersWait: String { get }
  /// The game that was played is not there any more, nor is there a place for its answers.
  var gameIsGone: String { get }
  /// What is wrong in a feed.
  func sentence(for mistake: FeedMistake) -> String
  /// What to write instead, where that is known.
  func suggestion(for mistake: FeedMistake) -> String?
  /// Which element of a list something is part of, from 1.
  func entry(_ number: Int) -> String
  /// How many problems there are besides those that were told.
  func moreProblems(_ count: Int) -> String
  /// For an error that no one foresaw.
  func unexpected(_ error: any Error) -> String
  /// A word and the one that may have been meant.
  func didYouMean(_ word: String) -> String
  /// One sentence after another.
  func joining(_ sentence: String, _ next: String) -> String
  /// A sentence with what is to be written instead.
  func adding(_ suggestion: String, to sentence: String) -> String
  /// Amounts in two currencies, or one too large.
  func sentence(for error: MoneyError) -> String
}

extension Phrases {
  /// The sentence for any error that a use case can throw to a presenter.
  public func failure(for error: any Error) -> Failure {
    switch error {
    case let error as RepositoryError: Failure(sentence(for: error), canRetry: error.canRetry)
    case let error as MoneyError: Failure(sentence(for: error), canRetry: false)
    default: Failure(unexpected(error), canRetry: false)
    }
  }

  /// Why what was sent became nothing, for frontends that do not say it better.
  public func sentence(for misread: Misread) -> String {
    switch misread {
    case .missing(let field) where !field.isFixed: missing(field.label)
    case .missing, .stale: staleAction
    case .refused(let sentence): sentence
    case .notOffered: notOffered
    }
  }

  /// That answers could not be stored yet, where there is a reason why not.
  func notices(aboutUnsaved reason: RepositoryError?) -> [Notice] {
    reason.map { [Notice(joining(sentence(for: $0), answersWait), .bad)] } ?? []
  }
}
