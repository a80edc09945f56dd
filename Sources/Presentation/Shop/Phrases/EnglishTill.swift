import ArcadeDomain

/// Giving back, the drawer and the day in English.
extension EnglishShop {
  var refundAction: String { "give back what was paid for an order or a part of it" }
  var giveBackAction: String { "give it back" }
  var notRefundAction: String { "give nothing back" }
  var dayAction: String { "what was sold on a day, and what should be in the drawer" }
  var previousDayAction: String { "the day before" }
  var nextDayAction: String { "the day after" }
  var floatAction: String { "put change into the drawer to begin with" }
  var putInAction: String { "put cash into the drawer" }
  var takeOutAction: String { "take cash out of the drawer" }
  var closeAction: String { "close the drawer with what you counted in it" }
  var closingsAction: String { "all closings, newest first" }
  var closingAction: String { "look at a closing again" }
  var cashAmountField: String { "Amount" }
  var whyField: String { "What for" }
  var countedField: String { "Counted" }
  var dayField: String { "Day" }
  var todayOmitted: String { "today" }
  var allThatIsLeft: String { "all that is left" }

  func refundTitle(_ order: Int64) -> String { "Refund of order \(order)" }
  func askToRefund(_ amount: String) -> String { "Give back \(amount)?" }
  var askToTakeBack: String { "Nothing was paid for this. Take it back all the same?" }
  func refunded(_ number: Int64, _ ways: [(kind: Tender.Kind, amount: String)]) -> String {
    guard !ways.isEmpty else { return "Refund \(number): taken back. There is nothing to give back." }
    return "Refund \(number): give back "
      + formats.list(ways.map { $0.kind == .cash ? "\($0.amount) in cash" : "\($0.amount) by card" }) + "."
  }
  var nothingRefunded: String { "Nothing was given back." }
  func backLabel(_ kind: Tender.Kind) -> String { kind == .cash ? "Back in cash" : "Back by card" }
  func refundLabel(_ number: Int64, _ moment: Moment) -> String { "Refund \(number), \(formats.moment(moment))" }
  var refundedLabel: String { "Given back" }
  func sentence(for error: RefundError) -> String {
    switch error {
    case .noSuchOrder(let order): noSuchOrder(String(order.number))
    case .nothingLeft: "All of this order has come back already."
    case .notInOrder(let text): "This order has no product and no line “\(text)”. Its receipt shows what it has."
    case .tooMany(_, left: 0): "All of this has come back already."
    case .tooMany(let asked, let left):
      "\(formats.number(asked)) cannot come back: \(formats.number(left)) \(left == 1 ? "is" : "are") left. Ask for fewer."
    case .changed: "Something of this order came back meanwhile. This is how it stands now."
    case .money: "The sum is too large."
    }
  }

  func dayTitle(_ day: CalendarDay) -> String { formats.day(day) }
  var nothingSold: String { "Nothing was sold on this day, and nothing came back." }
  func salesLabel(orders: Int) -> String { "Sales (\(formats.number(orders)))" }
  func refundsLabel(_ count: Int) -> String { "Refunds (\(formats.number(count)))" }
  var netSalesLabel: String { "Sales less refunds" }
  var firstAndLastLabel: String { "First and last order" }
  var paidByTitle: String { "Paid by" }
  var salesColumn: String { "Sales" }
  var refundsColumn: String { "Refunds" }
  var leftColumn: String { "Left" }
  var taxesTitle: String { "Taxes included" }
  var discountsGivenTitle: String { "Discounts given" }
  var ordersColumn: String { "Orders" }
  var bestSellersTitle: String { "Best sellers" }

  var drawerTitle: String { "In the drawer since the last closing" }
  var floatLabel: String { "Float" }
  var putInLabel: String { "Put in" }
  var takenOutLabel: String { "Taken out" }
  var cashSalesLabel: String { "Cash sales" }
  var cashRefundsLabel: String { "Cash refunds" }
  var expectedLabel: String { "Expected" }
  var countedLabel: String { "Counted" }
  var differenceLabel: String { "Difference" }
  var movesTitle: String { "Put in and taken out" }
  func name(of move: DrawerMove.Kind) -> String {
    switch move {
    case .float: floatLabel
    case .in: putInLabel
    case .out: takenOutLabel
    }
  }
  var movedAtLabel: String { "When" }
  var moveReasonLabel: String { "What for" }
  func moved(_ kind: DrawerMove.Kind, _ amount: String) -> String { "\(name(of: kind)): \(amount)." }
  func movedBack(_ kind: DrawerMove.Kind, _ amount: String) -> String {
    "Taken back: \(name(of: kind).lowercased()) \(amount)."
  }
  func expectedNow(_ amount: String) -> String { "The drawer should hold \(amount) now." }
  var takeBackAction: String { "take back what was last put into the drawer or taken out" }
  var nothingToTakeBack: String { "Nothing was put in or taken out since the last closing that could be taken back." }
  func takenBack(_ move: String, of moment: Moment) -> String { "\(move), taken back (\(formats.moment(moment)))" }
  func askToTakeOut(_ amount: String, expected: String) -> String {
    "The drawer should hold \(expected). Take \(amount) out all the same?"
  }
  func askToClose(_ counted: String, expected: String) -> String {
    "The drawer should hold \(expected). Did you really count \(counted)?"
  }
  var notMoveAction: String { "leave the drawer as it is" }
  var nothingMoved: String { "The drawer is as it was." }
  func closed(_ number: Int64, _ difference: Money) -> String {
    let amount = formats.money(difference.magnitude)
    if difference.isZero { return "Closing \(number): the drawer holds just what it should." }
    return "Closing \(number): \(amount) \(difference.isNegative ? "missing" : "too much")."
  }
  var nothingToClose: String {
    "Nothing was sold, came back or was moved since the last closing, so there is nothing to close."
  }
  var closingsTitle: String { "Closings" }
  func closingTitle(_ number: Int64) -> String { "Closing \(number)" }
  var closingLabel: String { "Closing" }
  var closedLabel: String { "Closed" }
  var noClosings: String {
    "No drawer was closed yet: count the cash in it, then close it with that amount."
  }
  func noSuchClosing(_ number: String) -> String { "There is no closing “\(number)”." }
}
