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
  public var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">
    \(shapes.joined(separator: "\n"))
    </svg>

    """
  }

  /// From the back to the front.
  private var shapes: [String] {
    [background] + hairBehind + neck + clothes + face + beard + mouth + eyes + hairBefore + glasses
  }

  private var background: String {
    #"<rect width="200" height="200" fill="\#(traits.background.backdrop)"/>"#
  }
}
