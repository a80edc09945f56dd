extension ProductDrawing {
  /// A table lamp, lit.
  var lamp: [String] {
    [
      SVGShape.area("M58 98 L20 176 H180 L142 98 Z", fill: "#ffe9a8", opacity: 0.8),
      SVGShape.line("M100 98 V166", width: 8),
      SVGShape.path("M72 30 H128 L152 98 H48 Z", fill: paint),
      SVGShape.line("M52 90 H148", color: shade, width: 5),
      SVGShape.path("M64 174 C66 160 84 158 100 158 C116 158 134 160 136 174 Z", fill: shade),
      SVGShape.line("M124 100 V122", color: shade, width: 3),
      SVGShape.circle(124, 126, 4, fill: "#ffd91f"),
    ]
  }

  /// A pillar on a dish, burning.
  var candle: [String] {
    [
      SVGShape.circle(100, 48, 34, fill: "#fff3c4", stroke: 0),
      SVGShape.ellipse(100, 164, 64, 14, fill: shade),
      SVGShape.box(70, 82, 60, 80, round: 8, fill: paint),
      SVGShape.path("M70 92 Q76 116 84 96 Q90 88 98 96 Q106 122 114 96 Q122 88 130 94 V82 H70 Z", fill: "#fbf7ee"),
      SVGShape.line("M100 82 V66", width: 4),
      SVGShape.path("M100 70 C84 58 94 44 101 26 C110 44 116 58 100 70 Z", fill: "#f3861d"),
      SVGShape.area("M100 68 C93 60 97 52 101 44 C106 52 107 60 100 68 Z", fill: "#ffd91f"),
    ]
  }

  /// A throw with stripes and a fringe.
  var blanket: [String] {
    let fringe = stride(from: 50.0, through: 150, by: 10).map { x in
      SVGShape.line("M\(x) 148 V170", color: shade, width: 4)
    }
    return fringe + [
      SVGShape.box(40, 32, 120, 120, round: 8, fill: paint),
      SVGShape.area("M42 58 H158 V74 H42 Z", fill: "#fbf7ee"),
      SVGShape.line("M42 66 H158", color: shade, width: 4),
      SVGShape.area("M42 112 H158 V128 H42 Z", fill: "#fbf7ee"),
      SVGShape.line("M42 120 H158", color: shade, width: 4),
    ]
  }
}
