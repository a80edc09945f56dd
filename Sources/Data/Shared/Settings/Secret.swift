/// A key that shows itself to nobody: printed, dumped or in a message, it is its mask.
public struct Secret: Hashable, Sendable {
  /// What stands in place of a key.
  public static let mask = "(hidden)"

  /// The key itself, for the one who has to send it.
  let value: String

  /// Wraps a key.
  init(_ value: String) { self.value = value }
}

extension Secret: CustomStringConvertible, CustomReflectable {
  /// The mask.
  public var description: String { Self.mask }
  /// Nothing to look into.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
