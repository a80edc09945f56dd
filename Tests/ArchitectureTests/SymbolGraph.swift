import Foundation

/// The public symbols of a module, as listed by the compiler.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]

  struct Symbol: Decodable {
    let identifier: Identifier
    let pathComponents: [String]
    let docComment: Comment?
    let location: Location?

    /// The name without the enclosing types.
    var name: String { pathComponents.last ?? "" }
    /// Whether the compiler synthesised it, such as `!=` from `==`.
    var isSynthesised: Bool { identifier.precise.contains("::SYNTHESIZED::") || location == nil }
    /// The first line of its comment; empty if there is none.
    var firstLine: String { docComment?.lines.first?.text.trimmingCharacters(in: .whitespaces) ?? "" }
  }

  struct Identifier: Decodable {
    let precise: String
  }

  struct Comment: Decodable {
    let lines: [Line]

    struct Line: Decodable {
      let text: String
    }
  }

  struct Location: Decodable {
    let uri: String
    let position: Position

    struct Position: Decodable {
      let line: Int
    }
  }
}

extension SymbolGraph {
  /// Returns a violation at the place of a symbol.
  static func violation(_ symbol: Symbol, _ reason: String) -> Violation {
    let path = symbol.location.flatMap { URL(string: $0.uri)?.path } ?? ""
    let file = path.hasPrefix(SourceFile.root.path) ? String(path.dropFirst(SourceFile.root.path.count + 1)) : path
    return Violation(file: file, line: (symbol.location?.position.line ?? 0) + 1, reason: reason)
  }
}
