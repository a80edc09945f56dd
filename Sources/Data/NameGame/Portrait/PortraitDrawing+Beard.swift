import ArcadeDomain

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
    let dots = rows.flatMap { row in
      row.xs.map { SVGShape.circle($0, row.y, 1.4, fill: "#1b1b20", stroke: 0) }
    }
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
