import ArcadeDomain

/// The sentences of a system in a language, with those that every system needs.
public protocol Phrases: Speech {
  /// How amounts and dates are written.
  var formats: Formats { get }
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
  /// The sentence for any error that a use case can throw to a presenter.
  public func failure(for error: any Error) -> Failure {
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
