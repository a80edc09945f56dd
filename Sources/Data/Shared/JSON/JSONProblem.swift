import ArcadeDomain

/// A mistake in a JSON document, located only if it is reported.
struct JSONProblem: Error, Sendable {
  let node: JSONNode
  /// The position of the mistake: within the node, or the place of the missing node.
  let byte: Int
  let mistake: FeedMistake

  /// The mistake with its place, which takes a while to find.
  var located: FeedProblem<FeedMistake> { FeedProblem(at: node.place(of: byte), mistake) }

  /// The mistake with its place, for a list that began in another document.
  func located(asEntry entry: Int) -> FeedProblem<FeedMistake> {
    let place = node.place(of: byte)
    return FeedProblem(at: SourcePlace(place.path, entry: entry, key: place.key), mistake)
  }
}

extension FeedProblem<FeedMistake> {
  /// The same without the offending text, which may be a secret, unless it is among some words.
  func withoutText(besides words: [String] = []) -> FeedProblem {
    guard case .syntax(let syntax) = mistake, syntax.text.utf8.count > 2,
      !words.contains(where: { syntax.text == $0 || syntax.text == "\"\($0)\"" })
    else { return self }
    return FeedProblem(at: place, .syntax(SyntaxMistake(syntax.code, "…")))
  }
}

extension RepositoryError {
  /// Describes a document that cannot be used, with the place of the mistake.
  ///
  /// If the expected value is missing and a server gives a reason, the error is that reason.
  init(_ problem: JSONProblem, subject: String) {
    if problem.isOfWhole, let words = problem.node.refusal {
      self.init(.notData, subject: subject, found: [words])
      return
    }
    let located = problem.located
    self.init(.corrupt, subject: subject, detail: located.path, problem: located)
  }

  /// Returns what `read` makes of a document; throws a mistake in it as a `RepositoryError`.
  static func reading<Value>(
    _ subject: String,
    _ read: () throws(JSONProblem) -> Value
  ) throws(RepositoryError) -> Value {
    do { return try read() } catch { throw RepositoryError(error, subject: subject) }
  }
}

extension JSONProblem {
  /// Whether the document as a whole has the wrong shape, though its syntax is right.
  fileprivate var isOfWhole: Bool {
    guard node.entry == nil, node.key.isEmpty else { return false }
    return switch mistake {
    case .missing, .wrongShape: true
    default: false
    }
  }
}

extension JSONNode {
  /// Matches what may be a key that a server repeats: letters and digits that are not a word.
  private static var keys: Regex<Substring> { /[\w\-]{24,}|(?=[A-Za-z_\-]*[0-9])(?=[0-9_\-]*[A-Za-z])[\w\-]{8,}/ }

  /// The message of a document without data, such as `{"errors": "Not found"}`; nil if there is none.
  fileprivate var refusal: String? {
    for key in ["errors", "error", "message"] {
      guard let node = try? optional(key) else { continue }
      let words = (try? node.text()) ?? node.sourceText
      return words.cut(to: 200).replacing(Self.keys, with: "…")
    }
    return nil
  }
}

/// A place that is resolved only if it is reported.
enum UnresolvedPlace: Sendable {
  case line(Int, of: String)
  case node(JSONNode)

  var place: SourcePlace {
    switch self {
    case .line(let line, let file): SourcePlace("\(file):\(line)")
    case .node(let node): node.place()
    }
  }
}

extension SyntaxMistake {
  /// Returns a text with control characters made visible, as in `U+0009`.
  static func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      guard scalar.properties.generalCategory == .control else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined()
  }
}
