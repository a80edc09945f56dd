import ArcadeConsole

#if canImport(CZlib)
  import CZlib
#endif

/// The compression of a response's body.
enum ContentCoding: String, CaseIterable {
  case gzip, deflate

  /// Returns the coding that the reader prefers; nil if it accepts none, or prefers no coding.
  static func best(for headers: [WebRequest.Header]) -> ContentCoding? {
    let wishes = headers.wishes("accept-encoding")
    func weight(_ name: String) -> Double? { wishes.first { $0.name == name }?.weight }
    let asItIs = weight("identity") ?? 0
    let weighed = allCases.map { ($0, weight($0.rawValue) ?? weight("*") ?? 0) }
    let most = weighed.map(\.1).max() ?? 0
    return most > 0 && most >= asItIs ? weighed.first { $0.1 == most }?.0 : nil
  }

  /// Returns compressed bytes; nil if they would not be fewer, or zlib is missing.
  func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    #if canImport(CZlib)
      guard let library = ZlibLibrary.opened else { return nil }
      let compressed = [UInt8](unsafeUninitializedCapacity: bytes.count) { room, count in
        count = library.compress(
          bytes,
          count: bytes.count,
          into: room.baseAddress,
          room: bytes.count,
          asGzip: self == .gzip ? 1 : 0
        )
      }
      return compressed.isEmpty ? nil : compressed
    #else
      return nil
    #endif
  }
}

#if canImport(CZlib)
  extension ZlibLibrary {
    /// zlib, opened on first use; nil if it is missing, since everything works without it.
    fileprivate static let opened: ZlibLibrary? = {
      var library = ZlibLibrary()
      return arcade_zlib_open(&library) == nil ? library : nil
    }()
  }
#endif

extension WebResponse {
  /// The size that fits in one packet, which is sent uncompressed.
  private static let small = 1_000
  /// The media types of texts; pictures are already small, and events are sent one by one.
  private static let texts: Set = [
    "text/html", "text/css", "text/javascript", "text/plain", "text/csv", "application/json", "image/svg+xml",
  ]

  /// Returns the response for a reader with these headers, compressed if that helps.
  func compressed(for headers: [WebRequest.Header]) -> WebResponse {
    guard case .bytes(let bytes) = body, bytes.count > Self.small,
      let type = self.headers.first(where: { $0.name == "Content-Type" })?.value.prefix(while: { $0 != ";" }),
      Self.texts.contains(String(type))
    else { return self }
    var response = self
    response.headers.append(.init(name: "Vary", value: "Accept-Encoding"))
    guard let coding = ContentCoding.best(for: headers), let compressed = coding.compressed(bytes) else {
      return response
    }
    response.headers.append(.init(name: "Content-Encoding", value: coding.rawValue))
    response.body = .bytes(compressed)
    return response
  }
}
