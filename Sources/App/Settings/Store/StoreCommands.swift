import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The one-shot commands for the whole store, in a file or on a server.
struct StoreCommands {
  let context: CommandContext
  private var phrases: StorePhrases { context.composition.language.storePhrases }

  func show() {
    let store = context.composition.database.path
    context.report(phrases.kept(in: store), as: "arcade.store/1", ["store": store])
  }

  func copy() async throws {
    let (source, target) = (try database(context.invocation.operands[0]), try database(context.invocation.operands[1]))
    let underway = context.process.reporter.underway
    underway.note(phrases.copyIsUnfinished(to: target.path), of: target.path)
    defer { underway.note(nil, of: target.path) }
    let tables = try await copy(source, to: target)
    let rows = tables.map(\.rows).reduce(0, +)
    guard !context.options.isJSON else {
      let names = tables.map { table -> JSONText in ["name": table.name, "rows": table.rows] }
      return context.print(
        "arcade.storeCopy/1",
        ["from": source.path, "to": target.path, "rows": rows, "tables": names]
      )
    }
    guard !context.options.isQuiet else { return }
    context.output.paragraph(phrases.copied(rows: rows, from: source.path, to: target.path))
  }

  func check() async throws {
    let store = try context.invocation.operands.first.map { try database($0) } ?? context.composition.database
    try store.requireFound()
    let faults = try await store.faults(against: ArcadeIntegrityChecks.all)
    if context.options.isJSON {
      context.print(
        "arcade.storeCheck/1",
        ["store": store.path, "sound": faults.isEmpty, "faults": faults.map { json($0) }]
      )
    } else {
      for fault in faults { context.output.paragraph(sentence(fault)) }
      if faults.isEmpty, !context.options.isQuiet { context.output.paragraph(phrases.sound(store.path)) }
    }
    guard !faults.isEmpty else { return }
    let message = context.options.isJSON ? "" : phrases.unsound(store.path, faults: faults.count)
    throw CommandFailure(exit: .badData, code: "unsound", message: message)
  }

  private func copy(_ source: Database, to target: Database) async throws -> [CopiedTable] {
    do {
      return try await source.copyEverything(to: target)
    } catch {
      guard case .store(let reason) = error else {
        throw CommandFailure(exit: exit(of: error), code: "storeCopy", message: phrases.sentence(for: error))
      }
      throw reason
    }
  }

  private func exit(of error: StoreCopyError) -> ExitCode {
    if case .targetHoldsData = error { .cannotCreate } else { .badData }
  }

  private func database(_ text: String) throws(RepositoryError) -> Database {
    guard PostgreSQLAddress.isMeant(by: text) else { return Database(path: text, migrations: ArcadeSchema.migrations) }
    return try context.composition.server(at: text, process: context.process)
  }

  private func sentence(_ fault: IntegrityViolation) -> String {
    guard let row = fault.row else { return phrases.more(fault.table) }
    return "\(fault.table) (\(row)): \(sentence(for: fault))"
  }

  private func sentence(for fault: IntegrityViolation) -> String {
    phrases.sentence(for: fault.check) + (fault.detail.map { " (\($0))" } ?? "")
  }

  private func json(_ fault: IntegrityViolation) -> JSONText {
    ["law": fault.check.rawValue, "table": fault.table, "row": fault.row, "message": sentence(for: fault)]
  }
}
