import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The one-shot commands for the settings and for the data as a whole.
struct SettingsCommands {
  let desk: CommandDesk
  private let actions: SettingsActions
  private var phrases: any SettingsPhrases { actions.phrases }

  init(desk: CommandDesk) {
    self.desk = desk
    actions = desk.settingsActions
  }

  func show() async throws {
    guard desk.options.isJSON else {
      return desk.show(phrases.settingsTitle, .ready(await actions.listPage()))
    }
    let readings = await actions.settings.readings().settings
    desk.print([
      "schema": "arcade.settings/1",
      "folder": .string(actions.place),
      "settings": .object(readings.map { ($0.setting.name, $0.value.map(JSONText.string) ?? .null) }),
    ])
  }

  func set(to value: String?) async throws {
    do {
      let change = try await actions.settings.change(desk.invocation.operands[0], to: value)
      let notices = await actions.notices(for: change)
      report(
        notices[0].text,
        "arcade.setting/1",
        [("name", .string(change.setting.name)), ("value", change.value.map(JSONText.string) ?? .null)]
      )
      for notice in notices.dropFirst() { desk.warn(notice.text, code: "setting") }
    } catch let error as SettingError {
      throw CommandFailure(exit: .usage, code: "setting", message: phrases.settingsFailure(for: error).text)
    }
  }

  func erase() async throws {
    guard try await desk.confirm(phrases.askToErase(actions.place)) else {
      return report(desk.phrases.nothingChanged, "arcade.erased/1", [("erased", false)])
    }
    let others = try await actions.erase()
    report(
      phrases.erased(actions.place, except: others),
      "arcade.erased/1",
      [("erased", true), ("folder", .string(actions.place)), ("left", .array(others.map(JSONText.string)))]
    )
  }

  func backup() async throws {
    let path = desk.invocation.operands[0]
    let leftOut = try await desk.backup.write(to: path).map(\.name)
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
      return try await desk.backup.restore(from: path)
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
