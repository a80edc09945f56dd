import ArcadeDomain

/// What a shell can offer where a word is to be typed.
struct CompletionChoices: Hashable, Sendable {
  /// A word to choose, and what it does; empty where the word says it.
  struct Word: Hashable, Sendable {
    let text: String
    var summary = ""
  }

  /// The paths that can be typed besides.
  enum Paths: Hashable, Sendable {
    case none, folders
    /// Those of files, after a word such as `file:`, or after nothing.
    case files(after: String)

    /// What a script of bash or zsh notes about them.
    var assignments: [String] {
      switch self {
      case .none: []
      case .folders: ["paths=folders"]
      case .files(after: ""): ["paths=files"]
      case .files(let word): ["paths=files", "after=\(ShellText.posix(word))"]
      }
    }
  }

  var words: [Word] = []
  var paths = Paths.none

  var isEmpty: Bool { words.isEmpty && paths == .none }
}

extension CompletionChoices {
  /// Takes what a kind of value offers by itself.
  init(_ kind: ValueKind) {
    words = kind.words.map { Word(text: $0) }
    if kind.nouns.contains(.file) {
      paths = .files(after: "")
    } else if kind.nouns.contains(.folder) {
      paths = .folders
    } else if let prefix = kind.words.first(where: { $0.hasSuffix(":") }) {
      paths = .files(after: prefix)
    }
  }

  /// Takes the values that a setting can have.
  init(valuesOf setting: Setting) {
    words = (setting.allowedValues ?? []).map { Word(text: $0) }
    if setting.isPlace { paths = .files(after: "") }
  }
}
