/// All products of a catalogue, with what tells it from others.
public struct PriceAssortment: Hashable, Sendable {
  /// The products, by id, each once.
  public let products: [QuizProduct]
  /// What the catalogue is known by: `1` for what ships with Arcade, else eight hexadecimal digits.
  public let version: String

  /// Takes the products that ship with Arcade, under the number of their version.
  public init(shipped products: [QuizProduct], version: Int) {
    self.products = Self.inOrder(products)
    self.version = String(version)
  }

  /// Takes products whose ids and prices tell their catalogue from others, in whatever order they come.
  public init(of products: [QuizProduct]) {
    let inOrder = Self.inOrder(products)
    let lines = inOrder.map { "\($0.id)\t\($0.price.decimalText)\t\($0.price.currency.code)\n" }
    let digits = String(SplitMix64.mixed(Fingerprint(of: lines.joined().utf8).fnv1a) >> 32, radix: 16)
    self.products = inOrder
    version = String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  /// Whether a version is of another catalogue than the one that ships with Arcade.
  static func isOwn(_ version: String) -> Bool { version.utf8.count == 8 }

  private static func inOrder(_ products: [QuizProduct]) -> [QuizProduct] {
    var ids: Set<QuizProduct.ID> = []
    return products.sorted { ($0.id, $0.name, $0.price.minorUnits) < ($1.id, $1.name, $1.price.minorUnits) }
      .filter { ids.insert($0.id).inserted }
  }
}
