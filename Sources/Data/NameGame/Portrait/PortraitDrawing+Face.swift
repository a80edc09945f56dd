import ArcadeDomain

extension PortraitDrawing {
  var neck: [String] {
    [
      SVGShape.path("M82 130 L82 168 Q100 186 118 168 L118 130 Z", fill: traits.skin.paint),
      SVGShape.area("M83 142 Q100 160 117 142 L117 150 Q100 168 83 150 Z", fill: traits.skin.shade),
    ]
  }

  var face: [String] {
    let skin = traits.skin
    return [
      SVGShape.ellipse(59, 104, 8, 12, fill: skin.paint),
      SVGShape.ellipse(141, 104, 8, 12, fill: skin.paint),
      SVGShape.path("M60 92 C60 34 140 34 140 92 C140 124 124 150 100 150 C76 150 60 124 60 92 Z", fill: skin.paint),
      SVGShape.line("M101 102 L97 117 L104 118", color: skin.shade, width: 3),
    ]
  }

  var eyes: [String] {
    [82.0, 118].flatMap { x in
      [
        SVGShape.ellipse(x, 100, 7.5, 6, fill: "#ffffff", stroke: 1.5),
        SVGShape.circle(x, 100.5, 3.5, fill: "#1b1b20", stroke: 0),
        SVGShape.line("M\(x - 9) 88 Q\(x) 82 \(x + 9) 88", color: traits.naturalHair, width: 4.5),
      ]
    }
  }

  var mouth: [String] {
    [SVGShape.path("M86 127 Q100 131 114 127 Q100 143 86 127 Z", fill: "#ffffff", stroke: 2)]
  }
}
