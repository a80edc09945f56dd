import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class SpacedClientTests: XCTestCase {
  private let time = HandDrivenTime()
  private let begun = Pauses()
  private let pauses = Pauses()

  func testTheFirstRequestDoesNotWaitAndTheNextOnesDo() async throws {
    let client = makeClient().spaced(by: .seconds(1))

    for _ in 0..<3 { _ = try await client.get(address()) }

    XCTAssertEqual(begun.all, [.zero, .seconds(1), .seconds(2)])
  }

  func testTimeThatPassedCountsAndIsNotSavedUp() async throws {
    let client = makeClient().spaced(by: .seconds(1))

    _ = try await client.get(address())
    time.advance(by: .milliseconds(300))
    _ = try await client.get(address())
    time.advance(by: .seconds(10))
    _ = try await client.get(address())
    _ = try await client.get(address())

    XCTAssertEqual(begun.all, [.zero, .seconds(1), .seconds(11), .seconds(12)])
    XCTAssertEqual(pauses.all, [.milliseconds(700), .seconds(1)])
  }

  func testCopiesShareTheInterval() async throws {
    let client = makeClient().spaced(by: .seconds(1))
    let copy = client

    _ = try await client.get(address())
    _ = try await copy.get(address())
    _ = try await makeClient().get(address())

    XCTAssertEqual(begun.all, [.zero, .seconds(1), .seconds(1)])
  }

  func testRequestsAtOnceGetATurnEach() async throws {
    let client = HTTPClient(
      transport: OneAnswer(),
      time: time,
      pause: { [pauses] in pauses.add($0) }
    ).spaced(by: .seconds(1))
    let url = try address()

    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { _ = try await client.get(url) } }
      try await group.waitForAll()
    }

    XCTAssertEqual(pauses.all.sorted(), (1...19).map { .seconds($0) })
  }

  func testCancellingEndsTheWaitAndNothingIsAsked() async throws {
    let client = HTTPClient(
      transport: OneAnswer { [time, begun] _ in begun.add(time.elapsed()) },
      time: time,
      pause: { _ in throw CancellationError() }
    ).spaced(by: .seconds(1))
    let url = try address()

    _ = try await client.get(url)
    await expectFailure(.cancelled, subject: "a.example") { try await client.get(url) }
    XCTAssertEqual(begun.all.count, 1)
  }

  private func address() throws -> URL { try XCTUnwrap(URL(string: "https://a.example/path?key=k")) }

  private func makeClient() -> HTTPClient {
    HTTPClient(
      transport: OneAnswer { [time, begun] _ in begun.add(time.elapsed()) },
      time: time,
      pause: { [time, pauses] pause in
        pauses.add(pause)
        time.advance(by: pause)
      }
    )
  }
}
