import ArcadeDomain

/// Discounts in Japanese.
extension JapaneseShop {
  func description(of rule: PromotionRule) -> String {
    switch rule {
    case .nForM(let rule): "\(rule.buy) 個で \(rule.pay) 個分の値段"
    case .bulkPrice(let rule): "\(from(rule.minimum))1 個 \(formats.money(rule.unitPrice))"
    case .amountOff(let rule):
      "\(from(rule.minimum))1 個につき \(formats.money(rule.amount)) 引き" + most(rule.picking)
    case .percentOff(let rule): "\(from(rule.minimum))\(formats.percent(rule.percent)) 引き" + most(rule.picking)
    case .lineAmountOff(let rule): "1 明細につき \(formats.money(rule.amount)) 引き"
    case .acrossLines(let rule): "対象商品の合計から \(formats.money(rule.amount)) 引き"
    case .orderAmountOff(let rule): "注文全体から \(formats.money(rule.amount)) 引き"
    case .orderPercentOff(let rule):
      "注文全体から \(formats.percent(rule.percent)) 引き" + (rule.most.map { "（最大 \(formats.money($0))）" } ?? "")
    case .orderPrice(let rule): "全商品まとめて \(formats.money(rule.price))"
    case .groupPrice(let rule): "よりどり \(rule.size) 個で \(formats.money(rule.price))"
    case .groupPercentOff(let rule): description(of: rule)
    case .bundlePrice(let rule):
      "\(rule.pieces.map { "\($0.product) \($0.count) 個" }.joined(separator: "＋"))のセットで \(formats.money(rule.price))"
    case .buyGet(let rule):
      "\(rule.buy.count) 個買うと \(rule.get.count) 個が \(formats.percent(rule.percent)) 引き"
        + (rule.repeats ? "" : "（1 回まで）")
    case .setPercentOff(let rule):
      rule.byDistinct.map { "\($0.distinct) 種類で \(formats.percent($0.percent)) 引き" }.joined(separator: "、")
    case .tiers(let rule): rule.steps.map { "\(from($0.from))\(gives($0.gives))" }.joined(separator: "、")
    case .firstAndFurther(let rule):
      "1 個目は \(formats.money(rule.first)) 引き、2 個目からは \(formats.money(rule.further)) 引き"
        + (rule.most == 0 ? "" : "（\(pieces(rule.most))まで）")
    case .fullGroups(let rule): "\(rule.size) 個そろうごとに 1 個につき \(gives(rule.gives))"
    case .freePiece(let rule): "\(rule.product) \(pieces(rule.count))を無料で進呈"
    case .shippingPercentOff(let rule): "送料 \(formats.percent(rule.percent)) 引き"
    case .shippingPrice(let rule): "送料 \(formats.money(rule.price))"
    }
  }

  func description(of condition: PromotionCondition) -> String {
    switch condition {
    case .itemsTotal(let minimum, _, let selection): "\(of(selection))合計 \(formats.money(minimum)) 以上が条件"
    case .quantity(let minimum, let selection): "\(of(selection))\(pieces(minimum))以上が条件"
    case .lineQuantity(let minimum, let selection): "\(of(selection))同じ商品 \(pieces(minimum))以上が条件"
    case .contains(let selection): "\(description(of: selection)) のどれかが条件"
    case .customerGroup(let group): "「\(group)」のお客様のみ"
    case .shipping(let method): "配送方法が「\(method)」のときのみ"
    }
  }

  func needsCode(_ code: String) -> String { "コード「\(code)」" }
  var everything: String { "すべて" }
  func prices(from: String?, until: String?) -> String {
    switch (from, until) {
    case (let from?, let until?): "\(from) から \(until) まで"
    case (let from?, nil): "\(from) 以上"
    case (nil, let until?): "\(until) 以下"
    case (nil, nil): everything
    }
  }

  var whyTitle: String { "この金額の理由" }
  var whyLabel: String { "理由" }
  func applied(times: Int) -> String { times == 1 ? "適用" : "\(formats.number(times)) 回適用" }
  func unused(_ amount: String) -> String { "さらに \(amount) は引ききれませんでした" }
  func part(_ pieces: Int, _ product: String) -> String { "\(product) × \(formats.number(pieces))" }
  func sentence(for reason: DeclinedPromotion.Reason, other: String) -> String {
    switch reason {
    case .outsideItsTime: "この日は期間外です"
    case .usedUp: "上限に達しました"
    case .codeNotGiven: "コードがまだありません"
    case .condition(let condition, .amount(let amount)):
      "\(description(of: condition))（あと \(formats.money(amount))）"
    case .condition(let condition, .pieces(let count)): "\(description(of: condition))（あと \(pieces(count))）"
    case .condition(let condition, nil): description(of: condition)
    case .outdone(nil): "この割引を使わないときが最も安いため、外しました"
    case .outdone: "「\(other)」のほうがお得です"
    case .takesNothing: "このカートでは値引きになりません"
    }
  }
  func hint(adding products: [String], saves: String, discount: String) -> String {
    "\(formats.list(products)) を追加すると \(saves) お得です：\(discount)"
  }
  var notProven: String {
    "割引の組み合わせが多すぎるため、すべては試していません。もっと安い組み合わせがあるかもしれません。"
  }

  func codeAccepted(_ code: String) -> String { "コード「\(code)」：使えます。" }
  func codeRefused(_ code: String, _ reason: String) -> String { "コード「\(code)」：使えません（\(reason)）。" }
  var unknownCode: String { "そのコードの割引はありません" }
  var codesTakenBack: String { "コードをすべて取り消しました。" }
  func customer(_ group: String) -> String { "お客様のグループ：「\(group)」" }
  var noCustomer: String { "お客様のグループを取り消しました。" }
  func shipping(_ method: String, _ price: String) -> String { "配送方法：「\(method)」、\(price)" }
  var noShipping: String { "配送を取り消しました。" }
  func shippingLabel(_ method: String) -> String { "送料（\(method)）" }
  func anAmountLike(_ example: String) -> String { "\(example) のように書いてください。" }

  private func description(of rule: GroupPercentOff) -> String {
    let group = rule.size.map { "よりどり \($0) 個で" } ?? "まとめて"
    return "\(group)\(rule.off == .all ? "" : "いちばん安い 1 個が ")\(formats.percent(rule.percent)) 引き"
  }
  private func from(_ minimum: Int) -> String { minimum == 1 ? "" : "\(formats.number(minimum)) 個以上で " }
  private func pieces(_ count: Int) -> String { "\(formats.number(count)) 個" }
  private func of(_ selection: PieceSelection) -> String { selection.isAll ? "" : "\(description(of: selection)) の" }
  private func most(_ picking: Picking) -> String {
    (picking.atMostPieces.map { "（\(pieces($0))まで）" } ?? "")
      + (picking.atMostPiecesPerLine.map { "（1 明細 \(pieces($0))まで）" } ?? "")
  }
  private func from(_ threshold: Tiers.Threshold) -> String {
    switch threshold {
    case .total(let amount): "\(formats.money(amount)) 以上で "
    case .quantity(let count): "\(pieces(count))以上で "
    }
  }
  private func gives(_ reward: Tiers.Reward) -> String {
    switch reward {
    case .amount(let amount): "\(formats.money(amount)) 引き"
    case .percent(let percent): "\(formats.percent(percent)) 引き"
    }
  }
}
