/// One of several options.
public struct Choice: Hashable, Sendable, Identifiable {
  /// The identity, from which an intent is made.
  public let id: String
  /// The short name, if the label adds more; otherwise nil.
  public let title: String?
  /// The text for the user.
  public let label: String
  /// A picture of the option; frontends without pictures show the label.
  public let picture: Picture?
  /// The address that it links to; nil if it is pressed instead.
  public var address: String?

  /// Creates an option; the default label is the ID.
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
