/// The size of a repository protocol is limited; a larger one is composed of parts, so that callers depend on few
/// requirements.
enum ProtocolRule {
  private static let most = 10
  private static let requirements: Set = ["func", "var", "init", "subscript"]

  static func violations(in files: [SourceFile]) -> [Violation] {
    files.flatMap { file in
      var (found, name, first, count): ([Violation], String?, Int, Int) = ([], nil, 0, 0)
      for (index, line) in file.lines.enumerated() {
        if line.has(["protocol"]), let declared = SystemRule.typeDeclared(in: line), declared.hasSuffix("Repository") {
          (name, first, count) = (declared, index + 1, 0)
        } else if line.text == "}" {
          if let name, count > most {
            found.append(Violation(file: file.path, line: first, reason: "\(name) has \(count) requirements"))
          }
          name = nil
        } else if line.has(requirements) {
          count += 1
        }
      }
      return found
    }
  }
}
