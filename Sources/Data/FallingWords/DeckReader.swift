public import ArcadeDomain
public import Foundation

/// Reads a deck from JSON, or from text as Anki exports and imports it.
///
/// Which of them it is, the content tells. A bad row is left out and reported;
/// the good ones stay, cleaned, each once.
public struct DeckReader: Sendable {
  private let subject: String

  /// Reads what comes from a source of this name: a path, a host.
  public init(subject: String) { self.subject = subject }

  /// Reads a file; throws `.corrupt` where it is neither, or not UTF-8.
  public func read(_ file: Data) throws(RepositoryError) -> DeckReading {
    guard let text = String(validating: file, as: UTF8.self) else { throw corrupt("not UTF-8") }
    let content = text.unicodeScalars.drop { $0.properties.isWhitespace || $0.value == 0xFEFF }
    let signs = content.filter { !$0.properties.isWhitespace }.prefix(2)
    switch signs.first {
    case "<": throw corrupt("a page of markup")
    case "{" where signs.count == 1 || ["\"", "}"].contains(signs.last):
      return try JSONDeck(reading: content, subject: subject).reading
    case "[" where signs.count == 1 || ["{", "]"].contains(signs.last):
      return try JSONDeck(reading: content, subject: subject).reading
    default: return DelimitedDeck(reading: text, subject: subject).reading
    }
  }

  private func corrupt(_ detail: String) -> RepositoryError {
    RepositoryError(.corrupt, subject: subject, detail: detail)
  }
}
