import ArcadeData
import Foundation

/// One connection: a request, its answer, and the end.
struct LoopbackConversation: Sendable {
  let socket: LoopbackSocket
  let log: LoopbackLog

  func run() {
    if var request = socket.readHead().flatMap(LoopbackRequest.init(head:)) {
      request.body = socket.readBody(of: request.headers["Content-Length"].flatMap(Int.init) ?? 0)
      give(log.answer(to: request), to: request)
    }
    close(socket.descriptor)
  }

  private func give(_ answer: LoopbackAnswer, to request: LoopbackRequest) {
    switch answer {
    case .body(let status, let headers, let bytes):
      _ = socket.send(head(status, headers, length: bytes.count) + bytes)
    case .version(let etag, let lastModified, let bytes):
      let marks = ["ETag": etag, "Last-Modified": lastModified].compactMapValues { $0 }
      let isKept = request.keeps(etag: etag, lastModified: lastModified)
      // As servers may, it states the body's length even if it sends none.
      _ = socket.send(head(isKept ? 304 : 200, marks, length: bytes.count) + (isKept ? [] : bytes))
    case .chunked(let parts, let headers, let isCutOff):
      _ = socket.send(head(200, headers.merging(["Transfer-Encoding": "chunked"]) { given, _ in given }))
      for part in parts where !socket.send(Array("\(String(part.count, radix: 16))\r\n".utf8) + part + [13, 10]) {
        break
      }
      if !isCutOff { _ = socket.send(Array("0\r\n\r\n".utf8)) }
    case .slow(let delay, let answer):
      // A client that gives up closes the connection, which makes the socket ready.
      if socket.wait(for: Int32(POLLIN), upTo: delay) == .timeout { give(answer, to: request) }
    case .hang:
      _ = socket.wait(for: Int32(POLLIN))
    case .hangAfterHead:
      _ = socket.send(head(200, [:], length: 10))
      _ = socket.wait(for: Int32(POLLIN))
    case .bytes(let bytes):
      _ = socket.send(bytes)
    case .endless(let start, let text):
      _ = socket.send(Array(start.utf8))
      let part = Array(repeatElement(Array(text.utf8), count: 1_000).joined())
      while socket.send(part) {}
    case .cutOff(let count, let bytes):
      _ = socket.send(head(200, [:], length: bytes.count) + bytes.prefix(count))
    case .drop:
      break
    case .large(let megabytes, let saysItsLength):
      _ = socket.send(head(200, [:], length: saysItsLength ? megabytes << 20 : nil))
      let part = [UInt8](repeating: 0, count: 1 << 18)
      for _ in 0..<megabytes * 4 where !socket.send(part) { break }
    }
  }

  private func head(_ status: Int, _ headers: [String: String], length: Int? = nil) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status) Scripted", "Connection: close"]
    lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    if let length { lines.append("Content-Length: \(length)") }
    return Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
  }
}
