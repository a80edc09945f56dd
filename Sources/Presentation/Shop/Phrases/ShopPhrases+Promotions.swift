// swift-format-ignore-file
public import ArcadeDomain

extension ShopPhrases {
  /// Returns what a rule does.
  public func description(of rule: PromotionRule) -> String {
    switch rule {
    case .nForM(let buy, let pay): say("of every \(buy) you pay \(pay)", "llévate \(buy) y paga \(pay)", "\(buy) 個で \(pay) 個分の値段")
    case .bulkPrice(let minimum, let unitPrice): say(
      "\(from(minimum))\(formats.money(unitPrice)) each",
      "\(from(minimum))\(formats.money(unitPrice)) por unidad",
      "\(from(minimum))1 個 \(formats.money(unitPrice))")
    case .amountOff(let amount, let minimum, let limitedTo): say(
      "\(from(minimum))\(formats.money(amount)) off each" + most(limitedTo),
      "\(from(minimum))\(formats.money(amount)) de descuento por unidad" + most(limitedTo),
      "\(from(minimum))1 個につき \(formats.money(amount)) 引き" + most(limitedTo))
    case .percentOff(let percent, let minimum, let limitedTo): say(
      "\(from(minimum))\(formats.percent(percent)) off" + most(limitedTo),
      "\(from(minimum))\(formats.percent(percent)) de descuento" + most(limitedTo),
      "\(from(minimum))\(formats.percent(percent)) 引き" + most(limitedTo))
    case .lineAmountOff(let amount):
      say("\(formats.money(amount)) off each line", "\(formats.money(amount)) de descuento por línea", "1 明細につき \(formats.money(amount)) 引き")
    case .acrossLines(let amount): say(
      "\(formats.money(amount)) off them together",
      "\(formats.money(amount)) de descuento entre todos",
      "対象商品の合計から \(formats.money(amount)) 引き")
    case .orderAmountOff(let amount):
      say("\(formats.money(amount)) off the order", "\(formats.money(amount)) de descuento en el pedido", "注文全体から \(formats.money(amount)) 引き")
    case .orderPercentOff(let percent, let most): say(
      "\(formats.percent(percent)) off the order" + (most.map { ", at most \(formats.money($0))" } ?? ""),
      "\(formats.percent(percent)) de descuento en el pedido" + (most.map { ", como mucho \(formats.money($0))" } ?? ""),
      "注文全体から \(formats.percent(percent)) 引き" + (most.map { "（最大 \(formats.money($0))）" } ?? ""))
    case .orderPrice(let price):
      say("all items for \(formats.money(price))", "todos los artículos por \(formats.money(price))", "全商品まとめて \(formats.money(price))")
    case .groupPrice(let size, let price): say(
      "any \(size) for \(formats.money(price))",
      "\(size) a elegir por \(formats.money(price))",
      "よりどり \(size) 個で \(formats.money(price))")
    case .groupPercentOff(let size, let percent, let off): groupPercentOff(size, percent, off)
    case .bundlePrice(let pieces, let price): say(
      "\(pieces.inOrder.map { "\($0.value) × \($0.key)" }.joined(separator: " + ")) for \(formats.money(price))",
      "\(pieces.inOrder.map { "\($0.value) × \($0.key)" }.joined(separator: " + ")) por \(formats.money(price))",
      "\(pieces.inOrder.map { "\($0.key) \($0.value) 個" }.joined(separator: "＋"))のセットで \(formats.money(price))")
    case .buyGet(let buy, let get, let percent, _, let repeats, _): say(
      "buy \(buy.count), get \(get.count) for \(formats.percent(percent)) less" + (repeats ? "" : ", once"),
      "compra \(buy.count) y llévate \(get.count) con un \(formats.percent(percent)) de descuento" + (repeats ? "" : ", una vez"),
      "\(buy.count) 個買うと \(get.count) 個が \(formats.percent(percent)) 引き" + (repeats ? "" : "（1 回まで）"))
    case .setPercentOff(let byDistinct): say(
      byDistinct.inOrder.map { "\($0.key) different: \(formats.percent($0.value)) off" }.joined(separator: ", "),
      byDistinct.inOrder.map { "\($0.key) distintos: \(formats.percent($0.value)) de descuento" }.joined(separator: ", "),
      byDistinct.inOrder.map { "\($0.key) 種類で \(formats.percent($0.value)) 引き" }.joined(separator: "、"))
    case .tiers(let tiers): say(
      tiers.steps.map { "\(from($0.from)): \(gives($0.gives))" }.joined(separator: ", "),
      tiers.steps.map { "\(from($0.from)): \(gives($0.gives))" }.joined(separator: ", "),
      tiers.steps.map { "\(from($0.from))\(gives($0.gives))" }.joined(separator: "、"))
    case .firstAndFurther(let first, let further, let most): say(
      "\(formats.money(first)) off the first, \(formats.money(further)) off each further one"
        + (most == 0 ? "" : ", at most \(formats.number(most)) pieces"),
      "\(formats.money(first)) de descuento en la primera unidad y \(formats.money(further)) en cada una de las demás"
        + (most == 0 ? "" : ", como mucho \(pieces(most))"),
      "1 個目は \(formats.money(first)) 引き、2 個目からは \(formats.money(further)) 引き" + (most == 0 ? "" : "（\(pieces(most))まで）"))
    case .fullGroups(let size, let reward): say(
      "in full groups of \(size): \(gives(reward)) each",
      "en grupos completos de \(size): \(gives(reward)) por unidad",
      "\(size) 個そろうごとに 1 個につき \(gives(reward))")
    case .freePiece(let product, let count): say(
      "\(formats.number(count)) × \(product) free",
      "\(formats.number(count)) × \(product) gratis",
      "\(product) \(pieces(count))を無料で進呈")
    case .shippingPercentOff(let percent): say(
      "\(formats.percent(percent)) off the shipping",
      "\(formats.percent(percent)) de descuento en el envío",
      "送料 \(formats.percent(percent)) 引き")
    case .shippingPrice(let price):
      say("shipping for \(formats.money(price))", "envío por \(formats.money(price))", "送料 \(formats.money(price))")
    }
  }

