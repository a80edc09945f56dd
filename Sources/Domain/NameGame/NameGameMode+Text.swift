extension NameGameMode {
  /// The mode as it is stored and as scripts know it: `practice`, `timed 60`, `untimed`, `hint`, `reverse timed 60`.
  public var text: String { (isReverse ? "reverse " : "") + rules.text }

  /// Reads the text of a mode; nil for anything that is not written in just that way.
  public init?(text: String) {
    let isReverse = text.hasPrefix("reverse ")
    let words = (isReverse ? text.dropFirst(8) : text[...]).split(separator: " ")
    let seconds = words.last.flatMap { Int($0) }
    let rules: Rules? =
      switch words.first {
      case "practice": .practice
      case "timed": seconds.map { .timed(seconds: $0) }
      case "untimed": .untimed
      case "hint": .hint
      default: nil
      }
    guard let rules, let mode = NameGameMode(rules, isReverse: isReverse), mode.text == text else { return nil }
    self = mode
  }
}

extension NameGameMode: Comparable {
  /// Whether one mode is listed before another: by rules, the shorter limit first, and each before its reverse.
  public static func < (first: NameGameMode, second: NameGameMode) -> Bool {
    first.rank < second.rank
  }

  private var rank: (Int, Int, Int) {
    let reverse = isReverse ? 1 : 0
    return switch rules {
    case .practice: (0, 0, reverse)
    case .timed(let seconds): (1, seconds, reverse)
    case .untimed: (2, 0, reverse)
    case .hint: (3, 0, reverse)
    }
  }
}

extension NameGameMode.Rules {
  fileprivate var text: String {
    switch self {
    case .practice: "practice"
    case .timed(let seconds): "timed \(seconds)"
    case .untimed: "untimed"
    case .hint: "hint"
    }
  }
}
