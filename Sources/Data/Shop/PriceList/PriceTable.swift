import ArcadeDomain
import Foundation

/// A price list as a table with a row of headings, in any order: `code`, `name`, `price`, and others that it may have.
struct PriceTable {
  private let subject: String
  private let fields: [PriceField?]
  /// The tax in all prices, where no column says it.
  private let usualTax: Percent?
  /// The rows below the headings.
  private let rows: DelimitedScan

  /// Finds the headings; throws `.noSuchColumn` where one is missing without which it is no price list.
  init(_ body: Data, columns: PriceColumns, subject: String, tax: Percent?) throws(RepositoryError) {
    var scan = DelimitedText(String(decoding: body, as: UTF8.self)).scan()
    let fields = columns.fields(of: scan.next()?.fields ?? [])
    let missing = PriceField.required.first { !fields.contains($0) }.map(columns.heading)
    if let heading = missing ?? columns.missing(among: fields).first {
      throw RepositoryError(.noSuchColumn, subject: subject, detail: heading)
    }
    (self.subject, self.fields, rows) = (subject, fields, scan)
    usualTax = fields.contains(.tax) ? nil : tax
  }

  /// Reads every row; those that are no products are reported.
  func read(usual: Currency) -> CatalogEntries {
    var (walk, entries) = (rows, CatalogEntries(upTo: 0))
    while let row = walk.next() {
      do throws(ShopProblem) {
        entries.append(try product(row, usual), at: place(row.line, .code))
      } catch {
        entries.report(error)
      }
    }
    if let line = walk.unclosedQuote { entries.report(ShopProblem(at: place(line), .feed(.unclosedQuote))) }
    return entries
  }

  private func product(_ row: DelimitedRow, _ usual: Currency) throws(ShopProblem) -> Product {
    // What is no UTF-8 was replaced when the text was made of bytes.
    guard !row.fields.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }) else {
      throw ShopProblem(at: place(row.line), .feed(.notUTF8))
    }
    // With more fields than headings, some delimiter is part of a text, and all after it stand in the wrong place.
    guard row.fields.dropFirst(fields.count).allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else {
      throw ShopProblem(at: place(row.line), .feed(.tooManyFields))
    }
    guard let code = Product.Code(try text(.code, row)) else {
      throw ShopProblem(at: place(row.line, .code), .feed(.wrongShape(expected: .code)))
    }
    let (name, currency) = (try text(.name, row), try currency(row) ?? usual)
    let product = Product(
      code: code,
      name: name.cut(to: 500),
      price: try price(.price, try text(.price, row), row, currency),
      unit: optional(.unit, row)?.cut(to: 40),
      tags: TagList.tags(in: optional(.tags, row) ?? ""),
      reducedFrom: try optional(.reducedFrom, row).map { text throws(ShopProblem) in
        try price(.reducedFrom, text, row, currency)
      },
      lowest: try optional(.lowest, row).map { text throws(ShopProblem) in try price(.lowest, text, row, currency) },
      tax: try tax(row)
    )
    guard let (field, mistake) = product.mistake else { return product }
    throw ShopProblem(at: place(row.line, field), mistake)
  }

  /// A rate such as `21`, `10,5` or `21 %`.
  private func tax(_ row: DelimitedRow) throws(ShopProblem) -> Percent? {
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

  private func currency(_ row: DelimitedRow) throws(ShopProblem) -> Currency? {
    guard let code = optional(.currency, row) else { return nil }
    guard let currency = Currency(code: code.uppercased()) else {
      throw ShopProblem(at: place(row.line, .currency), .feed(.unknownCurrency(code)))
    }
    return currency
  }

  private func price(
    _ field: PriceField,
    _ text: String,
    _ row: DelimitedRow,
    _ currency: Currency
  ) throws(ShopProblem) -> Money {
    let place = place(row.line, field)
    let price: Money
    do {
      price = try Money(written: text, currency: currency)
    } catch {
      throw ShopProblem(at: place, .feed(.amount(error)))
    }
    guard !price.isNegative else { throw ShopProblem(at: place, .negativePrice(text)) }
    return price
  }

  private func text(_ field: PriceField, _ row: DelimitedRow) throws(ShopProblem) -> String {
    guard let text = optional(field, row) else {
      throw ShopProblem(at: place(row.line), .feed(.missing(key: field.rawValue)))
    }
    return text
  }

  /// What stands in a column; nil where nothing does. A mark against formulas is taken away.
  private func optional(_ field: PriceField, _ row: DelimitedRow) -> String? {
    let text = fields.firstIndex(of: field).flatMap { row[$0] }.map { DefusedText.plain($0).trimmed }
    return text?.isEmpty == false ? text : nil
  }

  private func place(_ line: Int, _ field: PriceField? = nil) -> SourcePlace {
    SourcePlace("\((subject as NSString).lastPathComponent):\(line)", key: field?.rawValue)
  }
}
