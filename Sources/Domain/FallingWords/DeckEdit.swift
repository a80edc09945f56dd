/// A change to one pair of an imported deck.
public enum DeckEdit: Hashable, Sendable {
  /// Adds a pair at the end.
  case add(TranslatedWord)
  /// Replaces a pair with another.
  case replace(TranslatedWord.ID, with: TranslatedWord)
  /// Removes a pair.
  case remove(TranslatedWord.ID)
}

extension Deck {
  /// Returns the changed deck. Throws `.notFound` if the pair is not in it, and `.exists` if the new pair already is.
  public func changed(by edit: DeckEdit) throws(RepositoryError) -> Deck {
    var pairs = pairs
    switch edit {
    case .add(let pair):
      try requireNo(pair.id)
      pairs.append(pair)
    case .replace(let id, let pair):
      if pair.id != id { try requireNo(pair.id) }
      pairs[try place(of: id)] = pair
    case .remove(let id): pairs.remove(at: try place(of: id))
    }
    return Deck(id: self.id, name: name, languages: languages, pairs: pairs)
  }

  private func place(of id: TranslatedWord.ID) throws(RepositoryError) -> Int {
    guard let place = pairs.firstIndex(where: { $0.id == id }) else { throw RepositoryError(.notFound, subject: name) }
    return place
  }

  private func requireNo(_ id: TranslatedWord.ID) throws(RepositoryError) {
    guard !pairs.contains(where: { $0.id == id }) else { throw RepositoryError(.exists, subject: name) }
  }
}
