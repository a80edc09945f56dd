extension GoodsDrawing {
  /// A basket with handles.
  var basket: [String] {
    [
      SVGShape.line("M58 74 C58 28 142 28 142 74", width: 13),
      SVGShape.line("M58 74 C58 28 142 28 142 74", color: wood, width: 8),
      SVGShape.path("M32 74 H168 L150 174 H50 Z", fill: paint),
      SVGShape.line("M40 104 H160 M45 130 H155 M49 154 H151", color: shade, width: 5),
      SVGShape.line("M68 82 L76 168 M100 82 V168 M132 82 L124 168", color: shade, width: 5),
      SVGShape.box(26, 66, 148, 18, round: 8, fill: shade),
    ]
  }

  /// A clock at ten past ten.
  var clock: [String] {
    let marks = ["M100 34 V46", "M100 154 V166", "M34 100 H46", "M154 100 H166"]
    return [
      SVGShape.circle(100, 100, 82, fill: shade),
      SVGShape.circle(100, 100, 72, fill: paint),
      SVGShape.circle(100, 100, 62, fill: "#f7f4ec"),
    ]
      + marks.map { SVGShape.line($0, color: dark, width: 5) } + [
        SVGShape.line("M100 100 L70 80", color: dark, width: 8),
        SVGShape.line("M100 100 L138 70", color: dark, width: 6),
        SVGShape.circle(100, 100, 7, fill: paint),
      ]
  }

  /// A handle with its plate.
  var doorHandle: [String] {
    [
      SVGShape.box(30, 0, 92, 200, round: 0, fill: wood),
      SVGShape.line("M122 0 V200", width: 4),
      SVGShape.box(56, 36, 42, 128, round: 20, fill: paint),
      SVGShape.path("M66 80 C66 70 88 70 92 76 H168 C182 76 182 98 168 98 H92 C88 104 66 104 66 94 Z", fill: shade),
      SVGShape.circle(77, 132, 7, fill: dark),
      SVGShape.path("M74 134 H80 L83 150 H71 Z", fill: dark),
      SVGShape.circle(77, 52, 4, fill: light),
    ]
  }

  /// A made bed, seen from the foot.
  var duvet: [String] {
    [
      SVGShape.box(22, 20, 156, 62, round: 8, fill: wood),
      SVGShape.box(34, 52, 60, 40, round: 14, fill: "#f7f4ec"),
      SVGShape.box(106, 52, 60, 40, round: 14, fill: "#f7f4ec"),
      SVGShape.path("M26 84 H174 L184 176 Q100 190 16 176 Z", fill: paint),
      SVGShape.path("M26 84 H174 L177 108 Q100 118 23 108 Z", fill: "#f7f4ec"),
      SVGShape.line("M72 122 L66 174 M128 122 L134 174", color: shade, width: 4),
    ]
  }

  /// A hammock between two trees.
  var hammock: [String] {
    [
      SVGShape.path("M16 0 H38 L36 188 H14 Z", fill: wood),
      SVGShape.path("M162 0 H184 L186 188 H164 Z", fill: wood),
      SVGShape.line("M30 58 L58 92 M30 58 L50 104 M170 58 L142 92 M170 58 L150 104", color: dark, width: 4),
      SVGShape.path("M44 88 Q100 128 156 88 Q152 166 100 166 Q48 166 44 88 Z", fill: paint),
      SVGShape.path("M70 104 Q76 140 72 158 M130 104 Q124 140 128 158", fill: "none"),
      SVGShape.line("M84 112 Q88 140 86 162 M116 112 Q112 140 114 162", color: shade, width: 6),
      SVGShape.line("M6 188 H194", color: "#6b8f47", width: 8),
    ]
  }

  /// A rug with fringes.
  var rug: [String] {
    let fringes = stride(from: 40.0, through: 160, by: 15).map { x in "M\(x) 18 V34 M\(x) 166 V182" }
    return [
      SVGShape.line(fringes.joined(separator: " "), color: wood, width: 5),
      SVGShape.box(30, 32, 140, 136, round: 3, fill: paint),
      SVGShape.box(44, 46, 112, 108, round: 2, fill: shade),
      SVGShape.path("M100 56 L144 100 L100 144 L56 100 Z", fill: light),
      SVGShape.path("M100 76 L124 100 L100 124 L76 100 Z", fill: paint),
    ]
  }

  /// Towels on a rail.
  var towel: [String] {
    [
      SVGShape.line("M18 44 H182", width: 13),
      SVGShape.line("M18 44 H182", color: wood, width: 8),
      SVGShape.path("M36 38 H108 V166 H36 Z", fill: paint),
      SVGShape.path("M36 138 H108 V152 H36 Z", fill: "#f7f4ec"),
      SVGShape.path("M92 38 H162 V138 H92 Z", fill: shade),
      SVGShape.line("M108 112 H146 M108 122 H146", color: "#f7f4ec", width: 5),
      SVGShape.line("M50 52 V126", color: "#ffffff", width: 4),
    ]
  }
}
