import ArcadePresentation
import Synchronization

/// What is said when a signal ends the process, as the command line has it by then.
final class Farewell: Sendable {
  private let state: Mutex<(language: Language, isJSON: Bool)>

  init(in language: Language, isJSON: Bool = false) { state = Mutex((language, isJSON)) }

  /// Speaks another language from now on, to a person or to a script.
  func speak(_ language: Language, isJSON: Bool) {
    state.withLock { $0 = (language, isJSON) }
  }

  /// Where it is said: on standard output that of a session, on standard error where a script reads documents.
  var descriptor: Int32 { state.withLock { $0.isJSON } ? 2 : 1 }

  /// The line to say; for a script a document, as for every failure.
  var text: String {
    let (language, isJSON) = state.withLock { $0 }
    let sentence = language.consolePhrases.interrupted
    guard isJSON else { return sentence }
    let document: JSONText = ["error": ["code": "interrupted", "message": .string(sentence)]]
    return document.text
  }
}
