/// The SVG elements of Arcade's own pictures, on 200 by 200 units.
enum SVGShape {
  private static let outline = "#1b1b20"

  /// The colours of products. Their number is coprime to that of the backdrops, so that all pairs occur.
  static let paints: [(paint: String, shade: String)] = [
    ("#c8553d", "#8f3a28"), ("#2f7f79", "#1e5652"), ("#e0a526", "#a87916"), ("#4a6fa5", "#314c74"),
    ("#8a5a83", "#5e3b59"), ("#6b8f47", "#48632e"), ("#d98ba0", "#a85d72"),
  ]

  static let backdrops = ["#f4ecdf", "#dfeaf0", "#e6efdc", "#f3dfd6"]

  /// Returns the whole picture: shapes from back to front, on a background colour.
  static func document(_ shapes: [String], on backdrop: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">
    <rect width="200" height="200" fill="\(backdrop)"/>
    \(shapes.joined(separator: "\n"))
    </svg>

    """
  }

  /// Returns a filled outline; areas that it encloses twice are holes.
  static func path(_ data: String, fill: String, stroke: Double = 2.5) -> String {
    """
    <path d="\(data)" fill="\(fill)" fill-rule="evenodd" \
    stroke="\(outline)" stroke-width="\(stroke)" stroke-linejoin="round"/>
    """
  }

  /// Returns a stroke without a fill.
  static func line(_ data: String, color: String = outline, width: Double = 2.5) -> String {
    #"<path d="\#(data)" fill="none" stroke="\#(color)" stroke-width="\#(width)" stroke-linecap="round"/>"#
  }

  /// Returns a surface without an outline.
  static func area(_ data: String, fill: String, opacity: Double = 1) -> String {
    #"<path d="\#(data)" fill="\#(fill)" fill-opacity="\#(opacity)"/>"#
  }

  /// Returns an ellipse around a centre.
  static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double, fill: String, stroke: Double = 2.5)
    -> String
  {
    """
    <ellipse cx="\(x)" cy="\(y)" rx="\(width)" ry="\(height)" fill="\(fill)" \
    stroke="\(outline)" stroke-width="\(stroke)"/>
    """
  }

  /// Returns a circle around a centre.
  static func circle(_ x: Double, _ y: Double, _ radius: Double, fill: String, stroke: Double = 2.5) -> String {
    ellipse(x, y, radius, radius, fill: fill, stroke: stroke)
  }

  /// Returns a rectangle with rounded corners.
  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, round: Double, fill: String) -> String {
    """
    <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" rx="\(round)" fill="\(fill)" \
    stroke="\(outline)" stroke-width="2.5"/>
    """
  }
}
