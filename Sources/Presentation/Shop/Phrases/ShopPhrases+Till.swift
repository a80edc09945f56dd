// swift-format-ignore-file
public import ArcadeDomain

extension ShopPhrases {
  var refundAction: String { say("give back what was paid for an order or a part of it", "devuelve lo pagado por un pedido o por parte de él", "注文の全部または一部を返金する") }
  var giveBackAction: String { say("give it back", "devuelve el importe", "返金する") }
  var notRefundAction: String { say("give nothing back", "deja el pedido como está", "返金しない") }
  var dayAction: String { say("what was sold on a day, and what should be in the drawer", "lo vendido en un día y lo que debería haber en la caja", "一日の売上と、レジにあるはずの現金を見る") }
  var previousDayAction: String { say("the day before", "el día anterior", "前の日") }
  var nextDayAction: String { say("the day after", "el día siguiente", "次の日") }
  var floatAction: String { say("put change into the drawer to begin with", "pone el fondo de cambio en la caja", "釣り銭をレジに入れる") }
  var putInAction: String { say("put cash into the drawer", "mete efectivo en la caja", "現金をレジに入れる") }
  var takeOutAction: String { say("take cash out of the drawer", "saca efectivo de la caja", "現金をレジから出す") }
  var closeAction: String { say("close the drawer with what you counted in it", "cierra la caja con el efectivo contado", "数えた現金でレジを締める") }
  var closingsAction: String { say("all closings, newest first", "todos los cierres, el más reciente primero", "レジ締めの一覧（新しい順）") }
  var closingAction: String { say("look at a closing again", "muestra otra vez un cierre", "レジ締めをもう一度見る") }
  var cashAmountField: String { say("Amount", "Importe", "金額") }
  var whyField: String { say("What for", "Motivo", "理由") }
  var countedField: String { say("Counted", "Contado", "実際の現金") }
  var dayField: String { say("Day", "Día", "日付") }
  var todayOmitted: String { say("today", "hoy", "今日") }
  var allThatIsLeft: String { say("all that is left", "todo lo que queda", "残り全部") }

  func refundTitle(_ order: Int64) -> String { say("Refund of order \(order)", "Devolución del pedido \(order)", "注文 \(order) の返金") }
  func askToRefund(_ amount: String) -> String { say("Give back \(amount)?", "¿Devolver \(amount)?", "\(amount) を返金しますか？") }
  var askToTakeBack: String { say(
    "Nothing was paid for this. Take it back all the same?",
    "Por esto no se pagó nada. ¿Aceptar la devolución de todos modos?",
    "代金をいただいていない商品です。それでも返品を受け付けますか？") }
  func refunded(_ number: Int64, _ ways: [(kind: Tender.Kind, amount: String)]) -> String {
    switch language {
    case .english:
      guard !ways.isEmpty else { return "Refund \(number): taken back. There is nothing to give back." }
      return "Refund \(number): give back "
        + formats.list(ways.map { $0.kind == .cash ? "\($0.amount) in cash" : "\($0.amount) by card" }) + "."
    case .spanish:
      guard !ways.isEmpty else { return "Devolución \(number): aceptada. No hay nada que devolver." }
      return "Devolución \(number): devuelve "
        + formats.list(ways.map { $0.kind == .cash ? "\($0.amount) en efectivo" : "\($0.amount) con tarjeta" }) + "."
    case .japanese:
      guard !ways.isEmpty else { return "返金 \(number)：返品を受け付けました。返金額はありません。" }
      return "返金 \(number)：" + ways.map { ($0.kind == .cash ? "現金で " : "カードで ") + $0.amount }.joined(separator: "、")
        + " を返してください。"
    }
  }
  var nothingRefunded: String { say("Nothing was given back.", "No se devolvió nada.", "返金していません。") }
  func backLabel(_ kind: Tender.Kind) -> String { say(kind == .cash ? "Back in cash" : "Back by card", kind == .cash ? "En efectivo" : "Con tarjeta", kind == .cash ? "現金で返金" : "カードで返金") }
  func refundLabel(_ number: Int64, _ moment: Moment) -> String {
    say("Refund \(number), \(formats.moment(moment))", "Devolución \(number), \(formats.moment(moment))", "返金 \(number)（\(formats.moment(moment))）")
  }
  var refundedLabel: String { say("Given back", "Devuelto", "返金額") }
  /// Returns why a refund is impossible.
  public func sentence(for error: RefundError) -> String {
    switch error {
    case .noSuchOrder(let order): noSuchOrder(String(order.number))
    case .nothingLeft: say("All of this order has come back already.", "Este pedido ya se devolvió entero.", "この注文はすべて返品済みです。")
    case .notInOrder(let text): say(
      "This order has no product and no line “\(text)”. Its receipt shows what it has.",
      "Este pedido no tiene ningún producto ni línea «\(text)». En su recibo se ve lo que tiene.",
      "この注文に商品または行「\(text)」はありません。レシートで内容を確認してください。")
    case .tooMany(_, left: 0): say("All of this has come back already.", "Esto ya se devolvió entero.", "すべて返品済みです。")
    case .tooMany(let asked, let left): say(
      "\(formats.number(asked)) cannot come back: \(formats.number(left)) \(left == 1 ? "is" : "are") left. Ask for fewer.",
      "No se pueden devolver \(formats.number(asked)): \(left == 1 ? "queda" : "quedan") \(formats.number(left)). Pide menos.",
      "\(formats.number(asked)) 個は返品できません。残りは \(formats.number(left)) 個です。数を減らしてください。")
    case .changed: say(
      "Something of this order came back meanwhile. This is how it stands now.",
      "Entretanto se devolvió algo de este pedido. Así está todo ahora.",
      "その間にこの注文の一部が返品されました。現在の内容はこちらです。")
    case .money: say("The sum is too large.", "La suma es demasiado grande.", "合計が大きすぎます。")
    }
  }

