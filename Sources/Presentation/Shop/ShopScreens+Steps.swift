import ArcadeDomain

extension ShopScreens {
  /// Sells something that is not on the price list.
  func sellingUnlisted() -> Action<ShopIntent> {
    Action(
      "misc",
      phrases.unlistedAction,
      caption: phrases.unlistedCaption,
      Parameter.amount("amount", phrases.unlistedPriceField, example: "5"),
      Parameter.text("what", phrases.unlistedField).optional(phrases.unlistedName)
    ) { .sell(price: $0, name: $1) }
  }

  /// Returns whether an unknown code is part of the names of products.
  func isSearch(_ scan: Scan) async -> Bool {
    guard scan.quantity == nil, scan.code.count > 1, scan.code.contains(where: \.isLetter),
      let catalog = try? await shop.priceList().value, await !shop.isKnown(scan.code, in: catalog)
    else { return false }
    return !catalog.products(matching: scan.code).isEmpty
  }

  /// Adds a product to the cart.
  func added(_ scan: Scan) async throws -> Notice {
    let measure = scan.quantity.flatMap { phrases.measure($0) }
    if let quantity = scan.quantity, measure == nil { return Notice(phrases.notAQuantity(quantity), .bad) }
    guard let code = Product.Code(scan.code) else {
      // A line with a manual price has an ID of its own.
      let line = try await keeping { try await shop.scanProduct(line: scan.code, measure ?? 1) }
      return line.map { Notice(phrases.added($0), .good) } ?? Notice(phrases.notSold(scan.code), .bad)
    }
    let line = try await keeping {
      if let measure { return try await shop.scanProduct(code, measure) }
      return try await shop.scanProduct(code)
    }
    return Notice(phrases.added(line), .good)
  }

  /// Removes something from the cart.
  func removed(_ text: String, _ measure: TypedQuantity?) async throws -> Notice {
    do {
      let removed = try await keeping { try await shop.removeProduct(text, measure) }
      return Notice(phrases.sentence(for: removed), .good)
    } catch CartError.lineGone where !text.namesLine {
      return Notice(phrases.notSold(text), .bad)
    }
  }

  /// Sells something that is not on the price list.
  func sold(at text: String, _ name: String?) async throws -> Notice {
    let currency = try await shop.priceList().value.currency
    guard let price = phrases.amount(text, in: currency), !price.isZero else {
      return Notice(phrases.ambiguity(of: text, in: currency) ?? phrases.notAPrice(text, in: currency), .bad)
    }
    let line = try await keeping { try await shop.sellUnlisted(name ?? phrases.unlistedName, at: price) }
    return Notice(phrases.soldUnlisted(line.product.name, phrases.formats.money(price)), .good)
  }

  /// Undoes the last step in the cart and returns what it was.
  func undone() async throws -> Notice {
    guard let undone = try await keeping({ try await shop.undoStep() }) else {
      return Notice(phrases.nothingToUndo, .bad)
    }
    return Notice(phrases.sentence(for: undone), .good)
  }
}

extension Parameter<TypedQuantity> {
  /// A quantity of a product. A page asks for pieces, because a weighed line is removed as a whole.
  static func measure(_ name: String, _ label: String, _ phrases: ShopPhrases) -> Parameter {
    Parameter(Field(name, label, .number(1...Cart.maximumQuantity)), else: { phrases.notAQuantity($0) }) { text in
      phrases.measure(text).flatMap { $0.isPossible ? $0 : nil }
    }
  }
}

extension TypedQuantity {
  /// Whether a line can hold that quantity.
  var isPossible: Bool { unit != nil || thousandths <= Quantity.mostThousandths }
}

extension String {
  /// Whether it looks like the ID of a line, with a number after the code; otherwise it is an invalid code.
  fileprivate var namesLine: Bool { drop { $0 != " " }.dropFirst().first?.isNumber == true }
}

extension Parameter<Order.ID> {
  /// An order number; one of those on the screen, if it lists any.
  static func order(_ name: String, _ label: String, known: [Choice] = [], _ phrases: ShopPhrases) -> Parameter {
    let kind: Field.Kind = known.isEmpty ? .number(1...Int.max) : .code(known: known)
    let field = Field(name, label, kind, example: known.first?.id ?? "")
    return Parameter(field, else: { phrases.noSuchOrder($0) }, read: { Order.ID(text: $0) })
  }
}

extension Catalog {
  /// The products by code.
  var choices: [Choice] { products.map { Choice($0.code.text, $0.name) } }

  /// Returns the number of a row; nil if numbers can be product codes, so that rows have none.
  func rowNumber(_ number: Int, beside cart: Cart) -> Int? {
    hasRowNumbers(beside: cart) ? number : nil
  }
}
