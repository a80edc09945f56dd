/// What a price list can say about a product, by the name of its column or key.
public enum PriceField: String, CaseIterable, Hashable, Sendable {
  /// What a scanner types for it.
  case code
  /// What it is called.
  case name
  /// An exact decimal such as `7.50`.
  case price
  /// A code of ISO 4217; that of the whole list where it is missing.
  case currency

  /// Those without which nothing is a price list.
  static let required: [PriceField] = [.code, .name, .price]
}

/// Which columns or keys of a price list say what about a product.
public typealias PriceColumns = ColumnNames<PriceField>
