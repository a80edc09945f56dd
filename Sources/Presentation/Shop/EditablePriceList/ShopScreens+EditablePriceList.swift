import ArcadeDomain

extension ShopScreens {
  /// Returns the actions that change the shop's own price list; nil if it has none.
  func changingOwnList(_ products: [Choice]) -> ShopActions.PriceListActions? {
    guard let list = shop.ownList else { return nil }
    let isNew = list.named == nil && !products.contains { $0.id == "TEA" }
    let code = Parameter.code("code", phrases.codeLabel, known: products, example: "")
    let price = Parameter.amount("amount", phrases.priceLabel)
    let rate = Parameter.text("rate", phrases.taxRateLabel).optional(phrases.noneOfThem)
    let tags = Parameter.text("tags", phrases.tagsLabel).optional(phrases.noneOfThese)
    return ShopActions.PriceListActions(
      open: Action("pricelist", phrases.priceListAction, caption: phrases.priceListCaption, to: .priceList()),
      tax: Action("tax", phrases.taxAction, code, rate) { ShopIntent.tax(code: $0, rate: $1) }.changingWhatIsShared,
      tags: Action("tags", phrases.tagsAction, code, tags) { ShopIntent.tag(code: $0, tags: $1) }.changingWhatIsShared,
      add: Action(
        "add-product",
        phrases.addProductAction,
        caption: phrases.addProductCaption,
        Parameter.code("code", phrases.codeLabel, known: [], example: isNew ? "TEA" : ""),
        Parameter.amount("price", phrases.priceLabel, example: "5"),
        Parameter.text("name", phrases.productNameLabel, example: phrases.exampleProduct)
      ) { ShopIntent.list(code: $0, price: $1, name: $2) }.changingWhatIsShared,
      reprice: Action("price", phrases.repriceAction, caption: phrases.repriceCaption, code, price) {
        ShopIntent.reprice(code: $0, price: $1)
      }.changingWhatIsShared,
      // No product is suggested, so that none is removed by accident.
      remove: Action(
        "remove-product",
        phrases.removeProductAction,
        caption: phrases.removeProductCaption,
        Parameter.code("code", phrases.codeLabel, known: [])
      ) { ShopIntent.unlist(code: $0) }.changingWhatIsShared
    )
  }

  /// Shows the news of a change. A change on the price list's screen stays there.
  func showingOwnList(_ news: [Notice], on screen: ShopRoute) -> Next<ShopRoute> {
    if case .priceList = screen { .stay(news) } else { showing(news, on: screen) }
  }

  /// Adds a product to the shop's own list.
  func listed(_ code: String, _ price: String, _ name: String) async -> [Notice] {
    await changing(code) { list, code, currency in
      guard let typed = TypedPrice(price, usual: currency, sign: phrases.formats.decimalSign) else {
        return [Notice(phrases.notAnAmount(price, in: currency), .bad)]
      }
      let product = Product(code: code, name: name, price: typed.price, unit: typed.unit)
      let isFirst = try await list.add(product)
      let news = Notice(phrases.listed(code.text, name, phrases.text(of: product)), .good)
      return isFirst ? [news, Notice(phrases.ownListBegins)] : [news]
    }
  }

  /// Changes the price of a product on the shop's own list.
  func repriced(_ code: String, _ price: String) async -> [Notice] {
    await changing(code) { list, code, currency in
      guard let typed = TypedPrice(price, usual: currency, sign: phrases.formats.decimalSign), typed.unit == nil else {
        return [Notice(phrases.notAnAmount(price, in: currency), .bad)]
      }
      let before = try await list.reprice(code, at: typed.price)
      let (old, new) = (phrases.formats.money(before.price), phrases.formats.money(typed.price))
      return [Notice(phrases.repriced(before.name, from: old, to: new), .good)]
    }
  }

  /// Sets or removes the tax rate of a product on the shop's own list.
  func taxed(_ code: String, _ rate: String?) async -> [Notice] {
    await changing(code) { list, code, _ in
      let share = rate.flatMap { Percent(written: $0) }
      if let rate, share == nil { return [Notice(phrases.notARate(rate), .bad)] }
      let product = try await list.tax(code, at: share)
      return [Notice(phrases.taxedNow(product.name, share.map(phrases.formats.percent)), .good)]
    }
  }

  /// Sets or removes the tags of a product on the shop's own list.
  func tagged(_ code: String, _ tags: String?) async -> [Notice] {
    await changing(code) { list, code, _ in
      let words = (tags ?? "").split { ",;|、".contains($0) || $0.isWhitespace }.map(String.init)
      let product = try await list.tag(code, words)
      return [Notice(phrases.taggedNow(product.name, words), .good)]
    }
  }

  /// Removes a product from the shop's own list. The notice has everything needed to add it again.
  func unlisted(_ code: String) async -> [Notice] {
    await changing(code) { list, code, _ in
      let (product, wasLast) = try await list.remove(code)
      let news = Notice(phrases.unlisted(code.text, product.name, phrases.text(of: product)), .good)
      return wasLast ? [news, Notice(phrases.ownListEnds)] : [news]
    }
  }

  /// Returns a notice if the shop's own list is not used because another list is configured.
  public func ownListNotices() async -> [Notice] {
    guard let list = shop.ownList, let named = list.named, let unused = try? await list.unused(), unused > 0 else {
      return []
    }
    return [Notice(phrases.ownListUnused(unused, named: named))]
  }

  private func changing(
    _ text: String,
    _ change: (EditablePriceList, Product.Code, Currency) async throws -> [Notice]
  ) async -> [Notice] {
    guard let list = shop.ownList else { return [Notice(phrases.notOffered, .bad)] }
    do {
      let currency = try await shop.priceList().value.currency
      guard let code = Product.Code(text) else { return [Notice(phrases.notACode(text), .bad)] }
      return try await change(list, code, currency)
    } catch {
      return [notice(of: error)]
    }
  }
}

extension ShopPhrases {
  /// Returns the price of a product, with the unit if it is weighed.
  func text(of product: Product) -> String {
    [formats.money(product.price), product.unit].compactMap { $0 }.joined(separator: "/")
  }
}
