extension GoodsDrawing {
  /// A table lamp with a round foot.
  var tableLamp: [String] {
    [
      SVGShape.area("M58 88 L30 186 H170 L142 88 Z", fill: light, opacity: 0.45),
      SVGShape.path("M94 88 H106 V118 H94 Z", fill: dark),
      SVGShape.path("M100 112 C138 118 138 166 120 174 H80 C62 166 62 118 100 112 Z", fill: shade),
      SVGShape.path("M70 26 H130 L152 90 H48 Z", fill: paint),
      SVGShape.line("M84 36 L72 80", color: "#ffffff", width: 5),
      SVGShape.box(66, 172, 68, 12, round: 5, fill: dark),
    ]
  }

  /// An arc lamp over a chair.
  var floorLamp: [String] {
    [
      SVGShape.area("M112 84 L84 182 H186 L168 84 Z", fill: light, opacity: 0.45),
      SVGShape.line("M52 178 V70 C52 12 140 8 140 44", width: 10),
      SVGShape.line("M52 178 V70 C52 12 140 8 140 44", color: dark, width: 6),
      SVGShape.path("M124 42 H156 L178 86 H102 Z", fill: paint),
      SVGShape.ellipse(140, 86, 38, 7, fill: light),
      SVGShape.ellipse(54, 180, 32, 9, fill: shade),
    ]
  }

  /// A night light in the shape of a moon.
  var nightLight: [String] {
    [
      SVGShape.area("M100 8 A86 86 0 1 1 99 8 Z", fill: light, opacity: 0.4),
      SVGShape.path("M122 34 A62 62 0 1 0 156 112 A50 50 0 1 1 122 34 Z", fill: paint),
      SVGShape.circle(76, 88, 5, fill: dark),
      SVGShape.line("M66 112 Q78 124 92 116", width: 5),
      SVGShape.path("M142 48 L147 60 L160 61 L150 69 L153 82 L142 75 L131 82 L134 69 L124 61 L137 60 Z", fill: light),
      SVGShape.box(64, 158, 72, 22, round: 9, fill: shade),
    ]
  }

  /// Bulbs on a cord.
  var stringLights: [String] {
    let first = [(32.0, 60.0, paint), (70, 82, light), (112, 84, shade), (154, 66, light)]
    let second = [(44.0, 140.0, light), (88, 152, paint), (132, 148, light), (168, 130, shade)]
    let cords = ["M8 34 Q96 100 192 34", "M8 108 Q104 172 192 98"].map { SVGShape.line($0, color: dark, width: 5) }
    return cords
      + (first + second).flatMap { x, y, fill in
        [
          SVGShape.path(
            "M\(x - 6) \(y) C\(x - 18) \(y + 20) \(x - 8) \(y + 32) \(x) \(y + 32)"
              + " C\(x + 8) \(y + 32) \(x + 18) \(y + 20) \(x + 6) \(y) Z",
            fill: fill
          ),
          SVGShape.box(x - 8, y - 10, 16, 12, round: 3, fill: dark),
        ]
      }
  }
}
