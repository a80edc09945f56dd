import ArcadeDomain
import Foundation

extension WatchQuery {
  /// Rakuten's maximum page size.
  static let rakutenPage = 30

  var rakutenHits: Int { min(count, Self.rakutenPage) }

  /// Returns the parameters of every page; they include sold-out listings, which the service hides by default.
  ///
  /// Throws `.configuration` for a keyword of which nothing can be sent, and for prices in another currency.
  func rakutenParameters() throws(RepositoryError) -> [URLQueryItem] {
    var parameters: [URLQueryItem] = []
    func add(_ name: String, _ value: String?) {
      if let value { parameters.append(URLQueryItem(name: name, value: value)) }
    }
    add("keyword", try rakutenKeyword())
    add("genreId", category?.id)
    add("sort", order.rakutenName)
    add("minPrice", try yen(prices.lowest))
    add("maxPrice", try yen(prices.highest))
    add("availability", "0")
    add("hits", String(rakutenHits))
    return parameters
  }

  /// The words that Rakuten accepts: a single half-width letter would make it refuse the search.
  private func rakutenKeyword() throws(RepositoryError) -> String? {
    guard !keyword.isEmpty else { return nil }
    let words = keyword.split(whereSeparator: \.isWhitespace).map(String.init)
    let known = words.filter { (try? WatchQuery(keyword: $0)) != nil }
    guard !known.isEmpty else {
      throw RepositoryError(.configuration, subject: keyword, detail: "no word of two letters, or of one of full width")
    }
    return known.joined(separator: " ")
  }

  private func yen(_ price: Money?) throws(RepositoryError) -> String? {
    guard let price else { return nil }
    guard price.currency == .jpy else {
      let subject = "\(price.decimalText) \(price.currency)"
      throw RepositoryError(.configuration, subject: subject, detail: "prices at Rakuten are in \(Currency.jpy)")
    }
    return price.decimalText
  }
}

extension ListingOrder {
  fileprivate var rakutenName: String {
    switch self {
    case .popularity: "standard"
    case .priceUp: "+itemPrice"
    case .priceDown: "-itemPrice"
    case .reviews: "-reviewCount"
    }
  }
}

extension URLQueryItem {
  /// The percent-encoded form, with only unreserved characters left: a plus sign would be read as a space.
  var encoded: String {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    return
      "\(name)=\(value?.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved)) ?? "")"
  }
}

/// The services of Rakuten Ichiba, each with a URL per version.
enum RakutenService: CaseIterable {
  /// Listings.
  case items
  /// Categories.
  case genres

  /// Returns the URL: that of 2026, which requires an access key, or the one before.
  func address(isKeyed: Bool) -> String {
    switch (self, isKeyed) {
    case (.items, true): "https://openapi.rakuten.co.jp/ichibams/api/IchibaItem/Search/20260701"
    case (.items, false): "https://app.rakuten.co.jp/services/api/IchibaItem/Search/20140222"
    case (.genres, true): "https://openapi.rakuten.co.jp/ichibagt/api/IchibaGenre/Search/20260701"
    case (.genres, false): "https://app.rakuten.co.jp/services/api/IchibaGenre/Search/20140222"
    }
  }
}
