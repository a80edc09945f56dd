/// A hash table from product codes to their numbers in a list, for look-ups that hash nothing.
///
/// A dictionary would hash each code again (measured: a third of a quote). The
/// hash that a code carries is seeded anew in every process, so that nobody can
/// choose codes that collide.
struct CodeTable: Hashable, Sendable {
  private let codes: [Product.Code]
  /// Numbers of codes, at the place of their hash or the next free one; -1 is free, and half of them at least are.
  private let slots: [Int]

  /// Numbers different codes from 0 in their order.
  init(_ codes: [Product.Code]) {
    var capacity = 2
    while capacity < codes.count * 2 { capacity *= 2 }
    var slots = Array(repeating: -1, count: capacity)
    for (number, code) in codes.enumerated() {
      var slot = code.textHash & (capacity - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = number
    }
    self.codes = codes
    self.slots = slots
  }

  /// Returns the number of a code; nil where it is not in the list.
  func number(of code: Product.Code) -> Int? {
    var slot = code.textHash & (slots.count - 1)
    while slots[slot] >= 0 {
      if codes[slots[slot]] == code { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether two tables number the same codes alike; where those stand differs by process only.
  static func == (one: CodeTable, other: CodeTable) -> Bool { one.codes == other.codes }

  /// Feeds the codes into a hasher.
  func hash(into hasher: inout Hasher) { hasher.combine(codes) }
}
