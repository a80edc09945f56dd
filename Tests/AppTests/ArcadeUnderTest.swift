import ArcadeDomain

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

// What tests ask of Arcade as it is put together.
extension CommandTable {
  static var arcade: CommandTable { ConsoleApp.arcade.table }
}

extension SettingEntry {
  static var all: [SettingEntry] { ConsoleApp.arcade.settings }
}

extension Tool {
  init(process: ProcessEnvironment) { self.init(app: .arcade, process: process) }
}
