/// Makes texts comparable that were typed and stored; whoever can look letters up implements it.
public protocol Folding: Sendable {
  /// Returns a text without what makes no difference in any answer: case, width, the kind of kana, and what is around words.
  func folded(_ text: String) -> String
  /// Returns a folded text without its accents.
  func unaccented(_ text: String) -> String
}

/// What a typed answer is worth.
public enum TypedVerdict: Hashable, Sendable {
  /// It is one of the forms, up to what makes no difference.
  case right
  /// It is right but for an accent, or an article that is missing: the form that was meant.
  case rightBut(String)
  /// It is a slip or a wrong article away from a form: the one that was meant.
  case almost(String)
  /// It is something else.
  case wrong
}

/// Judges what was typed for a word.
///
/// ```swift
/// let judge = TypedAnswer(of: "canción / tema", folding: folding)
/// judge.verdict(on: "cancion", besides: others)   // .rightBut("canción")
/// ```
public struct TypedAnswer<Folder: Folding>: Sendable {
  /// The forms that are right, as they are shown.
  public let forms: [String]
  private let folding: Folder

  /// Takes a text, which is right as a whole, with its forms: `a / b`, `a, b`, `a; b`; what is in brackets may be left
  /// out, and a reading in kana is a form of its own.
  public init(of text: String, folding: Folder) { self.init(of: [text], folding: folding) }

  /// Takes several texts, each of which is right.
  public init(of texts: [String], folding: Folder) {
    forms = texts.flatMap { Self.forms(of: $0) }
    self.folding = folding
  }

  /// Judges a typed text; one that is an answer to something else of the list is no slip.
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

  /// One letter that is missing, too many, another one or swapped; two in a form of eight letters.
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
      // What is in brackets may be said, too.
      forms.append(form.filter { !"()（）[]".contains($0) }.trimmed)
    }
    var known: Set<String> = []
    return forms.filter { !$0.isEmpty && known.insert($0).inserted }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()) }

  /// The text without what is in brackets, and what is in each of them.
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
