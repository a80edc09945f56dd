/// A sentence about what just happened, or what the user should know.
public struct Notice: Hashable, Sendable {
  /// The finished sentence.
  public let text: String
  /// The meaning of the sentence.
  public let tone: Tone

  /// Creates a notice with a tone.
  public init(_ text: String, _ tone: Tone = .plain) { (self.text, self.tone) = (text, tone) }
}
