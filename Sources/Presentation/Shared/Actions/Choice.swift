/// One of several things that can be chosen.
public struct Choice: Hashable, Sendable, Identifiable {
  /// What it is known by; an intent is made of it.
  public let id: String
  /// What it is called before the label says more; nil where the label is all.
  public let title: String?
  /// What a person reads.
  public let label: String
  /// What it is shown by where pictures can be shown; the label says it elsewhere.
  public let picture: Picture?
  /// Where it leads; nil for what is pressed instead.
  public var address: String?

  /// Names something to choose; without a label it is called by its id.
  public init(
    _ id: String,
    _ label: String? = nil,
    title: String? = nil,
    picture: Picture? = nil,
    address: String? = nil
  ) {
    (self.id, self.label, self.title) = (id, label ?? id, title)
    (self.picture, self.address) = (picture, address)
  }
}
