import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The settings on the console: what is set, and where the data is.
final class ConsoleSettingsView: ConsoleModule {
  private let desk: SettingsDesk
  private let output: ConsoleOutput
  private let phrases: any ConsolePhrases
  private(set) var isAsking = false

  init(desk: SettingsDesk, output: ConsoleOutput, phrases: any ConsolePhrases) {
    self.desk = desk
    self.output = output
    self.phrases = phrases
  }

  var commands: [ConsoleCommand] { phrases.settingCommands }

  func begin() async { show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    do {
      switch (line.command, line.arguments.first) {
      case ("set", let name?) where line.arguments.count > 1:
        let (setting, _) = try desk.set(name, to: line.arguments.dropFirst().joined(separator: " "))
        output.paragraph(phrases.settingSaved(setting.name), .good)
      case ("unset", let name?):
        let (setting, _) = try desk.set(name, to: nil)
        output.paragraph(phrases.settingSaved(setting.name), .good)
      case ("erase", nil):
        isAsking = true
        output.question(phrases.askToErase(desk.folder), phrases: phrases)
      default: return .unknown()
      }
    } catch {
      return .refused(desk.failure(error).message)
    }
    return .done
  }

  func answer(_ isYes: Bool) async {
    isAsking = false
    guard isYes else { return output.paragraph(phrases.nothingChanged) }
    do {
      let others = try await desk.erase()
      output.paragraph(phrases.erased(desk.folder, except: others), .good)
    } catch {
      output.paragraph(desk.failure(error).message, .bad)
    }
  }

  /// Draws the settings as they are in the file now.
  func show() {
    output.heading(phrases.settingsTitle)
    output.paragraph(phrases.dataFolder(desk.folder))
    do {
      let settings = try desk.settings()
      for entry in SettingEntry.all {
        output.line(
          Span(entry.setting.name, .strong),
          ": ",
          Span(settings[entry.setting].map { entry.setting.shown($0, hidden: phrases.hiddenValue) } ?? phrases.notSet)
        )
        output.paragraph(entry.meaning(desk.language), .faint, indent: 2)
      }
      for mistake in desk.mistakes() { output.paragraph(mistake, .bad) }
      for setting in Setting.all where settings.override(of: setting) != nil {
        output.paragraph(phrases.overridden(setting.name, by: setting.variable), .warning)
      }
    } catch {
      output.paragraph(desk.failure(error).message, .bad)
    }
  }
}
