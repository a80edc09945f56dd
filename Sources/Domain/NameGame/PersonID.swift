extension Person {
  /// The key of a person, unique within a list and the same each time the list is read.
  public struct ID: Hashable, Comparable, Sendable {
    private let form: Form

    /// A list can have a million keys that were made, which take a third of the memory as numbers.
    private enum Form: Hashable, Sendable {
      case given(String)
      /// Of the fingerprint of a person, and the how manieth of it this is.
      case made(Fingerprint, UInt32)
    }

    /// Wraps a key.
    public init(_ key: String) { form = Self.made(key) ?? .given(key) }

    /// Makes the key of somebody who has none, from 1 on for everybody of one fingerprint.
    package init(_ fingerprint: Fingerprint, number: UInt32 = 1) { form = .made(fingerprint, number) }

    /// The text that tells one person from all others.
    public var key: String {
      switch form {
      case .given(let key): key
      case .made(let fingerprint, 1): "~" + fingerprint.digits
      case .made(let fingerprint, let number): "~\(fingerprint.digits)-\(number)"
      }
    }

    /// Whether one key stands before another, in an order that no language changes.
    public static func < (first: ID, second: ID) -> Bool { first.key < second.key }

    /// Reads a key that was made, so that it is the same one; nil for all others.
    private static func made(_ key: String) -> Form? {
      guard key.utf8.first == UInt8(ascii: "~"), key.utf8.count >= 33, key.utf8.allSatisfy({ $0 < 0x80 }) else {
        return nil
      }
      guard let fingerprint = Fingerprint(digits: key.dropFirst().prefix(32)) else { return nil }
      let rest = key.dropFirst(33)
      if rest.isEmpty { return .made(fingerprint, 1) }
      guard rest.first == "-", let number = UInt32(rest.dropFirst()), number > 1, "-\(number)" == rest else {
        return nil
      }
      return .made(fingerprint, number)
    }
  }
}
