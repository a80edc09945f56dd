/// The sentences of the page on which one says who one is, in one language.
public protocol OwnerPhrases: SystemPhrases {
  /// What stands above it.
  var whoTitle: String { get }
  /// What a name is good for.
  var whatNamesDo: String { get }
  /// Before a name.
  var nameLabel: String { get }
  /// What going on with a name from the list is called.
  var takeAction: String { get }
  /// What going on with another name is called.
  var asAction: String { get }
  /// What going on without a name is called.
  var nobodyAction: String { get }
}

extension Language {
  /// The sentences of that page in this language, with the formats of a region.
  public func ownerPhrases(formats: Formats) -> any OwnerPhrases {
    switch self {
    case .english: EnglishOwners(base: phrases(formats: formats))
    case .spanish: SpanishOwners(base: phrases(formats: formats))
    case .japanese: JapaneseOwners(base: phrases(formats: formats))
    }
  }
}
