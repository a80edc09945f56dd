/// Everything that the list of people shows, already formatted and translated.
public struct NamePeopleScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The people, or why there are none.
  public let content: Content
  /// Who was left out, and what else to know.
  public let notices: [Notice]

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content, notices: [Notice] = []) {
    self.title = title
    self.content = content
    self.notices = notices
  }

  /// What stands where the people stand.
  public enum Content: Hashable, Sendable {
    /// They are being loaded.
    case loading(String)
    /// There they are, in the order of their source.
    case people(Columns, [Row])
    /// There is nobody.
    case empty(String)
    /// They could not be loaded.
    case failed(Failure)
  }

  /// The titles of the columns.
  public struct Columns: Hashable, Sendable {
    /// Above the row numbers.
    public let number: String
    /// Above the names.
    public let name: String
    /// Above the jobs.
    public let title: String
    /// Above how often somebody was asked for.
    public let seen: String
    /// Above the right answers.
    public let right: String
    /// Above those who were chosen instead.
    public let confusedWith: String

    /// Names the columns.
    public init(number: String, name: String, title: String, seen: String, right: String, confusedWith: String) {
      self.number = number
      self.name = name
      self.title = title
      self.seen = seen
      self.right = right
      self.confusedWith = confusedWith
    }
  }

  /// One person.
  public struct Row: Hashable, Sendable {
    /// What chooses the person, from 1.
    public let number: String
    /// The full name.
    public let name: String
    /// The job; empty where it is not known.
    public let title: String
    /// How often the person was asked for; empty for never.
    public let seen: String
    /// How many answers were right; empty where none was given.
    public let right: String
    /// Who was chosen instead, the most often first; empty for nobody.
    public let confusedWith: String

    /// Makes a row of finished texts.
    public init(number: String, name: String, title: String, seen: String, right: String, confusedWith: String) {
      self.number = number
      self.name = name
      self.title = title
      self.seen = seen
      self.right = right
      self.confusedWith = confusedWith
    }
  }
}
