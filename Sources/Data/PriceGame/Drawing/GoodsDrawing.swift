/// A product of the starter catalogue as an SVG picture: the shape of its kind, in its own colour.
struct GoodsDrawing: Sendable {
  /// The letters at the start of its IDs.
  private let kind: String
  private let number: Int

  /// Creates the drawing of a product, such as `KETL1090`; nil for an ID that the starter catalogue cannot have.
  init?(_ id: String) {
    kind = String(id.prefix(4))
    guard Self.shapes[kind] != nil, let number = UInt16(id.dropFirst(4)) else { return nil }
    self.number = Int(number)
  }

  /// The complete document.
  var svg: String {
    SVGShape.document(Self.shapes[kind]?(self) ?? [], on: SVGShape.backdrops[number % SVGShape.backdrops.count])
  }

  /// The product's colour.
  var paint: String { SVGShape.paints[number % SVGShape.paints.count].paint }
  /// A darker shade, for edges and folds.
  var shade: String { SVGShape.paints[number % SVGShape.paints.count].shade }
  /// Wood and other brown parts.
  var wood: String { "#b98a5a" }
  /// Cords, grips and feet.
  var dark: String { "#3d3d46" }
  /// Shining parts.
  var light: String { "#ffe08a" }

  /// The drawings of products, by the letters of their IDs.
  static let shapes: [String: @Sendable (GoodsDrawing) -> [String]] = [
    "ARMC": { $0.armchair }, "BSKT": { $0.basket }, "BLND": { $0.blender }, "CLCK": { $0.clock },
    "COFT": { $0.coffeeTable }, "DOOR": { $0.doorHandle }, "DUVT": { $0.duvet }, "ENDT": { $0.endTable },
    "FLMP": { $0.floorLamp }, "HMCK": { $0.hammock }, "KETL": { $0.kettle }, "NLGT": { $0.nightLight },
    "WRUG": { $0.rug }, "STRG": { $0.stringLights }, "TLMP": { $0.tableLamp }, "TOST": { $0.toaster },
    "TOWL": { $0.towel },
  ]
}
