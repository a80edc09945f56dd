extension GoodsDrawing {
  /// A jug on a base with a dial.
  var blender: [String] {
    [
      SVGShape.line("M134 58 C168 58 168 108 128 112", width: 13),
      SVGShape.line("M134 58 C168 58 168 108 128 112", color: "#f7f4ec", width: 8),
      SVGShape.path("M58 38 H140 L128 130 H72 Z", fill: "#e9f1f2"),
      SVGShape.path("M63 78 Q80 70 99 78 T135 78 L128 130 H72 Z", fill: paint),
      SVGShape.box(54, 22, 90, 18, round: 6, fill: dark),
      SVGShape.box(88, 10, 22, 14, round: 5, fill: dark),
      SVGShape.path("M70 130 H130 L142 180 H58 Z", fill: shade),
      SVGShape.circle(100, 156, 13, fill: "#f7f4ec"),
      SVGShape.line("M100 156 L107 148", width: 4),
      SVGShape.line("M88 124 L112 114 M88 114 L112 124", color: "#f7f4ec", width: 4),
    ]
  }

  /// A kettle on its plate.
  var kettle: [String] {
    [
      SVGShape.line("M134 64 C182 60 180 128 142 132", width: 15),
      SVGShape.line("M134 64 C182 60 180 128 142 132", color: dark, width: 10),
      SVGShape.path("M64 66 L30 50 L26 62 L56 98 Z", fill: shade),
      SVGShape.path("M66 50 H130 L146 160 H50 Z", fill: paint),
      SVGShape.path("M66 50 Q98 26 130 50 Z", fill: shade),
      SVGShape.circle(98, 34, 8, fill: dark),
      SVGShape.box(40, 160, 118, 16, round: 7, fill: dark),
      SVGShape.line("M78 72 L70 138", color: "#ffffff", width: 5),
    ]
  }

  /// A toaster with two slices.
  var toaster: [String] {
    let slices = [56.0, 108].map { x in
      SVGShape.path("M\(x) 84 V50 C\(x - 10) 34 \(x + 46) 34 \(x + 36) 50 V84 Z", fill: "#e3b778")
    }
    return slices + [
      SVGShape.path("M34 94 C34 78 44 72 58 72 H142 C156 72 166 78 166 94 V164 H34 Z", fill: paint),
      SVGShape.line("M54 82 H94 M106 82 H146", color: shade, width: 6),
      SVGShape.box(164, 100, 16, 12, round: 4, fill: dark),
      SVGShape.circle(144, 138, 10, fill: "#f7f4ec"),
      SVGShape.line("M48 96 V140", color: "#ffffff", width: 5),
      SVGShape.box(44, 164, 24, 12, round: 4, fill: dark),
      SVGShape.box(132, 164, 24, 12, round: 4, fill: dark),
    ]
  }
}
