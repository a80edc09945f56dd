import ArcadeConsole

/// The fixed modules of every QR code of a version, and the room for data.
struct QRPattern {
  /// Whether modules are dark, row by row; nil for data. The modules of the format are light for now.
  private(set) var modules: [[Bool?]]
  private var size: Int { modules.count }

  init(version: Int) {
    let size = 17 + 4 * version
    modules = Array(repeating: Array(repeating: nil, count: size), count: size)
    for place in 8..<size - 8 {
      modules[6][place] = place.isMultiple(of: 2)
      modules[place][6] = place.isMultiple(of: 2)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
      drawSquares(around: row, column, to: 4, light: [2, 4])
    }
    if version > 1 { drawSquares(around: size - 7, size - 7, to: 2, light: [1]) }
    for (row, column) in formatPlaces.joined() { modules[row][column] = false }
    modules[size - 8][8] = true
  }

  /// Draws nested squares, from the middle outwards, as far as they are inside.
  private mutating func drawSquares(around row: Int, _ column: Int, to width: Int, light: Set<Int>) {
    for down in -width...width {
      for right in -width...width where modules.indices.contains(row + down) && modules.indices.contains(column + right)
      {
        modules[row + down][column + right] = !light.contains(max(abs(down), abs(right)))
      }
    }
  }

  /// The places of each bit of the format, two for each, the lowest bit first.
  var formatPlaces: [[(Int, Int)]] {
    (0..<15).map { bit in
      // One line turns at the corner, and skips the row and the column that alternate.
      let corner = bit < 6 ? (bit, 8) : bit < 8 ? (bit + 1, 8) : bit == 8 ? (8, 7) : (8, 14 - bit)
      return [corner, bit < 8 ? (8, size - 1 - bit) : (size - 15 + bit, 8)]
    }
  }

  /// The places of the data, in order: up and down in columns of two modules, from the right.
  var free: [(Int, Int)] {
    let columns = Array(stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1]
    return columns.enumerated().flatMap { index, column in
      let rows = index.isMultiple(of: 2) ? Array(modules.indices.reversed()) : Array(modules.indices)
      return rows.flatMap { [($0, column), ($0, column - 1)] }.filter { modules[$0.0][$0.1] == nil }
    }
  }
}
