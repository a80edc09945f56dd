import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Two running copies of the app share one database.
final class TwoCopiesTests: XCTestCase {
  func testScansOfTwoCopiesAllCount() async throws {
    let path = try makeArcadeDatabase().path
    let copies = try [makeShop(path), makeShop(path)]
    let codes = try ["MUG", "TSHIRT"].map { try XCTUnwrap(Product.Code($0)) }
    try await withThrowingTaskGroup { group in
      for (copy, code) in zip(copies, codes) { group.addTask { for _ in 0..<50 { try await copy.scanProduct(code) } } }
      try await group.waitForAll()
    }
    let cart = try await copies[0].carts.cart()
    XCTAssertEqual(codes.map { cart?.quantity(of: $0) }, [50, 50])
  }

  func testARestoreBesideAPaymentLeavesNoChargeWithoutAnOrder() async throws {
    let path = try makeArcadeDatabase().path
    let folder = try TemporaryFolder()
    let shop = try makeShop(path)
    let mug = try XCTUnwrap(Product.Code("MUG"))
    try await shop.scanProduct(mug)
    let database = Database(path: path, migrations: ArcadeSchema.migrations)
    let backup = ArcadeBackup(database: database, settings: SettingsFile(folder: folder.url.path))
    _ = try await backup.write(to: folder.path("copy"))
    for round in 0..<FuzzShare.of(30) {
      await withTaskGroup { group in
        group.addTask {
          guard case .pay(let quote)? = try? await shop.prepareCheckout().next else { return }
          _ = try? await shop.payForCart(quote, nonce: UInt64(round))
        }
        group.addTask {
          let failure = await repositoryFailure { try await backup.restore(from: folder.path("copy")) }
          XCTAssertTrue([nil, .paymentOpen].contains(failure?.code), "\(String(describing: failure))")
        }
      }
      let counts = try await database.read { connection in
        try connection.row(
          """
          SELECT (SELECT count(*) FROM practice_charges WHERE state = 'completed') AS charges,
            (SELECT count(*) FROM orders) AS orders,
            (SELECT count(*) FROM payment_attempts WHERE state = 'open') AS open
          """
        ) { [try $0.integer("charges"), try $0.integer("orders"), try $0.integer("open")] }
      }
      XCTAssertEqual(counts?[0], counts?[1], "round \(round)")
      XCTAssertEqual(counts?[2], 0, "round \(round)")
      _ = try await backup.restore(from: folder.path("copy"))
    }
  }

  func testACopyNoticesThatItsDatabaseWasDeleted() async throws {
    let path = try makeArcadeDatabase().path
    let shop = try makeShop(path)
    let mug = try XCTUnwrap(Product.Code("MUG"))
    try await shop.scanProduct(mug)
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }

    try await shop.scanProduct(mug, quantity: 2)

    try await expectEqual(makeShop(path).carts.cart()?.pieces, 2)
  }

  private func makeShop(_ path: String) throws -> Shop {
    try Shop(in: Database(path: path, migrations: ArcadeSchema.migrations))
  }
}
