/// A supported language.
///
/// Every sentence has all languages side by side, so a missing translation does not compile. To add a language, add a
/// case, and a parameter to `Speech.say`.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// English; its default region is the United States.
  case english = "en"
  /// Spanish; its default region is Spain.
  case spanish = "es"
  /// Japanese; its region is Japan.
  case japanese = "ja"

  /// The ISO 639 code.
  public var code: String { rawValue }
}

extension Language: Speech {
  /// Itself.
  public var language: Language { self }
  /// The name of the language in itself.
  public var ownName: String { say("English", "Español", "日本語") }
  /// The separator between items of a list.
  public var comma: String { say(", ", ", ", "、") }
  /// The separator between items that contain commas.
  public var semicolon: String { say("; ", "; ", "／") }
  /// The end of a sentence.
  public var fullStop: String { say(".", ".", "。") }
  /// The region if the environment names none.
  public var defaultRegion: String { say("US", "ES", "JP") }
}

/// A source of sentences in one language.
public protocol Speech: Sendable {
  /// The language of the sentences.
  var language: Language { get }
}

extension Speech {
  /// Returns one of the translations, which are side by side so that a missing one does not compile.
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
