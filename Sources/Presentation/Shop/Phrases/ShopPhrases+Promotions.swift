// swift-format-ignore-file
public import ArcadeDomain

extension ShopPhrases {
  /// What a rule does.
  public func description(of rule: PromotionRule) -> String {
    switch rule {
    case .nForM(let rule): say("of every \(rule.buy) you pay \(rule.pay)", "llévate \(rule.buy) y paga \(rule.pay)", "\(rule.buy) 個で \(rule.pay) 個分の値段")
    case .bulkPrice(let rule): say(
      "\(from(rule.minimum))\(formats.money(rule.unitPrice)) each",
      "\(from(rule.minimum))\(formats.money(rule.unitPrice)) por unidad",
      "\(from(rule.minimum))1 個 \(formats.money(rule.unitPrice))")
    case .amountOff(let rule): say(
      "\(from(rule.minimum))\(formats.money(rule.amount)) off each" + most(rule.picking),
      "\(from(rule.minimum))\(formats.money(rule.amount)) de descuento por unidad" + most(rule.picking),
      "\(from(rule.minimum))1 個につき \(formats.money(rule.amount)) 引き" + most(rule.picking))
    case .percentOff(let rule): say(
      "\(from(rule.minimum))\(formats.percent(rule.percent)) off" + most(rule.picking),
      "\(from(rule.minimum))\(formats.percent(rule.percent)) de descuento" + most(rule.picking),
      "\(from(rule.minimum))\(formats.percent(rule.percent)) 引き" + most(rule.picking))
    case .lineAmountOff(let rule):
      say("\(formats.money(rule.amount)) off each line", "\(formats.money(rule.amount)) de descuento por línea", "1 明細につき \(formats.money(rule.amount)) 引き")
    case .acrossLines(let rule): say(
      "\(formats.money(rule.amount)) off them together",
      "\(formats.money(rule.amount)) de descuento entre todos",
      "対象商品の合計から \(formats.money(rule.amount)) 引き")
    case .orderAmountOff(let rule):
      say("\(formats.money(rule.amount)) off the order", "\(formats.money(rule.amount)) de descuento en el pedido", "注文全体から \(formats.money(rule.amount)) 引き")
    case .orderPercentOff(let rule): say(
      "\(formats.percent(rule.percent)) off the order" + (rule.most.map { ", at most \(formats.money($0))" } ?? ""),
      "\(formats.percent(rule.percent)) de descuento en el pedido" + (rule.most.map { ", como mucho \(formats.money($0))" } ?? ""),
      "注文全体から \(formats.percent(rule.percent)) 引き" + (rule.most.map { "（最大 \(formats.money($0))）" } ?? ""))
    case .orderPrice(let rule):
      say("all items for \(formats.money(rule.price))", "todos los artículos por \(formats.money(rule.price))", "全商品まとめて \(formats.money(rule.price))")
    case .groupPrice(let rule): say(
      "any \(rule.size) for \(formats.money(rule.price))",
      "\(rule.size) a elegir por \(formats.money(rule.price))",
      "よりどり \(rule.size) 個で \(formats.money(rule.price))")
    case .groupPercentOff(let rule): description(of: rule)
    case .bundlePrice(let rule): say(
      "\(rule.pieces.map { "\($0.count) × \($0.product)" }.joined(separator: " + ")) for \(formats.money(rule.price))",
      "\(rule.pieces.map { "\($0.count) × \($0.product)" }.joined(separator: " + ")) por \(formats.money(rule.price))",
      "\(rule.pieces.map { "\($0.product) \($0.count) 個" }.joined(separator: "＋"))のセットで \(formats.money(rule.price))")
    case .buyGet(let rule): say(
      "buy \(rule.buy.count), get \(rule.get.count) for \(formats.percent(rule.percent)) less" + (rule.repeats ? "" : ", once"),
      "compra \(rule.buy.count) y llévate \(rule.get.count) con un \(formats.percent(rule.percent)) menos" + (rule.repeats ? "" : ", una vez"),
      "\(rule.buy.count) 個買うと \(rule.get.count) 個が \(formats.percent(rule.percent)) 引き" + (rule.repeats ? "" : "（1 回まで）"))
    case .setPercentOff(let rule): say(
      rule.byDistinct.map { "\($0.distinct) different: \(formats.percent($0.percent)) off" }.joined(separator: ", "),
      rule.byDistinct.map { "\($0.distinct) distintos: \(formats.percent($0.percent)) de descuento" }.joined(separator: ", "),
      rule.byDistinct.map { "\($0.distinct) 種類で \(formats.percent($0.percent)) 引き" }.joined(separator: "、"))
    case .tiers(let rule): say(
      rule.steps.map { "\(from($0.from)): \(gives($0.gives))" }.joined(separator: ", "),
      rule.steps.map { "\(from($0.from)): \(gives($0.gives))" }.joined(separator: ", "),
      rule.steps.map { "\(from($0.from))\(gives($0.gives))" }.joined(separator: "、"))
    case .firstAndFurther(let rule): say(
      "\(formats.money(rule.first)) off the first, \(formats.money(rule.further)) off each further one"
        + (rule.most == 0 ? "" : ", at most \(formats.number(rule.most)) pieces"),
      "\(formats.money(rule.first)) de descuento en la primera unidad y \(formats.money(rule.further)) en cada una de las demás"
        + (rule.most == 0 ? "" : ", como mucho \(pieces(rule.most))"),
      "1 個目は \(formats.money(rule.first)) 引き、2 個目からは \(formats.money(rule.further)) 引き" + (rule.most == 0 ? "" : "（\(pieces(rule.most))まで）"))
    case .fullGroups(let rule): say(
      "in full groups of \(rule.size): \(gives(rule.gives)) each",
      "en grupos completos de \(rule.size): \(gives(rule.gives)) por unidad",
      "\(rule.size) 個そろうごとに 1 個につき \(gives(rule.gives))")
    case .freePiece(let rule): say(
      "\(formats.number(rule.count)) × \(rule.product) free",
      "\(formats.number(rule.count)) × \(rule.product) gratis",
      "\(rule.product) \(pieces(rule.count))を無料で進呈")
    case .shippingPercentOff(let rule): say(
      "\(formats.percent(rule.percent)) off the shipping",
      "\(formats.percent(rule.percent)) de descuento en el envío",
      "送料 \(formats.percent(rule.percent)) 引き")
    case .shippingPrice(let rule):
      say("shipping for \(formats.money(rule.price))", "envío por \(formats.money(rule.price))", "送料 \(formats.money(rule.price))")
    }
  }

