import ArcadeDomain
import Foundation

/// A price list as a table with headings in any order: `code`, `name`, `price`, and optional ones.
struct PriceTable {
  private let subject: String
  private let origin: FeedPlace
  private let table: HeadedTable<PriceField>
  /// The tax in all prices, if no column has it.
  private let usualTax: Percent?

  /// Finds the headings; throws `.noSuchColumn` if a required one is missing.
  init(_ body: Data, columns: PriceColumns, subject: String, place: FeedPlace, tax: Percent?) throws(RepositoryError) {
    (self.subject, origin, table) = (subject, place, HeadedTable(body, columns: columns))
    usualTax = table.layout.fields.contains(.tax) ? nil : tax
    try table.require(PriceField.required, subject: subject)
  }

  /// Reads all rows and reports invalid ones. Throws if a column's decimal sign is unknown.
  func read(usual: Currency) throws(RepositoryError) -> CatalogEntries {
    var (rows, entries) = (table.rows, CatalogEntries(upTo: 0))
    entries.unusedColumns = table.unusedHeadings.map { $0.cut(to: 40) }
    while let row = rows.next() {
      do throws(ShopProblem) {
        entries.append(try product(row, usual, &entries), at: place(row.line, .code))
      } catch {
        if case .feed(let mistake) = error.mistake, case .amount(.undecided) = mistake {
          let problem = FeedProblem(at: error.place, mistake)
          throw RepositoryError(.corrupt, subject: subject, detail: error.path, problem: problem)
        }
        entries.report(error)
      }
    }
    if let line = rows.unclosedQuote { entries.report(ShopProblem(at: place(line), .feed(.unclosedQuote))) }
    return entries
  }

  private func product(
    _ row: TableRow<PriceField>,
    _ usual: Currency,
    _ entries: inout CatalogEntries
  ) throws(ShopProblem) -> Product {
    if let mistake = row.mistake { throw ShopProblem(at: place(row.line), .feed(mistake)) }
    guard let code = Product.Code(try text(.code, row)) else {
      throw ShopProblem(at: place(row.line, .code), .feed(.wrongShape(expected: .code)))
    }
    let (name, currency) = (try text(.name, row), try currency(row) ?? usual)
    let product = Product(
      code: code,
      name: name.cut(to: 500),
      price: try price(.price, try text(.price, row), row, currency),
      unit: entries.unit(optional(.unit, row)),
      tags: TagList.tags(in: optional(.tags, row) ?? ""),
      reducedFrom: try optional(.reducedFrom, row).map { text throws(ShopProblem) in
        try price(.reducedFrom, text, row, currency)
      },
      lowest: try optional(.lowest, row).map { text throws(ShopProblem) in try price(.lowest, text, row, currency) },
      tax: try tax(row),
      picture: optional(.picture, row).flatMap(origin.address),
      color: optional(.color, row).flatMap(RGBColor.init)
    )
    guard let (field, mistake) = product.mistake else { return product }
    throw ShopProblem(at: place(row.line, field), mistake)
  }

  /// Reads a rate such as `21`, `10,5` or `21 %`.
  private func tax(_ row: TableRow<PriceField>) throws(ShopProblem) -> Percent? {
    guard let text = optional(.tax, row) else { return usualTax }
    let number = text.hasSuffix("%") ? String(text.dropLast()).trimmed : text
    let percent: Percent
    do {
      percent = try Percent(decimal: number.replacing(",", with: "."))
    } catch {
      throw ShopProblem(at: place(row.line, .tax), .feed(.amount(error)))
    }
    guard percent.isShare else { throw ShopProblem(at: place(row.line, .tax), .promotion(.percentOutOfRange(percent))) }
    return percent
  }

  private func currency(_ row: TableRow<PriceField>) throws(ShopProblem) -> Currency? {
    guard let code = optional(.currency, row) else { return nil }
    guard let currency = Currency(code: code.uppercased()) else {
      throw ShopProblem(at: place(row.line, .currency), .feed(.unknownCurrency(code)))
    }
    return currency
  }

  private func price(
    _ field: PriceField,
    _ text: String,
    _ row: TableRow<PriceField>,
    _ currency: Currency
  ) throws(ShopProblem) -> Money {
    let place = place(row.line, field)
    let price: Money
    do {
      price = try Money(
        written: text,
        currency: currency,
        column: table.layout.signs[field] ?? table.layout.signs[.price]
      )
    } catch {
      throw ShopProblem(at: place, .feed(.amount(error)))
    }
    guard !price.isNegative else { throw ShopProblem(at: place, .negativePrice(text)) }
    return price
  }

  private func text(_ field: PriceField, _ row: TableRow<PriceField>) throws(ShopProblem) -> String {
    guard let text = optional(field, row) else {
      throw ShopProblem(at: place(row.line), .feed(.missing(key: field.rawValue)))
    }
    return text
  }

  /// Returns the text of a column; nil if there is none.
  private func optional(_ field: PriceField, _ row: TableRow<PriceField>) -> String? { row[field]?.trimmed }

  private func place(_ line: Int, _ field: PriceField? = nil) -> SourcePlace {
    SourcePlace("\((subject as NSString).lastPathComponent):\(line)", key: field?.rawValue)
  }
}
