import ArcadeData
import ArcadeDomain

/// How a price list is to be read, as far as a command line and the settings say it.
struct PriceListReading {
  /// What its columns are called, and their decimal sign.
  let columns: PriceColumns
  /// The currency of a list that names none.
  let currency: Currency

  /// Joins what a place says behind its `#`, the options of a command and the settings, of which options come first.
  init(_ place: PriceColumns?, _ invocation: Invocation?, _ settings: Settings) throws(UsageError) {
    var columns = try invocation?.checked(.columns) { try? PriceColumns($0) } ?? place ?? .usual
    let usual = settings[.shopDecimal].flatMap { DecimalSign($0) }
    columns.decimal = try invocation?.checked(.decimal) { DecimalSign($0) } ?? columns.decimal ?? usual
    self.columns = columns
    let named = try invocation?.checked(.currency) { Currency(code: $0.uppercased()) }
    currency = named ?? settings[.shopCurrency].flatMap { Currency(code: $0.uppercased()) } ?? .eur
  }
}
