import ArcadeDomain

extension ShopScreens {
  /// Putting something into the cart that is not on the price list.
  func sellingUnlisted() -> Action<ShopIntent> {
    Action(
      "misc",
      phrases.unlistedAction,
      caption: phrases.unlistedCaption,
      Parameter.amount("amount", phrases.unlistedPriceField, example: "5"),
      Parameter.text("what", phrases.unlistedField).optional(phrases.unlistedName)
    ) { .sell(price: $0, name: $1) }
  }

  /// Whether what was given for a code is neither one nor a line of the cart, but a part of the names of products.
  func isSearch(_ scan: Scan) async -> Bool {
    guard scan.quantity == nil, scan.code.count > 1, scan.code.contains(where: \.isLetter),
      let catalog = try? await shop.priceList().value, await !shop.isKnown(scan.code, in: catalog)
    else { return false }
    return !catalog.products(matching: scan.code).isEmpty
  }

  /// Puts some of a product into the cart.
  func added(_ scan: Scan) async throws -> Notice {
    let measure = scan.quantity.flatMap { phrases.measure($0) }
    if let quantity = scan.quantity, measure == nil { return Notice(phrases.notAQuantity(quantity), .bad) }
    guard let code = Product.Code(scan.code) else {
      // A line whose price was set by hand has a name of its own.
      let line = try await keeping { try await shop.scanProduct(line: scan.code, measure ?? 1) }
      return line.map { Notice(phrases.added($0), .good) } ?? Notice(phrases.notSold(scan.code), .bad)
    }
    let line = try await keeping {
      if let measure { return try await shop.scanProduct(code, measure) }
      return try await shop.scanProduct(code)
    }
    return Notice(phrases.added(line), .good)
  }

  /// Takes something out of the cart.
  func removed(_ text: String, _ measure: TypedQuantity?) async throws -> Notice {
    do {
      let removed = try await keeping { try await shop.removeProduct(text, measure) }
      return Notice(phrases.sentence(for: removed), .good)
    } catch CartError.lineGone where !text.namesLine {
      return Notice(phrases.notSold(text), .bad)
    }
  }

  /// Puts something into the cart that is not on the price list.
  func sold(at text: String, _ name: String?) async throws -> Notice {
    let currency = try await shop.priceList().value.currency
    guard let price = phrases.amount(text, in: currency), !price.isZero else {
      return Notice(phrases.ambiguity(of: text, in: currency) ?? phrases.notAPrice(text, in: currency), .bad)
    }
    let line = try await keeping { try await shop.sellUnlisted(name ?? phrases.unlistedName, at: price) }
    return Notice(phrases.soldUnlisted(line.product.name, phrases.formats.money(price)), .good)
  }

  /// Takes back the last step in the cart, and says which.
  func undone() async throws -> Notice {
    guard let undone = try await keeping({ try await shop.undoStep() }) else {
      return Notice(phrases.nothingToUndo, .bad)
    }
    return Notice(phrases.sentence(for: undone), .good)
  }
}

extension Parameter<TypedQuantity> {
  /// How much of a product; a page asks for pieces, as a weighing leaves the cart whole.
  static func measure(_ name: String, _ label: String, _ phrases: ShopPhrases) -> Parameter {
    Parameter(Field(name, label, .number(1...Cart.maximumQuantity)), else: { phrases.notAQuantity($0) }) { text in
      phrases.measure(text).flatMap { $0.isPossible ? $0 : nil }
    }
  }
}

extension TypedQuantity {
  /// Whether a line can hold so much of anything.
  var isPossible: Bool { unit != nil || thousandths <= Quantity.mostThousandths }
}

extension String {
  /// Whether it can be the name of a line, in which a number follows the code; else it is a code that is none.
  fileprivate var namesLine: Bool { drop { $0 != " " }.dropFirst().first?.isNumber == true }
}

extension Parameter<Order.ID> {
  /// The number of an order; one of those that the screen lists, where it does.
  static func order(_ name: String, _ label: String, known: [Choice] = [], _ phrases: ShopPhrases) -> Parameter {
    let kind: Field.Kind = known.isEmpty ? .number(1...Int.max) : .code(known: known)
    let field = Field(name, label, kind, example: known.first?.id ?? "")
    return Parameter(field, else: { phrases.noSuchOrder($0) }, read: { Order.ID(text: $0) })
  }
}

extension Catalog {
  /// The products by their codes.
  var choices: [Choice] { products.map { Choice($0.code.text, $0.name) } }

  /// The number of a row, so that its product is chosen by it; nil where what looks like one can be a code.
  func rowNumber(_ number: Int, beside cart: Cart) -> Int? {
    hasRowNumbers(beside: cart) ? number : nil
  }
}
