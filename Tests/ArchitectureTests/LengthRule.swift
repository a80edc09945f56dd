/// A file contains one type or one screen, so its length is limited.
enum LengthRule {
  /// Returns the maximum length of a file; tests and sentences may be longer.
  static func most(in file: SourceFile) -> Int {
    if file.layer == nil { 400 } else if file.path.contains("/Phrases") { 300 } else { 200 }
  }

  static func violations(in files: [SourceFile]) -> [Violation] {
    files.filter { $0.lines.count > most(in: $0) }.map { file in
      Violation(file: file.path, line: most(in: file) + 1, reason: "has \(file.lines.count) lines")
    }
  }
}
