public import ArcadeDomain

/// What is said about paying, change and taxes, in one language.
public protocol PaymentPhrases: Sendable {
  /// What is asked for where a way of paying is meant.
  var paymentField: String { get }
  /// What is asked for where cash is handed over.
  var cashField: String { get }
  /// What is asked for where the cash pays only a part.
  var restField: String { get }
  /// A way of paying.
  func name(of kind: Tender.Kind) -> String
  /// A card that is not charged.
  var practiceCard: String { get }
  /// No card was charged.
  var practice: String { get }
  /// The way in which it is paid where nobody says how.
  func usually(_ kind: Tender.Kind) -> String
  /// Just as much cash as it costs, in place of an amount.
  var exactCash: String { get }
  /// Something that is no way of paying.
  func notAPayment(_ text: String) -> String
  /// There is an amount, but no cash.
  var amountOfCashOnly: String { get }
  /// The rest is to be paid by card, but nobody said of how much.
  var sayHowMuchCash: String { get }
  /// The cash does not pay for it.
  func tooLittleCash(missing: String) -> String
  /// What is to be given back of the cash, with the coins and notes that make it where they are known.
  func change(_ amount: String, _ piles: [String]) -> String
  /// So many coins or notes of a value.
  func pile(_ count: Int, _ value: String) -> String
  /// Asks whether so much change is meant.
  func askAboutChange(_ change: String, of total: String) -> String
  /// Cash that was handed over for what was not sold after all.
  func giveBack(_ cash: String) -> String
  /// Asks whether cards go through a terminal of the shop's own.
  var askAboutCards: String { get }
  /// What saying that they do is called.
  var terminalAction: String { get }
  /// What saying that they do not is called.
  var practiceAction: String { get }
  /// How cards are taken was kept.
  func cardsKept(_ reader: CardReader) -> String
  /// Nobody has said how cards are taken, and nobody can be asked.
  var cardsNotSaid: String { get }
  /// Asks what the stall's own terminal did.
  func askWhetherTaken(_ amount: String) -> String
  /// What saying that the terminal took the card is called.
  var takenAction: String { get }
  /// What saying that it did not is called.
  var notTakenAction: String { get }
  /// Nobody has said yet what the terminal did.
  func terminalWaits(_ total: String) -> String

  /// When an order was paid and, where a gateway has one, under which number.
  func paidAt(_ moment: Moment, reference: String?) -> String
  /// Before the change.
  var changeLabel: String { get }
  /// Above the rates of taxes.
  var taxRateLabel: String { get }
  /// What is taxed at a rate.
  func taxed(_ rate: String) -> String
  /// Above amounts without the tax.
  var netLabel: String { get }
  /// Above the taxes.
  var taxLabel: String { get }
  /// Above amounts with the tax.
  var grossLabel: String { get }
}

extension PaymentPhrases {
  /// A way of paying, in practice or in earnest.
  func name(of kind: Tender.Kind, isPractice: Bool) -> String {
    isPractice && kind == .card ? practiceCard : name(of: kind)
  }
}
