public import ArcadeDomain

/// A portrait as an SVG picture of 200 by 200 units.
///
/// Equal traits give equal text, and different traits different text. It contains only shapes: no scripts, text or
/// links.
public struct PortraitDrawing: Hashable, Sendable {
  /// The traits to draw.
  public let traits: PortraitTraits

  /// Creates a drawing of traits.
  public init(of traits: PortraitTraits) { self.traits = traits }

  /// The complete document.
  public var svg: String { SVGShape.document(shapes, on: traits.background.backdrop) }

  /// From back to front.
  private var shapes: [String] { hairBehind + neck + clothes + face + beard + mouth + eyes + hairBefore + glasses }
}

extension PortraitTraits.Color {
  /// The colour of hair, clothes and other things in front.
  var paint: String { tones.paint }
  /// A darker shade, for seams and folds.
  var shade: String { tones.shade }
  /// A paler tint, for the background.
  var backdrop: String { tones.backdrop }

  private var tones: (paint: String, shade: String, backdrop: String) {
    switch self {
    case .black: ("#26262c", "#4b4b55", "#5a5a66")
    case .brown: ("#6f4322", "#4a2b14", "#b38a66")
    case .blonde: ("#efd06a", "#c9a63c", "#f6e7b0")
    case .red: ("#c93a26", "#912416", "#e58a7c")
    case .grey: ("#9b9ea4", "#74777d", "#c6c9ce")
    case .white: ("#f7f7f4", "#cfcfca", "#ffffff")
    case .green: ("#2f9148", "#1d6530", "#98d3a5")
    case .blue: ("#2c5fc4", "#1b3f8a", "#92b4ef")
    case .yellow: ("#ffd91f", "#d4b000", "#fff0a0")
    case .orange: ("#f3861d", "#bd610c", "#fbc48b")
    case .purple: ("#7d3fb0", "#572881", "#c4a2e0")
    case .pink: ("#f58bb8", "#d3628f", "#fbcfe1")
    case .turquoise: ("#26bcb4", "#178a84", "#a2e6e1")
    }
  }
}

extension PortraitTraits.Skin {
  /// The skin colour.
  var paint: String { tones.paint }
  /// A darker shade, for the nose and the neck.
  var shade: String { tones.shade }

  private var tones: (paint: String, shade: String) {
    switch self {
    case .pale: ("#fbe3d3", "#e3bda8")
    case .light: ("#f0c4a0", "#d19d76")
    case .tan: ("#d29a68", "#aa7444")
    case .brown: ("#9a6238", "#724424")
    case .dark: ("#5b3720", "#3c2211")
    }
  }
}

extension PortraitTraits {
  /// The colour of brows and beard: that of the hair, or a natural one if the hair is covered.
  var naturalHair: String {
    switch hair {
    case .headscarf, .turban, .cap: "#2d2019"
    default: hairColor.paint
    }
  }
}
