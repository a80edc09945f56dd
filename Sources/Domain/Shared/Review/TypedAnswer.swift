/// Folds typed and stored texts for comparison.
public protocol Folding: Sendable {
  /// Returns a text without differences that never matter: case, width, the kind of kana, and surrounding signs.
  func folded(_ text: String) -> String
  /// Returns a folded text without its accents.
  func unaccented(_ text: String) -> String
}

/// The verdict on a typed answer.
public enum TypedVerdict: Hashable, Sendable {
  /// The answer equals one of the forms after folding.
  case right
  /// The answer is right except for an accent or a missing article; this form was meant.
  case rightBut(String)
  /// The answer has a typing slip or a wrong article; this form was meant.
  case almost(String)
  /// The answer is something else.
  case wrong
}

/// Judges typed answers to a card.
///
/// ```swift
/// let judge = TypedAnswer(of: "canción / tema", folding: folding)
/// judge.verdict(on: "cancion", besides: others)   // .rightBut("canción")
/// ```
public struct TypedAnswer<Folder: Folding>: Sendable {
  /// The right forms as they are shown.
  public let forms: [String]
  private let folding: Folder

  /// Creates a judge from a text, which is right as a whole, and its forms: `a / b`, `a, b`, `a; b`. Text in brackets
  /// may be omitted, and a reading in kana is a form of its own.
  public init(of text: String, folding: Folder) { self.init(of: [text], folding: folding) }

  /// Creates a judge from several texts, each of which is right.
  public init(of texts: [String], folding: Folder) {
    forms = texts.flatMap { Self.forms(of: $0) }
    self.folding = folding
  }

  /// Judges a typed text; a text that answers one of the `others` is wrong, not a slip.
  public func verdict(on typed: String, besides others: some Sequence<String>) -> TypedVerdict {
    if forms.contains(typed) { return .right }
    guard typed.unicodeScalars.prefix(Self.longest + 1).count <= Self.longest else { return .wrong }
    let typed = folding.folded(typed)
    guard !typed.isEmpty else { return .wrong }
    let known = forms.map { (shown: $0, key: folding.folded($0)) }
    if known.contains(where: { $0.key == typed }) { return .right }
    let (article, loose) = loosened(typed)
    let meant = known.map { (shown: $0.shown, loose: loosened($0.key)) }.filter { $0.loose.rest == loose }
    if let form = meant.first(where: { article.goes(with: $0.loose.article) }) { return .rightBut(form.shown) }
    let others = others.lazy.flatMap { Self.forms(of: $0) }.map { folding.folded($0) }
    if let form = meant.first { return others.contains(typed) ? .wrong : .almost(form.shown) }
    guard !others.contains(where: { loosened($0).rest == loose }) else { return .wrong }
    return known.first { isSlip(typed, of: $0.key) }.map { .almost($0.shown) } ?? .wrong
  }

  private func loosened(_ key: String) -> (article: Article, rest: String) {
    Article.cut(from: folding.unaccented(key))
  }

  /// Whether one letter is missing, added, changed or swapped; two letters in forms of at least eight.
  private func isSlip(_ typed: String, of key: String) -> Bool {
    let (typed, meant) = (Array(typed), Array(key))
    let most = meant.count >= 8 ? 2 : 1
    guard meant.count > 1, abs(typed.count - meant.count) <= most else { return false }
    return NearestMatch.slips(from: typed, to: meant) <= most
  }

  private static var longest: Int { 500 }
}

extension TypedAnswer {
  static func forms(of text: String) -> [String] {
    var (forms, parts, depth) = ([text], [""], 0)
    for character in text {
      if "(（[".contains(character) { depth += 1 }
      if ")）]".contains(character) { depth = max(0, depth - 1) }
      if depth == 0, "/,;、；，／".contains(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    for part in parts {
      let form = part.trimmed
      let (bare, inside) = form.withoutBrackets
      forms += [form, bare] + inside.filter { $0.isKana }
      // The text in brackets may be included as well.
      forms.append(form.filter { !"()（）[]".contains($0) }.trimmed)
    }
    var known: Set<String> = []
    return forms.filter { !$0.isEmpty && known.insert($0).inserted }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()) }

  /// The text without its bracketed parts, and those parts.
  fileprivate var withoutBrackets: (bare: String, inside: [String]) {
    var (bare, inside, depth) = ("", [String](), 0)
    for character in self {
      switch character {
      case "(", "（", "[":
        depth += 1
        if depth == 1 { inside.append("") }
      case ")", "）", "]": depth = max(0, depth - 1)
      default:
        if depth == 0 { bare.append(character) } else { inside[inside.count - 1].append(character) }
      }
    }
    return (bare.split { $0.isWhitespace }.map { String($0) }.joined(separator: " "), inside.map { $0.trimmed })
  }

  fileprivate var isKana: Bool { !isEmpty && unicodeScalars.allSatisfy { (0x3041...0x30FF).contains($0.value) } }
}
