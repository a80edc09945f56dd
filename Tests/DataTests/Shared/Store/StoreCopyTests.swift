import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Copies between any two stores are complete, or change nothing.
final class StoreCopyTests: XCTestCase {
  func testWhatAllSystemsWroteComesBackRowByRow() async throws {
    let (file, back) = (try makeArcadeDatabase(), try makeArcadeDatabase())
    let (server, second) = (try makeServer(), try makeServer())
    try await FilledStore.fill(file)

    let there = try await file.copyEverything(to: server)
    let across = try await server.copyEverything(to: second)
    let here = try await second.copyEverything(to: back)

    let held = try dump(file)
    XCTAssertEqual(try dump(back), held)
    XCTAssertTrue(held.contains { $0.contains("sqlite_sequence VALUES('watches',2)") }, "\(held.suffix(5))")
    XCTAssertEqual(there, across)
    XCTAssertEqual(there, here)
    XCTAssertEqual(Dictionary(uniqueKeysWithValues: there.map { ($0.name, $0.rows) })["listings"], 40)
  }

  func testNumbersThatWereGivenAwayAreNotGivenAgain() async throws {
    try await onEveryEngine { database in
      try await FilledStore.fill(database)
      for target in [try makeArcadeDatabase(), try makeServer()] {
        _ = try await database.copyEverything(to: target)
        let watch = try await SQLWatchRepository(database: target)
          .add(SampleListings.watch("cocoa"), with: SampleListings.result(), at: Moment(milliseconds: 0)).watch
        XCTAssertEqual(watch.id.number, 3)
        // Ten by the contract, and two for each of two owners; a server also skips two numbers for rejected ones.
        let payments = SQLPaymentRepository(database: target, owner: Owner("Bob") ?? .nobody)
        let carts = SQLCartRepository(database: target, owner: Owner("Bob") ?? .nobody)
        let cart = try Cart.scanning(["MUG"], from: .sample())
        try await carts.save(cart)
        let quote = try PromotionBook.sample().quote(for: cart, on: CalendarDay(daysSince1970: 20_000))
        let attempt = try await payments.begin(quote, nonce: 1, at: Moment(milliseconds: 0))
        XCTAssertEqual(attempt.id.number, PostgreSQLAddress.isMeant(by: database.path) ? 17 : 15)
        let reference = "copied-\(attempt.id.number)"
        let order = try await payments.settle(attempt.id, reference: reference, at: Moment(milliseconds: 1))
        let orders = try await SQLOrderRepository(database: database).orders()
        XCTAssertEqual(order.id.number, Int64(orders.count) + 1)
        try await expectEqual(target.faults(against: ArcadeIntegrityChecks.all), [])
        await target.close()
      }
    }
  }

  func testAStoreThatHoldsAnythingIsNotCopiedOver() async throws {
    let source = try makeArcadeDatabase()
    try await FilledStore.fill(source)
    try await onEveryEngine { target in
      try await SQLNameGameRepository(database: target, owner: Owner("Ann") ?? .nobody).finish(
        NameGameResult(mode: .timed, right: 1, wrong: 0, duration: .seconds(1), finishedAt: Moment(milliseconds: 0))
      )
      let held = try await SQLNameGameRepository(database: target, owner: Owner("Ann") ?? .nobody).history()

      let refusal = await copyFailure { try await source.copyEverything(to: target) }

      XCTAssertEqual(refusal, .targetHoldsData(target: target.path, table: "owners"))
      try await expectEqual(SQLNameGameRepository(database: target, owner: Owner("Ann") ?? .nobody).history(), held)
    }
  }

  func testATextWithNULIsNamedAndNothingIsCopied() async throws {
    let (source, copy) = (try makeArcadeDatabase(), try makeArcadeDatabase())
    try await FilledStore.fill(source)
    await source.close()
    try source.runByHand("UPDATE listings SET name = 'a' || char(0) || 'b' WHERE id = 7")
    let server = try makeServer()

    let refusal = await copyFailure { try await source.copyEverything(to: server) }
    _ = try await source.copyEverything(to: copy)

    XCTAssertEqual(refusal, .unstorable(table: "listings", row: "id = 7"))
    XCTAssertEqual(try dump(copy), try dump(source))
    try source.runByHand("UPDATE listings SET name = 'ab' WHERE id = 7")
    let copied = try await source.copyEverything(to: server)
    XCTAssertFalse(copied.isEmpty)
  }

  func testATextThatIsNoUTF8IsNoticedBeforeAnythingIsCopied() async throws {
    let (source, copy) = (try makeArcadeDatabase(), try makeArcadeDatabase())
    try await FilledStore.fill(source)
    try source.runByHand("UPDATE listings SET name = CAST(x'61ff' AS TEXT) WHERE id = 7")
    for target in [copy, try makeServer()] {
      await expectEqual(copyFailure { try await source.copyEverything(to: target) }, .different(table: "listings"))
    }
  }

  func testAFileThatIsMissingIsNotMade() async throws {
    let folder = try TemporaryFolder()
    let (source, target) = (makeFile("source", in: folder), makeFile("target", in: folder))
    let refusal = await copyFailure { try await source.copyEverything(to: target) }
    XCTAssertEqual(refusal, .store(RepositoryError(.notFound, subject: source.path)))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.url.path), [])
  }

  func testANewerStoreIsLeftAlone() async throws {
    let folder = try TemporaryFolder()
    let newer = ArcadeSchema.migrations + [Migration("CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;")]
    let (source, path) = (makeFile("source", in: folder), folder.path("newer"))
    _ = try await source.read { _ in true }
    let address = try PostgreSQLCluster.shared.get().makeDatabase()
    _ = try await Database(path: path, migrations: newer).read { _ in true }
    _ = try await Database(server: address, migrations: newer).read { _ in true }
    let newerStores = [
      Database(path: path, migrations: ArcadeSchema.migrations),
      Database(server: address, migrations: ArcadeSchema.migrations),
    ]
    for store in newerStores {
      let refusals = [
        await copyFailure { try await source.copyEverything(to: store) },
        await copyFailure { try await store.copyEverything(to: makeFile("other", in: folder)) },
      ]
      for refusal in refusals {
        guard case .store(let error) = refusal else { return XCTFail("\(String(describing: refusal))") }
        XCTAssertEqual([error.code.rawValue, error.subject], ["newerVersion", store.path])
      }
    }
  }

  private func makeFile(_ name: String, in folder: TemporaryFolder) -> Database {
    Database(path: folder.path(name), migrations: ArcadeSchema.migrations)
  }

  private func makeServer() throws -> Database {
    Database(server: try PostgreSQLCluster.shared.get().makeDatabase(), migrations: ArcadeSchema.migrations)
  }

  /// Returns all rows of a file as INSERT statements, in a fixed order.
  private func dump(_ file: Database) throws -> [String] {
    try SQLiteShell.run(".dump\n", on: file.path).split(separator: "\n").map(String.init).sorted()
  }

  private func copyFailure(_ body: () async throws -> [CopiedTable]) async -> StoreCopyError? {
    do {
      _ = try await body()
      return nil
    } catch {
      return error as? StoreCopyError
    }
  }
}
