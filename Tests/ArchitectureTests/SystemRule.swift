/// A system never names another system's types, and what all of them share names none.
enum SystemRule {
  static let systems = ["Shop", "PriceGame", "NameGame", "FallingWords", "Observatory", "Settings"]
  /// The folders that know no system.
  private static let neutral = ["Shared", "Console"]

  static func violations(in files: [SourceFile]) -> [Violation] {
    let owners = owners(in: files)
    return files.filter { systems.contains($0.area ?? "") || neutral.contains($0.area ?? "") }.flatMap { file in
      file.violations { line in
        let stranger = line.words.first { word in owners[word].map { !$0.contains(file.area ?? "") } ?? false }
        return stranger.map { "names \($0), which belongs to \(owners[$0]?.sorted().joined(separator: ", ") ?? "")" }
      }
    }
  }

  /// The systems that declare each type at the top of a file.
  private static func owners(in files: [SourceFile]) -> [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    for file in files {
      guard let system = file.area, systems.contains(system) else { continue }
      for name in file.lines.compactMap(typeDeclared) { owners[name, default: []].insert(system) }
    }
    return owners
  }

  /// Names that said nothing to a stranger; none comes back as that of a type.
  private static let gone: Set = [
    "Adoption", "Both", "Exchange", "Farewell", "FeedFinding", "FeedLook", "FoundPlace", "IdleStatements", "KeptForm",
    "KeptStep", "LentBytes", "Likeness", "Measure", "Misread", "NameRoster", "Observed", "Opening", "OwnList",
    "PaymentWish", "PieceMembers", "PostgreSQLLane", "Press", "RemarkReader", "RowPrint", "Seal", "SearchGap",
    "Slot", "Stage", "StepID", "StoreLaw", "Surface", "Surroundings", "TablePrinter", "Till",
    "TradeTotals", "UpdatedWatch", "Visit", "WaitingWrites", "WantedAddress", "WatchStep", "WatchUpdate", "WordChoice",
    "WordScope",
  ]

  /// The types that have a name which is gone.
  static func returned(in files: [SourceFile]) -> [Violation] {
    files.flatMap { file in
      file.violations { line in typeDeclared(in: line).flatMap { gone.contains($0) ? "brings back \($0)" : nil } }
    }
  }

  private static let kinds: Set = ["struct", "enum", "class", "actor", "protocol", "typealias"]

  /// The type that a line declares at the top of a file; nil where it declares none.
  static func typeDeclared(in line: CodeLine) -> String? {
    guard line.has(kinds) else { return nil }
    let pattern = /^(?:@\w+\s+)*(?:\w+\s+)*?(?:struct|enum|class|actor|protocol|typealias)\s+([A-Z]\w*)/
    return line.text.firstMatch(of: pattern).map { String($0.output.1) }
  }
}
