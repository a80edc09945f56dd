import ArcadeDomain

extension SettingsScreens {
  /// Returns all settings with their values: the common ones first, then a table for each system. Rows can be numbered.
  public func listPage(isNumbered: Bool = false) async -> Page {
    let (readings, mistakes) = await administration.readings()
    var number = 1
    let tables = groups.map { group in
      defer { number += group.settings.count }
      return Table(group, readings, firstNumber: isNumbered ? number : nil, phrases: phrases)
    }
    return Page(
      mistakes.map { .text(phrases.sentence(for: $0), .bad) } + tables.map(Block.table)
        + [.text(phrases.dataFolder(place))]
    )
  }
}

extension Table {
  fileprivate init(
    _ group: SettingGroup,
    _ readings: [SettingReading],
    firstNumber: Int?,
    phrases: SettingsPhrases
  ) {
    let settings = group.settings.map { setting in (setting, readings.first { $0.setting.name == setting.id }) }
    self.init(
      of: settings,
      title: group.title,
      firstNumber: firstNumber,
      id: { $0.0.id },
      address: { SettingsRoute.setting($0.0.id).address },
      details: { setting, reading in
        guard case .environment(let variable)? = reading?.origin else { return [] }
        return [.text(phrases.overridden(setting.id, by: variable), .warning)]
      }
    ) {
      TableColumn(phrases.purposeLabel, mayBeCut: true) { Cell($0.0.label.asTitle, .strong) }
      TableColumn(phrases.valueLabel) { phrases.value(of: $0.1) }
      TableColumn(phrases.settingLabel, isSecondary: true) { Cell($0.0.id, .faint) }
    }
    isFolded = group.title != nil
  }
}

extension SettingsPhrases {
  /// Returns the value of a setting, or its default.
  func value(of reading: SettingReading?) -> Table.Cell {
    guard let reading, let value = reading.value else {
      let isLanguage = reading?.setting.name == "language"
      let usual = isLanguage ? language.code : reading?.setting.allowedValues?.first { $0 == "auto" }
      return Table.Cell(reading.flatMap { one in usual.map { words(for: $0, of: one.setting) } } ?? notSet, .faint)
    }
    return Table.Cell(reading.setting.isSecret ? hiddenValue : words(for: value, of: reading.setting))
  }
}

extension String {
  /// The text before the first space.
  var firstWord: String { String(prefix { $0 != " " }) }
}
