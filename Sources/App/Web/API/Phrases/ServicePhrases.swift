import ArcadePresentation

/// What programs are told that ask for documents in a wrong way, in one language.
protocol ServicePhrases: Sendable {
  func sentence(for refusal: ServiceRefusal) -> String
}

extension Language {
  /// The sentences for programs in this language.
  var servicePhrases: any ServicePhrases {
    switch self {
    case .english: EnglishService()
    case .spanish: SpanishService()
    case .japanese: JapaneseService()
    }
  }
}
