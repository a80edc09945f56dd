import ArcadeDomain

extension PortraitDrawing {
  var clothes: [String] {
    switch traits.clothes {
    case .jumper: jumper
    case .shirt: shirt
    case .hoodie: hoodie
    case .blazer: blazer
    case .dress: dress
    case .dungarees: dungarees
    }
  }

  private var paint: String { traits.clothesColor.paint }
  private var shade: String { traits.clothesColor.shade }

  private func shoulders(fill: String) -> String {
    SVGShape.path("M14 202 C16 174 46 166 80 158 Q100 180 120 158 C154 166 184 174 186 202 Z", fill: fill)
  }

  private var jumper: [String] {
    let stripes = [84.0, 92, 100, 108, 116].map { SVGShape.line("M\($0) 164 V176", color: shade, width: 2) }
    return [
      shoulders(fill: paint),
      SVGShape.path("M76 154 Q100 172 124 154 L126 166 Q100 188 74 166 Z", fill: paint),
    ] + stripes + [SVGShape.line("M44 202 L50 184", color: shade), SVGShape.line("M156 202 L150 184", color: shade)]
  }

  private var shirt: [String] {
    [
      shoulders(fill: paint),
      SVGShape.path("M80 152 L100 178 L82 190 L68 162 Z", fill: "#ffffff"),
      SVGShape.path("M120 152 L100 178 L118 190 L132 162 Z", fill: "#ffffff"),
      SVGShape.line("M100 178 V202", color: shade),
      SVGShape.circle(100, 188, 2.5, fill: "#ffffff", stroke: 1),
    ]
  }

  private var hoodie: [String] {
    [
      SVGShape.path("M58 150 C40 168 60 196 100 196 C140 196 160 168 142 150 C130 172 70 172 58 150 Z", fill: shade),
      shoulders(fill: paint),
      SVGShape.path(
        "M62 152 C52 166 70 186 100 188 C130 186 148 166 138 152 Q120 176 100 177 Q80 176 62 152 Z",
        fill: shade
      ),
      SVGShape.line("M88 184 V200", color: "#ffffff", width: 4),
      SVGShape.line("M112 184 V200", color: "#ffffff", width: 4),
    ]
  }

  private var blazer: [String] {
    [
      shoulders(fill: paint),
      SVGShape.path("M80 156 L100 202 L120 156 Q100 178 80 156 Z", fill: "#ffffff"),
      SVGShape.path("M78 154 L62 170 L72 176 L66 182 L98 202 L84 166 Z", fill: shade),
      SVGShape.path("M122 154 L138 170 L128 176 L134 182 L102 202 L116 166 Z", fill: shade),
    ]
  }

  private var dress: [String] {
    [
      shoulders(fill: traits.skin.paint),
      SVGShape.path(
        "M46 165 L62 161 C64 184 84 192 100 192 C116 192 136 184 138 161 L154 165 L152 202 L48 202 Z",
        fill: paint
      ),
      SVGShape.line("M64 172 C70 192 86 197 100 197 C114 197 130 192 136 172", color: shade),
    ]
  }

  private var dungarees: [String] {
    let stripes = [32.0, 168].flatMap { x in
      [182.0, 192].map { SVGShape.line("M\(x - 12) \($0) H\(x + 12)", color: "#8a9bb0", width: 3) }
    }
    return [shoulders(fill: "#f4efe4")] + stripes + [
      SVGShape.path("M52 164 L66 160 L78 186 L66 190 Z", fill: paint),
      SVGShape.path("M148 164 L134 160 L122 186 L134 190 Z", fill: paint),
      SVGShape.path("M64 184 H136 L140 202 H60 Z", fill: paint),
      SVGShape.circle(72, 188, 4, fill: "#ffd91f", stroke: 1.5),
      SVGShape.circle(128, 188, 4, fill: "#ffd91f", stroke: 1.5),
    ]
  }
}
