/// A value with what it is.
public struct Fact: Hashable, Sendable {
  /// What it is.
  public let label: String
  /// What a person reads beside the label.
  public let value: String
  /// The same in words, where the value has signs such as an arrow.
  public let spoken: String?
  /// What it means.
  public let tone: Tone

  /// Joins a value with its label.
  public init(_ label: String, _ value: String, _ tone: Tone = .plain, spoken: String? = nil) {
    (self.label, self.value, self.tone, self.spoken) = (label, value, tone, spoken)
  }
}

/// A picture to show.
public struct Picture: Hashable, Sendable {
  /// Where it is, from small to large: addresses of the web, or paths of files that Arcade keeps.
  public let addresses: [String]
  /// What is to be seen on it; empty where the words beside it say enough.
  public let words: String
  /// Whether it is a file at hand, which is shown without being asked for.
  public let isAtHand: Bool

  /// Names a picture.
  public init(_ addresses: [String], words: String = "", isAtHand: Bool = false) {
    (self.addresses, self.words, self.isAtHand) = (addresses, words, isAtHand)
  }
}

/// How figures went, oldest first, with the ones worth reading; each holds until the next one.
public struct Trend: Hashable, Sendable {
  /// What it is.
  public let label: String
  /// The figures as levels from 0 to 7; none where a table beside it lists the figures, so that only a chart adds to it.
  public let levels: [Int]
  /// Such as the lowest, the highest and the last one.
  public let figures: [Fact]
  /// Each figure with its moment, for whoever draws a chart; none where only levels are known.
  public let points: [Point]
  /// The moment until which the last figure holds, as a person reads it; nil where that is its own.
  public let end: String?
  /// Round figures between the lowest and the highest, from below, for the side of a chart.
  public let scale: [Mark]

  /// Makes a trend of finished texts.
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

  /// A figure on the scale of a chart.
  public struct Mark: Hashable, Sendable {
    /// The figure, as a person reads it.
    public let figure: String
    /// Where it stands, as the ``Point/height`` of a point.
    public let height: Double

    /// Makes a mark of a finished text.
    public init(_ figure: String, height: Double) { (self.figure, self.height) = (figure, height) }
  }

  /// A figure at a moment.
  public struct Point: Hashable, Sendable {
    /// The moment, as a person reads it.
    public let label: String
    /// The figure, as a person reads it.
    public let figure: String
    /// Where it stands between the first moment, 0, and the end, 1; for drawing only.
    public let place: Double
    /// Where it stands between the lowest figure, 0, and the highest one, 1; for drawing only.
    public let height: Double

    /// Makes a point of finished texts.
    public init(_ label: String, _ figure: String, place: Double, height: Double) {
      (self.label, self.figure, self.place, self.height) = (label, figure, place, height)
    }
  }
}

/// What a text means to its reader; the words say it too, so that no colour is needed.
public enum Tone: Hashable, Sendable {
  /// Nothing beyond its words.
  case plain
  /// What the eye looks for.
  case strong
  /// What stands aside.
  case faint
  /// Something worked, or is to one's advantage.
  case good
  /// Something to know before going on.
  case warning
  /// Something did not work.
  case bad
}
