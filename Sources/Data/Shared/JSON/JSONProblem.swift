import ArcadeDomain

/// A mistake in a JSON document, which becomes words only for those who hear of it.
struct JSONProblem: Error, Sendable {
  let node: JSONNode
  /// The byte where it is; within the node, or where the node should be.
  let byte: Int
  let mistake: FeedMistake

  /// The mistake with its place, which takes a while to find.
  var located: FeedProblem<FeedMistake> { FeedProblem(at: node.place(of: byte), mistake) }

  /// The mistake with its place in a list that began in another document.
  func located(asEntry entry: Int) -> FeedProblem<FeedMistake> {
    let place = node.place(of: byte)
    return FeedProblem(at: SourcePlace(place.path, entry: entry, key: place.key), mistake)
  }
}

extension FeedProblem<FeedMistake> {
  /// The same without what stands there, which may be a secret, unless it is one of some words.
  func withoutText(besides words: [String] = []) -> FeedProblem {
    guard case .syntax(let syntax) = mistake, syntax.text.utf8.count > 2,
      !words.contains(where: { syntax.text == $0 || syntax.text == "\"\($0)\"" })
    else { return self }
    return FeedProblem(at: place, .syntax(SyntaxMistake(syntax.code, "…")))
  }
}

extension RepositoryError {
  /// A document that cannot be used, with the place in it that is to blame.
  ///
  /// Where what it is about is not there, and a server says why, that is to blame.
  init(_ problem: JSONProblem, subject: String) {
    if problem.isOfWhole, let words = problem.node.refusal {
      self.init(.notData, subject: subject, found: [words])
      return
    }
    let located = problem.located
    self.init(.corrupt, subject: subject, detail: located.path, problem: located)
  }

  /// Returns what is read of a document; throws a mistake in it as such an error.
  static func reading<Value>(
    _ subject: String,
    _ read: () throws(JSONProblem) -> Value
  ) throws(RepositoryError) -> Value {
    do { return try read() } catch { throw RepositoryError(error, subject: subject) }
  }
}

extension JSONProblem {
  /// Whether the document as a whole is not what it should be, though it is put together well.
  fileprivate var isOfWhole: Bool {
    guard node.entry == nil, node.key.isEmpty else { return false }
    return switch mistake {
    case .missing, .wrongShape: true
    default: false
    }
  }
}

extension JSONNode {
  /// What may be a key that a server repeats: letters and digits that are no word.
  private static var keys: Regex<Substring> { /[\w\-]{24,}|(?=[A-Za-z_\-]*[0-9])(?=[0-9_\-]*[A-Za-z])[\w\-]{8,}/ }

  /// What a server says in a document without data, such as `{"errors": "Not found"}`; nil where it says nothing.
  fileprivate var refusal: String? {
    for key in ["errors", "error", "message"] {
      guard let node = try? optional(key) else { continue }
      let words = (try? node.text()) ?? node.sourceText
      return words.cut(to: 200).replacing(Self.keys, with: "…")
    }
    return nil
  }
}

/// A place that is worked out only for those who hear of it.
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
  /// Returns a text with the number of each control character in its place, as in `U+0009`, as nobody would see it.
  static func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      guard scalar.properties.generalCategory == .control else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined()
  }
}
