public import ArcadeDomain

/// The sentences of a system in a language, including the shared ones.
public protocol Phrases: Speech {
  /// The formats of amounts and dates.
  var formats: Formats { get }
  /// Returns the sentence for any error that the system's use cases can throw to a presenter.
  func failure(for error: any Error) -> Failure
}

/// The sentences that all systems share.
public struct SharedPhrases: Phrases {
  /// The language of the sentences.
  public let language: Language
  /// The formats of amounts and dates.
  public let formats: Formats

  /// Creates sentences in a language, with the formats of a region.
  public init(_ language: Language, formats: Formats) { (self.language, self.formats) = (language, formats) }
}

extension Phrases {
  /// Returns the sentence for any error.
  public func failure(for error: any Error) -> Failure { sharedFailure(for: error) }

  /// Returns the sentence for an error that any system can throw.
  func sharedFailure(for error: any Error) -> Failure {
    switch error {
    case let error as RepositoryError: Failure(sentence(for: error), canRetry: error.canRetry)
    case let error as MoneyError: Failure(sentence(for: error), canRetry: false)
    default: Failure(unexpected(error), canRetry: false)
    }
  }

  /// Returns why an input was rejected, for frontends without better words.
  public func sentence(for misread: InputError) -> String {
    switch misread {
    case .missing(let field) where !field.isFixed: missing(field.label)
    case .missing, .stale: staleAction
    case .refused(let sentence): sentence
    case .notOffered: notOffered
    }
  }

  /// Returns the notice that answers are not stored yet, if there is an error.
  func notices(aboutUnsaved reason: RepositoryError?) -> [Notice] {
    reason.map { [Notice(joining(sentence(for: $0), answersWait), .bad)] } ?? []
  }
}

extension Phrases {
  /// Returns a place in a file in words: `products.json:12:8, entry 38, price`.
  public func words(for place: SourcePlace) -> String {
    let parts = [formats.place(place.path), place.entry.map { entry($0) }, place.key]
    return parts.compactMap(\.self).joined(separator: language.comma)
  }

  /// Returns what is wrong and a correction, if one is known.
  public func advice(for mistake: FeedMistake) -> String {
    suggestion(for: mistake).map { adding($0, to: sentence(for: mistake)) } ?? sentence(for: mistake)
  }

  /// Returns a place with the mistake there.
  public func words(for problem: FeedProblem<FeedMistake>) -> String {
    "\(words(for: problem.place)): \(advice(for: problem.mistake))"
  }

  /// Returns a line for each reported problem, and one for all others.
  public func lines<Problem>(for problems: TruncatedList<Problem>, _ line: (Problem) -> String) -> [String] {
    problems.map(line) + (problems.further > 0 ? [moreProblems(problems.further)] : [])
  }

  /// Returns the mistake that makes a document unusable, with its place; nil for other errors.
  func slip(in error: RepositoryError) -> String? { error.problem.map(words) }
}

extension SyntaxMistake {
  /// The escape sequence of a control character, by its number.
  var escape: String { "\\u" + text.dropFirst(2).lowercased() }
}

extension Phrases {
  /// Returns why something could not be loaded.
  ///
  /// A retry is offered if it can help, because a file or a server may be repaired meanwhile. It cannot help if
  /// connections are not allowed or the address is invalid.
  public func loadFailure(for error: RepositoryError) -> Failure {
    let isFixed = [.unavailable, .configuration, .badAddress].contains(error.code)
    return Failure(sentence(for: error), canRetry: !isFixed)
  }

  /// Returns why a load failed and how old the cached data is; empty for fresh data.
  public func notices(about freshness: Freshness, asOf: (Moment) -> String) -> [Notice] {
    guard case .cached(let since, let reason) = freshness else { return [] }
    let why = reason.map { Notice(sentence(for: $0), .warning) }
    return [why, Notice(asOf(since), .warning)].compactMap { $0 }
  }
}