  /// What a condition needs.
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
  /// A discount about every piece.
  var everything: String { say("everything", "todo", "すべて") }
  func prices(from: String?, until: String?) -> String {
    switch (from, until) {
    case (let from?, let until?): say("\(from) to \(until)", "de \(from) a \(until)", "\(from) から \(until) まで")
    case (let from?, nil): say("from \(from)", "desde \(from)", "\(from) 以上")
    case (nil, let until?): say("up to \(until)", "hasta \(until)", "\(until) 以下")
    case (nil, nil): everything
    }
  }

  /// The title of the reasons for what the cart costs.
  public var whyTitle: String { say("Why it costs this", "Cómo se calcula el precio", "この金額の理由") }
  /// Above the reasons.
  var whyLabel: String { say("Why", "Por qué", "理由") }
  func applied(times: Int) -> String { say(
    times == 1 ? "applies" : "applies \(formats.number(times)) times",
    times == 1 ? "se aplica" : "se aplica \(formats.number(times)) veces",
    times == 1 ? "適用" : "\(formats.number(times)) 回適用") }
  func unused(_ amount: String) -> String {
    say("\(amount) more could not be taken off", "sobraron \(amount) que no se pudieron descontar", "さらに \(amount) は引ききれませんでした")
  }
  func part(_ pieces: Int, _ product: String) -> String {
    say("\(formats.number(pieces)) × \(product)", "\(formats.number(pieces)) × \(product)", "\(product) × \(formats.number(pieces))")
  }
  /// Why a discount does not apply; `other` is the name of what takes more off.
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
  /// What to add to save more, with the discount that then applies.
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
  func shipping(_ method: String, _ price: String) -> String {
    say("Shipping by “\(method)” for \(price).", "Envío «\(method)» por \(price).", "配送方法：「\(method)」、\(price)")
  }
  var noShipping: String { say("Nothing is shipped.", "Sin envío.", "配送を取り消しました。") }
  func shippingLabel(_ method: String) -> String { say("Shipping: \(method)", "Envío: \(method)", "送料（\(method)）") }
  func anAmountLike(_ example: String) -> String {
    say("Write an amount such as \(example).", "Indica un importe como \(example.replacing(".", with: ",")).", "\(example) のように書いてください。")
  }

