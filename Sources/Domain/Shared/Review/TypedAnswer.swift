/// Makes texts comparable that were typed and stored; whoever can look letters up implements it.
public protocol Folding: Sendable {
  /// Returns a text without what makes no difference in any answer: case, width, and what stands around words.
  func folded(_ text: String) -> String
  /// Returns a folded text without its accents.
  func unaccented(_ text: String) -> String
}

/// What a typed answer is worth.
public enum TypedVerdict: Hashable, Sendable {
  /// It is one of the forms, up to what makes no difference.
  case right
  /// It is right but for an accent or an article: the form that was meant.
  case rightBut(String)
  /// It is a slip away from a form: the one that was meant.
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

  /// Takes a text with its forms: `a / b`, `a, b`, `a; b`; what is in brackets may be left out, and a reading in kana
  /// is a form of its own.
  public init(of text: String, folding: Folder) { self.init(of: [text], folding: folding) }

  /// Takes several texts, each of which is right.
  public init(of texts: [String], folding: Folder) {
    forms = texts.flatMap { Self.forms(of: $0) }
    self.folding = folding
  }

  /// Judges a typed text; one that is an answer to something else of the list is no slip.
  public func verdict(on typed: String, besides others: some Sequence<String>) -> TypedVerdict {
    guard typed.unicodeScalars.prefix(Self.longest + 1).count <= Self.longest else { return .wrong }
    let typed = folding.folded(typed)
    guard !typed.isEmpty else { return .wrong }
    let known = forms.map { (shown: $0, key: folding.folded($0)) }
    if known.contains(where: { $0.key == typed }) { return .right }
    let loose = loosened(typed)
    if let meant = known.first(where: { loosened($0.key) == loose }) { return .rightBut(meant.shown) }
    let isAnother = others.contains { Self.forms(of: $0).contains { loosened(folding.folded($0)) == loose } }
    guard !isAnother else { return .wrong }
    return known.first { isSlip(typed, of: $0.key) }.map { .almost($0.shown) } ?? .wrong
  }

  private func loosened(_ key: String) -> String { Self.withoutArticle(folding.unaccented(key)) }

  /// One letter that is missing, too many, another one or swapped; two in a form of eight letters.
  private func isSlip(_ typed: String, of key: String) -> Bool {
    let (typed, meant) = (Array(typed), Array(key))
    let most = meant.count >= 8 ? 2 : 1
    guard meant.count > 1, abs(typed.count - meant.count) <= most else { return false }
    return NearestMatch.slips(from: typed, to: meant) <= most
  }

  private static func withoutArticle(_ key: String) -> String {
    for article in articles where key.hasPrefix(article) && key.utf8.count > article.utf8.count {
      return String(key.dropFirst(article.count))
    }
    return key
  }

  private static var longest: Int { 500 }

  private static var articles: [String] {
    [
      "the ", "a ", "an ", "to ", "el ", "la ", "los ", "las ", "un ", "una ", "unos ", "unas ", "le ", "les ", "une ",
      "des ", "l'", "l’", "der ", "die ", "das ", "ein ", "eine ",
    ]
  }
}

extension TypedAnswer {
  static func forms(of text: String) -> [String] {
    var forms: [String] = []
    for part in text.split(whereSeparator: { "/,;、；，／".contains($0) }) {
      let form = String(part).trimmed
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
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

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
