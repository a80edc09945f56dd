extension ProductDrawing {
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

  /// A pen that has just written.
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
}
