/// The fields of a product in a price list, by column or key.
public enum PriceField: String, TableField {
  /// The code that a scanner types.
  case code
  /// The display name.
  case name
  /// An exact decimal such as `7.50`.
  case price
  /// An ISO 4217 code, by default that of the list.
  case currency
  /// The unit for weighing; sold by the piece if missing.
  case unit
  /// Words by which discounts find it. In a table they are separated by commas, semicolons or spaces; if a tag contains
  /// one of those, by bars.
  case tags
  /// The usual price, if `price` is reduced.
  case reducedFrom
  /// The lowest unit price after discounts.
  case lowest
  /// The included tax rate in percent, by default that of the list.
  case tax
  /// The picture: an address, or a path relative to the list; invalid ones are ignored.
  case picture
  /// The colour for finding it on a screen; invalid ones are ignored.
  case color

  /// The required fields of a price list.
  static let required: [PriceField] = [.code, .name, .price]

  /// Headings that shops use for it.
  public var headings: [String] {
    switch self {
    case .code:
      [
        "ref", "referencia", "reference", "sku", "código", "cód.", "cód. artículo", "código artículo",
        "código producto",
        "ean", "barcode", "品番", "商品コード", "コード",
      ]
    case .name:
      [
        "product", "title", "producto", "nombre", "artículo", "descripción", "denominación", "concepto", "商品名", "品名",
        "名前",
      ]
    case .price:
      [
        "pvp", "pvp con iva", "pvp (iva incl.)", "pvp (iva incluido)", "precio venta", "precio de venta",
        "precio con iva",
        "precio", "precio unitario", "importe", "価格", "単価", "値段",
      ]
    case .currency: ["moneda", "divisa", "通貨"]
    case .unit: ["unidad", "ud", "unidad de medida", "u.m.", "unidad de venta", "単位"]
    case .tags: ["tag", "etiquetas", "タグ"]
    case .reducedFrom: ["precio anterior", "通常価格"]
    case .lowest: ["precio mínimo", "最低価格"]
    case .tax: ["tax rate", "vat rate", "tipo de iva", "税率"]
    case .picture: ["image", "photo", "imagen", "foto", "画像", "写真"]
    case .color: ["colour", "色"]
    }
  }

  /// True for prices.
  public var isAmount: Bool { [.price, .reducedFrom, .lowest].contains(self) }
}

/// The columns or keys of a price list.
public typealias PriceColumns = ColumnNames<PriceField>

/// Tags in a table cell: separated by bars, which tags cannot contain, or else by commas, semicolons or spaces.
enum TagList {
  private static let bar: Character = "|"

  /// Returns the tags of a cell.
  static func tags(in text: String) -> [String] {
    let hasBars = text.contains(bar)
    return text.split { hasBars ? $0 == bar : ",;".contains($0) || $0.isWhitespace }
      .map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Returns a cell with tags; a single one with a space or a comma is followed by a bar.
  static func text(of tags: [String]) -> String {
    let arePlain = tags.allSatisfy { !$0.contains { ",;".contains($0) || $0.isWhitespace } }
    if arePlain { return tags.joined(separator: " ") }
    return tags.count == 1 ? tags[0] + String(bar) : tags.joined(separator: String(bar))
  }
}
