#if canImport(CMicrohttpd)
  import CMicrohttpd

  /// What is read of the lines of a head.
  struct HeaderReading {
    var headers: [WebRequest.Header] = []
    /// Where the next line begins, if this one ended with a carriage return and a line feed.
    var next: UnsafePointer<CChar>?
    /// Whether each began there.
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
    let header = WebRequest.Header(name: text(name, nameSize).lowercased(), value: text(value, valueSize))
    let reading = reading?.assumingMemoryBound(to: HeaderReading.self)
    reading?.pointee.headers.append(header)
    if reading?.pointee.next != name { reading?.pointee.isComplete = false }
    reading?.pointee.next = value.map { $0 + valueSize + 2 }
    return .YES
  }

  extension MicrohttpdLibrary {
    /// The headers of a request, in their order; the first one begins at a place.
    func reading(of connection: OpaquePointer, from start: UnsafePointer<CChar>? = nil) -> HeaderReading {
      var reading = HeaderReading(next: start)
      _ = withUnsafeMutablePointer(to: &reading) {
        get_connection_values_n(connection, arcade_headers, noteHeader, $0)
      }
      return reading
    }
  }
#endif
