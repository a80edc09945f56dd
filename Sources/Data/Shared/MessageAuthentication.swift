/// Proof that somebody who knows a key wrote a message: HMAC with SHA-256 (RFC 2104).
public enum MessageAuthentication {
  /// Returns the proof for a message, in 64 hexadecimal digits.
  public static func code(of message: some Collection<UInt8>, key: [UInt8]) -> String {
    let block = 64
    let short = key.count > block ? SHA256.digest(of: key) : key
    let padded = short + [UInt8](repeating: 0, count: block - short.count)
    let inner = SHA256.digest(of: padded.map { $0 ^ 0x36 } + message)
    return SHA256.hex(of: padded.map { $0 ^ 0x5C } + inner)
  }

  /// Compares two texts in a time that does not tell where they differ.
  public static func isEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension Collection<UInt8> {
  /// Two hexadecimal digits for each byte.
  public var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
