import ArcadeDomain

// Rules and periods leave as a discounts file writes them.
extension ShopDocuments {
  func rule(_ rule: DiscountRule) -> JSONText {
    switch rule {
    case .nForM(let buy, let pay):
      ["type": "nForM", "buy": .integer(Int64(buy)), "pay": .integer(Int64(pay))]
    case .bulkPrice(let minimum, let price):
      ["type": "bulkPrice", "minimum": .integer(Int64(minimum)), "unitPrice": .string(price.decimalText)]
    case .amountOff(let minimum, let amount):
      ["type": "amountOff", "minimum": .integer(Int64(minimum)), "amount": .string(amount.decimalText)]
    case .percentOff(let minimum, let percent):
      ["type": "percentOff", "minimum": .integer(Int64(minimum)), "percent": .string(percent.decimalText)]
    }
  }

  func period(_ period: DiscountPeriod) -> JSONText {
    switch period {
    case .always: .null
    case .window(let from, let until):
      ["window": ["from": .string(from.isoText), "until": .string(until.isoText)]]
    case .season(let from, let until):
      ["season": ["from": .string(from.isoText), "until": .string(until.isoText)]]
    case .weekdays(let weekdays):
      ["weekdays": .array(Weekday.allCases.filter(weekdays.contains).map { .string($0.rawValue) })]
    }
  }
}
