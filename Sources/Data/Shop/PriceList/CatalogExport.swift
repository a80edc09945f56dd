public import ArcadeDomain

/// Writes a price list as a table that reads back as the same list.
public struct CatalogExport: Sendable {
  private let cleaning: @Sendable (String) -> String

  /// Creates an export; each text is cleaned before guarding and quoting.
  public init(cleaning: @escaping @Sendable (String) -> String = { $0 }) { self.cleaning = cleaning }

  /// Returns a row for each product, with columns for the fields that any of them has.
  public func table(of catalog: Catalog) -> String {
    let columns = PriceField.allCases.filter { field in
      [.code, .name, .price, .currency].contains(field) || catalog.products.contains { text(field, of: $0) != nil }
    }
    let rows = catalog.products.map { product in columns.map { text($0, of: product) ?? "" } }
    return ([columns.map(\.rawValue)] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  private func text(_ field: PriceField, of product: Product) -> String? {
    switch field {
    case .code: cell(product.code.text)
    case .name: cell(product.name)
    case .price: product.price.decimalText
    case .currency: product.price.currency.code
    case .unit: product.unit.map(cell)
    case .tags: product.tags.isEmpty ? nil : cell(TagList.text(of: product.tags))
    case .reducedFrom: product.reducedFrom?.decimalText
    case .lowest: product.lowest?.decimalText
    case .tax: product.tax?.shortText
    case .picture: product.picture.map(cell)
    case .color: product.color?.text
    }
  }

  private func cell(_ text: String) -> String { QuotedText.quoted(FormulaGuard.defused(cleaning(text))) }
}
