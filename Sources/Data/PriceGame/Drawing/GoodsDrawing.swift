/// A product of the starter catalogue as a picture in SVG: the shape of its kind, in a colour of its own.
struct GoodsDrawing: Sendable {
  /// The letters that the numbers of its kind begin with.
  private let kind: String
  private let number: Int

  /// Draws the product of a number such as `KETL1090`; nil for one that the starter catalogue cannot have.
  init?(_ id: String) {
    kind = String(id.prefix(4))
    guard Self.shapes[kind] != nil, let number = UInt16(id.dropFirst(4)) else { return nil }
    self.number = Int(number)
  }

  /// The whole document.
  var svg: String {
    SVGShape.document(Self.shapes[kind]?(self) ?? [], on: Self.backdrops[number % Self.backdrops.count])
  }

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

  /// What products look like, by their letters.
  static let shapes: [String: @Sendable (GoodsDrawing) -> [String]] = [
    "ARMC": { $0.armchair }, "BSKT": { $0.basket }, "BLND": { $0.blender }, "CLCK": { $0.clock },
    "COFT": { $0.coffeeTable }, "DOOR": { $0.doorHandle }, "DUVT": { $0.duvet }, "ENDT": { $0.endTable },
    "FLMP": { $0.floorLamp }, "HMCK": { $0.hammock }, "KETL": { $0.kettle }, "NLGT": { $0.nightLight },
    "WRUG": { $0.rug }, "STRG": { $0.stringLights }, "TLMP": { $0.tableLamp }, "TOST": { $0.toaster },
    "TOWL": { $0.towel },
  ]

  // As many as have no divisor in common with the backdrops, so that all pairs occur.
  private static let paints: [(paint: String, shade: String)] = [
    ("#c8553d", "#8f3a28"), ("#2f7f79", "#1e5652"), ("#e0a526", "#a87916"), ("#4a6fa5", "#314c74"),
    ("#8a5a83", "#5e3b59"), ("#6b8f47", "#48632e"), ("#d98ba0", "#a85d72"),
  ]

  private static let backdrops = ["#f4ecdf", "#dfeaf0", "#e6efdc", "#f3dfd6"]
}
