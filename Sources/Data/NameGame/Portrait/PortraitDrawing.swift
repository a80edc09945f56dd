public import ArcadeDomain

/// A portrait as a picture in SVG, of 200 by 200 units.
///
/// The same traits always give the same text, and any others another one. It
/// holds shapes alone: no script, no text, no link.
public struct PortraitDrawing: Hashable, Sendable {
  /// What is drawn.
  public let traits: PortraitTraits

  /// Draws traits.
  public init(of traits: PortraitTraits) { self.traits = traits }

  /// The whole document.
  public var svg: String { SVGShape.document(shapes, on: traits.background.backdrop) }

  /// From the back to the front.
  private var shapes: [String] { hairBehind + neck + clothes + face + beard + mouth + eyes + hairBefore + glasses }
}

extension PortraitTraits.Color {
  /// The colour of hair, cloth and all that is in front.
  var paint: String { tones.paint }
  /// The same, darker, for seams and folds.
  var shade: String { tones.shade }
  /// The same, paler, behind the person.
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
  /// The tone.
  var paint: String { tones.paint }
  /// The same, darker, for the nose and the neck.
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
  /// The colour of brows and beard: that of the hair, or a natural one where the hair is covered.
  var naturalHair: String {
    switch hair {
    case .headscarf, .turban, .cap: "#2d2019"
    default: hairColor.paint
    }
  }
}
