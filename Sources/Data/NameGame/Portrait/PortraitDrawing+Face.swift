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

  var mouth: [String] { [SVGShape.path("M86 127 Q100 131 114 127 Q100 143 86 127 Z", fill: "#ffffff", stroke: 2)] }
}

extension PortraitDrawing {
  var beard: [String] {
    switch traits.beard {
    case .none: []
    case .stubble: stubble
    case .moustache: [moustache]
    case .goatee: [goatee]
    case .full: [fullBeard]
    }
  }

  private var jaw: String {
    "M60 98 C60 128 76 152 100 152 C124 152 140 128 140 98 C134 114 128 118 114 118 Q100 114 86 118 C72 118 66 114 60 98 Z"
  }

  private var stubble: [String] {
    let rows: [(y: Double, xs: [Double])] = [
      (124, [68, 76, 84, 92, 100, 108, 116, 124, 132]), (134, [76, 84, 92, 100, 108, 116, 124]),
      (144, [84, 92, 100, 108, 116]),
    ]
    let dots = rows.flatMap { row in row.xs.map { SVGShape.circle($0, row.y, 1.4, fill: "#1b1b20", stroke: 0) } }
    return [SVGShape.area(jaw, fill: traits.naturalHair, opacity: 0.35)] + dots
  }

  private var moustache: String {
    SVGShape.path(
      "M100 119 C92 114 80 117 70 129 C82 130 93 129 100 124 C107 129 118 130 130 129 C120 117 108 114 100 119 Z",
      fill: traits.naturalHair,
      stroke: 1.5
    )
  }

  private var goatee: String {
    SVGShape.path(
      "M80 130 C80 118 90 117 100 121 C110 117 120 118 120 130 C120 150 112 162 100 164 C88 162 80 150 80 130 Z",
      fill: traits.naturalHair,
      stroke: 1.5
    )
  }

  private var fullBeard: String {
    SVGShape.path(
      "M59 94 C56 140 70 174 100 176 C130 174 144 140 141 94 C136 114 126 119 114 118 Q100 112 86 118 C74 119 64 114 59 94 Z",
      fill: traits.naturalHair,
      stroke: 1.5
    )
  }
}

extension PortraitDrawing {
  var glasses: [String] {
    switch traits.glasses {
    case .none: []
    case .round: frame + [81.0, 119].map { x in lens("M\(x - 16) 100 a16 16 0 1 0 32 0 a16 16 0 1 0 -32 0 Z") }
    case .square: frame + [81.0, 119].map { x in lens("M\(x - 17) 88 h34 v24 h-34 Z") }
    case .sun: frame + [81.0, 119].map(darkLens)
    }
  }

  private var frame: [String] {
    [
      SVGShape.line("M97 98 Q100 95 103 98", width: 5),
      SVGShape.line("M64 97 L58 95", width: 5),
      SVGShape.line("M136 97 L142 95", width: 5),
    ]
  }

  private func lens(_ outline: String) -> String {
    SVGShape.area(outline, fill: "#ffffff", opacity: 0.35) + SVGShape.line(outline, width: 5)
  }

  private func darkLens(_ x: Double) -> String {
    let outline = "M\(x - 18) 90 L\(x + 18) 90 L\(x + 14) 108 Q\(x) 120 \(x - 14) 108 Z"
    return SVGShape.path(outline, fill: "#101014", stroke: 4)
      + SVGShape.line("M\(x - 8) 96 L\(x - 2) 96", color: "#8fa3b8", width: 3)
  }
}
