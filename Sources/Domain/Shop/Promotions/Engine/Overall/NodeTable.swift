/// The nodes of one layer, each once with its best value.
struct NodeTable {
  private(set) var nodes: [OverallSearch.Node] = []
  private var slots: [Int32] = Array(repeating: -1, count: 256)
  private var tags: [Int64] = []

  mutating func add(_ key: UInt128, _ value: Int64, _ parent: Int, tag: Int64) {
    if nodes.count * 2 >= slots.count { grow() }
    var slot = Self.hash(key, tag) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if nodes[number].key == key, tags[number] == tag {
        if value > nodes[number].value { nodes[number] = OverallSearch.Node(key: key, value: value, parent: parent) }
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(nodes.count)
    nodes.append(OverallSearch.Node(key: key, value: value, parent: parent))
    tags.append(tag)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for number in nodes.indices {
      var slot = Self.hash(nodes[number].key, tags[number]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  // Always the same, so that the same cart has the same answer everywhere.
  private static func hash(_ key: UInt128, _ tag: Int64) -> Int {
    var mixed = UInt64(truncatingIfNeeded: key) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= UInt64(truncatingIfNeeded: key >> 64) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= UInt64(bitPattern: tag) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: mixed ^ (mixed >> 29) ^ (mixed >> 47)) & .max
  }
}
