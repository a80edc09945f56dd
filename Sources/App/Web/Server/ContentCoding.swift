import ArcadeConsole

#if canImport(CZlib)
  import CZlib
#endif

/// How the body of an answer is made smaller on its way.
enum ContentCoding: String, CaseIterable {
  case gzip, deflate

  /// What a reader likes best of these; nil where it takes none, or likes it better as it is.
  static func best(for headers: [WebRequest.Header]) -> ContentCoding? {
    let wishes = headers.wishes("accept-encoding")
    func weight(_ name: String) -> Double? { wishes.first { $0.name == name }?.weight }
    let asItIs = weight("identity") ?? 0
    let weighed = allCases.map { ($0, weight($0.rawValue) ?? weight("*") ?? 0) }
    let most = weighed.map(\.1).max() ?? 0
    return most > 0 && most >= asItIs ? weighed.first { $0.1 == most }?.0 : nil
  }

  /// Returns the bytes in fewer; nil where they would not be fewer, or zlib is missing.
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
    /// zlib, which is opened when it is asked for first; nil where it is missing, as everything works without it.
    fileprivate static let opened: ZlibLibrary? = {
      var library = ZlibLibrary()
      return arcade_zlib_open(&library) == nil ? library : nil
    }()
  }
#endif

extension WebResponse {
  /// What a packet holds all the same is sent as it is.
  private static let small = 1_000
  /// What texts are; pictures are small by themselves, and events go out one by one.
  private static let texts: Set = [
    "text/html", "text/css", "text/javascript", "text/plain", "text/csv", "application/json", "image/svg+xml",
  ]

  /// The same for a reader of these headers, compressed where that helps.
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
