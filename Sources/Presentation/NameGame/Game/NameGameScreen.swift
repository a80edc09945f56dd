/// Everything that a round shows, already formatted and translated.
public struct NameGameScreen: Hashable, Sendable {
  /// The number of the round and the score.
  public let title: String
  /// The round, or why there is none.
  public var content: Content
  /// How much time is left, or has passed; nil where no time is counted.
  public var time: String?
  /// What just happened, the judgement of the answer before first.
  public var notices: [Notice]
  /// Whether only the time and the notices are news since the screen before.
  public var isUpdate: Bool

  /// Makes a screen, as a preview or a test does.
  public init(
    title: String,
    content: Content,
    time: String? = nil,
    notices: [Notice] = [],
    isUpdate: Bool = false
  ) {
    self.title = title
    self.content = content
    self.time = time
    self.notices = notices
    self.isUpdate = isUpdate
  }

  /// What stands where the round stands.
  public enum Content: Hashable, Sendable {
    /// The people are being loaded.
    case loading(String)
    /// There it is.
    case round(Round)
    /// There is none.
    case failed(Failure)
  }

  /// A round that waits for its answer.
  public struct Round: Hashable, Sendable {
    /// Its number, which an answer names.
    public let number: Int
    /// Who is asked for.
    public let question: String
    /// The face whose name is asked for; nil where a face is chosen.
    public let face: Face?
    /// The people or names to choose from.
    public let options: [Option]

    /// Makes a round of finished texts.
    public init(number: Int, question: String, face: Face? = nil, options: [Option]) {
      self.number = number
      self.question = question
      self.face = face
      self.options = options
    }
  }

  /// What somebody looks like.
  public struct Face: Hashable, Sendable {
    /// In words that do not give the name away.
    public let card: String
    /// The path of a picture file; nil where there is none.
    public let picture: String?

    /// Joins words with a picture.
    public init(card: String, picture: String? = nil) {
      self.card = card
      self.picture = picture
    }
  }

  /// One of those to choose from.
  public struct Option: Hashable, Sendable {
    /// What chooses it, from 1.
    public let number: String
    /// A face, or a name.
    public let content: OptionContent
    /// Whether it was struck out.
    public let isStruckOut: Bool

    /// Makes an option.
    public init(number: String, content: OptionContent, isStruckOut: Bool = false) {
      self.number = number
      self.content = content
      self.isStruckOut = isStruckOut
    }
  }

  /// What an option shows.
  public enum OptionContent: Hashable, Sendable {
    /// What somebody looks like.
    case face(Face)
    /// What somebody is called.
    case name(String)
  }
}
