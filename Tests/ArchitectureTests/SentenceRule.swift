import Foundation

/// Sentences of Presentation mention neither typing nor commands and their options, because these differ between
/// frontends.
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

  /// Every line that the pattern finds contains one of these, which are found twenty times as fast.
  private static let hints = ["ype ", "arcade ", "--", "Escribe", "入力"]

  private static var pattern: Regex<(Substring, Substring)> {
    /"[^"]*?(\b[Tt]ype \w|\barcade \w|\s--[a-z]|\bEscribe\b|入力)/
  }
}
