/// Whoever says sentences in a language.
public protocol Speech: Sendable {
  /// The language of the sentences.
  var language: Language { get }
}

extension Speech {
  /// Says the same in each language, side by side, so that a missing translation does not compile.
  public func say<Said>(
    _ english: @autoclosure () -> Said,
    _ spanish: @autoclosure () -> Said,
    _ japanese: @autoclosure () -> Said
  ) -> Said {
    switch language {
    case .english: english()
    case .spanish: spanish()
    case .japanese: japanese()
    }
  }
}
