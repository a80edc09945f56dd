public import ArcadeDomain

/// A requested way of paying with its amount as typed; the amount is parsed when the total is known.
public struct RequestedPayment: Hashable, Sendable, LosslessStringConvertible {
  /// The first tender; nil for the default.
  public let kind: Tender.Kind?
  /// Its amount as typed; nil for none.
  public let amount: String?
  /// Whether the rest is paid by card.
  public let restByCard: Bool

  /// The default payment.
  public static let usual = RequestedPayment()

  /// Creates a request; without values it is the default payment.
  public init(_ kind: Tender.Kind? = nil, _ amount: String? = nil, restByCard: Bool = false) {
    self.kind = kind
    let digits = amount?.filter { !$0.isWhitespace }
    self.amount = digits?.isEmpty == false ? digits : nil
    self.restByCard = restByCard
  }

  /// Parses words such as `cash 10 card`; an empty text is the default payment.
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

  /// The request as words, such as `cash 10 card`.
  public var description: String {
    ([(kind ?? impliedKind)?.rawValue, amount, restByCard ? Tender.Kind.card.rawValue : nil] as [String?])
      .compactMap { $0 }.joined(separator: " ")
  }

  /// Cash if there is an amount or a rest but no kind, because only cash has an amount.
  private var impliedKind: Tender.Kind? {
    guard kind == nil else { return kind }
    return amount != nil ? .cash : restByCard ? .card : nil
  }

  /// Returns the payment method in a currency; throws the error message for an invalid amount.
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
