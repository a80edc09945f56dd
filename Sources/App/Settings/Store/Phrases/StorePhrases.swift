import ArcadeData
import ArcadePresentation

/// What is said about copying and checking all that is kept, in one language.
protocol StorePhrases: Sendable {
  /// What `arcade store` does.
  var storeVerb: String { get }
  /// What `arcade store copy` does.
  var copyVerb: String { get }
  /// What `arcade store check` does.
  var checkVerb: String { get }
  /// Where everything is kept.
  func kept(in store: String) -> String
  /// That a copy was cut short.
  func copyIsUnfinished(to target: String) -> String
  /// That everything was copied.
  func copied(rows: Int, from source: String, to target: String) -> String
  /// Why nothing was copied.
  func sentence(for error: StoreCopyError) -> String
  /// That every law is kept.
  func sound(_ store: String) -> String
  /// That so many rows were listed that break one.
  func unsound(_ store: String, faults: Int) -> String
  /// What is wrong with a row, as it follows the row and a colon.
  func sentence(for law: StoreLaw.Kind) -> String
  /// That more rows of a table break the same law than are listed.
  func more(_ table: String) -> String
}

extension Language {
  /// What is said about copying and checking, in this language.
  var storePhrases: any StorePhrases {
    switch self {
    case .english: EnglishStore()
    case .spanish: SpanishStore()
    case .japanese: JapaneseStore()
    }
  }
}
