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

  /// What those who speak it call it.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .spanish: "Español"
    case .japanese: "日本語"
    }
  }

  /// Its code in ISO 639.
  public var code: String { rawValue }

  /// What stands between texts in a row.
  public var comma: String {
    switch self {
    case .english, .spanish: ", "
    case .japanese: "、"
    }
  }

  /// What stands between texts in a row that have commas themselves.
  public var semicolon: String {
    switch self {
    case .english, .spanish: "; "
    case .japanese: "／"
    }
  }

  /// What ends a sentence.
  public var fullStop: String {
    switch self {
    case .english, .spanish: "."
    case .japanese: "。"
    }
  }

  /// The region whose formats serve where the environment names none.
  public var defaultRegion: String {
    switch self {
    case .english: "US"
    case .spanish: "ES"
    case .japanese: "JP"
    }
  }
}
