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

  /// Reads a file; throws `.corrupt` where it is neither, or no text.
  public func read(_ bytes: Data) throws(RepositoryError) -> DeckReading {
    let file = bytes.withoutUTF16
    guard let text = String(validating: file, as: UTF8.self) else { throw corrupt("not UTF-8") }
    let content = text.unicodeScalars.drop { $0.properties.isWhitespace || $0.value == 0xFEFF }
    let top = String(String.UnicodeScalarView(content.prefix(9))).lowercased()
    guard !top.hasPrefix("<!doctype"), !top.hasPrefix("<html") else { throw corrupt("a page of markup") }
    let isLikeJSON = content.first.map { $0 == "[" || $0 == "{" } ?? false
    let json = Result { () throws(RepositoryError) in try JSONNode(reading: file, subject: subject) }
    if isLikeJSON, case .success(let root) = json { return try JSONDeck(reading: root, subject: subject).reading }
    let table = DelimitedDeck(reading: text, subject: subject)
    if isLikeJSON, !table.isPlausible { _ = try json.get() }
    if table.reading.pairs.isEmpty, let root = try? json.get() {
      throw RepositoryError(root.problem(.wrongShape(expected: .list)), subject: subject)
    }
    return table.reading
  }

  private func corrupt(_ detail: String) -> RepositoryError {
    RepositoryError(.corrupt, subject: subject, detail: detail)
  }
}
