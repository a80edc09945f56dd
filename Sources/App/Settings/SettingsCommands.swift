import ArcadeData
import ArcadeDomain

/// The one-shot commands for the settings and for the data as a whole.
struct SettingsCommands {
  let desk: CommandDesk

  func show() throws {
    guard desk.options.isJSON else {
      return ConsoleSettingsView(desk: desk.settingsDesk, output: desk.output, phrases: desk.phrases).show()
    }
    let settings = try desk.settingsDesk.settings()
    let members: [(String, JSONText)] = Setting.all.map { setting in
      (setting.name, settings[setting].map { .string(setting.shown($0)) } ?? .null)
    }
    desk.print([
      "schema": "arcade.settings/1",
      "folder": .string(desk.composition.dataFolder),
      "settings": .object(members),
    ])
  }

  func set(to value: String?) throws {
    let (setting, stored) = try desk.settingsDesk.set(desk.invocation.operands[0], to: value)
    report(
      desk.phrases.settingSaved(setting.name),
      "arcade.setting/1",
      [("name", .string(setting.name)), ("value", stored.map { .string(setting.shown($0)) } ?? .null)]
    )
  }

  func erase() async throws {
    let folder = desk.composition.dataFolder
    guard try await desk.confirm(desk.phrases.askToErase(folder)) else {
      return report(desk.phrases.nothingChanged, "arcade.erased/1", [("erased", false)])
    }
    let others = try await desk.settingsDesk.erase()
    report(
      desk.phrases.erased(folder, except: others),
      "arcade.erased/1",
      [("erased", true), ("folder", .string(folder)), ("left", .array(others.map(JSONText.string)))]
    )
  }

  func backup() async throws {
    let path = desk.invocation.operands[0]
    let leftOut = try await desk.settingsDesk.backup.write(to: path).map(\.name)
    report(
      desk.phrases.backedUp(path, without: leftOut),
      "arcade.backup/1",
      [("file", .string(path)), ("leftOut", .array(leftOut.map(JSONText.string)))]
    )
  }

  func restore() async throws {
    let path = desk.invocation.operands[0]
    guard try await desk.confirm(desk.phrases.askToRestore(path)) else {
      return report(desk.phrases.nothingChanged, "arcade.restored/1", [("restored", false)])
    }
    let missing = try await restore(path).map(\.name)
    report(
      desk.phrases.restored(path, without: missing),
      "arcade.restored/1",
      [("restored", true), ("file", .string(path)), ("leftOut", .array(missing.map(JSONText.string)))]
    )
  }

  private func restore(_ path: String) async throws -> [Setting] {
    do {
      return try await desk.settingsDesk.backup.restore(from: path)
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: RepositoryError) -> CommandFailure {
    var failure = desk.failure(error)
    if error.code == .paymentOpen {
      failure.message = desk.phrases.paymentOpen
    } else if error.code == .corrupt, error.subject == desk.composition.database.path {
      failure.message = desk.phrases.damagedBeforeRestore(error.subject)
    }
    return failure
  }

  private func report(_ text: String, _ schema: String, _ members: [(String, JSONText)]) {
    if desk.options.isJSON {
      desk.print(.object([("schema", .string(schema))] + members))
    } else if !desk.options.isQuiet {
      desk.output.paragraph(text)
    }
  }
}
