import Foundation

/// A process of `arcade web` with empty data, on a free port.
final class ServedArcade {
  private let process: Process
  private let output: FileHandle
  private var unread = Data()

  /// Starts the process.
  init(dataFolder: String) throws {
    (process, output) = BuiltProgram.process(["web", "--port", "0", "--json", "--data-dir", dataFolder])
    try process.run()
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// The peak memory in MB, if the system reports it.
  var mostMemory: Int? { BuiltProgram.memory(of: process.processIdentifier).map { $0 / 1_024 } }

  /// Signs in as another browser, with the key that was printed last.
  func newVisitor() throws -> Visitor {
    guard let address = URLComponents(string: try nextAddress()), let port = address.port.flatMap(UInt16.init) else {
      throw LoopbackConnection.Broken()
    }
    let connection = try LoopbackConnection(port: port)
    let head = "Host: 127.0.0.1:\(port)\r\n"
    let origin = "Origin: http://127.0.0.1:\(port)\r\n"
    try connection.ask(Self.form(address.query ?? "", to: "/", head + origin), for: 303)
    guard let cookie = connection.text.firstMatch(of: /[Ss]et-[Cc]ookie: ([^;]+)/)?.1 else {
      throw LoopbackConnection.Broken()
    }
    return Visitor(
      connection: connection,
      head: head + origin + "Cookie: \(cookie)\r\n"
    )
  }

  private func nextAddress() throws -> String {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        let line = unread[..<end]
        unread = Data(unread[(end + 1)...])
        let object = try JSONSerialization.jsonObject(with: line) as? [String: Any]
        return object?["address"] as? String ?? ""
      }
      let more = output.availableData
      guard !more.isEmpty else { throw LoopbackConnection.Broken() }
      unread += more
    }
  }

  /// Returns the request that submits a form.
  private static func form(_ fields: String, to address: String, _ head: String) -> [UInt8] {
    let kind = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(fields.utf8.count)\r\n"
    return Array("POST \(address) HTTP/1.1\r\n\(head)\(kind)\r\n\(fields)".utf8)
  }

  /// A browser with its own session.
  struct Visitor {
    let connection: LoopbackConnection
    let head: String

    /// Returns the request of a page, optionally compressed.
    func page(_ address: String, isCompressed: Bool = false) -> [UInt8] {
      let coding = isCompressed ? "Accept-Encoding: gzip\r\n" : ""
      return Array("GET \(address) HTTP/1.1\r\n\(head)\(coding)\r\n".utf8)
    }

    /// Returns the request of an action on a page, after loading its form. It names no rendering, so every repetition
    /// is performed.
    func action(_ body: String, on address: String) throws -> [UInt8] {
      try connection.ask(page(address))
      guard let token = connection.text.firstMatch(of: /name="token" value="([^"]+)"/)?.1 else {
        throw LoopbackConnection.Broken()
      }
      return ServedArcade.form("token=\(token)&page=&\(body)", to: address, head)
    }
  }
}
