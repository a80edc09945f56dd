/// What a price list can say about a product, by the name of its column or key.
public enum PriceField: String, TableField {
  /// What a scanner types for it.
  case code
  /// What it is called.
  case name
  /// An exact decimal such as `7.50`.
  case price
  /// A code of ISO 4217; that of the whole list where it is missing.
  case currency
  /// What it is measured in where it is weighed; sold by the piece where that is missing.
  case unit
  /// Words by which discounts find it; in a table with commas, semicolons, spaces or, if a tag has one of those, bars between.
  case tags
  /// Its usual price, while `price` is a reduced one.
  case reducedFrom
  /// What no discount takes its unit price below.
  case lowest
  /// The rate of the tax that its price includes, in percent; that of the whole list where it is missing.
  case tax
  /// Where its picture is: an address, or a path beside the list; what is none is not shown.
  case picture
  /// The colour by which it is found on a screen; what is none is not shown.
  case color

  /// Those without which nothing is a price list.
  static let required: [PriceField] = [.code, .name, .price]

  /// What tables of shops call it.
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

  /// Whether it is a price.
  public var isAmount: Bool { [.price, .reducedFrom, .lowest].contains(self) }
}

/// Which columns or keys of a price list say what about a product.
public typealias PriceColumns = ColumnNames<PriceField>

/// Tags in one cell of a table: between bars, which their words may not have, or else between commas, semicolons or spaces.
enum TagList {
  private static let bar: Character = "|"

  /// Returns the tags of a cell.
  static func tags(in text: String) -> [String] {
    let hasBars = text.contains(bar)
    return text.split { hasBars ? $0 == bar : ",;".contains($0) || $0.isWhitespace }
      .map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Returns a cell with tags; a bar stands behind a single one that has a space or a comma in it.
  static func text(of tags: [String]) -> String {
    let arePlain = tags.allSatisfy { !$0.contains { ",;".contains($0) || $0.isWhitespace } }
    if arePlain { return tags.joined(separator: " ") }
    return tags.count == 1 ? tags[0] + String(bar) : tags.joined(separator: String(bar))
  }
}
