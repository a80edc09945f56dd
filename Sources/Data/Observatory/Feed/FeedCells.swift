/// A text for each field that has one.
struct FeedCells: Hashable, Sendable {
  // An array, as a dictionary would take most of the time that reading a row takes.
  private var texts = [String?](repeating: nil, count: 10)

  /// What a field says.
  subscript(field: FeedField) -> String? {
    get { texts[field.position] }
    set { texts[field.position] = newValue }
  }
}

extension FeedField {
  /// Where it stands among all of them, from 0.
  var position: Int {
    switch self {
    case .id: 0
    case .name: 1
    case .price: 2
    case .currency: 3
    case .reviewCount: 4
    case .reviewAverage: 5
    case .availability: 6
    case .url: 7
    case .image: 8
    case .category: 9
    }
  }
}
