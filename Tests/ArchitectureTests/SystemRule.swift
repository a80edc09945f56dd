/// A system never uses another system's types, and shared code uses none of a system.
enum SystemRule {
  static let systems = ["Shop", "PriceGame", "NameGame", "FallingWords", "Observatory", "Settings"]
  /// The folders that know no system.
  private static let neutral = ["Shared", "Console", "Web"]

  static func violations(in files: [SourceFile]) -> [Violation] {
    let owners = owners(in: files)
    return files.filter { systems.contains($0.area ?? "") || neutral.contains($0.area ?? "") }.flatMap { file in
      file.violations { line in
        let stranger = line.words.first { word in
          guard let systems = owners[word], !systems.contains(file.area ?? "") else { return false }
          // The settings are those of every app.
          return !(file.layer == "App" && neutral.contains(file.area ?? "") && systems == ["Settings"])
        }
        return stranger.map { "names \($0), which belongs to \(owners[$0]?.sorted().joined(separator: ", ") ?? "")" }
      }
    }
  }

  /// Returns the systems that declare each top-level type.
  private static func owners(in files: [SourceFile]) -> [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    for file in files {
      guard let system = file.area, systems.contains(system) else { continue }
      for name in file.lines.compactMap(typeDeclared) { owners[name, default: []].insert(system) }
    }
    return owners
  }

  /// Retired type names, which are not used again because they were unclear.
  private static let gone: Set = [
    "Adoption", "Both", "CappedList", "ColumnWord", "Deal", "DefusedText", "DrawerWish", "Exchanges", "FallingPlan",
    "FallingPlay", "FeedLack", "IncompleteReason", "KeptPage", "KeptProgress", "KeptSecret", "ListPart", "ListPlace",
    "MovedMemory", "NumberMarks", "Picking", "PracticeGateway", "PromotionDoubt", "ProtectiveHeaders", "Recall",
    "ReviewCounting", "RowPrints", "StepReads", "StoreFault", "StoredChange", "TableShape", "Target", "TargetRule",
    "TargetWish", "Telling", "Unsaid", "WrittenAmount", "Exchange", "Farewell", "FeedFinding", "FeedLook", "FoundPlace",
    "IdleStatements", "KeptForm",
    "KeptStep", "LentBytes", "Likeness", "Measure", "Misread", "NameRoster", "Observed", "Opening", "OwnList",
    "PaymentWish", "PieceMembers", "PostgreSQLLane", "Press", "RemarkReader", "RowPrint", "Seal", "SearchGap",
    "Slot", "Stage", "StepID", "StoreLaw", "Surface", "Surroundings", "TablePrinter", "Till",
    "TradeTotals", "UpdatedWatch", "Visit", "WaitingWrites", "WantedAddress", "WatchStep", "WatchUpdate", "WordChoice",
    "WordScope",
  ]

  /// Returns the types with a retired name.
  static func returned(in files: [SourceFile]) -> [Violation] {
    files.flatMap { file in
      file.violations { line in typeDeclared(in: line).flatMap { gone.contains($0) ? "brings back \($0)" : nil } }
    }
  }

  private static let kinds: Set = ["struct", "enum", "class", "actor", "protocol", "typealias"]

  /// Returns the top-level type that a line declares; nil if there is none.
  static func typeDeclared(in line: CodeLine) -> String? {
    guard line.has(kinds) else { return nil }
    let pattern = /^(?:@\w+\s+)*(?:\w+\s+)*?(?:struct|enum|class|actor|protocol|typealias)\s+([A-Z]\w*)/
    return line.text.firstMatch(of: pattern).map { String($0.output.1) }
  }
}
