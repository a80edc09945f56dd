public import ArcadeDomain

/// The sentences of one system, on top of those that every system needs.
///
/// A system refines it with a member per sentence, and has a type per language
/// that conforms. So no two systems can take each other's sentence by its name.
public protocol SystemPhrases: Phrases {
  /// The sentences that every system needs, in the same language.
  var base: any Phrases { get }
}

extension SystemPhrases {
  /// The language of the sentences.
  public var language: Language { base.language }
  /// How amounts and dates are written.
  public var formats: Formats { base.formats }
  /// What happened, why, and what to do next.
  public func sentence(for error: RepositoryError) -> String { base.sentence(for: error) }
  /// What becomes of answers that could not be stored.
  public var answersWait: String { base.answersWait }
  /// The game that was played is not there any more, nor is there a place for its answers.
  public var gameIsGone: String { base.gameIsGone }
  /// What is wrong in a feed.
  public func sentence(for mistake: FeedMistake) -> String { base.sentence(for: mistake) }
  /// What to write instead, where that is known.
  public func suggestion(for mistake: FeedMistake) -> String? { base.suggestion(for: mistake) }
  /// Which element of a list something is part of, from 1.
  public func entry(_ number: Int) -> String { base.entry(number) }
  /// How many problems there are besides those that were told.
  public func moreProblems(_ count: Int) -> String { base.moreProblems(count) }
  /// For an error that no one foresaw.
  public func unexpected(_ error: any Error) -> String { base.unexpected(error) }
  /// A word and the one that may have been meant.
  public func didYouMean(_ word: String) -> String { base.didYouMean(word) }
  /// One sentence after another.
  public func joining(_ sentence: String, _ next: String) -> String { base.joining(sentence, next) }
  /// A sentence with what is to be written instead.
  public func adding(_ suggestion: String, to sentence: String) -> String { base.adding(suggestion, to: sentence) }
  /// Amounts in two currencies, or one too large.
  public func sentence(for error: MoneyError) -> String { base.sentence(for: error) }
}
