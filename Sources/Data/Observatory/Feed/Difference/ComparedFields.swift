import ArcadeDomain

/// A value for each compared field of a row.
struct ComparedFields<Value: Sendable>: Sendable {
  var id, price, currency, reviewCount, reviewAverage, availability: Value

  @inline(__always)
  init(_ value: Value) {
    (id, price, currency, reviewCount, reviewAverage, availability) = (value, value, value, value, value, value)
  }

  @inline(__always)
  func map<Other>(_ other: (Value) -> Other) -> ComparedFields<Other> {
    var others = ComparedFields<Other>(other(id))
    (others.price, others.currency) = (other(price), other(currency))
    (others.reviewCount, others.reviewAverage) = (other(reviewCount), other(reviewAverage))
    others.availability = other(availability)
    return others
  }

  /// Sets the value of a field, if the field is compared.
  @inline(__always)
  mutating func set(_ field: FeedField, to value: Value) {
    switch field {
    case .id: id = value
    case .price: price = value
    case .currency: currency = value
    case .reviewCount: reviewCount = value
    case .reviewAverage: reviewAverage = value
    case .availability: availability = value
    case .name, .url, .image, .category: break
    }
  }
}
