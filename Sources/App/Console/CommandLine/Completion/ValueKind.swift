/// The kind of value that a placeholder of an operand or option asks for.
///
/// `|` separates alternatives. A word in lower case is typed literally, and one in upper case names a value to fill
/// in. Any other form is an example of a value.
struct ValueKind: Hashable, Sendable {
  /// A value to fill in.
  enum Noun: Hashable, Sendable {
    case file, folder, command, setting
    /// A value that no list can hold, such as a number or a name.
    case text
  }

  /// The words that are typed literally; a path of a file follows one that ends in a colon.
  package private(set) var words: [String] = []
  /// The values that can be filled in.
  private(set) var nouns: Set<Noun> = []
  /// Whether the value can be repeated.
  let isRepeating: Bool

  package init(_ placeholder: String) {
    isRepeating = placeholder.hasSuffix("…") || placeholder.hasSuffix("…]")
    let alternatives = placeholder.filter { !"[]…".contains($0) }.split(separator: "|").map(String.init)
    for alternative in alternatives { read(alternative) }
  }

  private mutating func read(_ alternative: String) {
    if alternative.allSatisfy({ $0.isLowercase || $0 == "-" }) {
      words.append(alternative)
    } else if alternative.hasSuffix(":PATH") {
      words.append(String(alternative.dropLast(4)))
    } else {
      nouns.insert(Self.noun(alternative))
    }
  }

  /// The last part counts: an `OLD-FILE` is a file.
  private static func noun(_ name: String) -> Noun {
    switch name.split(separator: "-").last {
    case "FILE", "PATH": .file
    case "DIR": .folder
    case "COMMAND": .command
    case "SETTING": .setting
    default: .text
    }
  }
}
