import ArcadeDomain

/// Why nobody is connected, by what libpq says of it.
enum PostgreSQLRefusal {
  /// The reason in a message, which may tell of several hosts one after the other; the last one counts.
  static func reason(of message: String) -> RepositoryError.Code {
    // The server puts a code before its sentence: `FATAL:  28P01: password authentication failed`.
    let codes = message.matches(of: #/:\s+([0-9][0-9A-Z]{4}):\s/#).map(\.output.1)
    guard let code = codes.last else {
      if isMisspelt(message) { return .badStoreAddress }
      return isUntrusted(message) ? .storeUntrusted : .storeUnreachable
    }
    return switch (code.prefix(2), code) {
    case ("28", _): .storeRefused
    case (_, "42501"): .storeForbidden
    case (_, "53300"): .storeCrowded
    case (_, "3D000"): .noSuchStore
    default: .storeUnreachable
    }
  }

  /// Whether there is no connection of the kind that `sslmode` asks for.
  private static func isUntrusted(_ message: String) -> Bool {
    ["certificate", "does not support SSL"].contains { message.contains($0) }
  }

  /// Whether libpq did not even try: its own sentences have no codes.
  private static func isMisspelt(_ message: String) -> Bool {
    ["invalid ", "definition of service ", "could not match "].contains { message.hasPrefix($0) }
  }
}
