import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

import Foundation

/// An HTTP client that sends exactly the given bytes, and waits for the response.
final class RawConnection {
  struct Silent: Error { let waitedFor: String, got: String }

  private var descriptor: Int32
  private var unread: [UInt8] = []
  private(set) var isClosed = false

  /// Connects to a port of this machine.
  init(port: UInt16) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    name.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafeMutablePointer(to: &name) { [descriptor] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECONNREFUSED) }
  }

  deinit { close() }

  /// Sends a text; bytes that the server does not accept any more are lost.
  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { sendPart($0, to: descriptor) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Closes the sending side, and continues reading.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  func close() {
    if descriptor >= 0 { closeDescriptor(descriptor) }
    descriptor = -1
  }

  /// Reads one response, with its body if its length is given.
  func answer(hasBody: Bool = true) throws -> RawAnswer {
    var answer = RawAnswer(head: try read(until: "\r\n\r\n"))
    guard hasBody, let length = answer.values(of: "content-length").first.flatMap({ Int($0) }) else { return answer }
    while unread.count < length { try readMore("a body of \(length) bytes") }
    answer.body = String(decoding: unread.prefix(length), as: UTF8.self)
    unread.removeFirst(length)
    return answer
  }

  /// Sends a request and reads its response.
  func ask(_ text: String) throws -> RawAnswer {
    send(text)
    return try answer()
  }

  /// Returns a request as from the site's own page; a body is a form unless a header differs.
  static func request(_ line: String, host: String, _ headers: [String] = [], body: String = "") -> String {
    var lines = ["\(line) HTTP/1.1", "Host: \(host)"] + headers
    if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
    if !body.isEmpty, !headers.contains(where: { $0.hasPrefix("Content-Type") }) {
      lines.append("Content-Type: \(URLEncodedForm.contentType)")
    }
    return (lines + ["", body]).joined(separator: "\r\n")
  }

  /// Reads up to a text, and returns everything before it.
  @discardableResult
  func read(until text: String) throws -> String {
    let wanted = Array(text.utf8)
    while true {
      if let range = unread.firstRange(of: wanted) {
        defer { unread.removeFirst(range.upperBound) }
        return String(decoding: unread[..<range.upperBound], as: UTF8.self)
      }
      try readMore(text)
    }
  }

  /// Reads until the server closes, and returns everything.
  @discardableResult
  func readToEnd() throws -> String {
    while try readMore("the end", orEnd: true) {}
    defer { unread = [] }
    return String(decoding: unread, as: UTF8.self)
  }

  /// Reads the next bytes; returns false at an expected end.
  @discardableResult
  private func readMore(_ what: String, orEnd isEndWanted: Bool = false) throws -> Bool {
    let silent = Silent(waitedFor: what, got: String(decoding: unread, as: UTF8.self))
    if isClosed, isEndWanted { return false }
    guard !isClosed else { throw silent }
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, 20_000) > 0 else { throw silent }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    isClosed = count <= 0
    guard count > 0 || isEndWanted else { throw silent }
    unread += bytes.prefix(max(0, count))
    return count > 0
  }
}

private func sendPart(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
}

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

/// The response of a server.
struct RawAnswer {
  let head: String
  var body = ""

  init(head: String) { self.head = head }

  var status: Int { Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0 }

  func values(of name: String) -> [String] {
    head.components(separatedBy: "\r\n").dropFirst().compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix(" ") }
      return parts.count == 2 && parts[0].lowercased() == name ? String(parts[1]) : nil
    }
  }
}
