/// The rules of the Domain use only what Embedded Swift compiles. Repositories and the use cases that wait for them may
/// use more.
enum DomainRule {
  /// Types that are chosen by name and also implemented by embedders.
  private static let chosen: Set = ["ReachRule"]

  static func violations(in files: [SourceFile]) -> [Violation] {
    let own = Set(files.flatMap { $0.lines.compactMap(protocolDeclared) }).subtracting(chosen)
    return files.filter { file in !file.lines.contains { $0.has(["protocol", "async"]) } }.flatMap { file in
      file.violations { line in
        if line.text.contains(/\\\.[a-z]/) { return "has a key-path literal" }
        if line.has(["throws"]), line.text.firstMatch(of: /\bthrows\b(?!\()/) != nil { return "throws any error" }
        // A type whose public property joins repositories stores them.
        guard line.has(["any"]), !file.joinsRepositories else { return nil }
        let names = line.text.matches(of: /\bany\s+(\w+)/).map { String($0.output.1) }
        return names.first(where: own.contains).map { "holds any \($0)" }
      }
    }
  }

  private static func protocolDeclared(in line: CodeLine) -> String? {
    line.has(["protocol"]) ? SystemRule.typeDeclared(in: line) : nil
  }
}

extension SourceFile {
  /// Whether the file declares the type that joins a system's repositories.
  fileprivate var joinsRepositories: Bool {
    lines.contains { $0.text.contains(/public let \w+: any \w+Repository/) }
  }
}
