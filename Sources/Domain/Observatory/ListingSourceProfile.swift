/// What there is to know about a source before it is searched.
public struct ListingSourceProfile: Hashable, Identifiable, Sendable {
  /// The name, or what a name of this kind begins with.
  public let name: String
  /// What it needs, beside what was asked for.
  public let needs: [ListingSourceNeed]
  /// A line that its owner wants to see wherever its data is shown; nil where there is none.
  public let terms: String?
  /// What its prices are in; nil where that differs or is not known.
  public let currency: Currency?
  /// Whether it answers at once, so that nobody has to be told that it is being waited for.
  public let isInstant: Bool

  /// Describes a source.
  public init(
    name: String,
    needs: [ListingSourceNeed] = [],
    terms: String? = nil,
    currency: Currency? = nil,
    isInstant: Bool = false
  ) {
    (self.name, self.needs, self.terms) = (name, needs, terms)
    (self.currency, self.isInstant) = (currency, isInstant)
  }

  /// The name.
  public var id: String { name }

  /// Whether it has all that is not part of its name.
  public var isReady: Bool {
    needs.allSatisfy { need in if case .setting(_, isMet: false) = need { false } else { true } }
  }

  /// How its name is written, such as `file:PATH`.
  public var usage: String { placeholder.map { "\(name):\($0)" } ?? name }

  /// Whether its name opens a file or an address that somebody chooses.
  public var opensWhatIsNamed: Bool { placeholder != nil }

  private var placeholder: String? {
    for need in needs { if let placeholder = need.placeholder { return placeholder } }
    return nil
  }

  /// Whether a name is that of this source: its own, or its own with what follows a colon.
  public func matches(_ source: String) -> Bool { source == name || source.hasPrefix(name + ":") }
}
