/// The properties of a source that are known before a search.
public struct ListingSourceProfile: Hashable, Identifiable, Sendable {
  /// The name, or the part before the colon.
  public let name: String
  /// The requirements besides the query.
  public let needs: [ListingSourceNeed]
  /// A notice that the source's owner wants shown with its data; nil if there is none.
  public let terms: String?
  /// The currency of all prices; nil if it varies or is unknown.
  public let currency: Currency?
  /// Whether it answers at once, so that no progress has to be shown.
  public let isInstant: Bool

  /// Creates a profile.
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

  /// The identifier, which is the name.
  public var id: String { name }

  /// Whether all required settings are present.
  public var isReady: Bool {
    needs.allSatisfy { need in if case .setting(_, isMet: false) = need { false } else { true } }
  }

  /// The form of its name, such as `file:PATH`.
  public var usage: String { placeholder.map { "\(name):\($0)" } ?? name }

  /// Whether its name contains a path or URL that the user chooses.
  public var opensWhatIsNamed: Bool { placeholder != nil }

  private var placeholder: String? {
    for need in needs { if let placeholder = need.placeholder { return placeholder } }
    return nil
  }

  /// Whether a name denotes this source: its own name, alone or before a colon.
  public func matches(_ source: String) -> Bool { source == name || source.hasPrefix(name + ":") }
}
