public import ArcadeDomain
import Foundation

/// The address of a database on a server, as libpq takes it: `postgresql://user@host/name`.
///
/// It contains no password: libpq reads that from `PGPASSWORD`, `~/.pgpass` or a service file.
public struct PostgreSQLAddress: Hashable, Sendable {
  /// The full address.
  public let text: String

  /// Whether a text is meant as the address of a server, even if it is malformed, and not as a file name.
  public static func isMeant(by text: String) -> Bool {
    text.contains(#/^postgres(ql)?:/#.ignoresCase()) || text.contains(Self.keyword)
  }

  /// Reads an address; throws `.badStoreAddress` for any other kind, and `.passwordInAddress` if it contains a
  /// password.
  public init(_ text: String) throws(RepositoryError) {
    guard text.contains(#/^postgres(ql)?:\/\//#.ignoresCase()), !text.unicodeScalars.contains("\0") else {
      throw RepositoryError(.badStoreAddress, subject: Self.withoutPassword(text))
    }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let person = parts[0].drop { $0 != "/" }.split(separator: "@", omittingEmptySubsequences: false).dropLast()
    let hasPassword =
      person.contains { $0.contains(":") }
      || parts.dropFirst().contains { Self.decoded(String($0)).lowercased().contains("password=") }
    guard !hasPassword else { throw RepositoryError(.passwordInAddress, subject: Self.withoutPassword(text)) }
    self.text = text
  }

  /// Returns the part of an invalid address, or of one with a password, that may be shown.
  public static func withoutPassword(_ text: String) -> String {
    // A key may be percent-encoded; the value is then cut off as well.
    let text = decoded(text).contains(secret) ? decoded(text) : text
    let place = text.replacing(secret) { "\($0.1)…" }
    guard let at = place.lastIndex(of: "@") else { return place }
    let start = place.firstMatch(of: #/^[A-Za-z]+:\/+/#)?.range.upperBound ?? place.startIndex
    guard start < at, place[start..<at].contains(":") else { return place }
    return String(place[..<start] + place[at...].dropFirst())
  }

  private static func decoded(_ text: String) -> String { text.removingPercentEncoding ?? text }

  /// Matches libpq's other form: keywords and values.
  private static var keyword: Regex<(Substring, Substring, Substring)> {
    #/(^|\s)(host|hostaddr|port|dbname|user|password|passfile|service|sslmode)\s*=/#.ignoresCase()
  }

  /// Matches the keyword of a password and all that follows, as a value may contain anything.
  private static var secret: Regex<(Substring, Substring)> { #/(?s)(pass\w*\s*=\s*)(?:.+)/#.ignoresCase() }
}
