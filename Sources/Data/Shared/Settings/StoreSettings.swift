import ArcadeDomain

// The settings shared by all tills of a store, in the table `store_settings`.
extension Connection {
  private static let storeSettings = "SELECT name, value FROM store_settings"

  /// Prefetches the shared settings.
  func askForStoreSettings() throws(RepositoryError) { try prefetch(Self.storeSettings) }

  func storeSettings() throws(RepositoryError) -> [Setting: String] {
    var settings: [Setting: String] = [:]
    try forEachRow(Self.storeSettings) { row in
      let name = try row.text("name")
      guard let setting = Setting.all.first(where: { $0.isInStore && $0.name == name }) else { return }
      settings[setting] = try row.text("value")
    }
    return settings
  }

  /// Writes a value, or deletes it if it is nil; returns whether there was one.
  func keep(_ value: String?, for setting: Setting) throws(RepositoryError) -> Bool {
    let wasSet = try row("SELECT 1 FROM store_settings WHERE name = ?", setting.name) { _ in true } ?? false
    if let value {
      try insert(into: "store_settings", replacingBy: ["name"], ["name": setting.name, "value": value])
    } else {
      try run("DELETE FROM store_settings WHERE name = ?", setting.name)
    }
    return wasSet
  }
}
