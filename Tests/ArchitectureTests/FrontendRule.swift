/// A frontend draws and accepts all offers: it compares neither the words of actions nor the names of systems.
enum FrontendRule {
  /// Returns the lines of the frontends that compare or list such a word.
  static func violations(in files: [SourceFile]) -> [Violation] {
    let words = Set(files.flatMap(declaredWords))
    return files.filter(\.isOfAFrontend).flatMap { file in
      file.wholeLines.enumerated().compactMap { index, line in
        guard !line.drop(while: { $0 == " " }).hasPrefix("//"), let word = compared(in: line, of: words) else {
          return nil
        }
        return Violation(file: file.path, line: index + 1, reason: "compares the word “\(word)”")
      }
    }
  }

  /// Returns the words of the actions that a file of Presentation declares, or of the system in a file of the app.
  private static func declaredWords(in file: SourceFile) -> [String] {
    let text = file.wholeLines.joined(separator: "\n")
    if file.layer == "Presentation" {
      return text.matches(of: /\bAction(?:<[\w.]+>)?\(\s*"([^"]+)"/).map { String($0.output.1) }
    }
    guard file.path.hasSuffix("System.swift") else { return [] }
    return text.matches(of: /let word = "([^"]+)"/).map { String($0.output.1) }
  }

  private static func compared(in line: String, of words: Set<String>) -> String? {
    let compared = line.matches(of: /(?:==|!=|case|contains\(|firstIndex\(of:)\s*"([^"]+)"/).map { String($0.output.1) }
    if let word = compared.first(where: words.contains) { return word }
    // A list that contains only words is meant for comparisons.
    let list = line.firstMatch(of: /\[("[^"]+"(?:, "[^"]+")+)\]/).map { String($0.output.1) } ?? ""
    let listed = list.split(separator: ", ").map { $0.dropFirst().dropLast() }.filter { words.contains(String($0)) }
    return listed.count > 2 ? list : nil
  }
}

extension SourceFile {
  /// Whether the file draws or accepts the offers of any system; a frontend's own words are in its phrases.
  fileprivate var isOfAFrontend: Bool {
    (path.hasPrefix("Sources/App/Console/") || path.hasPrefix("Sources/App/Web/")) && !path.contains("/Phrases/")
  }
}
