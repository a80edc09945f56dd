import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Synchronization
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A site that responds with the visitor and the request.
final class RecordingSite: WebSite {
  private let state = Mutex<[(request: WebRequest, visit: RequestContext)]>([])
  private let old = Mutex<[(form: PostedForm, visit: RequestContext)]>([])

  func isForPrograms(_ request: WebRequest) -> Bool {
    JSONService.takes(request) || request.path == KeyedFeed.alerts.path
  }

  var requests: [WebRequest] { state.withLock { $0.map(\.request) } }
  var visits: [RequestContext] { state.withLock { $0.map(\.visit) } }
  /// The forms typed on earlier pages, with their visitors.
  var oldForms: [(form: PostedForm, visit: RequestContext)] { old.withLock { $0 } }

  func respond(to request: WebRequest, in visit: RequestContext) async -> WebResponse {
    state.withLock { $0.append((request, visit)) }
    return .text("\(request.method) \(request.address)")
  }

  func keep(_ request: WebRequest, in visit: RequestContext) async -> WebResponse {
    old.withLock { $0.append((PostedForm(request.form ?? []), visit)) }
    return .redirect(to: request.address)
  }
}

/// A gate behind a real server, with its output.
final class ServedGate {
  let site = RecordingSite()
  let time = HandDrivenTime()
  let served: ServedEntrance
  let browsers: InMemoryBrowsers
  /// The waiting times of visitors.
  let waits = PrintedAddresses()
  let port: UInt16
  private let printed: PrintedAddresses

  init(
    secret: [UInt8] = [1, 2, 3],
    browsers: InMemoryBrowsers = InMemoryBrowsers(),
    rules: (ListenAddress, UInt16) -> GateRules = { GateRules(address: $0, port: $1) }
  ) throws {
    let socket = try ListeningSocket(.loopback, port: 0)
    let printed = PrintedAddresses()
    let gate = Gate(
      rules: rules(.loopback, socket.port),
      secret: secret,
      site: site,
      browsers: browsers,
      time: time,
      pause: { [waits, time] in
        waits.add("\($0)")
        time.advance(by: $0)
      }
    ) { for address in $0 { printed.add(address) } }
    self.browsers = browsers
    port = socket.port
    served = try ServedEntrance(gate, on: socket)
    self.printed = printed
  }

  var addresses: [String] { printed.all }
  var host: String { "127.0.0.1:\(port)" }
  /// The origin header of the site's own pages.
  var origin: String { "Origin: http://\(host)" }

  /// The key in the last printed address.
  var key: String { addresses.last?.components(separatedBy: "?key=").last ?? "" }

  /// Sends a request with the right host unless another one is given; a body is a form unless a header differs.
  func ask(_ line: String, host: String? = nil, _ headers: String..., body: String = "") throws -> RawAnswer {
    try served.ask(RawConnection.request(line, host: host ?? self.host, headers, body: body))
  }

  /// Enters with the key, and returns the header with the cookie.
  func comeIn() throws -> String {
    let answer = try press(key)
    XCTAssertEqual(answer.status, 303)
    return Self.cookie(in: answer)
  }

  /// Presses the button of the page for an address with a key.
  func press(_ key: String, _ headers: String...) throws -> RawAnswer {
    try served.ask(RawConnection.request("POST /", host: host, headers + [origin], body: "key=\(key)"))
  }

  static func cookie(in answer: RawAnswer) -> String {
    "Cookie: " + (answer.values(of: "set-cookie").first ?? "").prefix { $0 != ";" }
  }

  /// Posts a form as a page of the site does.
  func post(_ path: String, cookie: String, token: String, origin: String? = nil, host: String? = nil) throws
    -> RawAnswer
  {
    let name = host ?? self.host
    let line = "Origin: \(origin ?? "http://\(name)")"
    return try ask("POST \(path)", host: host, cookie, line, body: "token=\(token)&action=buy")
  }
}

/// The addresses that a gate printed.
final class PrintedAddresses: Sendable {
  private let addresses = Mutex<[String]>([])

  var all: [String] { addresses.withLock { $0 } }

  func add(_ address: String) { addresses.withLock { $0.append(address) } }
}
