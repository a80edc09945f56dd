/// A language that Arcade speaks.
///
/// Every sentence is said in each of them, side by side, so that a missing translation
/// does not compile. To add one, add a case, and a parameter to `Speech.say`.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// English, with the formats of the United States unless another region is named.
  case english = "en"
  /// Spanish, with the formats of Spain unless another region is named.
  case spanish = "es"
  /// Japanese, with the formats of Japan.
  case japanese = "ja"

  /// Its code in ISO 639.
  public var code: String { rawValue }
}

extension Language: Speech {
  /// Itself.
  public var language: Language { self }
  /// What those who speak it call it.
  public var ownName: String { say("English", "Español", "日本語") }
  /// What stands between texts in a row.
  public var comma: String { say(", ", ", ", "、") }
  /// What stands between texts in a row that have commas themselves.
  public var semicolon: String { say("; ", "; ", "／") }
  /// What ends a sentence.
  public var fullStop: String { say(".", ".", "。") }
  /// The region whose formats serve where the environment names none.
  public var defaultRegion: String { say("US", "ES", "JP") }
}

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
