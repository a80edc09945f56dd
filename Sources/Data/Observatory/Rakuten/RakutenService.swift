/// What Rakuten Ichiba can be asked for, each at an address that depends on the version.
enum RakutenService: CaseIterable {
  /// Listings.
  case items
  /// Categories.
  case genres

  /// The address: that of 2026, which takes an access key, or the one before.
  func address(isKeyed: Bool) -> String {
    switch (self, isKeyed) {
    case (.items, true): "https://openapi.rakuten.co.jp/ichibams/api/IchibaItem/Search/20260701"
    case (.items, false): "https://app.rakuten.co.jp/services/api/IchibaItem/Search/20140222"
    case (.genres, true): "https://openapi.rakuten.co.jp/ichibagt/api/IchibaGenre/Search/20260701"
    case (.genres, false): "https://app.rakuten.co.jp/services/api/IchibaGenre/Search/20140222"
    }
  }
}
