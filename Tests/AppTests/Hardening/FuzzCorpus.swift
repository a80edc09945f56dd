import Foundation

/// Everything that the transcripts type, as what random typing is made of.
struct FuzzCorpus {
  /// Words that would wait for real, or write outside the data folder.
  private static let excluded = ["every", "slow", "backup", "restore", "--data-dir", "completion"]

  /// The lines that are typed in sessions.
  let lines: [String]
  /// The command lines, without the name of the program.
  let commands: [[String]]

  /// Reads all transcripts of a folder.
  init(_ folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let transcripts = try (files ?? []).filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
      .map { try Transcript(String(contentsOf: $0, encoding: .utf8)) }
    let commands = transcripts.flatMap(\.commands)
    lines = Set(
      commands.flatMap(\.inputs).compactMap { if case .line(let line) = $0 { line } else { nil } }.filter(
        Self.isHarmless
      )
    ).sorted()
    self.commands = Set(commands.map(\.arguments).filter { $0.allSatisfy(Self.isHarmless) }).sorted {
      $0.joined(separator: " ") < $1.joined(separator: " ")
    }
  }

  private static func isHarmless(_ text: String) -> Bool { !excluded.contains { text.contains($0) } }
}
