public import ArcadeDomain
import Foundation

// The values in a discounts file. Those out of range are reported with their place.
extension JSONNode {
  /// Reads a number of pieces.
  func count() throws -> Int {
    let count = try wholeNumber()
    guard (1...Cart.maximumQuantity).contains(count) else { throw mistake(.countOutOfRange(count)) }
    return count
  }

  /// Reads a number of pieces, or zero.
  func countOrNone() throws -> Int { try wholeNumber() == 0 ? 0 : count() }

  /// Reads an amount that is not below zero.
  func amount(in currency: Currency) throws -> Money {
    let amount = try money(in: currency)
    guard !amount.isNegative else { throw mistake(.negativeAmount(amount)) }
    return amount
  }

  /// Reads a percentage.
  func percent() throws -> Percent {
    let text = try amountText()
    let percent: Percent
    do {
      percent = try Percent(decimal: text)
    } catch {
      throw problem(.amount(error))
    }
    guard percent.isShare else { throw mistake(.percentOutOfRange(percent)) }
    return percent
  }

  /// Reads a Boolean under a key.
  func flag(_ key: String, else usual: Bool = false) throws -> Bool {
    guard let node = try optional(key) else { return usual }
    guard case .bool(let isSet) = node.value else { throw node.problem(.wrongShape(expected: .flag)) }
    return isSet
  }

  /// Reads one of a set of words.
  func oneOf<Choice: CaseIterable & RawRepresentable<String>>(_ choices: Choice.Type) throws -> Choice {
    let allowed = choices.allCases.map(\.rawValue)
    let text = try oneOf(allowed)
    guard let choice = Choice(rawValue: text) else {
      throw problem(.unknownValue(text, allowed: allowed, nearest: nil))
    }
    return choice
  }

  func productCode() throws -> Product.Code {
    guard let code = Product.Code(try text()) else { throw problem(.wrongShape(expected: .code)) }
    return code
  }

  func promotionCode() throws -> PromotionCode {
    guard let code = PromotionCode(normalizing: try text()) else { throw problem(.wrongShape(expected: .text)) }
    return code
  }

  /// Reads a text, or an object with a text per language.
  func localizedText() throws -> LocalizedText {
    guard case .object = value else {
      guard case .text = value else { throw problem(.wrongShape(expected: .textOrTranslations)) }
      return LocalizedText(try text())
    }
    var byLanguage: [String: String] = [:]
    for (language, name) in try members() where byLanguage[language] == nil { byLanguage[language] = try name.text() }
    guard let name = LocalizedText(byLanguage: byLanguage) else {
      throw problem(.wrongShape(expected: .textOrTranslations))
    }
    return name
  }

  /// Reads the selection of pieces: `products`, `tags` and `prices`.
  func selection(in currency: Currency) throws -> PieceSelection {
    let (products, tags) = (try optional("products"), try optional("tags"))
    let selection = (
      products: try products.map { try $0.list().map { try $0.productCode() } },
      tags: try tags.map { try $0.list().map { try $0.text() } }
    )
    if let products, selection.products?.isEmpty == true { throw products.mistake(.nothingSelected) }
    if let tags, selection.tags?.isEmpty == true { throw tags.mistake(.nothingSelected) }
    return try PieceSelection(
      products: selection.products,
      tags: selection.tags,
      prices: optional("prices").map { try $0.prices(in: currency) }
    )
  }

  private func prices(in currency: Currency) throws -> PieceSelection.Prices {
    if let unknown = try firstUnknownKey(besides: ["from", "until"]) { throw unknown }
    do {
      return try PieceSelection.Prices(
        from: optional("from")?.amount(in: currency),
        until: optional("until")?.amount(in: currency)
      )
    } catch let reversed as PromotionMistake {
      throw mistake(reversed)
    }
  }

  /// Reads either an `amount` or a `percent`.
  func reward(in currency: Currency) throws -> Tiers.Reward {
    switch (try optional("amount"), try optional("percent")) {
    case (let amount?, nil): return .amount(try amount.amount(in: currency))
    case (nil, let percent?): return .percent(try percent.percent())
    default: throw ShopProblem(at: place(), .notOneOf(["amount", "percent"]))
    }
  }

  /// Returns a problem here.
  private func mistake(_ mistake: PromotionMistake) -> ShopProblem { ShopProblem(at: place(), .promotion(mistake)) }
}

extension PieceSelection {
  /// The keys of a selection.
  static let keys = ["products", "tags", "prices"]
}

extension PromotionCode {
  /// Reads a code, ignoring width; nil if it is blank.
  public init?(normalizing text: String) { self.init(text, folded: text.precomposedStringWithCompatibilityMapping) }
}
