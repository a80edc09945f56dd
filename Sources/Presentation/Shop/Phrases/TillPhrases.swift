public import ArcadeDomain

/// What is said about giving back, the drawer and the day, in one language.
public protocol TillPhrases: Sendable {
  /// What giving back is called.
  var refundAction: String { get }
  /// What saying yes to giving back is called.
  var giveBackAction: String { get }
  /// What not giving back is called.
  var notRefundAction: String { get }
  /// What looking at a day is called.
  var dayAction: String { get }
  /// What looking at the day before is called.
  var previousDayAction: String { get }
  /// What looking at the day after is called.
  var nextDayAction: String { get }
  /// What putting change into the drawer is called.
  var floatAction: String { get }
  /// What putting cash into the drawer is called.
  var putInAction: String { get }
  /// What taking cash out of the drawer is called.
  var takeOutAction: String { get }
  /// What closing the drawer is called.
  var closeAction: String { get }
  /// What looking at the closings is called.
  var closingsAction: String { get }
  /// What looking at one closing is called.
  var closingAction: String { get }
  /// What is asked for where an amount of cash is meant.
  var cashAmountField: String { get }
  /// What is asked for where somebody moves cash.
  var whyField: String { get }
  /// What is asked for where the cash was counted.
  var countedField: String { get }
  /// What is asked for where a day is meant.
  var dayField: String { get }
  /// Today, in place of a day.
  var todayOmitted: String { get }
  /// All that has not come back yet, in place of a product.
  var allThatIsLeft: String { get }

  /// The title of the question what to give back.
  func refundTitle(_ order: Int64) -> String
  /// Asks whether to give back an amount.
  func askToRefund(_ amount: String) -> String
  /// Asks whether to take something back for which nothing was paid.
  var askToTakeBack: String { get }
  /// What is to be handed back in each way, after a refund was kept.
  func refunded(_ number: Int64, _ ways: [(kind: Tender.Kind, amount: String)]) -> String
  /// Nothing was given back.
  var nothingRefunded: String { get }
  /// What goes back in one way.
  func backLabel(_ kind: Tender.Kind) -> String
  /// Above what came back of an order.
  func refundLabel(_ number: Int64, _ moment: Moment) -> String
  /// Above what went back for orders.
  var refundedLabel: String { get }
  /// Why something cannot come back.
  func sentence(for error: RefundError) -> String

  /// Above what was sold on a day.
  func dayTitle(_ day: CalendarDay) -> String
  /// Nothing was sold on a day, nor came back.
  var nothingSold: String { get }
  /// Before what was sold in so many orders.
  func salesLabel(orders: Int) -> String
  /// Before what went back in so many refunds.
  func refundsLabel(_ count: Int) -> String
  /// Before what was sold less what went back.
  var netSalesLabel: String { get }
  /// Before the first and the last order.
  var firstAndLastLabel: String { get }
  /// Above ways of paying.
  var paidByTitle: String { get }
  /// Above what was sold.
  var salesColumn: String { get }
  /// Above what went back.
  var refundsColumn: String { get }
  /// Above what is left of it.
  var leftColumn: String { get }
  /// Above the taxes of a day.
  var taxesTitle: String { get }
  /// Above the discounts that were given.
  var discountsGivenTitle: String { get }
  /// Above how many orders had a discount.
  var ordersColumn: String { get }
  /// Above the products for which most was paid.
  var bestSellersTitle: String { get }

  /// Above what is in the drawer.
  var drawerTitle: String { get }
  /// Before the change that the drawer began with.
  var floatLabel: String { get }
  /// Before what was put in.
  var putInLabel: String { get }
  /// Before what was taken out.
  var takenOutLabel: String { get }
  /// Before what was paid in cash.
  var cashSalesLabel: String { get }
  /// Before what went back in cash.
  var cashRefundsLabel: String { get }
  /// Before what should be in the drawer.
  var expectedLabel: String { get }
  /// Before the cash that somebody found in the drawer.
  var countedLabel: String { get }
  /// Before how much that is too much or too little.
  var differenceLabel: String { get }
  /// Above what was put in and taken out.
  var movesTitle: String { get }
  /// Above what was done.
  func name(of move: DrawerMove.Kind) -> String
  /// Above when it was done.
  var movedAtLabel: String { get }
  /// Above why.
  var moveReasonLabel: String { get }
  /// What was moved.
  func moved(_ kind: DrawerMove.Kind, _ amount: String) -> String
  /// What was moved was taken back.
  func movedBack(_ kind: DrawerMove.Kind, _ amount: String) -> String
  /// What should be in the drawer now.
  func expectedNow(_ amount: String) -> String
  /// What taking back what was moved last is called.
  var takeBackAction: String { get }
  /// Nothing can be taken back.
  var nothingToTakeBack: String { get }
  /// What is taken back of what was done at a moment.
  func takenBack(_ move: String, of moment: Moment) -> String
  /// Asks whether to take out more than should be there.
  func askToTakeOut(_ amount: String, expected: String) -> String
  /// Asks whether so much was counted where another amount should be.
  func askToClose(_ counted: String, expected: String) -> String
  /// What leaving the drawer alone is called.
  var notMoveAction: String { get }
  /// The drawer was left alone.
  var nothingMoved: String { get }
  /// What a closing came to.
  func closed(_ number: Int64, _ difference: Money) -> String
  /// Nothing was sold, came back or was moved since the last closing.
  var nothingToClose: String { get }
  /// Above all times that a drawer was counted.
  var closingsTitle: String { get }
  /// The title of one.
  func closingTitle(_ number: Int64) -> String
  /// Above the numbers of closings.
  var closingLabel: String { get }
  /// Above when drawers were closed.
  var closedLabel: String { get }
  /// Nothing was closed yet.
  var noClosings: String { get }
  /// There is no closing of a number.
  func noSuchClosing(_ number: String) -> String
}
