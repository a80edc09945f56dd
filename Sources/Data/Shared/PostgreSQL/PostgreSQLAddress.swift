public import ArcadeDomain
import Foundation

/// The address of a server's database, as libpq takes it: `postgresql://user@host/name`.
///
/// It holds no password: libpq finds that in `PGPASSWORD`, in `~/.pgpass` or in a service file.
public struct PostgreSQLAddress: Hashable, Sendable {
  /// All of it.
  public let text: String

  /// Whether a text is the address of a server, if a wrong one, and not the name of a file.
  public static func isMeant(by text: String) -> Bool {
    text.contains(#/^postgres(ql)?:/#.ignoresCase()) || text.contains(Self.keyword)
  }

  /// Takes an address; throws `.badStoreAddress` for one of another kind, and `.passwordInAddress` for one that has a password.
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

  /// What may be shown of a text that is no address, or one with a password.
  public static func withoutPassword(_ text: String) -> String {
    // A key may be hidden behind percent signs; the value is then cut off as well.
    let text = decoded(text).contains(secret) ? decoded(text) : text
    let place = text.replacing(secret) { "\($0.1)…" }
    guard let at = place.lastIndex(of: "@") else { return place }
    let start = place.firstMatch(of: #/^[A-Za-z]+:\/+/#)?.range.upperBound ?? place.startIndex
    guard start < at, place[start..<at].contains(":") else { return place }
    return String(place[..<start] + place[at...].dropFirst())
  }

  private static func decoded(_ text: String) -> String { text.removingPercentEncoding ?? text }

  /// What libpq takes besides: words and values.
  private static var keyword: Regex<(Substring, Substring, Substring)> {
    #/(^|\s)(host|hostaddr|port|dbname|user|password|passfile|service|sslmode)\s*=/#.ignoresCase()
  }

  /// The name of a password, and all that follows it, as a value may hold anything.
  private static var secret: Regex<(Substring, Substring)> { #/(?s)(pass\w*\s*=\s*)(?:.+)/#.ignoresCase() }
}
