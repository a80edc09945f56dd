/// A label with a value.
public struct Fact: Hashable, Sendable {
  /// The label of the value.
  public let label: String
  /// The value as text.
  public let value: String
  /// The value in words, if it contains symbols such as an arrow.
  public let spoken: String?
  /// The meaning of the value.
  public let tone: Tone

  /// Creates a fact from finished texts.
  public init(_ label: String, _ value: String, _ tone: Tone = .plain, spoken: String? = nil) {
    (self.label, self.value, self.tone, self.spoken) = (label, value, tone, spoken)
  }
}

/// A picture to show.
public struct Picture: Hashable, Sendable {
  /// The addresses from small to large: URLs, or paths of files in Arcade's storage.
  public let addresses: [String]
  /// The alternative text; empty if the text beside the picture is enough.
  public let words: String
  /// Whether it is a local file, which is shown without being requested.
  public let isAtHand: Bool

  /// Creates a picture with its alternative text.
  public init(_ addresses: [String], words: String = "", isAtHand: Bool = false) {
    (self.addresses, self.words, self.isAtHand) = (addresses, words, isAtHand)
  }
}

/// The development of a figure, oldest first, with the main figures. Each one is valid until the next.
public struct Trend: Hashable, Sendable {
  /// The label of the figure.
  public let label: String
  /// The figures as levels from 0 to 7. Empty if a table lists the figures, so that only a chart adds something.
  public let levels: [Int]
  /// The main figures, such as the lowest, the highest and the last one.
  public let figures: [Fact]
  /// Each figure with its moment, for a chart; empty if only the levels are known.
  public let points: [Point]
  /// The end of the last figure's validity, as text; nil if that is its own moment.
  public let end: String?
  /// Round figures between the lowest and the highest, in ascending order, for the axis of a chart.
  public let scale: [Mark]

  /// Creates a trend from finished texts.
  public init(
    _ label: String,
    levels: [Int] = [],
    figures: [Fact] = [],
    points: [Point] = [],
    end: String? = nil,
    scale: [Mark] = []
  ) {
    (self.label, self.levels, self.figures, self.points) = (label, levels, figures, points)
    (self.end, self.scale) = (end, scale)
  }

  /// A mark on the axis of a chart.
  public struct Mark: Hashable, Sendable {
    /// The figure as text.
    public let figure: String
    /// The position on the axis, like the ``Point/height`` of a point.
    public let height: Double

    /// Creates a mark from a finished text.
    public init(_ figure: String, height: Double) { (self.figure, self.height) = (figure, height) }
  }

  /// A figure at a moment.
  public struct Point: Hashable, Sendable {
    /// The moment as text.
    public let label: String
    /// The figure as text.
    public let figure: String
    /// The position between the first moment, 0, and the end, 1; for drawing only.
    public let place: Double
    /// The position between the lowest figure, 0, and the highest, 1; for drawing only.
    public let height: Double

    /// Creates a point from finished texts.
    public init(_ label: String, _ figure: String, place: Double, height: Double) {
      (self.label, self.figure, self.place, self.height) = (label, figure, place, height)
    }
  }
}

/// The meaning of a text. The words carry it too, so colour is not needed.
public enum Tone: Hashable, Sendable {
  /// No special meaning.
  case plain
  /// The most important text.
  case strong
  /// Secondary text.
  case faint
  /// A success or an advantage.
  case good
  /// A warning before going on.
  case warning
  /// A failure.
  case bad
}
