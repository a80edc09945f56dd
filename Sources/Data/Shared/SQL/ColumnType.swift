/// A column type of a schema script: a word for what the column holds, and each engine's type and check. A constraint's
/// name states the rule, because it is what a user reads who breaks it by hand.
struct ColumnType {
  let word: String
  let sqlite, postgreSQL: DialectType

  /// An engine's type, and a check of the values.
  struct DialectType {
    let type: String
    /// The constraint's name, and its condition with a `?` in place of the column.
    var check: (name: String, condition: String)?
  }

  private init(_ word: String, _ sqlite: DialectType, _ postgreSQL: DialectType) {
    (self.word, self.sqlite, self.postgreSQL) = (word, sqlite, postgreSQL)
  }

  /// A type that is the same in both engines.
  private init(_ word: String, _ type: String, _ name: String, _ condition: String) {
    self.init(
      word,
      DialectType(type: type, check: (name, condition)),
      DialectType(type: type, check: (name, condition))
    )
  }

  /// A kind of text that each engine checks in its own way.
  private init(_ word: String, _ name: String, sqlite: String, postgreSQL: String) {
    self.init(
      word,
      DialectType(type: "TEXT", check: (name, sqlite)),
      DialectType(type: "TEXT", check: (name, postgreSQL))
    )
  }

  private static let owner = DialectType(type: "TEXT NOT NULL CONSTRAINT owner_is_known REFERENCES owners (owner)")

  /// The largest number but one: the largest marks a sum that overflows.
  private static let largest = Int64.max - 1

  // A date that does not exist, such as 2026-02-30, changes when zero days are added.
  static let all: [ColumnType] = [
    ColumnType("ID", "INTEGER PRIMARY KEY", "is_1_or_more", "? BETWEEN 1 AND \(largest)"),
    ColumnType("OWNER", owner, owner),
    ColumnType("AMOUNT", "INTEGER", "is_0_or_more", "? BETWEEN 0 AND \(largest)"),
    ColumnType("COUNT", "INTEGER", "is_0_to_999999999999", "? BETWEEN 0 AND 999999999999"),
    ColumnType("POSITION", "INTEGER", "is_0_to_999999999", "? BETWEEN 0 AND 999999999"),
    ColumnType("POSITIVE", "INTEGER", "is_1_to_999999999", "? BETWEEN 1 AND 999999999"),
    ColumnType("PIECES", "INTEGER", "is_1_to_9999", "? BETWEEN 1 AND 9999"),
    ColumnType("WEIGHT", "INTEGER", "is_1_to_9999000", "? BETWEEN 1 AND 9999000"),
    ColumnType("PERCENT", "INTEGER", "is_0_to_10000", "? BETWEEN 0 AND 10000"),
    ColumnType("LABEL", "TEXT", "is_not_empty", "? <> ''"),
    ColumnType("LINE", "TEXT", "is_1_to_800_characters", "length(?) BETWEEN 1 AND 800"),
    ColumnType(
      "BOOLEAN",
      DialectType(type: "INTEGER", check: ("is_0_or_1", "? IN (0, 1)")),
      DialectType(type: "BOOLEAN")
    ),
    ColumnType(
      "CURRENCY",
      "is_three_capital_letters",
      sqlite: "? GLOB '[A-Z][A-Z][A-Z]'",
      postgreSQL: "? ~ '^[A-Z]{3}$'"
    ),
    ColumnType(
      "DAY",
      "is_a_day",
      sqlite: "? IS date(?, '+0 days')",
      postgreSQL: "? = to_char(CAST(? AS DATE), 'YYYY-MM-DD')"
    ),
    ColumnType(
      "MOMENT",
      "is_a_time_in_utc_with_milliseconds",
      sqlite: "? IS date(?, '+0 days') || strftime('T%H:%M:%fZ', ?)",
      postgreSQL: #"? = to_char(CAST(? AS TIMESTAMP), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')"#
    ),
    ColumnType(
      "OBJECT",
      "is_a_json_object",
      sqlite: "json_type(?) = 'object'",
      postgreSQL: "json_typeof(CAST(? AS JSON)) = 'object'"
    ),
    ColumnType(
      "LIST",
      "is_a_json_list",
      sqlite: "json_type(?) = 'array'",
      postgreSQL: "json_typeof(CAST(? AS JSON)) = 'array'"
    ),
  ]

  /// Returns a line of a script with the column's word replaced by an engine's type and check.
  static func rendered(_ line: Substring, as engine: (ColumnType) -> DialectType) -> String {
    let code = line[..<(line.firstRange(of: "--")?.lowerBound ?? line.endIndex)]
    let parts = code.split(separator: " ", maxSplits: 2)
    guard parts.count > 1, let word = all.first(where: { $0.word == parts[1].prefix { $0 != "," } }) else {
      return String(line)
    }
    let saying = engine(word)
    var text = String(code.drop { $0 == " " }).replacing(" \(word.word)", with: " \(saying.type)", maxReplacements: 1)
    while text.last == " " { text.removeLast() }
    if let (name, condition) = saying.check {
      let check = " CONSTRAINT \(parts[0])_\(name) CHECK (\(condition.replacing("?", with: parts[0])))"
      text.insert(contentsOf: check, at: text.last == "," ? text.index(before: text.endIndex) : text.endIndex)
    }
    return "  \(text)  \(line[code.endIndex...])"
  }
}
