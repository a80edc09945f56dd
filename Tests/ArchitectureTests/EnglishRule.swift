import Foundation

/// Comments and the manual are in plain English: a condition is "if", and a person is never "whoever".
enum EnglishRule {
  /// How many times "where" may name a place, in all comments of the sources together.
  static let places = 30

  /// Returns the comments that have the word.
  static func comments(with word: String, in files: [SourceFile]) -> [Violation] {
    files.flatMap { file in
      file.wholeLines.enumerated().compactMap { index, line in
        guard line.drop(while: { $0 == " " }).hasPrefix("//"), has(word, in: line) else { return nil }
        return Violation(file: file.path, line: index + 1, reason: "has “\(word)” in a comment")
      }
    }
  }

  /// Returns the lines of prose that have the word; what is fenced, quoted or in a table of columns is not prose.
  static func prose(with word: String, in path: String, _ text: String) -> [Violation] {
    var isFenced = false
    return text.components(separatedBy: "\n").enumerated().compactMap { index, line in
      if line.hasPrefix("```") { isFenced.toggle() }
      let plain = line.replacing(/`[^`]*`/, with: "")
      guard !isFenced, !line.hasPrefix("| `"), has(word, in: plain) else { return nil }
      return Violation(file: path, line: index + 1, reason: "has “\(word)”")
    }
  }

  private static func has(_ word: String, in line: String) -> Bool {
    line.lowercased().split { !$0.isLetter }.contains { $0 == word }
  }
}
