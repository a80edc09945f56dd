import ArcadeConsole

#if canImport(CMicrohttpd)
  import CMicrohttpd

  extension MicrohttpdLibrary {
    /// libmicrohttpd, opened on first use, or an error if it is missing.
    static let opened: Result<MicrohttpdLibrary, MissingLibrary> = {
      var library = MicrohttpdLibrary()
      if let missing = arcade_http_open(&library) {
        return .failure(MissingLibrary(package: "libmicrohttpd12", detail: String(cString: missing)))
      }
      return .success(library)
    }()

    /// Returns the headers of a request in order; the first one begins at a given place.
    func reading(of connection: OpaquePointer, from start: UnsafePointer<CChar>? = nil) -> HeaderReading {
      var reading = HeaderReading(next: start)
      _ = withUnsafeMutablePointer(to: &reading) {
        get_connection_values_n(connection, arcade_headers, noteHeader, $0)
      }
      return reading
    }
  }

  /// The header lines read so far.
  struct HeaderReading {
    var headers: [WebRequest.Header] = []
    /// The beginning of the next line, if this one ended with a carriage return and a line feed.
    var next: UnsafePointer<CChar>?
    /// Whether each line began at the expected place.
    var isComplete = true
  }

  private func noteHeader(
    _ reading: UnsafeMutableRawPointer?,
    _ kind: MHD_ValueKind,
    _ name: UnsafePointer<CChar>?,
    _ nameSize: Int,
    _ value: UnsafePointer<CChar>?,
    _ valueSize: Int
  ) -> MHD_Result {
    func text(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> String {
      String(decoding: UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count), as: UTF8.self)
    }
    guard let reading = reading?.assumingMemoryBound(to: HeaderReading.self) else { return .NO }
    reading.pointee.headers.append(.init(name: text(name, nameSize).lowercased(), value: text(value, valueSize)))
    if reading.pointee.next != name { reading.pointee.isComplete = false }
    reading.pointee.next = value.map { $0 + valueSize + 2 }
    return .YES
  }
#endif
