extension ProductDrawing {
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

  /// A bar that is half out of its paper.
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
}
