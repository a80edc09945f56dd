import Foundation

/// A page of the manual: its blocks, each with the language of its fence, and the targets of its links.
struct MarkdownFile {
  struct Block: Equatable {
    let language: String
    let lines: [String]
    /// The name in a comment `<!-- file: NAME -->` above the fence.
    let fileName: String?

    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path from the root of the package.
  let path: String
  let text: String
  /// The lines outside of the blocks.
  private let prose: [String]
  let blocks: [Block]

  /// Returns the README, the contributing guide, and every page of `Documentation`.
  static func all() throws -> [MarkdownFile] {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Documentation").path)
    let pages = names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
    return try (["README.md", "CONTRIBUTING.md"] + pages).map(MarkdownFile.init(path:))
  }

  init(path: String) throws {
    self.init(path: path, text: try String(contentsOf: Self.root.appending(path: path), encoding: .utf8))
  }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    var (prose, blocks): ([String], [Block]) = ([], [])
    var open: (language: String, lines: [String], fileName: String?)?
    var before = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(Block(language: block.language, lines: block.lines, fileName: block.fileName))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), [], Self.fileName(in: before))
        }
      } else if open != nil {
        open?.lines.append(line)
      } else {
        prose.append(line)
      }
      before = line
    }
    (self.prose, self.blocks) = (prose, blocks)
  }

  /// The linked files and folders, from the root of the package, each with its heading if there is one.
  var links: [(path: String, heading: String?)] {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let links = prose.flatMap { $0.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) } }
    return links.filter { !$0.contains("://") }.map { link in
      let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let target = parts[0].isEmpty ? path : "/\(folder)/\(parts[0])"
      let place = URL(fileURLWithPath: target.hasPrefix("/") ? target : "/\(target)").standardizedFileURL.path
      return (String(place.dropFirst()), parts.dropFirst().first)
    }
  }

  /// Its headings as links name them.
  var headings: Set<String> {
    Set(
      prose.filter { $0.hasPrefix("#") }.map { line in
        let words = line.drop { $0 == "#" || $0 == " " }.lowercased()
        return words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(" ", with: "-")
      }
    )
  }

  /// Returns the table rows below a heading and above the next one: the code in each of their cells.
  func rows(below heading: String) -> [[[String]]] {
    let lines = prose.drop { $0.drop { $0 == "#" } != " \(heading)" }.dropFirst().prefix { !$0.hasPrefix("#") }
    return lines.filter { $0.hasPrefix("| `") }.map { line in
      line.dropFirst(2).replacing("\\|", with: "/").split(separator: "|").map { cell in
        cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
      }
    }
  }

  private static func fileName(in comment: String) -> String? {
    guard comment.hasPrefix("<!-- file: "), comment.hasSuffix(" -->") else { return nil }
    return String(comment.dropFirst(11).dropLast(4))
  }
}
