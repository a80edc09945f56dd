/// A sentence about what just happened, or what a person should know.
public struct Notice: Hashable, Sendable {
  /// The sentence.
  public let text: String
  /// How good or bad the news is.
  public let tone: Tone

  /// Says something in a tone.
  public init(_ text: String, _ tone: Tone = .plain) { (self.text, self.tone) = (text, tone) }
}
