/// What names of the starter data are in the languages beside English.
///
/// The data itself is written once, in English; ids and prices never differ by language.
struct StarterNames: Sendable {
  private let byLanguage: [String: [String: String]]

  /// Takes a name a line: `English|Spanish|Japanese`.
  init(_ tables: String...) {
    var (spanish, japanese): ([String: String], [String: String]) = ([:], [:])
    for row in tables.joined(separator: "\n").split(separator: "\n") {
      let names = row.split(separator: "|").map(String.init)
      guard names.count == 3 else { continue }
      (spanish[names[0]], japanese[names[0]]) = (names[1], names[2])
    }
    byLanguage = ["es": spanish, "ja": japanese]
  }

  /// Returns a name in a language; the English one where there is no other.
  func name(_ english: String, in language: String) -> String { byLanguage[language]?[english] ?? english }

  /// Returns a JSON document with its names and titles in a language.
  func translated(_ json: String, to language: String) -> String {
    guard byLanguage[language] != nil else { return json }
    return json.replacing(/"(name|display_name|title|team)":"([^"]+)"/) { match in
      "\"\(match.1)\":\"\(name(String(match.2), in: language))\""
    }
  }
}
