#if canImport(Glibc)
  import Glibc
#endif

extension Array where Element: BitwiseCopyable {
  /// Makes an array of many elements that are written in any order.
  ///
  /// Linux is asked for its large pages, of which 512 times fewer have to be
  /// fetched and found; where it has none, small ones do.
  init(large element: Element, count: Int) {
    self.init(unsafeUninitializedCapacity: count) { memory, filled in
      #if canImport(Glibc)
        let bytes = UnsafeMutableRawBufferPointer(memory)
        if let start = bytes.baseAddress?.alignedUp(toMultipleOf: largePage), bytes.count >= 2 * largePage {
          madvise(start, (bytes.count - largePage) & ~(largePage - 1), MADV_HUGEPAGE)
        }
      #endif
      memory.initialize(repeating: element)
      filled = count
    }
  }
}

private let largePage = 2 << 20
