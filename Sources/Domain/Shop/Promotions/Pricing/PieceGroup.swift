/// So many pieces of one run of a line.
struct PieceSlice {
  /// The position of the line among those at work.
  var line: Int
  var run, count: Int

  var single: PieceSlice { PieceSlice(line: line, run: run, count: 1) }
}

/// Pieces that belong together, so many times alike.
struct PieceGroup {
  /// The pieces that count and cost what they cost.
  var kept: [PieceSlice] = []
  /// The pieces that cost less.
  var discounted: [PieceSlice]
  /// What is taken off: in all, or off each piece.
  var wanted: Wanted
  var times = 1

  enum Wanted {
    case together(Int64)
    case each(Int64)
  }
}

extension [PieceSlice] {
  /// Groups of so many pieces in this order; pieces that fill none are left out.
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

  /// The first so many pieces, and the others.
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

  /// How many pieces there are.
  var pieces: Int { reduce(0) { $0 + $1.count } }
}

extension PieceGroup.Wanted {
  var isSomething: Bool {
    switch self {
    case .together(let amount), .each(let amount): amount > 0
    }
  }
}
