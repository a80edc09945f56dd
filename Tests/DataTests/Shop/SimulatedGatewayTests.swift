import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Synchronization
import XCTest

final class SimulatedGatewayTests: XCTestCase {
  private let key = PaymentAttempt.Key(text: "1-abc")
  private let amount = euro(2_500)

  func testADeclinedKeyStaysDeclined() async throws {
    let database = try makeArcadeDatabase()
    let declining = SimulatedGateway(database: database, behavior: .decline)
    let answer = try await declining.charge(amount, key: key)
    let asked = try await declining.resolve(key)
    let later = try await SimulatedGateway(database: database).charge(amount, key: key)
    XCTAssertEqual([answer, asked, later], Array(repeating: .declined, count: 3))
  }

  func testATimeoutChargesButDoesNotSaySo() async throws {
    let gateway = SimulatedGateway(database: try makeArcadeDatabase(), behavior: .timeout)
    for _ in 0..<2 { await expectFailure(.timedOut, canRetry: true) { try await gateway.charge(amount, key: key) } }
    try await expectEqual(gateway.resolve(key), .completed(reference: "practice-1-abc"))
  }

  func testASlowGatewayChargesFirstAndTakesThreeSeconds() async throws {
    let database = try makeArcadeDatabase()
    let key = key
    let pauses = Mutex<[Duration]>([])
    let whilePausing = Mutex<PaymentAnswer?>(nil)
    let gateway = SimulatedGateway(database: database, behavior: .slow) { pause in
      pauses.withLock { $0.append(pause) }
      let answer = try await SimulatedGateway(database: database).resolve(key)
      whilePausing.withLock { $0 = answer }
    }

    let answer = try await gateway.charge(amount, key: key)

    XCTAssertEqual(answer, .completed(reference: "practice-1-abc"))
    XCTAssertEqual(pauses.withLock { $0 }, [.seconds(3)])
    XCTAssertEqual(whilePausing.withLock { $0 }, answer)
  }

  func testAnApprovingGatewayTakesNoPause() async throws {
    let pauses = Mutex(0)
    let gateway = SimulatedGateway(database: try makeArcadeDatabase()) { _ in pauses.withLock { $0 += 1 } }
    _ = try await gateway.charge(amount, key: key)
    XCTAssertEqual(pauses.withLock { $0 }, 0)
  }

  func testWhereNothingCanBeWrittenNothingIsCharged() async throws {
    let gateway = SimulatedGateway(
      database: Database(path: "/proc/arcade/arcade.sqlite", migrations: ArcadeSchema.migrations)
    )
    await expectEqual(repositoryFailure { try await gateway.charge(amount, key: key) }?.code, .notWritable)
  }
}
