/// Dependencies between folders go one way: a folder uses its own types and those of the allowed folders.
enum ArrowRule {
  /// The checked folders, each with the other folders of its layer that it may use.
  private static let arrows: [String: Set<String>] = [
    "Domain/Shop/Promotions/Offers": ["Domain/Shop/PriceList", "Domain/Shared"],
    "Domain/Shop/Promotions/Quote": [
      "Domain/Shop/Promotions/Offers", "Domain/Shop/Cart", "Domain/Shop/PriceList", "Domain/Shared",
    ],
    "Domain/Shop/Promotions/Pricing": [
      "Domain/Shop/Promotions/Quote", "Domain/Shop/Promotions/Offers", "Domain/Shop/Cart", "Domain/Shop/PriceList",
      "Domain/Shared",
    ],
  ]

  static func violations(in files: [SourceFile]) -> [Violation] {
    var owners: [String: Set<String>] = [:]
    for file in files {
      guard let folder = file.folder else { continue }
      for name in file.lines.compactMap(SystemRule.typeDeclared) { owners[name, default: []].insert(folder) }
    }
    return files.flatMap { file in
      guard let folder = file.folder, let allowed = arrows[folder]?.union([folder]) else { return [Violation]() }
      return file.violations { line in
        let stranger = line.words.first { owners[$0]?.isDisjoint(with: allowed) ?? false }
        return stranger.map { "names \($0), which belongs to \(owners[$0]?.sorted().joined(separator: ", ") ?? "")" }
      }
    }
  }
}

extension SourceFile {
  /// The folder of a source from its layer, such as `Domain/Shop/Cart`; nil outside the sources.
  fileprivate var folder: String? {
    layer == nil ? nil : path.split(separator: "/").dropFirst().dropLast().joined(separator: "/")
  }
}
