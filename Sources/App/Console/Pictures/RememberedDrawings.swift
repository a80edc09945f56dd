import Synchronization

/// A cache that draws each picture once in a session, even one that fails or takes too long.
package final class RememberedDrawings: PictureProgram {
  /// The number of drawings after which the cache is cleared.
  private static let most = 500

  private struct Drawing: Hashable {
    let path: String
    let columns, rows: Int
    let isColoured: Bool
  }

  private let program: any PictureProgram
  private let drawn = Mutex<[Drawing: [PictureLine]]>([:])
  private let failed = Mutex<Set<String>>([])

  /// Makes a cache for a program; nil if there is none.
  package init?(_ program: (any PictureProgram)?) {
    guard let program else { return nil }
    self.program = program
  }

  package func draw(_ path: String, columns: Int, rows: Int, isColoured: Bool) -> [PictureLine]? {
    let drawing = Drawing(path: path, columns: columns, rows: rows, isColoured: isColoured)
    if failed.withLock({ $0.contains(path) }) { return nil }
    if let lines = drawn.withLock({ $0[drawing] }) { return lines }
    guard let lines = program.draw(path, columns: columns, rows: rows, isColoured: isColoured) else {
      failed.withLock { _ = $0.insert(path) }
      return nil
    }
    drawn.withLock { drawn in
      if drawn.count >= Self.most { drawn = [:] }
      drawn[drawing] = lines
    }
    return lines
  }
}
