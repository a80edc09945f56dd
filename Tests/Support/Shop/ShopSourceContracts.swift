public import ArcadeDomain

/// Tests that every `DiscountRepository` has to pass.
public enum DiscountRepositoryContract {
  /// Checks a repository of the example's two discounts; throws the first broken promise.
  public static func check(_ discounts: any DiscountRepository) async throws {
    let expected = try PromotionBook.sample().promotions
    let first = try await discounts.book()
    let book = first.value
    try require(book.promotions.map(\.id), equals: expected.map(\.id), "discounts keep their order")
    try require(book.promotions.map(\.rules), equals: expected.map(\.rules), "rules are exact")
    try require(book.promotions.map(\.selection), equals: expected.map(\.selection), "discounts are for their products")
    try require(book.problems, equals: [], "nothing is left out of good discounts")

    if case .cached = first.freshness {
      throw ContractViolation(description: "discounts that can be reached are not old ones")
    }

    try require(try await discounts.book(), equals: first, "the discounts at hand stay until they are refreshed")
    try require(try await discounts.refreshed().value, equals: book, "a refresh loads the same discounts again")

    let cart = try Cart.scanning(["VOUCHER", "TSHIRT", "VOUCHER"], from: .sample())
    let quote = try book.quote(for: cart, on: CalendarDay(daysSince1970: 20_000))
    try require(quote.total.decimalText, equals: "25.00", "the discounts price a cart")
  }
}

/// Tests that every `CatalogRepository` has to pass.
public enum CatalogRepositoryContract {
  /// Checks a repository of the example's price list; throws the first broken promise.
  public static func check(_ catalogs: any CatalogRepository) async throws {
    let first = try await catalogs.catalog()
    try require(first.value, equals: .sample(), "the price list comes as it was published")
    if case .cached = first.freshness {
      throw ContractViolation(description: "a price list that can be reached is not an old one")
    }

    try require(try await catalogs.catalog(), equals: first, "the price list at hand stays until it is refreshed")
    let refreshed = try await catalogs.refreshed()
    try require(refreshed.value, equals: first.value, "a refresh loads the same list again")
    try require(try await catalogs.catalog(), equals: refreshed, "what was refreshed is at hand")
  }
}

/// Tests that every `PaymentGateway` has to pass.
public enum PaymentGatewayContract {
  /// Checks a gateway that approves; throws the first broken promise.
  public static func check(_ gateway: any PaymentGateway) async throws {
    let key = PaymentAttempt.Key(text: "1-abc")
    let amount = euro(750)
    let answer = try await gateway.charge(amount, key: key)
    guard case .completed = answer else { throw ContractViolation(description: "the gateway approves") }
    try require(try await gateway.charge(amount, key: key), equals: answer, "the same key is the same charge")
    let asked = try await gateway.resolve(key)
    try require(asked, equals: answer, "an answer can be asked for again")

    let lost = PaymentAttempt.Key(text: "2-abc")
    try require(try await gateway.resolve(lost), equals: .void, "a key that never arrived is void")
    let late = try await gateway.charge(amount, key: lost)
    try require(late, equals: .void, "a void key is not charged when it arrives after all")
  }
}
