// swift-format-ignore-file
public import ArcadeDomain

extension ShopPhrases {
  /// Returns why the cart rejects a change.
  public func sentence(for error: CartError) -> String {
    switch error {
    case .quantityOutOfRange(let quantity): notAQuantity(String(quantity))
    case .weighingOutOfRange(let code, let unit): say(
      "\(code) is sold from 0.001 to 9,999 \(unit) at a time, with up to three decimal places.",
      "\(code) se vende de \(formats.decimal("0.001")) a \(formats.number(9_999)) \(unit) cada vez, con tres decimales como mucho.",
      "\(code) は一度に 0.001 から 9,999 \(unit) まで、小数点以下 3 桁までで販売します。")
    case .soldByMeasure(let code, let unit): say(
      "\(code) is sold by the \(unit): say how much, such as \(code) \(formats.decimal("0.35")).",
      "\(code) se vende por \(unit): di cuánto, por ejemplo \(code) \(formats.decimal("0.35")).",
      "\(code) は \(unit) 単位の量り売りです。「\(code) 0.35」のように量を指定してください。")
    case .soldByThePiece(let code): say(
      "\(code) is sold by the piece: give a whole number, such as \(code) 2.",
      "\(code) se vende por unidades: indica un número entero, como \(code) 2.",
      "\(code) は個数で販売します。「\(code) 2」のように整数で指定してください。")
    case .otherUnit(let code, let unit): say(
      "\(code) is sold by the \(unit), and that is another unit. Give it in \(unit).",
      "\(code) se vende por \(unit) y esa unidad es otra. Indica la cantidad en \(unit).",
      "\(code) は \(unit) 単位の量り売りです。\(unit) に換算して指定してください。")
    case .lineFull(let code, let held): say(
      "A line holds at most 9,999 pieces, and there are \(formats.number(held)) of \(code) already. Add fewer.",
      "En una línea caben 9999 unidades como mucho, y ya hay \(formats.number(held)) de \(code). Añade menos.",
      "一つの商品は 9,999 個までです。\(code) はすでに \(formats.number(held)) 個あります。数を減らしてください。")
    case .notInCart(let code): say("\(code) is not in the cart.", "\(code) no está en el carro.", "\(code) はカートに入っていません。")
    case .lineGone: say("That line is not in the cart any more.", "Esa línea ya no está en el carro.", "その行はもうカートにありません。")
    case .noSuchWeighing(let code): say(
      "No line of \(code) holds just that. A weighing is taken out whole: name all of it, or only \(code) for the last one.",
      "Ninguna línea de \(code) tiene justo esa cantidad. Lo que se pesa se quita entero: indica toda la cantidad, o solo \(code) para quitar la última línea.",
      "ちょうどその量の \(code) はカートにありません。量り売りは行ごと取り除きます。行の量をそのまま指定するか、最後の行なら \(code) だけを指定してください。")
    case .currenciesDiffer(let one, let other): say(
      "The cart is in \(one) and this price in \(other). Pay or clear the cart first.",
      "El carro está en \(one) y este precio en \(other). Primero paga o vacía el carro.",
      "カートは \(one)、この価格は \(other) です。先に支払うか、カートを空にしてください。")
    case .noSuchLine(let text, let products, let isNumbered):
      products.isEmpty ? cartEmpty : noSuchLine(text, products, isNumbered: isNumbered)
    case .moreThanPrice(let product): say(
      "That is more than \(product.name) costs: \(price(of: product)). Take off at most that.",
      "Eso es más de lo que cuesta \(product.name): \(price(of: product)). Rebaja eso como mucho.",
      "\(product.name) の価格 \(price(of: product)) を超えています。それ以下で指定してください。")
    case .belowLowest(let product): say(
      "\(product.name) is not sold below \(lowest(of: product)). Set at least that.",
      "\(product.name) no se vende por menos de \(lowest(of: product)). Pon eso como mínimo.",
      "\(product.name) は \(lowest(of: product)) 未満では販売できません。それ以上で指定してください。")
    case .unusableReason: say(
      "A reason is one line of at most \(PriceByHand.longestReason) characters. Say it in fewer words.",
      "El motivo es una línea de \(PriceByHand.longestReason) caracteres como mucho. Dilo en menos palabras.",
      "理由は 1 行、\(PriceByHand.longestReason) 文字までです。短くしてください。")
    case .negativePrice(let code): say(
      "\(code) has a price below zero and cannot be sold.",
      "\(code) tiene un precio menor que cero y no se puede vender.",
      "\(code) の価格がゼロより小さいため、販売できません。")
    }
  }

