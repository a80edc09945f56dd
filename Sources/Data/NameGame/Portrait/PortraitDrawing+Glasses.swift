import ArcadeDomain

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
