import ArcadeData
import ArcadeTesting

extension Database {
  /// Runs statements as a person would, in the shell of whatever keeps it, where nothing sees to references.
  func runByHand(_ sql: String) throws {
    guard PostgreSQLAddress.isMeant(by: path) else {
      let shell = try SQLiteShell(path)
      let said = try shell.run(sql)
      shell.close()
      guard said.isEmpty else { throw RefusedByShell(said: said) }
      return
    }
    let name = String(path.drop { $0 != "@" }.dropFirst(2).prefix { $0 != "?" })
    let settings = "SET search_path TO arcade; SET session_replication_role TO replica;"
    try PostgreSQLCluster.shared.get().psql("\(settings) \(sql)", on: name)
  }
}

/// What a shell complained of.
struct RefusedByShell: Error {
  let said: String
}
