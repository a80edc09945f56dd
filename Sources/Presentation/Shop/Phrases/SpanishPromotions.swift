import ArcadeDomain

/// Discounts in Spanish.
extension SpanishShop {
  func description(of rule: PromotionRule) -> String {
    switch rule {
    case .nForM(let rule): "llévate \(rule.buy) y paga \(rule.pay)"
    case .bulkPrice(let rule): "\(from(rule.minimum))\(formats.money(rule.unitPrice)) por unidad"
    case .amountOff(let rule):
      "\(from(rule.minimum))\(formats.money(rule.amount)) de descuento por unidad" + most(rule.picking)
    case .percentOff(let rule):
      "\(from(rule.minimum))\(formats.percent(rule.percent)) de descuento" + most(rule.picking)
    case .lineAmountOff(let rule): "\(formats.money(rule.amount)) de descuento por línea"
    case .acrossLines(let rule): "\(formats.money(rule.amount)) de descuento entre todos"
    case .orderAmountOff(let rule): "\(formats.money(rule.amount)) de descuento en el pedido"
    case .orderPercentOff(let rule):
      "\(formats.percent(rule.percent)) de descuento en el pedido"
        + (rule.most.map { ", como mucho \(formats.money($0))" } ?? "")
    case .orderPrice(let rule): "todos los artículos por \(formats.money(rule.price))"
    case .groupPrice(let rule): "\(rule.size) a elegir por \(formats.money(rule.price))"
    case .groupPercentOff(let rule): description(of: rule)
    case .bundlePrice(let rule):
      "\(rule.pieces.map { "\($0.count) × \($0.product)" }.joined(separator: " + ")) por \(formats.money(rule.price))"
    case .buyGet(let rule):
      "compra \(rule.buy.count) y llévate \(rule.get.count) con un \(formats.percent(rule.percent)) menos"
        + (rule.repeats ? "" : ", una vez")
    case .setPercentOff(let rule):
      rule.byDistinct.map { "\($0.distinct) distintos: \(formats.percent($0.percent)) de descuento" }
        .joined(separator: ", ")
    case .tiers(let rule): rule.steps.map { "\(from($0.from)): \(gives($0.gives))" }.joined(separator: ", ")
    case .firstAndFurther(let rule):
      "\(formats.money(rule.first)) de descuento en la primera unidad y \(formats.money(rule.further)) en cada una de las demás"
        + (rule.most == 0 ? "" : ", como mucho \(pieces(rule.most))")
    case .fullGroups(let rule): "en grupos completos de \(rule.size): \(gives(rule.gives)) por unidad"
    case .freePiece(let rule): "\(formats.number(rule.count)) × \(rule.product) gratis"
    case .shippingPercentOff(let rule): "\(formats.percent(rule.percent)) de descuento en el envío"
    case .shippingPrice(let rule): "envío por \(formats.money(rule.price))"
    }
  }

  func description(of condition: PromotionCondition) -> String {
    switch condition {
    case .itemsTotal(let minimum, _, let selection):
      "requiere artículos por \(formats.money(minimum)) o más\(of(selection))"
    case .quantity(let minimum, let selection): "requiere \(pieces(minimum))\(of(selection))"
    case .lineQuantity(let minimum, let selection): "requiere \(pieces(minimum)) de un mismo producto\(of(selection))"
    case .contains(let selection): "requiere alguno de \(description(of: selection))"
    case .customerGroup(let group): "para el grupo «\(group)»"
    case .shipping(let method): "con el envío «\(method)»"
    }
  }

  func needsCode(_ code: String) -> String { "código «\(code)»" }
  var everything: String { "todo" }
  func prices(from: String?, until: String?) -> String {
    switch (from, until) {
    case (let from?, let until?): "de \(from) a \(until)"
    case (let from?, nil): "desde \(from)"
    case (nil, let until?): "hasta \(until)"
    case (nil, nil): everything
    }
  }

  var whyTitle: String { "Cómo se calcula el precio" }
  var whyLabel: String { "Por qué" }
  func applied(times: Int) -> String { times == 1 ? "se aplica" : "se aplica \(formats.number(times)) veces" }
  func unused(_ amount: String) -> String { "sobraron \(amount) que no se pudieron descontar" }
  func part(_ pieces: Int, _ product: String) -> String { "\(formats.number(pieces)) × \(product)" }
  func sentence(for reason: DeclinedPromotion.Reason, other: String) -> String {
    switch reason {
    case .outsideItsTime: "no vale este día"
    case .usedUp: "agotado"
    case .codeNotGiven: "no se ha dado su código"
    case .condition(let condition, .amount(let amount)):
      "\(description(of: condition)); faltan \(formats.money(amount))"
    case .condition(let condition, .pieces(let count)):
      "\(description(of: condition)); \(count == 1 ? "falta" : "faltan") \(formats.number(count))"
    case .condition(let condition, nil): description(of: condition)
    case .outdone(nil): "se deja fuera: sin él, el carro sale lo más barato posible"
    case .outdone: "«\(other)» descuenta más"
    case .takesNothing: "no descuenta nada en este carro"
    }
  }
  func hint(adding products: [String], saves: String, discount: String) -> String {
    "Añade \(formats.list(products)) y ahorra \(saves): \(discount)"
  }
  var notProven: String {
    "No se han podido probar todas las combinaciones de descuentos; otra podría salir más barata."
  }

  func codeAccepted(_ code: String) -> String { "Código «\(code)»: aceptado." }
  func codeRefused(_ code: String, _ reason: String) -> String { "Código «\(code)»: no aceptado (\(reason))." }
  var unknownCode: String { "ningún descuento lo tiene" }
  var codesTakenBack: String { "Ya no hay ningún código." }
  func customer(_ group: String) -> String { "El cliente es del grupo «\(group)»." }
  var noCustomer: String { "El cliente no es de ningún grupo." }
  func shipping(_ method: String, _ price: String) -> String { "Envío «\(method)» por \(price)." }
  var noShipping: String { "Sin envío." }
  func shippingLabel(_ method: String) -> String { "Envío: \(method)" }
  func anAmountLike(_ example: String) -> String {
    "Indica un importe como \(example.replacing(".", with: ","))."
  }

  private func description(of rule: GroupPercentOff) -> String {
    let percent = formats.percent(rule.percent)
    let group = rule.size.map { "\($0) a elegir" } ?? "todos juntos"
    return rule.off == .all ? "\(group): \(percent) de descuento" : "\(group): \(percent) de descuento en el más barato"
  }
  private func from(_ minimum: Int) -> String { minimum == 1 ? "" : "a partir de \(formats.number(minimum)): " }
  private func pieces(_ count: Int) -> String { "\(formats.number(count)) \(count == 1 ? "unidad" : "unidades")" }
  private func of(_ selection: PieceSelection) -> String {
    selection.isAll ? "" : " de \(description(of: selection))"
  }
  private func most(_ picking: Picking) -> String {
    (picking.atMostPieces.map { ", como mucho \(pieces($0))" } ?? "")
      + (picking.atMostPiecesPerLine.map { ", como mucho \(pieces($0)) por línea" } ?? "")
  }
  private func from(_ threshold: Tiers.Threshold) -> String {
    switch threshold {
    case .total(let amount): "desde \(formats.money(amount))"
    case .quantity(let count): "desde \(pieces(count))"
    }
  }
  private func gives(_ reward: Tiers.Reward) -> String {
    switch reward {
    case .amount(let amount): "\(formats.money(amount)) de descuento"
    case .percent(let percent): "\(formats.percent(percent)) de descuento"
    }
  }
}
