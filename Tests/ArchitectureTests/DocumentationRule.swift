/// Every public symbol has an informative first line, and a page of its module's catalogue lists every type.
enum DocumentationRule {
  /// Words without information of their own.
  private static let fillers: Set = ["a", "an", "the", "its", "this", "of", "in", "is", "it", "makes", "returns"]

  static func violations(in graph: SymbolGraph) -> [Violation] {
    graph.symbols.filter { !$0.isSynthesised }.compactMap { symbol in
      let name = symbol.pathComponents.joined(separator: ".")
      if symbol.firstLine.isEmpty { return SymbolGraph.violation(symbol, "\(name) has no documentation") }
      guard repeatsName(symbol) else { return nil }
      return SymbolGraph.violation(symbol, "\(name) has a first line that only repeats its name")
    }
  }

  /// Returns the top-level types and functions of a module that no page lists.
  static func unlisted(in graph: SymbolGraph, pages: [String]) -> [Violation] {
    let text = pages.joined(separator: "\n")
    return graph.symbols.filter { !$0.isSynthesised && $0.pathComponents.count == 1 }.compactMap { symbol in
      text.contains("- ``\(symbol.name)``") ? nil : SymbolGraph.violation(symbol, "no page lists \(symbol.name)")
    }
  }

  private static func repeatsName(_ symbol: SymbolGraph.Symbol) -> Bool {
    let said = Set(words(of: symbol.firstLine)).subtracting(fillers)
    return said.isSubset(of: words(of: String(symbol.name.prefix { $0 != "(" })))
  }

  /// Returns the lowercase words of a sentence, or of a name such as `unitPrice`.
  private static func words(of text: String) -> [String] {
    text.matches(of: /[A-Z]?[a-z]+|[A-Z]+|[0-9]+/).map { String($0.output).lowercased() }
  }
}
