/// What a transaction changes, by the name under which people hear that it was not stored.
///
/// Each system declares its own beside what writes it.
public struct StoredChange: Hashable, Sendable {
  private let name: String

  init(_ name: String) { self.name = name }

  /// A change of which no more is said.
  public static let any = StoredChange("")
}
