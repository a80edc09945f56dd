/// A group that is begun while the search goes from the dearest line to the cheapest.
struct OpenGroup: Hashable, Comparable {
  /// How many pieces it has; of a deal with two sides, how many are bought.
  var count = 0
  /// How many pieces cost less, where a deal has two sides.
  var got = 0
  /// What the pieces cost that will cost less, and how much they can lose; 0 where that makes no difference.
  var base: Int64 = 0
  var room: Int64 = 0
  /// Whether pieces that could be on either side have turned to the second one.
  var hasTurned = false

  static func < (one: OpenGroup, other: OpenGroup) -> Bool {
    (one.count, one.got, one.base, one.room, one.hasTurned ? 1 : 0)
      < (other.count, other.got, other.base, other.room, other.hasTurned ? 1 : 0)
  }
}

/// What one deal remembers between two lines.
struct DealState: Hashable {
  /// The groups that are begun, in order.
  var open: [OpenGroup] = []
  /// What is used up of its limit.
  var used = 0
}

/// What pieces of one line do in a deal.
struct DealMove {
  let state: Int
  let gain: Int64
  /// To which of the open groups how many pieces are added, bought or had; -1 begins one.
  let adds: [Add]

  struct Add: Hashable {
    let group: Int
    let count: Int
    let isGot: Bool
  }
}
