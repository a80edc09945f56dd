import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Every implementation of a protocol passes the same check.
final class ShopContractTests: XCTestCase {
  func testCartsKeepTheContract() async throws {
    try await CartRepositoryContract.check(InMemoryShopRecords())
    try await onEveryEngine { try await CartRepositoryContract.check(SQLCartRepository(database: $0)) }
  }

  func testStepsKeepTheContract() async throws {
    try await CartStepsContract.check(InMemoryShopRecords())
    try await onEveryEngine { try await CartStepsContract.check(SQLCartRepository(database: $0)) }
  }

  func testPaymentsInMemoryKeepTheContract() async throws {
    let records = InMemoryShopRecords()
    try await PaymentRepositoryContract.check(payments: records, carts: records, orders: records)
  }

  func testPaymentsInADatabaseKeepTheContract() async throws {
    try await onEveryEngine { database in
      try await PaymentRepositoryContract.check(
        payments: SQLPaymentRepository(database: database),
        carts: SQLCartRepository(database: database),
        orders: SQLOrderRepository(database: database)
      )
    }
  }

  func testPaymentsThatAreHeardKeepTheContract() async throws {
    let records = InMemoryShopRecords()
    let payments = HeardPayments(records, in: OpenPayments())
    try await PaymentRepositoryContract.check(payments: payments, carts: records, orders: records)
  }

  func testATillInMemoryKeepsTheContract() async throws {
    let records = InMemoryShopRecords()
    try await TillRepositoryContract.check(.init(till: records, carts: records, payments: records, orders: records))
  }

  func testATillInADatabaseKeepsTheContractAndEveryLaw() async throws {
    try await onEveryEngine { database in
      try await TillRepositoryContract.check(
        .init(
          till: SQLTillRepository(database: database),
          carts: SQLCartRepository(database: database),
          payments: SQLPaymentRepository(database: database),
          orders: SQLOrderRepository(database: database)
        )
      )
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
    }
  }

  func testGatewaysKeepTheContract() async throws {
    try await PaymentGatewayContract.check(InMemoryPaymentGateway())
    try await onEveryEngine { try await PaymentGatewayContract.check(PracticeGateway(database: $0)) }
  }
}
