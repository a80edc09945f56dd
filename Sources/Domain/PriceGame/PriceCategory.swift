/// A category of products, which has either categories or products below it.
public struct PriceCategory: Hashable, Identifiable, Sendable {
  /// The number by which its source knows it.
  public let id: Int
  /// What it is called.
  public let name: String

  /// Names a category.
  public init(id: Int, name: String) { (self.id, self.name) = (id, name) }
}

/// What stands below a category.
public enum CategoryContent: Hashable, Sendable {
  /// More categories, in the order of their source.
  case subcategories([PriceCategory])
  /// Products to guess; it may be that none of them has a price.
  case products([QuizProduct])
}

/// A category with the names that lead to it, by which a player knows where products come from.
public struct CategoryTrail: Hashable, Identifiable, Sendable {
  /// The number of the category.
  public let id: PriceCategory.ID
  /// The names that lead to it, the topmost first, its own last.
  public let path: [String]

  /// Leads to a category.
  public init(id: PriceCategory.ID, path: [String]) { (self.id, self.path) = (id, path) }

  /// Leads to a category on a level below others.
  public init(_ category: PriceCategory, below trail: CategoryTrail? = nil) {
    self.init(id: category.id, path: (trail?.path ?? []) + [category.name])
  }

  /// What the category is called.
  public var name: String { path.last ?? "" }
}

/// What a source says of a category: what stands below it, and what could not be used.
public struct CategoryReading: Hashable, Sendable {
  /// The categories or products that are good.
  public let content: CategoryContent
  /// One for each element that was left out, with its place and the reason.
  ///
  /// A hidden, missing, zero or negative price counts too: there would be nothing to guess.
  public let problems: CappedList<FeedProblem<FeedMistake>>

  /// Joins what is good with what was left out.
  public init(_ content: CategoryContent, problems: CappedList<FeedProblem<FeedMistake>> = []) {
    self.content = content
    self.problems = problems
  }
}
