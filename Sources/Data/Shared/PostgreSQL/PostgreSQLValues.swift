/// The values of a statement, in the memory from which libpq reads them.
struct PostgreSQLValues {
  private var bytes: [UInt8] = []
  private var starts: [Int?] = []
  private var lengths: [Int32] = []
  private var formats: [Int32] = []

  init(_ values: [SQLValue]) {
    for value in values {
      let (written, isBinary): ([UInt8]?, Bool) =
        switch value {
        case .null: (nil, false)
        case .integer(let number): (Array(String(number).utf8), false)
        case .real(let number): (Array(String(number).utf8), false)
        case .text(let text): (Array(text.utf8), false)
        case .blob(let blob): (blob, true)
        }
      starts.append(written.map { _ in bytes.count })
      lengths.append(Int32(clamping: written?.count ?? 0))
      formats.append(isBinary ? 1 : 0)
      // Texts end with a zero.
      bytes += written ?? []
      bytes.append(0)
    }
  }

  /// Calls `body` with the arguments for libpq.
  func withPointers(
    _ body: (Int32, PostgreSQLLibrary.Texts?, PostgreSQLLibrary.Numbers?, PostgreSQLLibrary.Numbers?) -> Int32
  ) -> Int32 {
    bytes.withUnsafeBytes { memory in
      let texts = starts.map { start in
        start.flatMap { memory.baseAddress?.advanced(by: $0).assumingMemoryBound(to: CChar.self) }
      }
      return body(Int32(starts.count), texts, lengths, formats)
    }
  }
}
