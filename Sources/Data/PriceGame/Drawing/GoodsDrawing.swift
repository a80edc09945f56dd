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
    SVGShape.document(Self.shapes[kind]?(self) ?? [], on: SVGShape.backdrops[number % SVGShape.backdrops.count])
  }

  /// The colour of the product.
  var paint: String { SVGShape.paints[number % SVGShape.paints.count].paint }
  /// The same, darker, for edges and folds.
  var shade: String { SVGShape.paints[number % SVGShape.paints.count].shade }
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
}
