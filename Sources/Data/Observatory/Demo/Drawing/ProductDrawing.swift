/// A product of the demo market as a picture in SVG.
///
/// The shape is that of its category, and no two products of one have both the same colour and the same backdrop.
struct ProductDrawing: Hashable, Sendable {
  private let shape: MarketCategory.Shape
  private let number: Int

  init(of product: MarketProduct) {
    shape = product.shelf.shape
    number = product.number
  }

  var svg: String { SVGShape.document(shapes, on: Self.backdrops[number / Self.paints.count % Self.backdrops.count]) }

  var paint: String { Self.paints[number % Self.paints.count].paint }
  /// The same, darker, for edges and folds.
  var shade: String { Self.paints[number % Self.paints.count].shade }

  private var shapes: [String] {
    switch shape {
    case .tea: tea
    case .coffee: coffee
    case .chocolate: chocolate
    case .cup: cup
    case .kettle: kettle
    case .pan: pan
    case .lamp: lamp
    case .candle: candle
    case .blanket: blanket
    case .notebook: notebook
    case .pen: pen
    case .bag: bag
    }
  }

  private static let paints: [(paint: String, shade: String)] = [
    ("#c8553d", "#8f3a28"), ("#2f7f79", "#1e5652"), ("#e0a526", "#a87916"), ("#4a6fa5", "#314c74"),
    ("#8a5a83", "#5e3b59"), ("#6b8f47", "#48632e"), ("#d98ba0", "#a85d72"),
  ]

  private static let backdrops = ["#f4ecdf", "#dfeaf0", "#e6efdc", "#f3dfd6"]
}