  /// Returns what a condition requires.
  public func description(of condition: PromotionCondition) -> String {
    switch condition {
    case .itemsTotal(let minimum, _, let selection): say(
      "needs items for \(formats.money(minimum)) or more\(of(selection))",
      "requiere artículos por \(formats.money(minimum)) o más\(of(selection))",
      "\(of(selection))合計 \(formats.money(minimum)) 以上が条件")
    case .quantity(let minimum, let selection):
      say("needs \(pieces(minimum))\(of(selection))", "requiere \(pieces(minimum))\(of(selection))", "\(of(selection))\(pieces(minimum))以上が条件")
    case .lineQuantity(let minimum, let selection): say(
      "needs \(pieces(minimum)) of one product\(of(selection))",
      "requiere \(pieces(minimum)) de un mismo producto\(of(selection))",
      "\(of(selection))同じ商品 \(pieces(minimum))以上が条件")
    case .contains(let selection):
      say("needs one of \(description(of: selection))", "requiere alguno de \(description(of: selection))", "\(description(of: selection)) のどれかが条件")
    case .customerGroup(let group): say("for the group “\(group)”", "para el grupo «\(group)»", "「\(group)」のお客様のみ")
    case .shipping(let method): say("for shipping by “\(method)”", "con el envío «\(method)»", "配送方法が「\(method)」のときのみ")
    }
  }

  func needsCode(_ code: String) -> String { say("code “\(code)”", "código «\(code)»", "コード「\(code)」") }
  var everything: String { say("everything", "todo", "すべて") }
  func prices(from: String?, until: String?) -> String {
    switch (from, until) {
    case (let from?, let until?): say("\(from) to \(until)", "de \(from) a \(until)", "\(from) から \(until) まで")
    case (let from?, nil): say("from \(from)", "desde \(from)", "\(from) 以上")
    case (nil, let until?): say("up to \(until)", "hasta \(until)", "\(until) 以下")
    case (nil, nil): everything
    }
  }

