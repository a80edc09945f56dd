import ArcadeDomain

extension PortraitDrawing {
  /// The hair behind the head.
  var hairBehind: [String] {
    switch traits.hair {
    case .afro: curls(afroCurls, 13) + [SVGShape.ellipse(100, 76, 72, 66, fill: paint, stroke: 0)]
    case .bob: [SVGShape.path("M50 146 C34 22 166 22 150 146 Z", fill: paint)]
    case .long:
      [SVGShape.path("M42 198 C40 160 46 130 48 92 C48 18 152 18 152 92 C154 130 160 160 158 198 Z", fill: paint)]
    case .ponytail: [SVGShape.path("M126 50 C186 34 196 96 176 150 C170 130 160 92 124 78 Z", fill: paint)]
    case .bun: [SVGShape.circle(100, 30, 24, fill: paint), SVGShape.line("M86 26 Q100 16 114 28", color: shade)]
    case .headscarf: [SVGShape.path("M54 170 C34 110 40 24 100 24 C160 24 166 110 146 170 Z", fill: paint)]
    case .bald, .short, .curly, .braids, .turban, .cap: []
    }
  }

  /// The hair on and in front of the head.
  var hairBefore: [String] {
    switch traits.hair {
    case .bald: bald
    case .short: [SVGShape.path(shortOutline, fill: paint)]
    case .curly: curls(curlyCurls, 14)
    case .afro: [SVGShape.path(crown(at: 74), fill: paint)]
    case .bob: [SVGShape.path(fringe, fill: paint), SVGShape.line("M100 48 V74", color: shade)]
    case .long: [SVGShape.path(parting, fill: paint)]
    case .ponytail, .bun: [SVGShape.path(crown(at: 66), fill: paint), swept]
    case .braids: [SVGShape.path(parting, fill: paint)] + plait(at: 50) + plait(at: 150)
    case .headscarf: headscarf
    case .turban: turban
    case .cap: cap
    }
  }

  private var paint: String { traits.hairColor.paint }
  private var shade: String { traits.hairColor.shade }

  private var bald: [String] {
    [
      SVGShape.area("M60 98 C58 88 60 78 64 72 C68 80 67 90 64 98 Z", fill: paint, opacity: 0.7),
      SVGShape.area("M140 98 C142 88 140 78 136 72 C132 80 133 90 136 98 Z", fill: paint, opacity: 0.7),
      SVGShape.line("M84 58 Q92 53 100 54", color: "#ffffff", width: 4),
    ]
  }

  private var shortOutline: String {
    "M58 96 C50 34 92 30 112 36 C140 38 148 62 142 96 L136 80 C128 76 126 68 124 62 C108 72 84 72 70 66 L64 80 Z"
  }

  private func crown(at hairline: Double) -> String {
    "M57 98 C50 28 150 28 143 98 C140 \(hairline + 8) 128 \(hairline - 6) 100 \(hairline - 6) "
      + "C72 \(hairline - 6) 60 \(hairline + 8) 57 98 Z"
  }

  private var fringe: String {
    "M52 140 C40 20 160 20 148 140 L137 140 C142 116 140 96 138 80 H62 C60 96 58 116 63 140 Z"
  }

  private var parting: String { "M54 120 C46 24 154 24 146 120 C142 92 130 72 100 54 C70 72 58 92 54 120 Z" }

  private var swept: String { SVGShape.line("M72 62 Q100 44 128 60", color: shade) }

  private func curls(_ places: [(Double, Double)], _ radius: Double) -> [String] {
    places.map { SVGShape.circle($0.0, $0.1, radius, fill: paint, stroke: 1.5) }
  }

  private var curlyCurls: [(Double, Double)] {
    [(58, 92), (142, 92), (54, 74), (146, 74), (60, 56), (140, 56), (74, 42), (126, 42), (92, 34), (110, 34)]
      + [(74, 62), (126, 62), (90, 56), (108, 56)]
  }

  private var afroCurls: [(Double, Double)] {
    [
      (36, 97), (33, 84), (32, 71), (35, 58), (40, 46), (49, 35), (59, 26),
      (72, 20), (86, 15), (100, 14), (114, 15), (128, 20), (141, 26),
      (151, 35), (160, 46), (165, 58), (168, 71), (167, 84), (164, 97),
    ]
  }

  private func plait(at x: Double) -> [String] {
    [112.0, 128, 144, 160, 176].map { SVGShape.ellipse(x, $0, 11, 10, fill: paint) }
      + [SVGShape.box(x - 7, 184, 14, 8, round: 2, fill: shade)]
  }

  private var headscarf: [String] {
    let hole = "M100 56 C72 56 64 78 64 98 C64 126 80 148 100 148 C120 148 136 126 136 98 C136 78 128 56 100 56 Z"
    let cloth = "M54 170 C34 110 40 24 100 24 C160 24 166 110 146 170 Q100 198 54 170 Z"
    return [
      SVGShape.path("\(cloth) \(hole)", fill: paint),
      SVGShape.line("M66 138 Q90 164 142 158", color: shade, width: 4),
      SVGShape.line("M62 154 Q84 174 122 174", color: shade, width: 4),
    ]
  }

  private var turban: [String] {
    [
      SVGShape.path("M48 86 C30 10 170 10 152 86 Q128 66 100 66 Q72 66 48 86 Z", fill: paint),
      SVGShape.line("M52 66 Q100 20 146 50", color: shade, width: 4),
      SVGShape.line("M148 68 Q100 34 54 50", color: shade, width: 4),
      SVGShape.path("M88 66 L100 34 L112 66 Q100 62 88 66 Z", fill: shade),
    ]
  }

  private var cap: [String] {
    [
      SVGShape.path("M56 78 C54 24 146 24 144 78 Z", fill: paint),
      SVGShape.path("M50 76 Q110 62 182 82 Q186 92 176 92 Q110 76 52 88 Q46 82 50 76 Z", fill: shade),
      SVGShape.circle(100, 38, 4, fill: shade, stroke: 1.5),
    ]
  }
}
