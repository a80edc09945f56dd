import ArcadeDomain

extension Setting {
  /// A value as it is stored: a path as it means the same from every folder.
  func stored(_ value: String?) throws(RepositoryError) -> String? {
    guard let value, isPlace else { return value }
    return try FeedAddress(value).absoluteText
  }
}

extension SettingReading {
  /// Reads a setting that has a stored value, unless it is nil.
  init(_ setting: Setting, stored: String?, environment: [String: String]) {
    let given = setting.value(in: environment)
    self.init(
      setting,
      value: (given ?? stored).map(setting.shown),
      from: given != nil ? .environment(variable: setting.variable) : stored != nil ? .stored : .usual
    )
  }
}

extension SettingChange {
  /// Says what is stored now, and whether the file that it names is there.
  init(_ setting: Setting, stored: String?, wasSet: Bool) {
    var missing: String?
    if setting.isPlace, let stored, case .file(let path)? = try? FeedAddress(FeedAddress.withoutColumns(stored)),
      FileKind(at: path) == .absent
    {
      missing = path
    }
    self.init(setting, value: stored.map(setting.shown), wasSet: wasSet, missingFile: missing)
  }
}
