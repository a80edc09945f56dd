import ArcadeDomain

/// Devoluciones, caja y día en español.
extension SpanishShop {
  var refundAction: String { "devuelve lo pagado por un pedido o por parte de él" }
  var giveBackAction: String { "devuelve el importe" }
  var notRefundAction: String { "deja el pedido como está" }
  var dayAction: String { "lo vendido en un día y lo que debería haber en la caja" }
  var previousDayAction: String { "el día anterior" }
  var nextDayAction: String { "el día siguiente" }
  var floatAction: String { "pone el fondo de cambio en la caja" }
  var putInAction: String { "mete efectivo en la caja" }
  var takeOutAction: String { "saca efectivo de la caja" }
  var closeAction: String { "cierra la caja con el efectivo contado" }
  var closingsAction: String { "todos los cierres, el más reciente primero" }
  var closingAction: String { "muestra otra vez un cierre" }
  var cashAmountField: String { "Importe" }
  var whyField: String { "Motivo" }
  var countedField: String { "Contado" }
  var dayField: String { "Día" }
  var todayOmitted: String { "hoy" }
  var allThatIsLeft: String { "todo lo que queda" }

  func refundTitle(_ order: Int64) -> String { "Devolución del pedido \(order)" }
  func askToRefund(_ amount: String) -> String { "¿Devolver \(amount)?" }
  var askToTakeBack: String { "Por esto no se pagó nada. ¿Aceptar la devolución de todos modos?" }
  func refunded(_ number: Int64, _ ways: [(kind: Tender.Kind, amount: String)]) -> String {
    guard !ways.isEmpty else { return "Devolución \(number): aceptada. No hay nada que devolver." }
    return "Devolución \(number): devuelve "
      + formats.list(ways.map { $0.kind == .cash ? "\($0.amount) en efectivo" : "\($0.amount) con tarjeta" }) + "."
  }
  var nothingRefunded: String { "No se devolvió nada." }
  func backLabel(_ kind: Tender.Kind) -> String { kind == .cash ? "En efectivo" : "Con tarjeta" }
  func refundLabel(_ number: Int64, _ moment: Moment) -> String { "Devolución \(number), \(formats.moment(moment))" }
  var refundedLabel: String { "Devuelto" }
  func sentence(for error: RefundError) -> String {
    switch error {
    case .noSuchOrder(let order): noSuchOrder(String(order.number))
    case .nothingLeft: "Este pedido ya se devolvió entero."
    case .notInOrder(let text):
      "Este pedido no tiene ningún producto ni línea «\(text)». En su recibo se ve lo que tiene."
    case .tooMany(_, left: 0): "Esto ya se devolvió entero."
    case .tooMany(let asked, let left):
      "No se pueden devolver \(formats.number(asked)): \(left == 1 ? "queda" : "quedan") \(formats.number(left)). "
        + "Pide menos."
    case .changed: "Entretanto se devolvió algo de este pedido. Así está todo ahora."
    case .money: "La suma es demasiado grande."
    }
  }

  func dayTitle(_ day: CalendarDay) -> String { formats.day(day) }
  var nothingSold: String { "Ese día no se vendió ni se devolvió nada." }
  func salesLabel(orders: Int) -> String { "Ventas (\(formats.number(orders)))" }
  func refundsLabel(_ count: Int) -> String { "Devoluciones (\(formats.number(count)))" }
  var netSalesLabel: String { "Ventas menos devoluciones" }
  var firstAndLastLabel: String { "Primer y último pedido" }
  var paidByTitle: String { "Forma de pago" }
  var salesColumn: String { "Ventas" }
  var refundsColumn: String { "Devoluciones" }
  var leftColumn: String { "Queda" }
  var taxesTitle: String { "Impuestos incluidos" }
  var discountsGivenTitle: String { "Descuentos aplicados" }
  var ordersColumn: String { "Pedidos" }
  var bestSellersTitle: String { "Lo más vendido" }

  var drawerTitle: String { "En la caja desde el último cierre" }
  var floatLabel: String { "Fondo" }
  var putInLabel: String { "Entradas" }
  var takenOutLabel: String { "Salidas" }
  var cashSalesLabel: String { "Ventas en efectivo" }
  var cashRefundsLabel: String { "Devoluciones en efectivo" }
  var expectedLabel: String { "Esperado" }
  var countedLabel: String { "Contado" }
  var differenceLabel: String { "Diferencia" }
  var movesTitle: String { "Entradas y salidas" }
  func name(of move: DrawerMove.Kind) -> String {
    switch move {
    case .float: "Fondo"
    case .in: "Entrada"
    case .out: "Salida"
    }
  }
  var movedAtLabel: String { "Cuándo" }
  var moveReasonLabel: String { "Motivo" }
  func moved(_ kind: DrawerMove.Kind, _ amount: String) -> String { "\(name(of: kind)): \(amount)." }
  func movedBack(_ kind: DrawerMove.Kind, _ amount: String) -> String {
    "Anulado: \(name(of: kind).lowercased()) de \(amount)."
  }
  func expectedNow(_ amount: String) -> String { "Ahora debería haber \(amount) en la caja." }
  var takeBackAction: String { "anula el último movimiento de efectivo de la caja" }
  var nothingToTakeBack: String { "Desde el último cierre no hay ningún movimiento de efectivo que anular." }
  func takenBack(_ move: String, of moment: Moment) -> String { "\(move), anulación (\(formats.moment(moment)))" }
  func askToTakeOut(_ amount: String, expected: String) -> String {
    "En la caja debería haber \(expected). ¿Sacar \(amount) de todos modos?"
  }
  func askToClose(_ counted: String, expected: String) -> String {
    "En la caja debería haber \(expected). ¿De verdad has contado \(counted)?"
  }
  var notMoveAction: String { "deja la caja como está" }
  var nothingMoved: String { "La caja sigue como estaba." }
  func closed(_ number: Int64, _ difference: Money) -> String {
    let amount = formats.money(difference.magnitude)
    if difference.isZero { return "Cierre \(number): la caja cuadra." }
    return "Cierre \(number): \(difference.isNegative ? "faltan" : "sobran") \(amount)."
  }
  var nothingToClose: String {
    "Desde el último cierre no se ha vendido, devuelto ni movido nada, así que no hay nada que cerrar."
  }
  var closingsTitle: String { "Cierres" }
  func closingTitle(_ number: Int64) -> String { "Cierre \(number)" }
  var closingLabel: String { "Cierre" }
  var closedLabel: String { "Cerrada" }
  var noClosings: String {
    "Todavía no se ha cerrado la caja: cuenta el efectivo y ciérrala con ese importe."
  }
  func noSuchClosing(_ number: String) -> String { "No hay ningún cierre «\(number)»." }
}
