/// What no sentence of Presentation may speak of, as each frontend has its own way: typing, commands and their options.
enum SentenceRule {
  static func violations(in files: [SourceFile]) -> [Violation] {
    files.filter { $0.layer == "Presentation" }.flatMap { file in
      file.wholeLines.enumerated().compactMap { index, line in
        let code = line.prefix { $0 == " " }.endIndex
        guard !line[code...].hasPrefix("//"), let match = line.firstMatch(of: pattern) else { return nil }
        return Violation(file: file.path, line: index + 1, reason: "speaks of “\(match.output.1)”")
      }
    }
  }

  private static var pattern: Regex<(Substring, Substring)> {
    /"[^"]*?(\b[Tt]ype \w|\barcade \w|\s--[a-z]|\bEscribe\b|入力)/
  }
}
