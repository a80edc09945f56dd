public import ArcadeDomain

/// The sentences of a system in a language, with those that every system needs.
public protocol Phrases: Speech {
  /// How amounts and dates are written.
  var formats: Formats { get }
  /// The sentence for any error that the system's use cases can throw to a presenter.
  func failure(for error: any Error) -> Failure
}

/// The sentences that every system needs, and no others.
public struct SharedPhrases: Phrases {
  /// The language of the sentences.
  public let language: Language
  /// How amounts and dates are written.
  public let formats: Formats

  /// Speaks a language, with the formats of a region.
  public init(_ language: Language, formats: Formats) { (self.language, self.formats) = (language, formats) }
}

extension Phrases {
  /// The sentence for any error, for systems that have none of their own.
  public func failure(for error: any Error) -> Failure { sharedFailure(for: error) }

  /// The sentence for an error that any system can meet.
  func sharedFailure(for error: any Error) -> Failure {
    switch error {
    case let error as RepositoryError: Failure(sentence(for: error), canRetry: error.canRetry)
    case let error as MoneyError: Failure(sentence(for: error), canRetry: false)
    default: Failure(unexpected(error), canRetry: false)
    }
  }

  /// Why what was sent became nothing, for frontends that do not say it better.
  public func sentence(for misread: InputError) -> String {
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

extension Phrases {
  /// Where something stands, in words: `products.json:12:8, entry 38, price`.
  public func words(for place: SourcePlace) -> String {
    let parts = [formats.place(place.path), place.entry.map { entry($0) }, place.key]
    return parts.compactMap(\.self).joined(separator: language.comma)
  }

  /// What is wrong and, where it is known, what to write instead.
  public func advice(for mistake: FeedMistake) -> String {
    suggestion(for: mistake).map { adding($0, to: sentence(for: mistake)) } ?? sentence(for: mistake)
  }

  /// Where something is wrong, and what.
  public func words(for problem: FeedProblem<FeedMistake>) -> String {
    "\(words(for: problem.place)): \(advice(for: problem.mistake))"
  }

  /// A line for each of those that are kept, and one for all others together.
  public func lines<Problem>(for problems: TruncatedList<Problem>, _ line: (Problem) -> String) -> [String] {
    problems.map(line) + (problems.further > 0 ? [moreProblems(problems.further)] : [])
  }

  /// Where in a document the mistake is for which it cannot be used, and what it is; nil where it is not that.
  func slip(in error: RepositoryError) -> String? { error.problem.map(words) }
}

extension SyntaxMistake {
  /// How a control character is written in a text, by its number.
  var escape: String { "\\u" + text.dropFirst(2).lowercased() }
}

extension Phrases {
  /// Why something could not be loaded.
  ///
  /// Trying again is offered wherever it may help, as a file or a server may be
  /// mended meanwhile; not where no connection may be opened, nor where the address makes no sense.
  public func loadFailure(for error: RepositoryError) -> Failure {
    let isFixed = [.unavailable, .configuration, .badAddress].contains(error.code)
    return Failure(sentence(for: error), canRetry: !isFixed)
  }

  /// Why a load failed, where one was tried, and how old what stands in for it is; nothing for what is fresh.
  public func notices(about freshness: Freshness, asOf: (Moment) -> String) -> [Notice] {
    guard case .cached(let since, let reason) = freshness else { return [] }
    let why = reason.map { Notice(sentence(for: $0), .warning) }
    return [why, Notice(asOf(since), .warning)].compactMap { $0 }
  }
}
