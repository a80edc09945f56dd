/// A demo product as an SVG picture.
///
/// The shape is that of its category; no two products of a category share both colour and background.
struct ProductDrawing: Hashable, Sendable {
  private let shape: MarketCategory.Shape
  private let number: Int

  init(of product: MarketProduct) {
    shape = product.shelf.shape
    number = product.number
  }

  var svg: String {
    SVGShape.document(shapes, on: SVGShape.backdrops[number / SVGShape.paints.count % SVGShape.backdrops.count])
  }

  var paint: String { SVGShape.paints[number % SVGShape.paints.count].paint }
  /// A darker shade, for edges and folds.
  var shade: String { SVGShape.paints[number % SVGShape.paints.count].shade }

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
}
