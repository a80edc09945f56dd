extension ProductDrawing {
  /// A steaming mug.
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

  /// A tin with a leaf on its label.
  var tea: [String] {
    [
      SVGShape.box(52, 62, 96, 108, round: 8, fill: paint),
      SVGShape.box(48, 42, 104, 26, round: 8, fill: shade),
      SVGShape.box(66, 86, 68, 64, round: 6, fill: "#fbf7ee"),
      SVGShape.path("M80 138 C76 108 96 96 122 98 C124 124 108 142 80 138 Z", fill: "#6b8f47"),
      SVGShape.line("M78 142 Q94 122 114 106", color: "#48632e", width: 3),
    ]
  }

  /// A folded bag with two beans on it.
  var coffee: [String] {
    [
      SVGShape.path("M60 54 H140 L148 170 H52 Z", fill: paint),
      SVGShape.box(58, 34, 84, 24, round: 4, fill: shade),
      SVGShape.circle(100, 116, 34, fill: "#fbf7ee"),
    ] + bean(at: 88) + bean(at: 114)
  }

  private func bean(at x: Double) -> [String] {
    [
      SVGShape.ellipse(x, 116, 10, 16, fill: "#6f4322"),
      SVGShape.line("M\(x) 102 Q\(x - 6) 112 \(x) 118 Q\(x + 5) 124 \(x) 130", color: "#3c2211", width: 2.5),
    ]
  }

  /// A bar half unwrapped.
  var chocolate: [String] {
    let pieces = [38.0, 66, 94].flatMap { y in
      [62.0, 88, 114].map { SVGShape.box($0, y, 24, 26, round: 3, fill: "#6a3d22") }
    }
    return [SVGShape.box(56, 30, 88, 140, round: 6, fill: "#4a2b14")] + pieces + [
      SVGShape.path(
        "M50 112 L62 104 L74 112 L87 104 L100 112 L113 104 L126 112 L138 104 L150 112 V174 H50 Z",
        fill: paint
      ),
      SVGShape.line("M50 130 H150", color: shade, width: 4),
      SVGShape.box(74, 140, 52, 20, round: 4, fill: "#fbf7ee"),
    ]
  }

  /// A notebook with a ribbon and a band.
  var notebook: [String] {
    [
      SVGShape.path("M86 160 H98 V190 L92 182 L86 190 Z", fill: "#c8553d"),
      SVGShape.box(56, 30, 98, 140, round: 6, fill: "#fbf7ee"),
      SVGShape.box(48, 26, 98, 140, round: 8, fill: paint),
      SVGShape.area("M50 30 H66 V162 H50 Z", fill: shade),
      SVGShape.box(78, 54, 46, 30, round: 4, fill: "#fbf7ee"),
      SVGShape.line("M86 66 H116", color: shade, width: 3),
      SVGShape.line("M86 74 H106", color: shade, width: 3),
      SVGShape.line("M134 28 V164", color: shade, width: 6),
    ]
  }

  /// A pen after writing.
  var pen: [String] {
    [
      SVGShape.line("M30 172 C50 150 62 190 82 170 C96 156 106 184 124 172", color: shade, width: 5),
      SVGShape.path("M136 22 L172 58 L84 146 L48 110 Z", fill: paint),
      SVGShape.path("M48 110 L84 146 L32 162 Z", fill: "#fbf7ee"),
      SVGShape.path("M40 136 L58 154 L32 162 Z", fill: "#3d3d46"),
      SVGShape.path("M136 22 Q150 10 168 26 Q184 44 172 58 Z", fill: shade),
      SVGShape.line("M128 40 L78 90", color: "#ffffff", width: 5),
    ]
  }

  /// A tote with a pocket.
  var bag: [String] {
    [
      SVGShape.line("M70 78 C70 18 130 18 130 78", width: 13),
      SVGShape.line("M70 78 C70 18 130 18 130 78", color: shade, width: 8),
      SVGShape.path("M44 72 H156 L166 174 H34 Z", fill: paint),
      SVGShape.line("M44 84 H156", color: shade, width: 4),
      SVGShape.path("M72 108 H128 V142 C128 152 72 152 72 142 Z", fill: shade),
      SVGShape.circle(100, 118, 5, fill: "#ffd91f"),
    ]
  }

  /// A lit table lamp.
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

  /// A burning pillar candle on a dish.
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
