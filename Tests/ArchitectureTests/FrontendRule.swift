/// A frontend draws and takes whatever is offered: it compares no word of an action and no name of a system.
enum FrontendRule {
  /// The lines of the frontends that compare such a word, or list some.
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

  /// The words of the actions that a file of Presentation declares, and of the system that a file of the app does.
  private static func declaredWords(in file: SourceFile) -> [String] {
    let text = file.wholeLines.joined(separator: "\n")
    if file.layer == "Presentation" {
      return text.matches(of: /\bAction(?:<[\w.]+>)?\(\s*"([^"]+)"/).map { String($0.output.1) }
    }
    guard file.path.contains("/ArcadeSystem+") else { return [] }
    return text.matches(of: /ArcadeSystem\(\s*word: "([^"]+)"/).map { String($0.output.1) }
  }

  private static func compared(in line: String, of words: Set<String>) -> String? {
    let compared = line.matches(of: /(?:==|!=|case|contains\(|firstIndex\(of:)\s*"([^"]+)"/).map { String($0.output.1) }
    if let word = compared.first(where: words.contains) { return word }
    // A list of words alone is there to be compared with.
    let list = line.firstMatch(of: /\[("[^"]+"(?:, "[^"]+")+)\]/).map { String($0.output.1) } ?? ""
    let listed = list.split(separator: ", ").map { $0.dropFirst().dropLast() }.filter { words.contains(String($0)) }
    return listed.count > 2 ? list : nil
  }
}

extension SourceFile {
  /// Whether it draws or takes what any system offers; what it says itself stands among its phrases.
  fileprivate var isOfAFrontend: Bool {
    (path.hasPrefix("Sources/App/Console/") || path.hasPrefix("Sources/App/Web/")) && !path.contains("/Phrases/")
  }
}
