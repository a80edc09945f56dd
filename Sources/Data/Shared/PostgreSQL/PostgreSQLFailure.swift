import ArcadeDomain

/// A server's error, with the code that the SQL standard or PostgreSQL assigns.
struct PostgreSQLFailure {
  /// `ERROR`, or `FATAL` and `PANIC` if the connection ends.
  var severity = "ERROR"
  let code, message: String
  var sql = ""

  func error(about address: String) -> RepositoryError {
    let statement = sql.isEmpty ? "" : " in: \(sql)"
    return RepositoryError(kind, subject: address, detail: "PostgreSQL \(code): \(message)\(statement)")
  }

  /// Whether an immediate retry may succeed, because the transaction collided with another one.
  var isCollision: Bool { ["40001", "40P01"].contains(code) }

  /// Whether the server closes the connection.
  var endsConnection: Bool { severity != "ERROR" || code.hasPrefix("57P") || code.hasPrefix("08") }

  // The first two characters are the class. Any other failure, such as a missing column, means that the schema is not
  // this version's.
  private var kind: RepositoryError.Code {
    switch (code.prefix(2), code) {
    case (_, Self.newerVersion): .newerVersion
    case (_, "57014"): .timedOut
    case ("08", _), ("57", _), ("", _), (_, "25P03"), (_, "25P04"): .storeUnreachable
    case (_, "53100"), (_, "53200"): .full
    case (_, "53300"): .storeCrowded
    case ("53", _), ("55", _), ("40", _): .busy
    case ("28", _): .storeRefused
    case (_, "42501"): .storeForbidden
    case (_, "3D000"): .noSuchStore
    case (_, "25006"): .storeReadOnly
    case (_, "23505"): .exists
    case ("54", _): .tooLarge
    default: .corrupt
    }
  }

  /// The code that our own function raises if a newer version has changed the tables.
  static let newerVersion = "ARC01"
}

extension PostgreSQLFailure {
  /// Returns why connecting failed, from libpq's message; if that lists several hosts, the last one counts.
  static func reason(ofRefusal message: String) -> RepositoryError.Code {
    // The server puts a code before its sentence: `FATAL:  28P01: password authentication failed`.
    if let code = message.matches(of: #/:\s+([0-9][0-9A-Z]{4}):\s/#).last?.output.1 {
      let kind = PostgreSQLFailure(code: String(code), message: message).kind
      return [.storeRefused, .storeForbidden, .storeCrowded, .noSuchStore].contains(kind) ? kind : .storeUnreachable
    }
    // libpq rejected the address itself; its own messages have no codes.
    let misspelt = ["invalid ", "definition of service ", "could not match "]
    if misspelt.contains(where: message.hasPrefix) { return .badStoreAddress }
    // The connection does not meet the required `sslmode`.
    let isUntrusted = ["certificate", "does not support SSL"].contains { message.contains($0) }
    return isUntrusted ? .storeUntrusted : .storeUnreachable
  }
}
