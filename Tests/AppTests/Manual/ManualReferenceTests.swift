import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The lists in the manual are complete and contain nothing else.
final class ManualReferenceTests: XCTestCase {
  func testEverySettingIsListedWithItsVariableAndItsValues() throws {
    let rows = try rows(of: "Settings", below: "Every setting")
    let settings = Dictionary(uniqueKeysWithValues: Setting.all.map { ($0.name, $0) })

    XCTAssertEqual(rows.map { $0[0].first ?? "" }.sorted(), settings.keys.sorted())
    for row in rows {
      guard let setting = settings[row[0].first ?? ""] else { continue }
      XCTAssertEqual(row[1], setting.isInStore ? [] : [setting.variable])
      XCTAssertEqual(Set(setting.allowedValues ?? []).subtracting(row[2]), [], setting.name)
    }
  }

  func testEveryVariableThatIsReadIsListed() throws {
    let files = try sources().filter { path, code in
      path.hasSuffix("Environment.swift") || code.firstMatch(of: /\benvironment\b/) != nil
    }
    let literals = files.flatMap { $0.code.matches(of: /"([A-Z][A-Z_]+)"/).map { String($0.output.1) } }
    // Names with this prefix are settings, or variables of other programs.
    let read = Set(literals.map { $0.hasSuffix("_") ? "\($0)*" : $0 }).subtracting(["GET", "POST"])
      .union([DataFolder.variable])

    XCTAssertTrue(read.contains("NO_COLOR"))
    XCTAssertEqual(Set(try listed(in: "Settings", below: "Variables of the environment")).sorted(), read.sorted())
  }

  func testEveryFileOfTheDataFolderIsListed() async throws {
    let run = try BareRun()
    _ = await run(["shop"], typing: ["MUG"])
    for words in [["set", "language", "en"], ["token"]] { _ = await run(["settings"] + words) }
    let made = try FileManager.default.contentsOfDirectory(atPath: run.folder.path("data"))
    let kept = Set(made.filter { !$0.contains("sqlite-") } + SecretFile.Purpose.allCases.map(\.rawValue))

    XCTAssertTrue(kept.contains("config.json"))
    XCTAssertEqual(kept.subtracting(try listed(in: "Settings", below: "Where data is kept")), [])
  }

  func testEveryTableOfBothEnginesIsListed() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("arcade.sqlite")
    try await Database(path: file, migrations: ArcadeSchema.migrations).write { _ in }
    let kinds = "('table', 'view') AND name NOT LIKE 'sqlite~_%' ESCAPE '~'"
    let inFile = try SQLiteShell(file).run("SELECT name FROM sqlite_master WHERE type IN \(kinds)")
    let cluster = try PostgreSQLCluster.shared.get()
    let (address, name) = try cluster.makeNamedDatabase()
    try await Database(server: address, migrations: ArcadeSchema.migrations).write { _ in }
    let there = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'arcade'"
    let onServer = try cluster.psql(there, on: name)
    let tables = Set("\(inFile)\n\(onServer)".split(separator: "\n").map(String.init))

    XCTAssertTrue(tables.isSuperset(of: ["orders", "current_listings", "steps"]))
    let listed = try listed(in: "Database", below: "The database")
    XCTAssertEqual(listed.sorted(), tables.union(["backup_settings"]).sorted())
  }

  func testEveryTableAndColumnIsExplainedAsItsCommentOnAServerSays() async throws {
    let cluster = try PostgreSQLCluster.shared.get()
    let (address, name) = try cluster.makeNamedDatabase()
    try await Database(server: address, migrations: ArcadeSchema.migrations).write { _ in }
    let comments = try cluster.psql(
      """
      SELECT '| `' || relname || coalesce('.' || attname, '') || '` | ' || coalesce(said, 'NOTHING') || ' |' FROM (
        SELECT relname, NULL AS attname, 0 AS attnum, obj_description(oid, 'pg_class') AS said FROM pg_class
        WHERE relnamespace = 'arcade'::regnamespace AND relkind IN ('r', 'v')
        UNION ALL SELECT relname, attname, attnum, col_description(attrelid, attnum)
        FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
        WHERE relnamespace = 'arcade'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
      ) AS everything ORDER BY relname, attnum
      """,
      on: name
    )
    let page = try MarkdownFile(path: "Documentation/Database.md").text
    let listed = page.split(separator: "## Every table and column").last?.split(separator: "\n") ?? []

    XCTAssertEqual(listed.filter { $0.hasPrefix("| `") }, comments.split(separator: "\n"))
  }

  func testEverySchemaOfADocumentIsListed() throws {
    let pattern = /"(arcade\.[A-Za-z]+\/[0-9]+)/
    let schemas = try sources().flatMap { $0.code.matches(of: pattern).map { String($0.output.1) } }
    let listed = try rows(of: "Scripts", below: "JSON").flatMap { $0[1] }

    XCTAssertGreaterThan(schemas.count, 40)
    XCTAssertEqual(Set(listed).sorted(), Set(schemas).sorted())
  }

  /// Returns every Swift file of the sources by its path, without its comments.
  private func sources() throws -> [(path: String, code: String)] {
    let sources = MarkdownFile.root.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }.map {
      let text = try String(contentsOf: sources.appending(path: $0), encoding: .utf8)
      let code = text.split(separator: "\n").filter { $0.firstMatch(of: /^ *\/\//) == nil }
      return ($0, code.joined(separator: "\n").replacing("\\\"", with: "\""))
    }
  }

  /// Returns the code in the first cells of the tables below a heading.
  private func listed(in page: String, below heading: String) throws -> [String] {
    try rows(of: page, below: heading).flatMap { $0[0] }
  }

  private func rows(of page: String, below heading: String) throws -> [[[String]]] {
    let rows = try MarkdownFile(path: "Documentation/\(page).md").rows(below: heading)
    XCTAssertGreaterThan(rows.count, 0, "\(page): \(heading)")
    return rows
  }

  func testTheChangelogBeginsWithTheVersionThatTheProgramSays() throws {
    let changelog = try String(contentsOf: MarkdownFile.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let newest = changelog.firstMatch(of: /(?m)^## \[(.+?)\]/)?.output.1

    XCTAssertEqual(newest.map(String.init), Program.version)
    XCTAssertEqual(try ArcadeProcess().print(["--version"]), "arcade \(Program.version)\n")
  }

  func testTheVersionStandsInOneSourceFileOnly() throws {
    let sources = MarkdownFile.root.appending(path: "Sources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    let naming = try names.filter {
      try String(contentsOf: sources.appending(path: $0), encoding: .utf8).contains("\"\(Program.version)\"")
    }
    XCTAssertEqual(naming, ["App/Console/CommandLine/Program.swift"])
  }
}
