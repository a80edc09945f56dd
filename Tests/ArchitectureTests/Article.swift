import Foundation

/// A page of a documentation catalogue or of the manual.
struct Article {
  let path: String
  /// The lines of each Swift block, without surrounding white space.
  let snippets: [[String]]
  let text: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    var snippets: [[String]] = []
    var open: [String]?
    for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if let lines = open, line.hasPrefix("```") {
        snippets.append(lines)
        open = nil
      } else if line == "```swift" {
        open = []
      } else if !line.isEmpty {
        open?.append(line)
      }
    }
    self.snippets = snippets
  }

  init(path: String) throws {
    self.init(path: path, text: try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8))
  }

  /// Returns every page in a folder, such as the catalogue of a library.
  static func all(in folder: String) throws -> [Article] {
    let names = try FileManager.default.contentsOfDirectory(atPath: SourceFile.root.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".md") }.sorted().map { try Article(path: "\(folder)/\($0)") }
  }

  /// Returns the first line of each snippet that is in no file.
  func snippetsMissing(from files: [[String]]) -> [String] {
    snippets.filter { snippet in !files.contains { Self.contains($0, snippet) } }.map { $0.first ?? "" }
  }

  private static func contains(_ lines: [String], _ snippet: [String]) -> Bool {
    guard let first = snippet.first else { return false }
    return lines.indices.contains { lines[$0] == first && lines[$0...].starts(with: snippet) }
  }
}
