/// Presentation asks the service of its system, and no repository.
enum ServiceRule {
  /// What is not so yet: the files that name repositories, the repositories that are reached through a service, and how
  /// often. It only becomes less.
  static let remaining = [
    "shop.carts": 4,
    "shop.catalog": 13,
    "shop.discounts": 5,
    "shop.orders": 3,
    "shop.till": 10,
  ]

  /// What presenters call the services, and what belongs to one.
  private static let services: Set = ["shop", "ownList", "quiz", "learning", "observatory", "administration"]

  /// Counts what files of Presentation name and reach, of which the Domain makes some public.
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

  /// Returns what differs from what is known: more is a mistake, and less is to be taken from ``remaining``.
  static func differences(in uses: [String: Int], from known: [String: Int]) -> [String] {
    Set(uses.keys).union(known.keys).sorted().compactMap { key in
      let (count, expected) = (uses[key] ?? 0, known[key] ?? 0)
      if count > expected { return "\(key): names a repository \(count) times, not \(expected): ask the service" }
      return count < expected ? "\(key): \(count) are left, so let ServiceRule.remaining say so, not \(expected)" : nil
    }
  }

  private static func publicRepository(in line: CodeLine) -> String? {
    guard line.has(["public"]) else { return nil }
    return line.text.firstMatch(of: /public (?:let|var) (\w+): any \w+Repository/).map { String($0.output.1) }
  }
}
