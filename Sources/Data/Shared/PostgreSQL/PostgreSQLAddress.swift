public import ArcadeDomain

/// The address of a server's database, as libpq takes it: `postgresql://user@host/name`.
///
/// It holds no password: libpq finds that in `PGPASSWORD`, in `~/.pgpass` or in a service file.
public struct PostgreSQLAddress: Hashable, Sendable {
  /// All of it.
  public let text: String

  /// Whether a text is the address of a server, and not the name of a file.
  public static func isMeant(by text: String) -> Bool {
    ["postgresql://", "postgres://"].contains { text.lowercased().hasPrefix($0) }
  }

  /// Takes an address; throws `.badStoreAddress` for one of another kind, and `.passwordInAddress` for one that has a password.
  public init(_ text: String) throws(RepositoryError) {
    guard Self.isMeant(by: text), !text.unicodeScalars.contains("\0") else {
      throw RepositoryError(.badStoreAddress, subject: text)
    }
    let parts = text.drop { $0 != "/" }.dropFirst(2).split(
      separator: "?",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let person = parts[0].prefix { $0 != "/" }.split(separator: "@", omittingEmptySubsequences: false).dropLast()
    let options = parts.dropFirst().first?.split(separator: "&") ?? []
    let hasPassword =
      person.contains { $0.contains(":") } || options.contains { $0.lowercased().contains("password=") }
    guard !hasPassword else { throw RepositoryError(.passwordInAddress, subject: Self.withoutPassword(text)) }
    self.text = text
  }

  /// What of an address may be shown that should not have come with a password.
  private static func withoutPassword(_ text: String) -> String {
    let scheme = text.prefix { $0 != "/" } + "//"
    let place = text.drop { $0 != "/" }.dropFirst(2).prefix { $0 != "?" }
    return String(scheme + (place.lastIndex(of: "@").map { place[place.index(after: $0)...] } ?? place))
  }
}
