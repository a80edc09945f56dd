import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Every implementation of a protocol passes the same check.
final class ShopContractTests: XCTestCase {
  func testCartsInMemoryKeepTheContract() async throws {
    try await CartRepositoryContract.check(InMemoryShopRecords())
  }

  func testCartsInSQLiteKeepTheContract() async throws {
    try await CartRepositoryContract.check(SQLiteCartRepository(database: makeArcadeDatabase()))
  }

  func testPaymentsInMemoryKeepTheContract() async throws {
    let records = InMemoryShopRecords()
    try await PaymentRepositoryContract.check(payments: records, carts: records, orders: records)
  }

  func testPaymentsInSQLiteKeepTheContract() async throws {
    let database = try makeArcadeDatabase()
    try await PaymentRepositoryContract.check(
      payments: SQLitePaymentRepository(database: database),
      carts: SQLiteCartRepository(database: database),
      orders: SQLiteOrderRepository(database: database)
    )
  }

  func testTheGatewayInMemoryKeepsTheContract() async throws {
    try await PaymentGatewayContract.check(InMemoryPaymentGateway())
  }

  func testThePracticeGatewayKeepsTheContract() async throws {
    try await PaymentGatewayContract.check(PracticeGateway(database: makeArcadeDatabase()))
  }
}
