/// The order of two ids.
@frozen public enum IDOrder: Hashable, Sendable {
  /// The id comes earlier.
  case before
  /// The ids are equal.
  case same
  /// The id comes later.
  case after

  /// Compares two texts byte by byte in UTF-8, as SQLite and feeds do, so that all orders agree.
  public init(of id: String, relativeTo other: String) {
    var (bytes, others) = (id.utf8.makeIterator(), other.utf8.makeIterator())
    while let byte = bytes.next() {
      guard let otherByte = others.next() else {
        self = .after
        return
      }
      if byte != otherByte {
        self = byte < otherByte ? .before : .after
        return
      }
    }
    self = others.next() == nil ? .same : .before
  }
}

extension Array {
  /// Returns the elements sorted by id, with the first of equal ids; returns itself if it is sorted already.
  func inOrder(by order: (Element, Element) -> IDOrder) -> [Element] {
    guard indices.dropFirst().contains(where: { order(self[$0 - 1], self[$0]) != .before }) else { return self }
    // Elements are large, so their indices are sorted instead.
    let places = indices.sorted { place, other in
      let order = order(self[place], self[other])
      return order == .before || order == .same && place < other
    }
    return places.reduce(into: []) { result, place in
      if result.last.map({ order($0, self[place]) != .same }) ?? true { result.append(self[place]) }
    }
  }

  /// Walks over this array and another, both sorted by id, and reports in which of them each id occurs.
  @inline(__always)
  func join<Other>(
    with others: [Other],
    by order: (Element, Other) -> IDOrder,
    onlyHere: (Element) -> Void,
    onlyThere: (Other) -> Void,
    inBoth: (Element, Other) -> Void
  ) {
    var (position, otherPosition) = (0, 0)
    while position < count, otherPosition < others.count {
      switch order(self[position], others[otherPosition]) {
      case .before:
        onlyHere(self[position])
        position += 1
      case .after:
        onlyThere(others[otherPosition])
        otherPosition += 1
      case .same:
        inBoth(self[position], others[otherPosition])
        position += 1
        otherPosition += 1
      }
    }
    self[position...].forEach(onlyHere)
    others[otherPosition...].forEach(onlyThere)
  }
}
