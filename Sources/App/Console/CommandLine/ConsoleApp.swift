import ArcadeData
import ArcadeDomain
package import ArcadePresentation

/// An app: its name, its systems, and the commands that belong to none of them.
package struct ConsoleApp: Sendable {
  /// The systems, in the order of the menu.
  package let systems: [any ArcadeSystem]
  /// Everything that its command line takes.
  package let table: CommandTable
  /// What it is, in the first line of its help.
  let introduction: @Sendable (Language) -> String

  /// Puts an app together; `commands` are those beside the systems, such as `web`.
  package init(
    _ systems: [any ArcadeSystem],
    commands: [Command] = [],
    introduction: @escaping @Sendable (Language) -> String
  ) {
    (self.systems, self.introduction) = (systems, introduction)
    table = CommandTable([.menu] + systems.flatMap(\.commands) + commands + [.completion, .help])
  }

  /// The settings of all systems, in the order in which they are shown.
  package var settings: [SettingEntry] { withSettings.flatMap(\.settings) }

  /// Those that have settings, first the one for this machine alone, whose settings are those of the app as a whole.
  private var withSettings: [any ArcadeSystem] {
    systems.filter(\.isForThisMachineAlone) + systems.filter { !$0.isForThisMachineAlone && !$0.settings.isEmpty }
  }

  /// The settings in their groups, in a language: those for everybody, then the others of each system.
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

  /// Returns what is due today in systems, by their words; nothing if that cannot be found out.
  package func due(_ words: [String], in composition: Composition) async -> [String: String] {
    var found: [String: String] = [:]
    for system in systems where words.contains(system.word) {
      found[system.word] = try? await system.due(in: composition)
    }
    return found
  }
}
