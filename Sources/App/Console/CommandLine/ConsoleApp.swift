import ArcadeData
import ArcadeDomain
package import ArcadePresentation

/// An app: its name, its systems, and the commands outside the systems.
package struct ConsoleApp: Sendable {
  /// The systems, in the order of the menu.
  package let systems: [any ArcadeSystem]
  /// The commands and options of its command line.
  package let table: CommandTable
  /// The description of the app in the first line of its help.
  let introduction: @Sendable (Language) -> String

  /// Makes an app; `commands` are those outside the systems, such as `web`.
  package init(
    _ systems: [any ArcadeSystem],
    commands: [Command] = [],
    introduction: @escaping @Sendable (Language) -> String
  ) {
    (self.systems, self.introduction) = (systems, introduction)
    table = CommandTable([.menu] + systems.flatMap(\.commands) + commands + [.completion, .help])
  }

  /// The settings of all systems, in the order of the settings screen.
  package var settings: [SettingEntry] { withSettings.flatMap(\.settings) }

  /// The systems with settings. The one for this machine alone is first; its settings are those of the whole app.
  private var withSettings: [any ArcadeSystem] {
    systems.filter(\.isForThisMachineAlone) + systems.filter { !$0.isForThisMachineAlone && !$0.settings.isEmpty }
  }

  /// Returns the settings in groups: the common ones, then the others of each system.
  package func settingGroups(in language: Language) -> [SettingGroup] {
    func group(_ title: String?, _ entries: [SettingEntry]) -> SettingGroup {
      SettingGroup(title, entries.map { Choice($0.setting.name, $0.meaning(language)) })
    }
    return [group(nil, settings.filter(\.isForEverybody))]
      + withSettings.map { system in
        let name = system.isForThisMachineAlone ? Program.title : system.name(in: language)
        return group(name, system.settings.filter { !$0.isForEverybody })
      }
  }

  /// Returns what is due today in systems, by their words; nothing if an error occurs.
  package func due(_ words: [String], in composition: Composition) async -> [String: String] {
    var found: [String: String] = [:]
    for system in systems where words.contains(system.word) {
      found[system.word] = try? await system.due(in: composition)
    }
    return found
  }
}
