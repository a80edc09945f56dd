import ArcadeConsole

/// The first line and the headers of a request, as they were sent.
struct RequestHead: Sendable {
  let method: String
  /// The target, such as `/shop?page=2`.
  let target: String
  /// The version, such as `HTTP/1.1`.
  let version: String
  let headers: [WebRequest.Header]
  /// The size in bytes.
  let size: Int
  /// Whether nothing else was in the head, such as text after a NUL, and every line ended correctly.
  let isComplete: Bool
  /// The address of the sender; nil if it is not known.
  let peer: ListenAddress?

  /// Returns the whole request.
  func request(with body: [UInt8]) -> WebRequest {
    let path = String(target.prefix { $0 != "?" })
    let query = String(target.dropFirst(path.count + 1))
    return WebRequest(method: method, path: path, query: query, headers: headers, peer: peer, body: body)
  }

  /// Returns why the request is rejected, if it is.
  func refusal(by limits: WebLimits) -> GateMessage? {
    if size > limits.head { return .headTooLarge }
    if isMalformed { return .malformed }
    let announced = values(of: "content-length").first.flatMap { Int($0) } ?? 0
    let isHeldBack = values(of: "expect").contains { $0.lowercased() == "100-continue" }
    // A sender of more than can be discarded does not get to read the response; one that waits does.
    return announced > limits.wastedBody || announced > limits.body && isHeldBack ? .bodyTooLarge : nil
  }

  /// Whether two servers could read it as different requests, or no browser wrote it.
  ///
  /// The library silently accepts the first of two lengths, and a length with chunks. It also accepts folded lines, lines
  /// that end in a line feed alone, and text before a NUL.
  private var isMalformed: Bool {
    let (hosts, lengths, codings) = (values(of: "host"), values(of: "content-length"), values(of: "transfer-encoding"))
    if !isComplete || hosts.count != 1 || lengths.count > 1 || codings.count > 1 { return true }
    if let coding = codings.first, !lengths.isEmpty || coding.lowercased() != "chunked" || version != "HTTP/1.1" {
      return true
    }
    if let length = lengths.first, !Self.isNumber(length) { return true }
    return !target.hasPrefix("/") || !Self.isVisible(target)
      || headers.contains { !Self.isName($0.name) || Self.hasControls($0.value) }
  }

  private func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 18 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Characters outside ASCII must be percent-encoded in an address.
  private static func isVisible(_ text: String) -> Bool { text.utf8.allSatisfy { (0x21...0x7E).contains($0) } }

  private static func isName(_ name: String) -> Bool { !name.isEmpty && isVisible(name) && !name.contains(":") }

  private static func hasControls(_ value: String) -> Bool {
    value.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }
  }
}
