/// The rules of the Domain keep to what Embedded Swift compiles; what comes from outside, and the use cases that wait for
/// it, need not.
enum DomainRule {
  /// Chosen by its name, and made by embedders too.
  private static let chosen: Set = ["ReachRule"]

  static func violations(in files: [SourceFile]) -> [Violation] {
    let own = Set(files.flatMap { $0.lines.compactMap(protocolDeclared) }).subtracting(chosen)
    return files.filter { file in !file.lines.contains { $0.has(["protocol", "async"]) } }.flatMap { file in
      file.violations { line in
        if line.text.contains(/\\\.[a-z]/) { return "has a key-path literal" }
        if line.has(["throws"]), line.text.firstMatch(of: /\bthrows\b(?!\()/) != nil { return "throws any error" }
        // Who joins what comes from outside, as a public property says, holds it.
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
  /// Whether it declares what joins the repositories of a system.
  fileprivate var joinsRepositories: Bool {
    lines.contains { $0.text.contains(/public let \w+: any \w+Repository/) }
  }
}
