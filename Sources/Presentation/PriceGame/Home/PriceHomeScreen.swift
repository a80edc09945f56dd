/// Everything that the first screen of the price game shows, already formatted and translated.
public struct PriceHomeScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// How the game is played, in paragraphs; empty where nobody asked.
  public var instructions: [String]
  /// The game in progress, if there is one.
  public var inProgress: String?
  /// What was played last, if anything was.
  public var lastPlayed: String?
  /// What is collected for a mix, if anything is.
  public var mix: String?
  /// What just happened.
  public var notices: [Notice]
  /// What is being waited for, if anything is.
  public var loading: String?
  /// Whether the title and the instructions stand there since the screen before, which was loading.
  public var isAfterLoading: Bool
  /// Whether only the notices are news since the screen before.
  public var isUpdate: Bool

  /// Makes a screen, as a preview or a test does.
  public init(
    title: String,
    instructions: [String] = [],
    inProgress: String? = nil,
    lastPlayed: String? = nil,
    mix: String? = nil,
    notices: [Notice] = [],
    loading: String? = nil,
    isAfterLoading: Bool = false,
    isUpdate: Bool = false
  ) {
    self.title = title
    self.instructions = instructions
    self.inProgress = inProgress
    self.lastPlayed = lastPlayed
    self.mix = mix
    self.notices = notices
    self.loading = loading
    self.isAfterLoading = isAfterLoading
    self.isUpdate = isUpdate
  }
}
