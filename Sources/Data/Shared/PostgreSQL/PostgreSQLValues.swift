/// The values of a statement, in the memory that libpq reads them from.
struct PostgreSQLValues {
  private var bytes: [UInt8] = []
  private var starts: [Int?] = []
  private var lengths: [Int32] = []
  private var formats: [Int32] = []

  init(_ values: [SQLValue]) {
    for value in values {
      switch value {
      case .null: add(nil, isBinary: false)
      case .integer(let number): add(Array(String(number).utf8), isBinary: false)
      case .real(let number): add(Array(String(number).utf8), isBinary: false)
      case .text(let text): add(Array(text.utf8), isBinary: false)
      case .blob(let blob): add(blob, isBinary: true)
      }
    }
    // The end of a text; and so there is memory where there is no value.
    bytes.append(0)
  }

  /// Calls `body` with what it takes to send them.
  func withPointers(
    _ body: (Int32, PostgreSQLLibrary.Texts?, PostgreSQLLibrary.Numbers?, PostgreSQLLibrary.Numbers?) -> Int32
  ) -> Int32 {
    bytes.withUnsafeBytes { memory in
      let texts = starts.map { start in
        start.flatMap { memory.baseAddress?.advanced(by: $0).assumingMemoryBound(to: CChar.self) }
      }
      return texts.withUnsafeBufferPointer { texts in
        lengths.withUnsafeBufferPointer { lengths in
          formats.withUnsafeBufferPointer { formats in
            body(Int32(starts.count), texts.baseAddress, lengths.baseAddress, formats.baseAddress)
          }
        }
      }
    }
  }

  private mutating func add(_ value: [UInt8]?, isBinary: Bool) {
    starts.append(value.map { _ in bytes.count })
    lengths.append(Int32(clamping: value?.count ?? 0))
    formats.append(isBinary ? 1 : 0)
    guard let value else { return }
    bytes += value
    bytes.append(0)
  }
}