  package var whyTitle: String { say("Why it costs this", "Cómo se calcula el precio", "この金額の理由") }
  var whyLabel: String { say("Why", "Por qué", "理由") }
  func applied(times: Int) -> String { say(
    times == 1 ? "applies" : "applies \(formats.number(times)) times",
    times == 1 ? "se aplica" : "se aplica \(formats.number(times)) veces",
    times == 1 ? "適用" : "\(formats.number(times)) 回適用") }
  func unused(_ amount: String) -> String { say("\(amount) more could not be taken off", "sobraron \(amount) que no se pudieron descontar", "さらに \(amount) は引ききれませんでした") }
  func part(_ pieces: Int, _ product: String) -> String { say("\(formats.number(pieces)) × \(product)", "\(formats.number(pieces)) × \(product)", "\(product) × \(formats.number(pieces))") }
  /// Returns why a discount does not apply; `other` is the name of the better discount.
  public func sentence(for reason: DeclinedPromotion.Reason, other: String) -> String {
    switch reason {
    case .outsideItsTime: say("not on this day", "no vale este día", "この日は期間外です")
    case .usedUp: say("used up", "agotado", "上限に達しました")
    case .codeNotGiven: say("its code was not given", "no se ha dado su código", "コードがまだありません")
    case .condition(let condition, .amount(let amount)): say(
      "\(description(of: condition)); \(formats.money(amount)) missing",
      "\(description(of: condition)); faltan \(formats.money(amount))",
      "\(description(of: condition))（あと \(formats.money(amount))）")
    case .condition(let condition, .pieces(let count)): say(
      "\(description(of: condition)); \(formats.number(count)) missing",
      "\(description(of: condition)); \(count == 1 ? "falta" : "faltan") \(formats.number(count))",
      "\(description(of: condition))（あと \(pieces(count))）")
    case .condition(let condition, nil): description(of: condition)
    case .outdone(nil):
      say("left out: the cart is cheapest without it", "se deja fuera: sin él, el carro sale lo más barato posible", "この割引を使わないときが最も安いため、外しました")
    case .outdone: say("“\(other)” takes more off", "«\(other)» descuenta más", "「\(other)」のほうがお得です")
    case .takesNothing: say("takes nothing off this cart", "no descuenta nada en este carro", "このカートでは値引きになりません")
    }
  }
  /// Returns what to add to save more, with the discount that then applies.
  public func hint(adding products: [String], saves: String, discount: String) -> String { say(
    "Add \(formats.list(products)) and save \(saves): \(discount)",
    "Añade \(formats.list(products)) y ahorra \(saves): \(discount)",
    "\(formats.list(products)) を追加すると \(saves) お得です：\(discount)") }
  var notProven: String { say(
    "Not every combination of the discounts could be tried; another one might be cheaper.",
    "No se han podido probar todas las combinaciones de descuentos; otra podría salir más barata.",
    "割引の組み合わせが多すぎるため、すべては試していません。もっと安い組み合わせがあるかもしれません。") }

  func codeAccepted(_ code: String) -> String { say("Code “\(code)”: accepted.", "Código «\(code)»: aceptado.", "コード「\(code)」：使えます。") }
  func codeRefused(_ code: String, _ reason: String) -> String {
    say("Code “\(code)”: not accepted (\(reason)).", "Código «\(code)»: no aceptado (\(reason)).", "コード「\(code)」：使えません（\(reason)）。")
  }
  var unknownCode: String { say("no discount has it", "ningún descuento lo tiene", "そのコードの割引はありません") }
  var codesTakenBack: String { say("No code is given any more.", "Ya no hay ningún código.", "コードをすべて取り消しました。") }
  func customer(_ group: String) -> String { say("The customer belongs to “\(group)”.", "El cliente es del grupo «\(group)».", "お客様のグループ：「\(group)」") }
  var noCustomer: String { say("The customer belongs to no group.", "El cliente no es de ningún grupo.", "お客様のグループを取り消しました。") }
  func shipping(_ method: String, _ price: String) -> String { say("Shipping by “\(method)” for \(price).", "Envío «\(method)» por \(price).", "配送方法：「\(method)」、\(price)") }
  var noShipping: String { say("Nothing is shipped.", "Sin envío.", "配送を取り消しました。") }
  func shippingLabel(_ method: String) -> String { say("Shipping: \(method)", "Envío: \(method)", "送料（\(method)）") }

  private func groupPercentOff(_ size: Int?, _ share: Percent, _ off: PromotionRule.GroupPart) -> String {
    let percent = formats.percent(share)
    let group = say(
      size.map { "any \($0)" } ?? "together",
      size.map { "\($0) a elegir" } ?? "todos juntos",
      size.map { "よりどり \($0) 個で" } ?? "まとめて")
    return say(
      off == .all ? "\(group): \(percent) off" : "\(group): \(percent) off the cheapest",
      off == .all ? "\(group): \(percent) de descuento" : "\(group): \(percent) de descuento en el más barato",
      "\(group)\(off == .all ? "" : "いちばん安い 1 個が ")\(percent) 引き")
  }
  private func from(_ minimum: Int) -> String { say(
    minimum == 1 ? "" : "\(formats.number(minimum)) or more: ",
    minimum == 1 ? "" : "a partir de \(formats.number(minimum)): ",
    minimum == 1 ? "" : "\(formats.number(minimum)) 個以上で ") }
  private func pieces(_ count: Int) -> String { say(
    "\(formats.number(count)) \(count == 1 ? "piece" : "pieces")",
    "\(formats.number(count)) \(count == 1 ? "unidad" : "unidades")",
    "\(formats.number(count)) 個") }
  private func of(_ selection: PieceSelection) -> String { say(
    selection.isAll ? "" : " of \(description(of: selection))",
    selection.isAll ? "" : " de \(description(of: selection))",
    selection.isAll ? "" : "\(description(of: selection)) の") }
  private func most(_ limitedTo: PieceLimit) -> String { say(
    (limitedTo.atMostPieces.map { ", at most \(pieces($0))" } ?? "") + (limitedTo.atMostPiecesPerLine.map { ", at most \(pieces($0)) a line" } ?? ""),
    (limitedTo.atMostPieces.map { ", como mucho \(pieces($0))" } ?? "") + (limitedTo.atMostPiecesPerLine.map { ", como mucho \(pieces($0)) por línea" } ?? ""),
    (limitedTo.atMostPieces.map { "（\(pieces($0))まで）" } ?? "") + (limitedTo.atMostPiecesPerLine.map { "（1 明細 \(pieces($0))まで）" } ?? "")) }
  private func from(_ threshold: Tiers.Threshold) -> String {
    switch threshold {
    case .total(let amount): say("from \(formats.money(amount))", "desde \(formats.money(amount))", "\(formats.money(amount)) 以上で ")
    case .quantity(let count): say("from \(pieces(count))", "desde \(pieces(count))", "\(pieces(count))以上で ")
    }
  }
  private func gives(_ reward: Tiers.Reward) -> String {
    switch reward {
    case .amount(let amount): say("\(formats.money(amount)) off", "\(formats.money(amount)) de descuento", "\(formats.money(amount)) 引き")
    case .percent(let percent): say("\(formats.percent(percent)) off", "\(formats.percent(percent)) de descuento", "\(formats.percent(percent)) 引き")
    }
  }