  private func description(of rule: GroupPercentOff) -> String {
    let percent = formats.percent(rule.percent)
    let group = say(
      rule.size.map { "any \($0)" } ?? "together",
      rule.size.map { "\($0) a elegir" } ?? "todos juntos",
      rule.size.map { "よりどり \($0) 個で" } ?? "まとめて")
    return say(
      rule.off == .all ? "\(group): \(percent) off" : "\(group): \(percent) off the cheapest",
      rule.off == .all ? "\(group): \(percent) de descuento" : "\(group): \(percent) de descuento en el más barato",
      "\(group)\(rule.off == .all ? "" : "いちばん安い 1 個が ")\(formats.percent(rule.percent)) 引き")
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
  private func most(_ picking: Picking) -> String { say(
    (picking.atMostPieces.map { ", at most \(pieces($0))" } ?? "") + (picking.atMostPiecesPerLine.map { ", at most \(pieces($0)) a line" } ?? ""),
    (picking.atMostPieces.map { ", como mucho \(pieces($0))" } ?? "") + (picking.atMostPiecesPerLine.map { ", como mucho \(pieces($0)) por línea" } ?? ""),
    (picking.atMostPieces.map { "（\(pieces($0))まで）" } ?? "") + (picking.atMostPiecesPerLine.map { "（1 明細 \(pieces($0))まで）" } ?? "")) }
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
}

extension ShopPhrases {
  /// What a discount does and needs.
  public func description(of promotion: Promotion) -> String {
    let rules = promotion.rules.map { description(of: $0) }
    let conditions = promotion.conditions.map { description(of: $0) }
    return (rules + conditions + [promotion.code.map { needsCode($0.text) }].compactMap { $0 }).joined(separator: "; ")
  }

  /// Which pieces something is about.
  public func description(of selection: PieceSelection) -> String {
    guard !selection.isAll else { return everything }
    let prices = selection.prices.map {
      self.prices(from: $0.from.map(formats.money), until: $0.until.map(formats.money))
    }
    return [
      selection.products?.map(\.text).joined(separator: ", "), selection.tags?.joined(separator: ", "), prices,
    ]
    .compactMap { $0 }.joined(separator: "; ")
  }

  /// Why a discount does not apply, in a quote.
  public func sentence(for reason: DeclinedPromotion.Reason, in quote: PromotionQuote) -> String {
    guard case .outdone(let id?) = reason else { return sentence(for: reason, other: "") }
    let name = quote.applied.first { $0.id == id }?.name ?? quote.notApplied.first { $0.id == id }?.name
    return sentence(for: reason, other: name?.text(in: language.code) ?? id)
  }

  /// What became of a code.
  public func notice(for answer: CodeAnswer, in quote: PromotionQuote) -> Notice {
    switch answer.refusal {
    case nil: Notice(codeAccepted(answer.code.text), .good)
    case .unknown: Notice(codeRefused(answer.code.text, unknownCode), .bad)
    case .declined(let reason): Notice(codeRefused(answer.code.text, sentence(for: reason, in: quote)), .warning)
    }
  }

  /// What else is to be said of a quote: what to add, what was given, and whether something was not tried.
  public func remarks(on quote: PromotionQuote, hints: [PromotionHint] = [], terms: CartTerms) -> [Block] {
    let lines = Set(quote.lines.map(\.product.code))
    let others = hints.filter { hint in
      hint.isAboutOrder || hint.add.count != 1 || hint.add.contains { !lines.contains($0.product.code) }
    }
    var blocks: [Block] = others.prefix(3).map { .text(line(for: $0), .faint) }
    if !quote.isProven { blocks.append(.text(notProven, .warning)) }
    for answer in quote.codes {
      let notice = notice(for: answer, in: quote)
      blocks.append(.text(notice.text, notice.tone))
    }
    if let group = terms.customerGroup { blocks.append(.text(customer(group))) }
    return blocks
  }

  /// What to add, and how much it saves.
  func line(for hint: PromotionHint) -> String {
    self.hint(
      adding: hint.add.map { "\(formats.number($0.count)) × \($0.product.name)" },
      saves: formats.money(hint.saves),
      discount: hint.name.text(in: language.code)
    )
  }

  /// How much of something there is.
  func text(of quantity: Quantity, _ unit: String?) -> String {
    switch quantity {
    case .pieces(let count): formats.number(count)
    case .weighing: [formats.decimal(quantity.decimalText), unit].compactMap { $0 }.joined(separator: " ")
    }
  }
}
