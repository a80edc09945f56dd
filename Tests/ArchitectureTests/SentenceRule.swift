import Foundation

/// What no sentence of Presentation may speak of, as each frontend has its own way: typing, commands and their options.
enum SentenceRule {
  static func violations(in files: [SourceFile]) -> [Violation] {
    files.filter { $0.layer == "Presentation" }.flatMap { file in
      file.wholeLines.enumerated().compactMap { index, line in
        guard hints.contains(where: line.contains), !line.drop(while: { $0 == " " }).hasPrefix("//"),
          let match = line.firstMatch(of: pattern)
        else { return nil }
        return Violation(file: file.path, line: index + 1, reason: "speaks of “\(match.output.1)”")
      }
    }
  }

  /// One of these stands in every line that the pattern finds; they are looked for twenty times as fast.
  private static let hints = ["ype ", "arcade ", "--", "Escribe", "入力"]

  private static var pattern: Regex<(Substring, Substring)> {
    /"[^"]*?(\b[Tt]ype \w|\barcade \w|\s--[a-z]|\bEscribe\b|入力)/
  }
}
