import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Which addresses are public, and which of them may get a request.
final class HostAddressTests: XCTestCase {
  func testOnlyMachinesThatEverybodyCanReachArePublic() {
    for text in [
      "1.1.1.1", "93.184.215.14", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
      "128.0.0.1", "169.253.0.1", "172.15.255.255", "172.32.0.0", "192.167.0.1", "198.20.0.1", "223.255.255.255",
      "2606:4700:4700::1111", "2a00:1450::1", "::ffff:1.1.1.1", "64:ff9b::1.1.1.1", "2002:101:101::",
    ] {
      XCTAssertEqual(HostAddress(text)?.isPublic, true, text)
    }
    for text in [
      "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.1", "2130706433", "0x7f.1",
      "017700000001", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.168.1.1",
      "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::",
      "::1", "[::1]", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "fec0::1", "ff02::1", "2001:db8::1", "2001::1",
      "3fff::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::10.0.0.1", "2002:7f00:1::",
    ] {
      XCTAssertEqual(HostAddress(text)?.isPublic, false, text)
    }
    for text in ["", "localhost", "shop.example", "1.2.3.4.5", "12345::"] { XCTAssertNil(HostAddress(text), text) }
  }

  func testARequestOfAPersonStaysPublicOnceItWas() async throws {
    let url = try XCTUnwrap(URL(string: "https://shop.example/a"))
    let next = try XCTUnwrap(URL(string: "http://intern.example/"))
    let exchange = HTTPExchange(of: HTTPRequest(url: url, timeLimit: .seconds(1), sizeLimit: 1))
    XCTAssertTrue(exchange.allows(isPublic: false), "the person's own machine")
    exchange.note(isPublic: true)
    XCTAssertNotNil(exchange.headers(following: next))
    XCTAssertTrue(exchange.allows(isPublic: true))
    XCTAssertFalse(exchange.allows(isPublic: false))
    XCTAssertFalse(exchange.isOfOwnNetwork)
    guard case .failure(let error) = await exchange.outcome() else { return XCTFail("it was allowed") }
    XCTAssertEqual(error.code, .redirected)
    XCTAssertEqual(error.subject, "shop.example")
    XCTAssertFalse(error.canRetry)
  }

  func testAServerOfThePersonMaySendOnWithinTheNetwork() async throws {
    let server = try LoopbackServer(["/b": [.body([1])]])
    let address = server.url("/b").absoluteString
    server.answer("/a", with: .redirect(to: address.replacing("//", with: "//user:secret@")))
    let client = HTTPClient(transport: SystemTransport())
    try await expectEqual(client.get(server.url("/a")).body, Data([1]))
    XCTAssertNil(server.requests.last?.headers["authorization"])
  }

  func testWhatADocumentNamesIsNotAskedInTheOwnNetworkUnlessAPersonNamedThatServer() async throws {
    let server = try LoopbackServer(["/a": [.body([1])]])
    let client = HTTPClient(transport: SystemTransport())
    let named = try XCTUnwrap(URL(string: server.url("/a").absoluteString.replacing("//", with: "//user:secret@")))
    await expectFailure(.refused, canRetry: false, "no document") { try await client.stayingPublic.get(named) }
    XCTAssertEqual(server.requests.count, 0)
    let set = HTTPClient(transport: SystemTransport(addresses: [server.address.absoluteString])).stayingPublic
    try await expectEqual(set.get(named).body, Data([1]))
    _ = try await client.get(server.url("/a"))
    // The connection of the user's own request is still open.
    try await expectEqual(client.stayingPublic.get(named).body, Data([1]))
    XCTAssertNil(server.requests.last?.headers["authorization"])
    let (one, port) = ("localhost", try XCTUnwrap(server.address.port))
    let other = try XCTUnwrap(URL(string: "http://\(one):\(port)/a"))
    await expectFailure(.refused, canRetry: false, "by another name") { try await client.stayingPublic.get(other) }
  }
}