  /// Returns the title of a day's sales.
  public func dayTitle(_ day: CalendarDay) -> String { formats.day(day) }
  var nothingSold: String { say("Nothing was sold on this day, and nothing came back.", "Ese día no se vendió ni se devolvió nada.", "この日は販売も返品もありません。") }
  func salesLabel(orders: Int) -> String { say("Sales (\(formats.number(orders)))", "Ventas (\(formats.number(orders)))", "売上（\(formats.number(orders)) 件）") }
  func refundsLabel(_ count: Int) -> String { say("Refunds (\(formats.number(count)))", "Devoluciones (\(formats.number(count)))", "返金（\(formats.number(count)) 件）") }
  var netSalesLabel: String { say("Sales less refunds", "Ventas menos devoluciones", "純売上") }
  var firstAndLastLabel: String { say("First and last order", "Primer y último pedido", "最初と最後の注文") }
  var paidByTitle: String { say("Paid by", "Forma de pago", "支払い方法") }
  var salesColumn: String { say("Sales", "Ventas", "売上") }
  var refundsColumn: String { say("Refunds", "Devoluciones", "返金") }
  var leftColumn: String { say("Left", "Queda", "差引") }
  var taxesTitle: String { say("Taxes included", "Impuestos incluidos", "内税") }
  var discountsGivenTitle: String { say("Discounts given", "Descuentos aplicados", "適用した割引") }
  var ordersColumn: String { say("Orders", "Pedidos", "注文数") }
  var tooManyToDetail: String { say(
    "Taxes, discounts and best sellers are not added up for so many orders; the page of each day has them.",
    "Con tantos pedidos no se suman los impuestos, los descuentos ni lo más vendido; están en la página de cada día.",
    "注文が多いため、税・割引・売れ筋は集計していません。各日のページで確認できます。") }
  var bestSellersTitle: String { say("Best sellers", "Lo más vendido", "売れ筋") }

