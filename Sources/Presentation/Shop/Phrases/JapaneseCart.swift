import ArcadeDomain

/// The cart in Japanese.
extension JapaneseShop {
  func sentence(for error: CartError) -> String {
    switch error {
    case .quantityOutOfRange(let quantity): notAQuantity(String(quantity))
    case .weighingOutOfRange(let code, let unit):
      "\(code) は一度に 0.001 から 9,999 \(unit) まで、小数点以下 3 桁までで販売します。"
    case .soldByMeasure(let code, let unit): "\(code) は \(unit) 単位の量り売りです。「\(code) 0.35」のように量を指定してください。"
    case .soldByThePiece(let code): "\(code) は個数で販売します。「\(code) 2」のように整数で指定してください。"
    case .otherUnit(let code, let unit): "\(code) は \(unit) 単位の量り売りです。\(unit) に換算して指定してください。"
    case .lineFull(let code, let held):
      "一つの商品は 9,999 個までです。\(code) はすでに \(formats.number(held)) 個あります。数を減らしてください。"
    case .notInCart(let code): "\(code) はカートに入っていません。"
    case .lineGone: "その行はもうカートにありません。"
    case .noSuchWeighing(let code):
      "ちょうどその量の \(code) はカートにありません。量り売りは行ごと取り除きます。"
        + "行の量をそのまま指定するか、最後の行なら \(code) だけを指定してください。"
    case .currenciesDiffer(let one, let other):
      "カートは \(one)、この価格は \(other) です。先に支払うか、カートを空にしてください。"
    case .negativePrice(let code): "\(code) の価格がゼロより小さいため、販売できません。"
    }
  }

  func weighed(_ amount: String, _ product: String) -> String { "追加しました：\(so(much: amount, of: product))" }
  func removedLine(_ what: String, left: Int) -> String {
    let sentence = "取り除きました：\(what)"
    return left == 0 ? sentence : "\(sentence)（同じ商品の計量があと \(formats.number(left)) 件カートにあります）"
  }
  func so(much amount: String, of product: String) -> String { "\(product) \(amount)" }
  func notAWeight(_ text: String, unit: String) -> String {
    "「\(text)」は \(unit) での数量ではありません。0.35 のように、小数点以下 3 桁までの数で指定してください。"
  }
  func otherWayRound(_ quantity: String, _ code: String) -> String {
    "\(code) を \(quantity) 追加するには、\(quantity)*\(code) または \(code) \(quantity) とします。"
  }

  var unlistedAction: String { "価格表にない商品を販売する" }
  var unlistedPriceField: String { "価格" }
  var unlistedField: String { "品名" }
  var unlistedName: String { "その他" }
  func soldUnlisted(_ name: String, _ price: String) -> String { "追加しました：\(name)、\(price)" }
  func notAPrice(_ text: String, in currency: Currency) -> String {
    "「\(text)」は価格ではありません。「misc \(currency.example) 花」のように、ゼロより大きい金額を指定してください。"
  }

  var undoAction: String { "カートでの直前の操作を取り消す" }
  var nothingToUndo: String { "取り消せる操作はありません。" }
  func undone(adding what: String) -> String { "取り消しました：\(what) をカートから出しました。" }
  func undone(removing what: String) -> String { "取り消しました：\(what) をカートに戻しました。" }
  func undoneClearing(pieces: Int) -> String { "取り消しました：\(formats.number(pieces)) 個をカートに戻しました。" }
  func undone(_ state: String) -> String { "取り消しました。\(state)" }
  func codes(_ codes: String) -> String { "割引コード：\(codes)" }
}
