/// Adds categories to those whose products are to be mixed in one game.
public struct CollectMix: Sendable {
  private let quiz: PriceQuiz

  init(quiz: PriceQuiz) { self.quiz = quiz }

  /// Adds categories that hold products, each once; throws where one does not, and then adds none of them.
  public func callAsFunction(_ trails: [CategoryTrail]) async throws -> [CategoryTrail] {
    for trail in trails {
      let content = try await quiz.catalog.content(of: trail.id).value.content
      guard try !content.products(of: trail).isEmpty else { throw PriceGameError.noProducts }
    }
    var mix = try await quiz.games.mix()
    for trail in trails where !mix.contains(where: { $0.id == trail.id }) { mix.append(trail) }
    try await quiz.games.keepMix(mix)
    return mix
  }
}
