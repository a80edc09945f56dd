import ArcadeDomain

extension WordScreens {
  /// Changes a pair and returns the news.
  func changed(by change: PairChange) async -> Notice {
    do {
      return try await made(change)
    } catch let error as RepositoryError where error.code == .exists {
      return Notice(phrases.pairExists, .warning)
    } catch let error as RepositoryError where error.code == .notFound {
      return Notice(phrases.noSuchPair, .warning)
    } catch {
      return Notice(phrases.failure(for: error).text, .bad)
    }
  }

  private func made(_ change: PairChange) async throws -> Notice {
    switch change {
    case .add(let lesson, let word, let translation):
      let name = try await quiz.deck(lesson.deck).value.name
      let (pair, deck) = try await quiz.addPair(word, translation, to: lesson, orTo: phrases.ownDeck(beside: name))
      return Notice(phrases.added(phrases.line(for: pair, lesson.direction), to: deck.name), .good)
    case .edit(let id, let lesson, let word, let translation):
      let pair = try await quiz.editPair(id, of: lesson, to: word, translation)
      return Notice(phrases.edited(phrases.line(for: pair, lesson.direction)), .good)
    case .forget(let id, let deck):
      let pair = try await quiz.forgetPair(id, of: deck)
      return Notice(phrases.forgotten(phrases.line(for: pair, .forward)), .good)
    }
  }
}
