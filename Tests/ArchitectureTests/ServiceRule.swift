/// Presentation uses the services of its system and no repository.
enum ServiceRule {
  /// The names of the services in presenters, and of their properties.
  private static let services: Set = ["shop", "ownList", "quiz", "learning", "observatory", "administration"]

  /// Counts the uses of repositories in Presentation: named ones, and public ones that are reached through a service.
  static func uses(in files: [SourceFile]) -> [String: Int] {
    let parts = Set(files.filter { $0.layer == "Domain" }.flatMap { $0.lines.compactMap(publicRepository) })
    var uses: [String: Int] = [:]
    for file in files where file.layer == "Presentation" {
      for line in file.lines {
        let names = line.words.filter { $0.hasSuffix("Repository") }
        if !names.isEmpty { uses[file.path, default: 0] += names.count }
        guard line.has(services) else { continue }
        for match in line.text.matches(of: /\b(\w+)[?!]?\.(\w+)/) {
          let (service, part) = (String(match.output.1), String(match.output.2))
          if services.contains(service), parts.contains(part) { uses["\(service).\(part)", default: 0] += 1 }
        }
      }
    }
    return uses
  }

  private static func publicRepository(in line: CodeLine) -> String? {
    guard line.has(["public"]) else { return nil }
    return line.text.firstMatch(of: /public (?:let|var) (\w+): any \w+Repository/).map { String($0.output.1) }
  }
}