  func weighed(_ amount: String, _ product: String) -> String {
    say("Added: \(so(much: amount, of: product)).", "Añadido: \(so(much: amount, of: product)).", "追加しました：\(so(much: amount, of: product))")
  }
  func removedLine(_ what: String, left: Int) -> String {
    switch language {
    case .english:
      return switch left {
      case 0: "Removed: \(what)."
      case 1: "Removed: \(what). One more weighing of it is in the cart."
      default: "Removed: \(what). \(formats.number(left)) more weighings of it are in the cart."
      }
    case .spanish:
      return switch left {
      case 0: "Quitado: \(what)."
      case 1: "Quitado: \(what). Queda otra pesada en el carro."
      default: "Quitado: \(what). Quedan otras \(formats.number(left)) pesadas en el carro."
      }
    case .japanese:
      let sentence = "取り除きました：\(what)"
      return left == 0 ? sentence : "\(sentence)（同じ商品の計量があと \(formats.number(left)) 件カートにあります）"
    }
  }
  func so(much amount: String, of product: String) -> String { say("\(amount) \(product)", "\(amount) de \(product)", "\(product) \(amount)") }
  package func notAWeight(_ text: String, unit: String) -> String { say(
    "“\(text)” is not a quantity in \(unit). Write a number with up to three decimal places, such as 0.35.",
    "«\(text)» no es una cantidad en \(unit). Indica un número con tres decimales como mucho, por ejemplo \(formats.decimal("0.35")).",
    "「\(text)」は \(unit) での数量ではありません。0.35 のように、小数点以下 3 桁までの数で指定してください。") }
  func otherWayRound(_ quantity: String, _ code: String) -> String { say(
    "To add \(quantity) of \(code): \(quantity)*\(code) or \(code) \(quantity).",
    "Para añadir \(quantity) de \(code): \(quantity)*\(code) o \(code) \(quantity).",
    "\(code) を \(quantity) 追加するには、\(quantity)*\(code) または \(code) \(quantity) とします。") }

  var unlistedAction: String { say("sell something that is not on the price list", "vende algo que no está en la lista de precios", "価格表にない商品を販売する") }
  var unlistedPriceField: String { say("Price", "Precio", "価格") }
  var unlistedField: String { say("What it is", "Qué es", "品名") }
  package var unlistedName: String { say("Miscellaneous", "Varios", "その他") }
  func soldUnlisted(_ name: String, _ price: String) -> String { say("Added: \(name), \(price).", "Añadido: \(name), \(price).", "追加しました：\(name)、\(price)") }
  func notAPrice(_ text: String, in currency: Currency) -> String { say(
    "“\(text)” is not a price. Write an amount above zero, such as misc \(currency.example) flowers.",
    "«\(text)» no es un precio. Indica un importe mayor que cero, por ejemplo misc \(currency.example.replacing(".", with: ",")) flores.",
    "「\(text)」は価格ではありません。「misc \(currency.example) 花」のように、ゼロより大きい金額を指定してください。") }

  var undoAction: String { say("take back the last step in the cart", "deshace el último paso en el carro", "カートでの直前の操作を取り消す") }
  var nothingToUndo: String { say("There is nothing to take back.", "No hay nada que deshacer.", "取り消せる操作はありません。") }
  func undone(adding what: String) -> String { say("Taken back: \(what) is out of the cart again.", "Deshecho: \(what) ya no está en el carro.", "取り消しました：\(what) をカートから出しました。") }
  func undone(removing what: String) -> String { say("Taken back: \(what) is in the cart again.", "Deshecho: \(what) vuelve a estar en el carro.", "取り消しました：\(what) をカートに戻しました。") }
  func undoneClearing(pieces: Int) -> String { say(
    pieces == 1 ? "Taken back: one piece is in the cart again." : "Taken back: \(formats.number(pieces)) pieces are in the cart again.",
    pieces == 1 ? "Deshecho: vuelve a haber una unidad en el carro." : "Deshecho: vuelve a haber \(formats.number(pieces)) unidades en el carro.",
    "取り消しました：\(formats.number(pieces)) 個をカートに戻しました。") }
  func undone(_ state: String) -> String { say("Taken back. \(state)", "Deshecho. \(state)", "取り消しました。\(state)") }
  func codes(_ codes: String) -> String { say("Codes: \(codes).", "Códigos: \(codes).", "割引コード：\(codes)") }

