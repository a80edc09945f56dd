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
  private var shapes: [String] {
    hairBehind + neck + clothes + face + beard + mouth + eyes + hairBefore + glasses
  }
}
