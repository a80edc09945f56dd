extension ProductDrawing {
  /// A mug, hot.
  var cup: [String] {
    let steam = [76.0, 98, 120].map { x in
      SVGShape.line("M\(x) 58 Q\(x - 9) 47 \(x) 38 Q\(x + 9) 29 \(x) 18", color: "#a9a39a", width: 4)
    }
    return steam + [
      SVGShape.line("M136 92 C178 84 178 142 132 142", width: 15),
      SVGShape.line("M136 92 C178 84 178 142 132 142", color: paint, width: 10),
      SVGShape.path("M54 76 H142 V150 C142 164 134 172 120 172 H76 C62 172 54 164 54 150 Z", fill: paint),
      SVGShape.ellipse(98, 76, 44, 10, fill: "#6f4322"),
      SVGShape.line("M56 146 Q98 160 140 146", color: shade, width: 5),
    ]
  }

  /// A kettle with a handle above it.
  var kettle: [String] {
    [
      SVGShape.line("M62 86 C60 22 140 22 138 86", width: 13),
      SVGShape.line("M62 86 C60 22 140 22 138 86", color: "#3d3d46", width: 8),
      SVGShape.path("M140 106 L178 76 L186 86 L150 140 Z", fill: shade),
      SVGShape.path("M66 80 H134 C152 108 156 140 148 168 H52 C44 140 48 108 66 80 Z", fill: paint),
      SVGShape.ellipse(100, 80, 36, 9, fill: shade),
      SVGShape.circle(100, 68, 8, fill: "#3d3d46"),
      SVGShape.line("M64 106 Q56 128 60 150", color: "#ffffff", width: 5),
    ]
  }

  /// A pan from above.
  var pan: [String] {
    [
      SVGShape.path("M122 136 L134 122 L186 172 Q188 186 174 186 Z", fill: "#3d3d46"),
      SVGShape.circle(90, 92, 66, fill: shade),
      SVGShape.circle(90, 92, 56, fill: paint),
      SVGShape.path("M62 92 C54 66 88 56 102 70 C122 66 132 92 114 106 C104 126 64 122 62 92 Z", fill: "#ffffff"),
      SVGShape.circle(92, 92, 14, fill: "#ffd91f"),
    ]
  }
}
