/// What a pair says in one of its languages: one form, or several that are all right.
public struct WordSide: Hashable, Sendable {
  /// The forms, in the order in which they are shown; never empty, and no two with one key.
  public let forms: [WordForm]

  /// Takes forms, of those with one key the first; nil where there is none.
  public init?(_ forms: [WordForm]) {
    if forms.isEmpty { return nil }
    var keys: Set<String> = []
    self.forms = forms.count == 1 ? forms : forms.filter { keys.insert($0.key).inserted }
  }

  /// All forms as they are shown: `profesor / profesora`.
  public var text: String { forms.map(\.text).joined(separator: " / ") }

  /// What the forms are compared by.
  public var keys: [String] { forms.map(\.key) }

  /// The same for two sides with the same forms in any order.
  public var sortKey: String { forms.count == 1 ? forms[0].key : keys.sorted().joined(separator: " / ") }
}
