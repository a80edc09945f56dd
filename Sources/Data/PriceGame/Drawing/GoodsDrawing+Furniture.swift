extension GoodsDrawing {
  /// An armchair, seen from the front.
  var armchair: [String] {
    [
      SVGShape.path("M58 150 L52 184 H62 L70 150 Z", fill: wood),
      SVGShape.path("M142 150 L148 184 H138 L130 150 Z", fill: wood),
      SVGShape.path("M50 100 V52 C50 30 64 22 100 22 C136 22 150 30 150 52 V100 Z", fill: paint),
      SVGShape.box(52, 100, 96, 34, round: 12, fill: paint),
      SVGShape.path("M48 126 H152 V158 H48 Z", fill: shade),
      SVGShape.path("M24 96 C24 78 54 78 54 96 V160 H30 Z", fill: paint),
      SVGShape.path("M176 96 C176 78 146 78 146 96 V160 H170 Z", fill: paint),
      SVGShape.line("M100 34 V84", color: shade, width: 4),
    ]
  }

  /// A small table with a drawer.
  var endTable: [String] {
    [
      SVGShape.path("M54 118 L46 184 H57 L67 118 Z", fill: wood),
      SVGShape.path("M146 118 L154 184 H143 L133 118 Z", fill: wood),
      SVGShape.box(46, 70, 108, 50, round: 5, fill: paint),
      SVGShape.box(58, 82, 84, 27, round: 4, fill: shade),
      SVGShape.circle(100, 95, 5, fill: light),
      SVGShape.box(34, 56, 132, 16, round: 6, fill: wood),
      SVGShape.path("M118 56 L114 34 H140 L136 56 Z", fill: "#f7f4ec"),
      SVGShape.line("M127 34 C126 22 118 18 112 14 M127 34 C128 20 136 16 142 16", color: "#48632e", width: 5),
    ]
  }

  /// A coffee table with a book.
  var coffeeTable: [String] {
    [
      SVGShape.path("M44 104 L26 168 H37 L58 104 Z", fill: shade),
      SVGShape.path("M156 104 L174 168 H163 L142 104 Z", fill: shade),
      SVGShape.line("M40 144 H160", color: wood, width: 9),
      SVGShape.ellipse(100, 98, 88, 20, fill: wood),
      SVGShape.ellipse(100, 92, 88, 20, fill: paint),
      SVGShape.path("M58 88 L96 80 L112 90 L72 99 Z", fill: "#f7f4ec"),
      SVGShape.path("M120 68 H146 V82 C146 90 120 90 120 82 Z", fill: "#f7f4ec"),
      SVGShape.ellipse(133, 68, 13, 4, fill: "#6f4322"),
    ]
  }
}
