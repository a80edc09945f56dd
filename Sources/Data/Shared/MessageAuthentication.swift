/// HMAC with SHA-256 (RFC 2104): proves that a holder of the key wrote a message.
public struct MessageAuthentication: Sendable {
  private static let block = 64
  /// The hash states of the key for the inner and the outer hash.
  private let inner, outer: SIMD8<UInt32>

  /// Creates an authenticator with a key.
  public init(key: [UInt8]) {
    let short = key.count > Self.block ? SHA256.digest(of: key) : key
    let padded = short + [UInt8](repeating: 0, count: Self.block - short.count)
    inner = SHA256.state(after: padded.map { $0 ^ 0x36 })
    outer = SHA256.state(after: padded.map { $0 ^ 0x5C })
  }

  /// Returns the code for a message, as 64 hexadecimal digits.
  public func code(of message: [UInt8]) -> String {
    SHA256.digest(of: SHA256.digest(of: message, after: inner, Self.block), after: outer, Self.block).hex
  }

  /// Compares two texts in constant time.
  public static func isEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension Collection<UInt8> {
  /// Two hexadecimal digits for each byte.
  public var hex: String { reduce(into: "") { $0 += ($1 < 16 ? "0" : "") + String($1, radix: 16) } }
}
