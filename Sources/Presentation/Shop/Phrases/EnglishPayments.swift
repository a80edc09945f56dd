import ArcadeDomain

/// Paying, in English.
extension EnglishShop {
  var paymentField: String { "Paid with" }
  var cashField: String { "Cash handed over" }
  var restField: String { "The rest with" }
  func name(of kind: Tender.Kind) -> String {
    switch kind {
    case .cash: "Cash"
    case .card: "Card"
    }
  }
  var practiceCard: String { "Card (practice)" }
  var practice: String { "Practice: nothing was charged to the card." }
  func usually(_ kind: Tender.Kind) -> String { "as usual: \(kind.rawValue)" }
  var exactCash: String { "exact" }
  func notAPayment(_ text: String) -> String { "“\(text)” is not a way of paying. It is cash or card." }
  var amountOfCashOnly: String { "An amount is said for cash only. Nothing was paid." }
  var sayHowMuchCash: String { "Say how much of it is paid in cash. Nothing was paid." }
  func tooLittleCash(missing: String) -> String { "That is too little cash: \(missing) is missing. Nothing was paid." }
  func change(_ amount: String, _ piles: [String]) -> String {
    piles.isEmpty ? "Change: \(amount)." : "Change: \(amount), such as \(formats.list(piles))."
  }
  func pile(_ count: Int, _ value: String) -> String { "\(count) × \(value)" }
  func askAboutChange(_ change: String, of total: String) -> String {
    "It costs \(total), so \(change) would be change. Was that really handed over?"
  }
  func giveBack(_ cash: String) -> String { "Give back the \(cash) in cash." }
  var askAboutCards: String {
    "Are cards taken at a terminal of the shop's own? If not, paying by card is practice, and nothing is charged. The answer holds for all tills."
  }
  var terminalAction: String { "at a terminal: it is asked each time whether it took the card" }
  var practiceAction: String { "practice: nothing is charged" }
  func cardsKept(_ reader: CardReader) -> String {
    switch reader {
    case .gateway: "Kept for all tills: cards are practice. The setting shop.card changes that."
    case .terminal: "Kept for all tills: cards are taken at the terminal. The setting shop.card changes that."
    }
  }
  var cardsNotSaid: String {
    "Nothing was paid, as nobody has said yet how this shop takes cards. Set shop.card to practice, by which nothing is charged, or to terminal."
  }
  func askWhetherTaken(_ amount: String) -> String { "Did the terminal take \(amount)?" }
  var takenAction: String { "it did: the cart is sold" }
  var notTakenAction: String { "it did not: nothing is sold" }
  func terminalWaits(_ total: String) -> String {
    "Nobody has said yet whether the terminal took the card for \(total). Pay again, and it will be asked."
  }

  func paidAt(_ moment: Moment, reference: String?) -> String {
    "Paid \(formats.moment(moment))" + (reference.map { ", reference \($0)" } ?? "")
  }
  var changeLabel: String { "Change" }
  var taxRateLabel: String { "Tax rate" }
  func taxed(_ rate: String) -> String { rate }
  var netLabel: String { "Net" }
  var taxLabel: String { "Tax" }
  var grossLabel: String { "Gross" }
}
