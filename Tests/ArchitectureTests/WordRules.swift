/// Words that are forbidden in all sources, or in some.
enum WordRules {
  /// Every line that breaks a rule contains one of these.
  private static let hints: Set = [
    "fatalError", "preconditionFailure", "unchecked", "unsafe", "print", "debugPrint", "readLine", "dump",
    "NSLog", "Codable", "Encodable", "Decodable", "CodingKey",
  ]

  static func violations(in files: [SourceFile]) -> [Violation] {
    files.flatMap { file in
      file.violations { line in
        // In most lines `try` or `as` has no exclamation mark.
        guard line.has(hints) || line.has(["try", "as"]) && line.text.contains("!") else { return nil }
        let line = line.text
        if let word = unsafeWord(in: line) { return "uses \(word)" }
        if file.layer != "App", let word = consoleWord(in: line) { return "uses \(word)" }
        if file.layer == "Domain", let word = codingWord(in: line) { return "uses \(word)" }
        return nil
      }
    }
  }

  /// Returns a word that can end the process or silences the compiler.
  private static func unsafeWord(in line: String) -> String? {
    let pattern = /\b(?:fatalError|preconditionFailure)\s*\(|\b(?:try|as)!|@unchecked\s+Sendable|nonisolated\(unsafe\)/
    return line.firstMatch(of: pattern).map { String($0.output) }
  }

  /// Returns a word that bypasses the frontend to write to the console or read from it.
  private static func consoleWord(in line: String) -> String? {
    let pattern = /(?:^|[^\w.])((?:print|debugPrint|readLine|dump|NSLog)\s*\()/
    return line.firstMatch(of: pattern).map { String($0.output.1) }
  }

  private static func codingWord(in line: String) -> String? {
    line.firstMatch(of: /\b(?:Codable|Encodable|Decodable|CodingKey)\b/).map { String($0.output) }
  }
}