  /// Returns what a discount does and requires.
  public func description(of promotion: Promotion) -> String {
    let rules = promotion.rules.map { description(of: $0) }
    let conditions = promotion.conditions.map { description(of: $0) }
    return (rules + conditions + [promotion.code.map { needsCode($0.text) }].compactMap { $0 }).joined(separator: language.semicolon)
  }

  /// Returns which pieces are selected.
  public func description(of selection: PieceSelection) -> String {
    guard !selection.isAll else { return everything }
    let prices = selection.prices.map {
      self.prices(from: $0.from.map(formats.money), until: $0.until.map(formats.money))
    }
    return [
      selection.products?.map(\.text).joined(separator: language.comma), selection.tags?.joined(separator: language.comma), prices,
    ]
    .compactMap { $0 }.joined(separator: language.semicolon)
  }

  /// Returns why a discount does not apply to a quote.
  public func sentence(for reason: DeclinedPromotion.Reason, in quote: PromotionQuote) -> String {
    guard case .outdone(let id?) = reason else { return sentence(for: reason, other: "") }
    let name = quote.applied.first { $0.id == id }?.name ?? quote.notApplied.first { $0.id == id }?.name
    return sentence(for: reason, other: name?.text(in: language.code) ?? id)
  }

  /// Returns the result of entering a code.
  public func notice(for answer: CodeAnswer, in quote: PromotionQuote) -> Notice {
    switch answer.refusal {
    case nil: Notice(codeAccepted(answer.code.text), .good)
    case .unknown: Notice(codeRefused(answer.code.text, unknownCode), .bad)
    case .declined(let reason): Notice(codeRefused(answer.code.text, sentence(for: reason, in: quote)), .warning)
    }
  }

  /// Returns the other remarks on a quote: the best hint, a warning if the search was cut short, codes and group.
  public func remarks(on quote: PromotionQuote, hints: [PromotionHint] = [], terms: CartTerms) -> [Block] {
    let lines = Set(quote.lines.map(\.product.code))
    let others = hints.filter { hint in hint.line.map { !lines.contains($0) } ?? true }
    // Only the best one; the reasons list all.
    let best = others.max { $0.saves.minorUnits < $1.saves.minorUnits }
    var blocks: [Block] = best.map { [.text(line(for: $0), .faint)] } ?? []
    if !quote.isExhaustive { blocks.append(.text(notProven, .warning)) }
    for answer in quote.codes {
      let notice = notice(for: answer, in: quote)
      blocks.append(.text(notice.text, notice.tone))
    }
    if let group = terms.customerGroup { blocks.append(.text(customer(group))) }
    return blocks
  }

  /// Returns what to add, and how much it saves.
  func line(for hint: PromotionHint) -> String {
    self.hint(
      adding: hint.add.map { part($0.count, $0.product.name) },
      saves: formats.money(hint.saves),
      discount: hint.name.text(in: language.code)
    )
  }

  /// Returns a quantity with its unit.
  func text(of quantity: Quantity, _ unit: String?) -> String {
    switch quantity {
    case .pieces(let count): formats.number(count)
    case .weighing: [formats.decimal(quantity.decimalText), unit].compactMap { $0 }.joined(separator: " ")
    }
  }
}
