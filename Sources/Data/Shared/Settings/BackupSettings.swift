import ArcadeDomain

/// The settings in a backup's table `backup_settings`, without values that are or may contain keys.
struct BackupSettings: Sendable {
  var values: [Setting: String] = [:]
  /// The settings that were left out, in the order of all settings.
  var leftOut: [Setting] = []
}

extension BackupSettings {
  /// Takes the settings of a file that may be copied.
  init(of stored: [Setting: String]) {
    values = stored.filter { setting, value in setting.shown(value) == value }
    leftOut = Setting.inFile.filter { stored[$0] != nil && values[$0] == nil }
  }

  /// Writes the table into a backup, replacing an existing one, or into a database to be restored.
  func write(to backup: Connection) throws(RepositoryError) {
    try backup.run("DROP TABLE IF EXISTS main.backup_settings")
    try backup.run("CREATE TABLE main.backup_settings (name TEXT PRIMARY KEY, value TEXT) STRICT, WITHOUT ROWID")
    for setting in Setting.inFile where values[setting] != nil || leftOut.contains(setting) {
      try backup.run("INSERT INTO main.backup_settings VALUES (?, ?)", setting.name, values[setting])
    }
  }

  /// Reads the table of a backup; nil if an earlier version wrote it, which had no settings. Throws `.notBackup` if the
  /// table differs or contains an impossible value. Keys are never written to it or taken from it.
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
