/// A file is one type, or one screen; so many lines are never one.
enum LengthRule {
  /// The most lines of a file; a list of tests may be longer, and one of sentences.
  static func most(in file: SourceFile) -> Int {
    if file.layer == nil { 400 } else if file.path.contains("/Phrases") { 300 } else { 200 }
  }

  static func violations(in files: [SourceFile]) -> [Violation] {
    files.filter { $0.lines.count > most(in: $0) }.map { file in
      Violation(file: file.path, line: most(in: file) + 1, reason: "has \(file.lines.count) lines")
    }
  }
}
