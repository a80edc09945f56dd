/// A product of the starter catalogue as a picture in SVG: the shape of its kind, in a colour of its own.
struct GoodsDrawing: Hashable, Sendable {
  /// What products look like, by the letters that their numbers begin with.
  enum Shape: String, CaseIterable, Hashable, Sendable {
    case armchair = "ARMC"
    case basket = "BSKT"
    case blender = "BLND"
    case clock = "CLCK"
    case coffeeTable = "COFT"
    case doorHandle = "DOOR"
    case duvet = "DUVT"
    case endTable = "ENDT"
    case floorLamp = "FLMP"
    case hammock = "HMCK"
    case kettle = "KETL"
    case nightLight = "NLGT"
    case rug = "WRUG"
    case stringLights = "STRG"
    case tableLamp = "TLMP"
    case toaster = "TOST"
    case towel = "TOWL"
  }

  /// What is drawn.
  let shape: Shape
  private let number: Int

  /// Draws the product of a number such as `KETL1090`; nil for one that the starter catalogue cannot have.
  init?(_ id: String) {
    guard let shape = Shape(rawValue: String(id.prefix(4))), let number = UInt16(id.dropFirst(4)) else { return nil }
    self.shape = shape
    self.number = Int(number)
  }

  /// The whole document.
  var svg: String { SVGShape.document(shapes, on: Self.backdrops[number % Self.backdrops.count]) }

  /// The colour of the product.
  var paint: String { Self.paints[number % Self.paints.count].paint }
  /// The same, darker, for edges and folds.
  var shade: String { Self.paints[number % Self.paints.count].shade }
  /// Wood, and what else is brown.
  var wood: String { "#b98a5a" }
  /// Cords, grips and feet.
  var dark: String { "#3d3d46" }
  /// What shines.
  var light: String { "#ffe08a" }

  private var shapes: [String] {
    switch shape {
    case .armchair: armchair
    case .basket: basket
    case .blender: blender
    case .clock: clock
    case .coffeeTable: coffeeTable
    case .doorHandle: doorHandle
    case .duvet: duvet
    case .endTable: endTable
    case .floorLamp: floorLamp
    case .hammock: hammock
    case .kettle: kettle
    case .nightLight: nightLight
    case .rug: rug
    case .stringLights: stringLights
    case .tableLamp: tableLamp
    case .toaster: toaster
    case .towel: towel
    }
  }

  // As many as have no divisor in common with the backdrops, so that all pairs occur.
  private static let paints: [(paint: String, shade: String)] = [
    ("#c8553d", "#8f3a28"), ("#2f7f79", "#1e5652"), ("#e0a526", "#a87916"), ("#4a6fa5", "#314c74"),
    ("#8a5a83", "#5e3b59"), ("#6b8f47", "#48632e"), ("#d98ba0", "#a85d72"),
  ]

  private static let backdrops = ["#f4ecdf", "#dfeaf0", "#e6efdc", "#f3dfd6"]
}
