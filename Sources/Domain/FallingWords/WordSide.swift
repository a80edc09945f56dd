/// What a pair says in one of its languages: one form, or several that are all right.
public struct WordSide: Hashable, Sendable {
  /// The forms, in the order in which they are shown; never empty, and no two with one key.
  public var forms: [WordForm] { [first] + others }

  // Most sides have one form, for which a list would take more memory than the words themselves.
  private let first: WordForm
  private let others: [WordForm]

  /// Takes forms, of those with one key the first; nil where there is none.
  public init?(_ forms: [WordForm]) {
    guard let first = forms.first else { return nil }
    self.first = first
    guard forms.count > 1 else {
      others = []
      return
    }
    var keys: Set<String> = [first.key]
    others = forms.dropFirst().filter { keys.insert($0.key).inserted }
  }

  /// All forms as they are shown: `profesor / profesora`.
  public var text: String { others.isEmpty ? first.text : forms.map(\.text).joined(separator: " / ") }

  /// What the forms are compared by.
  public var keys: [String] { forms.map(\.key) }

  /// The same for two sides with the same forms in any order.
  public var sortKey: String { others.isEmpty ? first.key : keys.sorted().joined(separator: " / ") }
}
