/// What a column of a script holds, said by a word in the place of a type, and how each engine says the same.
struct ColumnWord {
  let word: String
  let sqlite: Saying
  let postgreSQL: Saying

  /// A type, and what the column's values must be.
  struct Saying {
    let type: String
    /// What the constraint says of the column, and its condition, where a `?` stands for the column.
    var check: (name: String, condition: String)?
  }

  static let all = [
    ColumnWord(
      word: "BOOLEAN",
      sqlite: Saying(type: "INTEGER", check: ("is_0_or_1", "? IN (0, 1)")),
      postgreSQL: Saying(type: "BOOLEAN")
    ),
    ColumnWord(word: "CURRENCY", sqlite: Saying(type: "TEXT"), postgreSQL: Saying(type: "TEXT")),
    ColumnWord(word: "DAY", sqlite: Saying(type: "TEXT"), postgreSQL: Saying(type: "TEXT")),
    ColumnWord(word: "MOMENT", sqlite: Saying(type: "TEXT"), postgreSQL: Saying(type: "TEXT")),
  ]

  /// Returns a line of a script with the type and the check of an engine in the place of the word for a column.
  static func said(_ line: Substring, as engine: (ColumnWord) -> Saying) -> String {
    let code = line[..<(line.firstRange(of: "--")?.lowerBound ?? line.endIndex)]
    let parts = code.split(separator: " ", maxSplits: 2)
    guard parts.count > 1, let word = all.first(where: { $0.word == parts[1].prefix { $0 != "," } }) else {
      return String(line)
    }
    let saying = engine(word)
    var text = String(code).replacing(" \(word.word)", with: " \(saying.type)", maxReplacements: 1)
    guard let check = saying.check else { return text + line[code.endIndex...] }
    let end = text.lastIndex { $0 != " " && $0 != "," }.map { text.index(after: $0) } ?? text.endIndex
    let condition = check.condition.replacing("?", with: parts[0])
    text.insert(contentsOf: " CONSTRAINT \(parts[0])_\(check.name) CHECK (\(condition))", at: end)
    return text + line[code.endIndex...]
  }
}
