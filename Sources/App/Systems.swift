import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  /// All of them, in the order of the menu.
  static let all: [ArcadeSystem] = [.shop, .prices, .names, .words, .observe, .settings]

  /// What is due today in systems, by their words; nothing where that cannot be found out, which their own screens say.
  static func due(_ words: [String], in composition: Composition) async -> [String: String] {
    var found: [String: String] = [:]
    for system in all where words.contains(system.word) { found[system.word] = try? await system.due?(composition) }
    return found
  }

  /// Those that have settings, first those of Arcade as a whole.
  fileprivate static let withSettings: [ArcadeSystem] =
    [.settings] + all.filter { $0.word != settings.word && !$0.settings.isEmpty }

  /// The settings in their groups, in a language: those for everybody, then the others of each system.
  static func settingGroups(in language: Language) -> [SettingGroup] {
    func group(_ title: String?, _ entries: [SettingEntry]) -> SettingGroup {
      SettingGroup(title, entries.map { Choice($0.setting.name, $0.meaning(language)) })
    }
    return [group(nil, SettingEntry.all.filter(\.isForEverybody))]
      + withSettings.map { system in
        let name = system.word == settings.word ? "Arcade" : system.name(language)
        return group(name, system.settings.filter { !$0.isForEverybody })
      }
  }
}

extension SettingEntry {
  /// The settings of all systems, in the order in which they are shown.
  static let all: [SettingEntry] = ArcadeSystem.withSettings.flatMap(\.settings)
}

extension CommandTable {
  static let arcade = CommandTable(
    [.menu] + ArcadeSystem.all.flatMap(\.commands) + Command.ofStore + [.web, .completion, .help]
  )
}
