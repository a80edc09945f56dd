public import ArcadeDomain

/// Everything that the first screen of the name game shows, already formatted and translated.
public struct NameHomeScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The modes, or why nothing can be played.
  public var content: Content
  /// Where the people come from and how many there are.
  public var notices: [Notice]

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content, notices: [Notice] = []) {
    self.title = title
    self.content = content
    self.notices = notices
  }

  /// What stands where the modes stand.
  public enum Content: Hashable, Sendable {
    /// The people are being loaded.
    case loading(String)
    /// There they are.
    case modes([Row])
    /// There are no people.
    case failed(Failure)
  }

  /// One mode.
  public struct Row: Hashable, Sendable {
    /// The mode that is played, whose text can be typed in any language.
    public let mode: NameGameMode
    /// What chooses it, from 1.
    public let number: Int
    /// What happens in it.
    public let meaning: String
    /// The best score so far; nil where it was not played.
    public let best: String?

    /// Makes a row of finished texts.
    public init(mode: NameGameMode, number: Int, meaning: String, best: String? = nil) {
      self.mode = mode
      self.number = number
      self.meaning = meaning
      self.best = best
    }
  }
}
