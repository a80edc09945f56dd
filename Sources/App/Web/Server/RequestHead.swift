/// The first line and the headers of a request, as they were sent.
struct RequestHead: Hashable, Sendable {
  let method: String
  /// What is asked for, such as `/shop?page=2`.
  let target: String
  let isNewest: Bool
  let headers: [WebRequest.Header]
  /// How many bytes all of it has.
  let size: Int
  /// Whether nothing else stood in it, such as what follows a NUL, and every line ended as lines must.
  let isComplete: Bool
  /// Who sent it; nil where that is not known.
  let peer: ListenAddress?

  init(
    method: String,
    target: String,
    version: String,
    headers: [WebRequest.Header],
    size: Int,
    isComplete: Bool = true,
    peer: ListenAddress? = nil
  ) {
    self.method = method
    self.target = target
    isNewest = version == "HTTP/1.1"
    self.headers = headers
    self.size = size
    self.isComplete = isComplete
    self.peer = peer
  }

  /// The request without its body.
  var request: WebRequest {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let query = parts.count > 1 ? parts[1] : ""
    return WebRequest(method: method, path: parts[0], query: query, headers: headers, peer: peer)
  }

  /// How long the body says it is; nil where it does not say.
  var announcedBody: Int? { values(of: "content-length").first.flatMap { Int($0) } }

  /// Whether the sender waits with the body until it is asked for it.
  var isBodyHeldBack: Bool { values(of: "expect").contains { $0.lowercased() == "100-continue" } }

  /// Whether two readers could take it for different requests, or one that is no browser wrote it.
  ///
  /// The library takes the first of two lengths, a length beside parts, a line that ends in a line feed alone, a folded one,
  /// and what stands before a NUL for the whole, without a word.
  var isMalformed: Bool {
    let (hosts, lengths, codings) = (values(of: "host"), values(of: "content-length"), values(of: "transfer-encoding"))
    if !isComplete || hosts.count != 1 || lengths.count > 1 || codings.count > 1 { return true }
    if let coding = codings.first, !lengths.isEmpty || coding.lowercased() != "chunked" || !isNewest { return true }
    if let length = lengths.first, !Self.isNumber(length) { return true }
    return !target.hasPrefix("/") || !Self.isPlain(target)
      || headers.contains { !Self.isName($0.name) || Self.hasControls($0.value) }
  }

  private func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 18 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// What is not ASCII must be percent-encoded in an address.
  private static func isPlain(_ target: String) -> Bool { target.utf8.allSatisfy { (0x21...0x7E).contains($0) } }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ":") }
  }

  private static func hasControls(_ value: String) -> Bool {
    value.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }
  }
}