  /// Parses a quantity in this language.
  public func measure(_ text: String) -> TypedQuantity? {
    TypedQuantity(SearchKey.compatible(text), decimalComma: formats.decimalSign == .comma)
  }

  /// Returns the hint for a quantity before a code, such as `2 MUG`; nil for other inputs.
  public func otherWayRound(_ scan: Scan, in catalog: Catalog?) -> String? {
    guard let code = scan.quantity, measure(scan.code) != nil, measure(code) == nil,
      Product.Code(code).flatMap({ catalog?[$0] }) != nil
    else { return nil }
    return otherWayRound(scan.code, code)
  }

  /// Returns the error message for a code and a quantity; nil if both are valid.
  func refusal(of scan: Scan, from catalog: Catalog?) -> String? {
    let product = Product.Code(scan.code).flatMap { catalog?[$0] }
    guard let text = scan.quantity else {
      return product?.unit.flatMap { unit in
        product.map { sentence(for: CartError.soldByMeasure($0.code, unit: unit)) }
      }
    }
    guard let measure = measure(text), measure.isPossible || product?.unit != nil else {
      return otherWayRound(scan, in: catalog) ?? product?.unit.map { notAWeight(text, unit: $0) } ?? notAQuantity(text)
    }
    guard let product else { return nil }
    do throws(CartError) {
      try Cart.Line(product: product, quantity: measure.quantity(of: product)).requireSensibleQuantity()
      return nil
    } catch {
      return sentence(for: error)
    }
  }

  /// Returns the price of a product, for a piece or a unit.
  func price(of product: Product) -> String { price(product.price, per: product.unit) }

  /// Returns a price for a piece or a unit.
  func price(_ price: Money, per unit: String?) -> String {
    unit.map { "\(formats.money(price))/\($0)" } ?? formats.money(price)
  }

  /// Returns that a product was added to the cart.
  func added(_ line: Cart.Line) -> String {
    switch line.quantity {
    case .pieces(let count): added(count, line.product.name)
    case .weighing: weighed(text(of: line.quantity, line.product.unit), line.product.name)
    }
  }

  /// Returns that something was removed.
  func sentence(for removed: Cart.Removed) -> String {
    let line = removed.line
    if !line.isListed { return removedLine(line.product.name, left: 0) }
    return line.quantity.isWeighing
      ? removedLine(name(of: line), left: removed.left) : self.removed(line.product.name, left: removed.left)
  }

  /// Returns that a step was undone.
  func sentence(for undone: UndoneStep) -> String {
    let terms = undone.after?.terms ?? .none
    switch undone.step {
    case .scan, .unlisted: return self.undone(adding: undone.line.map(name) ?? "–")
    case .remove: return self.undone(removing: undone.line.map(name) ?? "–")
    case .price: return self.undone(undone.changedLine.map(sentence(forPriceOf:)) ?? "")
    case .clear: return undoneClearing(pieces: undone.after?.pieces ?? 0)
    case .code:
      let codes = formats.list(terms.codes.map(\.text))
      return self.undone(terms.codes.isEmpty ? codesTakenBack : self.codes(codes))
    case .customer: return self.undone(terms.customerGroup.map(customer) ?? noCustomer)
    case .shipping:
      return self.undone(terms.shipping.map { shipping($0.method, formats.money($0.price)) } ?? noShipping)
    }
  }

  /// Returns a noun for a line.
  func name(of line: Cart.Line) -> String {
    switch line.quantity {
    case .pieces where !line.isListed: line.product.name
    case .pieces(let count): part(count, line.product.name)
    case .weighing: so(much: text(of: line.quantity, line.product.unit), of: line.product.name)
    }
  }
}
