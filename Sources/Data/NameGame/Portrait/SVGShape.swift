/// The elements that portraits are drawn with.
enum SVGShape {
  private static let outline = "#1b1b20"

  /// A filled outline; what lies inside it twice is a hole.
  static func path(_ data: String, fill: String, stroke: Double = 2.5) -> String {
    """
    <path d="\(data)" fill="\(fill)" fill-rule="evenodd" \
    stroke="\(outline)" stroke-width="\(stroke)" stroke-linejoin="round"/>
    """
  }

  /// A stroke without a fill.
  static func line(_ data: String, color: String = outline, width: Double = 2.5) -> String {
    #"<path d="\#(data)" fill="none" stroke="\#(color)" stroke-width="\#(width)" stroke-linecap="round"/>"#
  }

  /// A surface without an outline.
  static func area(_ data: String, fill: String, opacity: Double = 1) -> String {
    #"<path d="\#(data)" fill="\#(fill)" fill-opacity="\#(opacity)"/>"#
  }

  /// An ellipse around a middle.
  static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double, fill: String, stroke: Double = 2.5)
    -> String
  {
    """
    <ellipse cx="\(x)" cy="\(y)" rx="\(width)" ry="\(height)" fill="\(fill)" \
    stroke="\(outline)" stroke-width="\(stroke)"/>
    """
  }

  /// A circle around a middle.
  static func circle(_ x: Double, _ y: Double, _ radius: Double, fill: String, stroke: Double = 2.5) -> String {
    ellipse(x, y, radius, radius, fill: fill, stroke: stroke)
  }

  /// A rectangle with round corners.
  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, round: Double, fill: String) -> String {
    """
    <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" rx="\(round)" fill="\(fill)" \
    stroke="\(outline)" stroke-width="2.5"/>
    """
  }
}
