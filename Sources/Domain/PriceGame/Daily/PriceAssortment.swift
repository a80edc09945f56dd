/// All products of a catalogue, with an identifier of the catalogue.
public struct PriceAssortment: Hashable, Sendable {
  /// The products, sorted by id, each once.
  public let products: [QuizProduct]
  /// The identifier of the catalogue: `1` for the bundled one, otherwise eight hexadecimal digits.
  public let version: String

  /// Creates the bundled catalogue with its version number.
  public init(shipped products: [QuizProduct], version: Int) {
    self.products = Self.inOrder(products)
    self.version = String(version)
  }

  /// Creates a catalogue in any order; the ids and prices of its products determine its identifier.
  public init(of products: [QuizProduct]) {
    let inOrder = Self.inOrder(products)
    let lines = inOrder.map { "\($0.id)\t\($0.price.decimalText)\t\($0.price.currency.code)\n" }
    let digits = String(SplitMix64.mixed(Fingerprint(of: lines.joined().utf8).fnv1a) >> 32, radix: 16)
    self.products = inOrder
    version = String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  /// Whether a version is not that of the bundled catalogue.
  static func isOwn(_ version: String) -> Bool { version.utf8.count == 8 }

  private static func inOrder(_ products: [QuizProduct]) -> [QuizProduct] {
    var ids: Set<QuizProduct.ID> = []
    return products.sorted { ($0.id, $0.name, $0.price.minorUnits) < ($1.id, $1.name, $1.price.minorUnits) }
      .filter { ids.insert($0.id).inserted }
  }
}
