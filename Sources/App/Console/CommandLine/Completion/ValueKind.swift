/// What may be typed for an operand or for an option's value, as its placeholder says it.
///
/// `|` parts the alternatives. A word in lower case is typed as it stands, and
/// one in upper case names what somebody fills in; whatever has another form is
/// an example of a value.
struct ValueKind: Hashable, Sendable {
  /// What somebody fills in.
  enum Noun: Hashable, Sendable {
    case file, folder, command, setting
    /// Something that no list can hold, such as a number or a name.
    case text
  }

  /// The words that are typed as they stand; the path of a file follows one that ends in a colon.
  package private(set) var words: [String] = []
  /// What can be filled in.
  private(set) var nouns: Set<Noun> = []
  /// Whether there may be any number of them.
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
