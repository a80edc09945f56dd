/// Counts the lines above places of a text that goes by in parts.
struct LineNumbers {
  /// The lines of the places, from 1, as far as they have been found.
  private(set) var numbers: [Int] = []

  private let places: [Int]
  private var line = 1
  private var wasReturn = false

  /// Looks for places that stand in the order of the text.
  init(of places: [Int]) { self.places = places }

  /// Counts on through a part, and returns how much of it was taken.
  mutating func take(_ part: LentBytes, at base: Int, isLast: Bool) -> Int {
    var position = 0
    while numbers.count < places.count, places[numbers.count] - base <= (isLast ? .max : part.count - 1) {
      count(part, from: &position, to: min(part.count, places[numbers.count] - base))
      let isBehindReturn = wasReturn && position < part.count && part[position] != .lineFeed
      numbers.append(isBehindReturn ? line + 1 : line)
    }
    count(part, from: &position, to: part.count)
    return part.count
  }

  /// A line ends behind a line feed, or a carriage return without one.
  private mutating func count(_ part: LentBytes, from position: inout Int, to end: Int) {
    while position < end {
      let byte = part[position]
      // That a return stands alone is known one byte later.
      if wasReturn, byte != .lineFeed { line += 1 }
      wasReturn = byte == .carriageReturn
      if byte == .lineFeed { line += 1 }
      position += 1
    }
  }
}
