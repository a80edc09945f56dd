/// Some pieces of one run of a line.
struct PieceSlice {
  /// The position among the lines in progress.
  var line: Int
  var run, count: Int

  var single: PieceSlice { PieceSlice(line: line, run: run, count: 1) }
}

/// A group of pieces, repeated a number of times.
struct PieceGroup {
  /// The pieces that count and keep their price.
  var kept: [PieceSlice] = []
  /// The pieces that are reduced.
  var discounted: [PieceSlice]
  /// The requested reduction: of the group, or of each piece.
  var wanted: Wanted
  var times = 1

  enum Wanted {
    case together(Int64)
    case each(Int64)
  }
}

extension [PieceSlice] {
  /// Returns groups of a size in this order; leftover pieces are omitted.
  func groups(of size: Int) -> [(members: [PieceSlice], times: Int)] {
    var groups: [(members: [PieceSlice], times: Int)] = []
    var open: [PieceSlice] = []
    var filled = 0
    for members in self {
      var rest = members.count
      while rest > 0 {
        if filled == 0, rest >= size {
          groups.append(([PieceSlice(line: members.line, run: members.run, count: size)], rest / size))
          rest %= size
          continue
        }
        let used = Swift.min(size - filled, rest)
        open.append(PieceSlice(line: members.line, run: members.run, count: used))
        filled += used
        rest -= used
        if filled == size {
          groups.append((open, 1))
          open = []
          filled = 0
        }
      }
    }
    return groups
  }

  func split(at number: Int) -> (first: [PieceSlice], rest: [PieceSlice]) {
    var first: [PieceSlice] = []
    var rest: [PieceSlice] = []
    var left = number
    for members in self {
      let used = Swift.min(left, members.count)
      if used > 0 { first.append(PieceSlice(line: members.line, run: members.run, count: used)) }
      if used < members.count {
        rest.append(PieceSlice(line: members.line, run: members.run, count: members.count - used))
      }
      left -= used
    }
    return (first, rest)
  }

  var pieces: Int { reduce(0) { $0 + $1.count } }
}

extension PieceGroup.Wanted {
  var isSomething: Bool {
    switch self {
    case .together(let amount), .each(let amount): amount > 0
    }
  }
}
