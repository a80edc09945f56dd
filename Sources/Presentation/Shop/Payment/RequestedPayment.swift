public import ArcadeDomain

/// How somebody wants to pay, in their own words; the amount is read when it is known what is paid.
public struct RequestedPayment: Hashable, Sendable, LosslessStringConvertible {
  /// What is handed over first; nil for what is usual.
  public let kind: Tender.Kind?
  /// How much of it, as it was typed; nil where nothing was said.
  public let amount: String?
  /// Whether the rest is paid by card.
  public let restByCard: Bool

  /// Paid in the usual way.
  public static let usual = RequestedPayment()

  /// Joins what was said; nothing is what is usual.
  public init(_ kind: Tender.Kind? = nil, _ amount: String? = nil, restByCard: Bool = false) {
    self.kind = kind
    let digits = amount?.filter { !$0.isWhitespace }
    self.amount = digits?.isEmpty == false ? digits : nil
    self.restByCard = restByCard
  }

  /// Reads words such as `cash 10 card`; nothing at all is what is usual.
  public init?(_ description: String) {
    var words = description.split(separator: " ").map(String.init)
    if words.isEmpty {
      self.init()
      return
    }
    guard let kind = Tender.Kind(rawValue: words.removeFirst()) else { return nil }
    let restByCard = words.last == Tender.Kind.card.rawValue
    if restByCard { words.removeLast() }
    guard words.count < 2 else { return nil }
    self.init(kind, words.first, restByCard: restByCard)
  }

  /// The words that read as the same again.
  public var description: String {
    ([(kind ?? impliedKind)?.rawValue, amount, restByCard ? Tender.Kind.card.rawValue : nil] as [String?])
      .compactMap { $0 }.joined(separator: " ")
  }

  /// What is meant where an amount or a rest is given, but no kind: only cash is counted.
  private var impliedKind: Tender.Kind? {
    guard kind == nil else { return kind }
    return amount != nil ? .cash : restByCard ? .card : nil
  }

  /// Returns the way of paying in a currency; throws the sentence that says what is wrong with it.
  func method(usually usual: Tender.Kind, in currency: Currency, _ phrases: ShopPhrases) throws(InputError)
    -> PaymentMethod
  {
    switch impliedKind ?? kind ?? usual {
    case .card:
      guard amount == nil else { throw .refused(phrases.amountOfCashOnly) }
      return .card
    case .cash:
      let cash = try amount.map { text throws(InputError) in
        guard let cash = phrases.amount(text, in: currency) else {
          throw .refused(phrases.notAnAmount(text, in: currency))
        }
        return cash
      }
      guard restByCard else { return .cash(cash) }
      guard let cash else { throw .refused(phrases.sayHowMuchCash) }
      return .cashThenCard(cash)
    }
  }
}
