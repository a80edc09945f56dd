import Foundation

/// The blocks of the README, each with the language that stands on its fence.
struct ReadmeFile {
  struct Block: Equatable {
    let language: String
    let lines: [String]
    /// The name in a comment `<!-- file: NAME -->` above the fence.
    let fileName: String?

    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  let blocks: [Block]

  init(_ text: String) {
    var blocks: [Block] = []
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
      } else {
        open?.lines.append(line)
      }
      before = line
    }
    self.blocks = blocks
  }

  private static func fileName(in comment: String) -> String? {
    guard comment.hasPrefix("<!-- file: "), comment.hasSuffix(" -->") else { return nil }
    return String(comment.dropFirst(11).dropLast(4))
  }
}
