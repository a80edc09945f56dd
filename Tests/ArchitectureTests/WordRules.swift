/// Words that must not stand in the sources, or not in some of them.
enum WordRules {
  private static let hints = [
    "Error", "Failure", "try!", "as!", "@unchecked", "unsafe", "rint", "readLine", "dump", "NSLog", "Cod", "codable",
  ]

  static func violations(in files: [SourceFile]) -> [Violation] {
    files.flatMap { file in
      file.violations { line in
        // Looking before matching is ten times as fast.
        guard hints.contains(where: line.contains) else { return nil }
        if let word = unsafeWord(in: line) { return "uses \(word)" }
        if file.layer != "App", let word = consoleWord(in: line) { return "uses \(word)" }
        if file.layer == "Domain", let word = codingWord(in: line) { return "uses \(word)" }
        return nil
      }
    }
  }

  /// What can end the process, or silences the compiler.
  private static func unsafeWord(in line: String) -> String? {
    let pattern = /\b(?:fatalError|preconditionFailure)\s*\(|\b(?:try|as)!|@unchecked\s+Sendable|nonisolated\(unsafe\)/
    return line.firstMatch(of: pattern).map { String($0.output) }
  }

  /// What writes to the console, or reads from it, past the frontend.
  private static func consoleWord(in line: String) -> String? {
    let pattern = /(?:^|[^\w.])((?:print|debugPrint|readLine|dump|NSLog)\s*\()/
    return line.firstMatch(of: pattern).map { String($0.output.1) }
  }

  private static func codingWord(in line: String) -> String? {
    line.firstMatch(of: /\b(?:Codable|Encodable|Decodable|CodingKey)\b/).map { String($0.output) }
  }
}
