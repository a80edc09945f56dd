import ArcadeDomain

/// The settings as a backup has them, in its table `backup_settings`. What is a key, or may hold one, has no value
/// there.
struct BackupSettings: Sendable {
  var values: [Setting: String] = [:]
  /// What was set and is not in the backup, in the order of all settings.
  var leftOut: [Setting] = []
}

extension BackupSettings {
  /// Takes what may be copied of the settings of a file.
  init(of stored: [Setting: String]) {
    values = stored.filter { setting, value in setting.shown(value) == value }
    leftOut = Setting.inFile.filter { stored[$0] != nil && values[$0] == nil }
  }

  /// Writes the table into a backup, in the place of one that is there, or into a database whose settings are to follow.
  func write(to backup: Connection) throws(RepositoryError) {
    try backup.run("DROP TABLE IF EXISTS main.backup_settings")
    try backup.run("CREATE TABLE main.backup_settings (name TEXT PRIMARY KEY, value TEXT) STRICT, WITHOUT ROWID")
    for setting in Setting.inFile where values[setting] != nil || leftOut.contains(setting) {
      try backup.run("INSERT INTO main.backup_settings VALUES (?, ?)", setting.name, values[setting])
    }
  }

  /// Reads the table of a backup; nil where an earlier version wrote it, which left settings alone. Throws `.notBackup`
  /// where the table is another one, or has a value that a setting cannot have. Arcade writes no key into it, and takes
  /// none from it.
  init?(in backup: Connection, checking check: (String, Setting) throws -> Void) throws(RepositoryError) {
    let sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'backup_settings'"
    guard try backup.row(sql, map: { _ in true }) ?? false else { return nil }
    do throws(RepositoryError) {
      try backup.forEachRow("SELECT name, value FROM backup_settings") { row in
        let name = try row.text("name")
        guard let setting = Setting.inFile.first(where: { $0.name == name }) else { return }
        if let value = try row.optionalText("value"), !setting.isSecret {
          try check(value, setting)
          values[setting] = value
        } else {
          leftOut.append(setting)
        }
      }
    } catch {
      throw RepositoryError(.notBackup, subject: backup.subject, detail: error.detail)
    }
    leftOut = Setting.inFile.filter(leftOut.contains)
  }
}