  var drawerTitle: String { say("In the drawer since the last closing", "En la caja desde el último cierre", "前回の締め以降のレジ内現金") }
  var floatLabel: String { say("Float", "Fondo", "釣り銭準備金") }
  var putInLabel: String { say("Put in", "Entradas", "入金") }
  var takenOutLabel: String { say("Taken out", "Salidas", "出金") }
  var cashSalesLabel: String { say("Cash sales", "Ventas en efectivo", "現金売上") }
  var cashRefundsLabel: String { say("Cash refunds", "Devoluciones en efectivo", "現金返金") }
  var expectedLabel: String { say("Expected", "Esperado", "あるはずの現金") }
  var countedLabel: String { say("Counted", "Contado", "実際の現金") }
  var differenceLabel: String { say("Difference", "Diferencia", "過不足") }
  var movesTitle: String { say("Put in and taken out", "Entradas y salidas", "入出金") }
  /// Returns the name of a drawer movement.
  func name(of move: DrawerMove.Kind) -> String {
    switch move {
    case .float: say(floatLabel, "Fondo", floatLabel)
    case .in: say(putInLabel, "Entrada", putInLabel)
    case .out: say(takenOutLabel, "Salida", takenOutLabel)
    }
  }
  var movedAtLabel: String { say("When", "Cuándo", "日時") }
  var moveReasonLabel: String { say("What for", "Motivo", "理由") }
  func moved(_ kind: DrawerMove.Kind, _ amount: String) -> String { say("\(name(of: kind)): \(amount).", "\(name(of: kind)): \(amount).", "\(name(of: kind))：\(amount)。") }
  func movedBack(_ kind: DrawerMove.Kind, _ amount: String) -> String { say(
    "Taken back: \(name(of: kind).lowercased()) \(amount).",
    "Anulado: \(name(of: kind).lowercased()) de \(amount).",
    "取り消しました：\(name(of: kind)) \(amount)。") }
  func expectedNow(_ amount: String) -> String { say("The drawer should hold \(amount) now.", "Ahora debería haber \(amount) en la caja.", "レジには \(amount) あるはずです。") }
  var takeBackAction: String { say("take back what was last put into the drawer or taken out", "anula el último movimiento de efectivo de la caja", "レジの最後の入出金を取り消す") }
  var undoIsElsewhere: String { say(
    "undo takes back a step in the cart and works there. undo-cash takes back the last movement of cash and works on the day of today.",
    "undo deshace un paso del carro y funciona allí. undo-cash anula el último movimiento de efectivo y funciona en el día de hoy.",
    "undo はカートの操作を取り消すもので、カートで使えます。直前の入出金を取り消すのは undo-cash で、今日の日計で使えます。") }
  var nothingToTakeBack: String { say(
    "Nothing was put in or taken out since the last closing that could be taken back.",
    "Desde el último cierre no hay ningún movimiento de efectivo que anular.",
    "前回の締めのあと、取り消せる入出金はありません。") }
  func takenBack(_ move: String, of moment: Moment) -> String {
    say("\(move), taken back (\(formats.moment(moment)))", "\(move), anulación (\(formats.moment(moment)))", "\(move)の取り消し（\(formats.moment(moment))）")
  }
  func askToTakeOut(_ amount: String, expected: String) -> String { say(
    "The drawer should hold \(expected). Take \(amount) out all the same?",
    "En la caja debería haber \(expected). ¿Sacar \(amount) de todos modos?",
    "レジにあるはずの現金は \(expected) です。それでも \(amount) を取り出しますか？") }
  func askToClose(_ counted: String, expected: String) -> String { say(
    "The drawer should hold \(expected). Did you really count \(counted)?",
    "En la caja debería haber \(expected). ¿De verdad has contado \(counted)?",
    "レジにあるはずの現金は \(expected) です。数えた金額は本当に \(counted) ですか？") }
  var notMoveAction: String { say("leave the drawer as it is", "deja la caja como está", "レジをそのままにする") }
  var nothingMoved: String { say("The drawer is as it was.", "La caja sigue como estaba.", "レジはそのままです。") }
  func closed(_ number: Int64, _ difference: Money) -> String {
    switch language {
    case .english:
      let amount = formats.money(difference.magnitude)
      if difference.isZero { return "Closing \(number): the drawer holds just what it should." }
      return "Closing \(number): \(amount) \(difference.isNegative ? "missing" : "too much")."
    case .spanish:
      let amount = formats.money(difference.magnitude)
      if difference.isZero { return "Cierre \(number): la caja cuadra." }
      return "Cierre \(number): \(difference.isNegative ? "faltan" : "sobran") \(amount)."
    case .japanese:
      let amount = formats.money(difference.magnitude)
      if difference.isZero { return "レジ締め \(number)：過不足はありません。" }
      return "レジ締め \(number)：\(amount) \(difference.isNegative ? "不足しています" : "超過しています")。"
    }
  }
  var nothingToClose: String { say(
    "Nothing was sold, came back or was moved since the last closing, so there is nothing to close.",
    "Desde el último cierre no se ha vendido, devuelto ni movido nada, así que no hay nada que cerrar.",
    "前回の締め以降、販売・返品・入出金がないため、締めるものがありません。") }
  var closingsTitle: String { say("Closings", "Cierres", "レジ締め") }
  func closingTitle(_ number: Int64) -> String { say("Closing \(number)", "Cierre \(number)", "レジ締め \(number)") }
  var closingLabel: String { say("Closing", "Cierre", "番号") }
  var closedLabel: String { say("Closed", "Fecha", "締めた日時") }
  var noClosings: String { say(
    "No drawer was closed yet: count the cash in it, then close it with that amount.",
    "Todavía no se ha cerrado la caja: cuenta el efectivo y ciérrala con ese importe.",
    "まだレジを締めていません。現金を数えて、その金額でレジを締めてください。") }
  func noSuchClosing(_ number: String) -> String { say("There is no closing “\(number)”.", "No hay ningún cierre «\(number)».", "レジ締め「\(number)」はありません。") }
}
