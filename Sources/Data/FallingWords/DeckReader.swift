public import ArcadeDomain
public import Foundation

/// Reads decks from JSON, or from text as Anki exports and imports it.
///
/// The format is detected from the content. Bad rows are left out and reported; good ones are cleaned, and duplicates
/// merged.
public struct DeckReader: Sendable {
  private let subject: String
  private let columns: DeckColumnNames
  private let languages: DeckLanguages?
  private let last: CalendarDay

  /// Creates a reader of a source with a name: a path or a host.
  ///
  /// Given columns and languages override those in the source. Answers after the `last` day are left out.
  public init(
    subject: String,
    columns: DeckColumnNames = .usual,
    languages: DeckLanguages? = nil,
    until last: CalendarDay = .latest
  ) {
    (self.subject, self.columns, self.languages, self.last) = (subject, columns, languages, last)
  }

  /// Reads a file as one deck; throws `.corrupt` if it is in neither format, or not text.
  public func read(_ bytes: Data) throws(RepositoryError) -> DeckReading {
    let readings = try readings(bytes, splitting: false)
    return readings.first ?? DeckReading(name: nil, languages: languages ?? DeckLanguages(.front, .back), pairs: [])
  }

  /// Reads a file with an optional column for each row's deck; never empty, and each deck once.
  public func readings(_ bytes: Data) throws(RepositoryError) -> [DeckReading] { try readings(bytes, splitting: true) }

  private func readings(_ bytes: Data, splitting: Bool) throws(RepositoryError) -> [DeckReading] {
    try requireNoArchive(bytes)
    let file = bytes.withoutUTF16
    let text = try text(of: file)
    let content = text.unicodeScalars.drop { $0.properties.isWhitespace || $0.value == 0xFEFF }
    let top = String(String.UnicodeScalarView(content.prefix(9))).lowercased()
    guard !top.hasPrefix("<!doctype"), !top.hasPrefix("<html") else { throw corrupt("a page of markup") }
    let isLikeJSON = content.first.map { $0 == "[" || $0 == "{" } ?? false
    let json = Result { () throws(RepositoryError) in try JSONNode(reading: file, subject: subject) }
    if isLikeJSON, case .success(let root) = json {
      return [try JSONDeck(reading: root, subject: subject, languages: languages).reading]
    }
    let table = try DelimitedDeck(
      reading: text,
      subject: subject,
      columns: columns,
      languages: languages,
      until: last,
      splitting: splitting
    )
    if isLikeJSON, !table.isPlausible { _ = try json.get() }
    if table.readings.pairCount == 0, let root = try? json.get() {
      throw RepositoryError(root.problem(.wrongShape(expected: .list)), subject: subject)
    }
    return table.readings
  }

  /// Decodes a file in any supported encoding; data with zeros is not text.
  private func text(of file: Data) throws(RepositoryError) -> String {
    if let text = String(validating: file, as: UTF8.self) { return text }
    guard !file.contains(0), let text = String(validating: file.inUTF8, as: UTF8.self) else {
      throw corrupt("not UTF-8")
    }
    return text
  }

  /// Rejects Anki's shared archives, which only Anki can read.
  private func requireNoArchive(_ bytes: Data) throws(RepositoryError) {
    let isArchive = bytes.starts(with: [0x50, 0x4B, 0x03, 0x04])
    let isNamed = [".apkg", ".colpkg"].contains { subject.lowercased().hasSuffix($0) }
    guard isArchive || isNamed else { return }
    if isNamed || bytes.range(of: Data("collection.anki".utf8)) != nil {
      throw RepositoryError(.ankiPackage, subject: subject)
    }
    throw corrupt("an archive")
  }

  private func corrupt(_ detail: String) -> RepositoryError {
    RepositoryError(.corrupt, subject: subject, detail: detail)
  }
}
