extension NameQuiz {
  /// Returns the progress of all learners with the names, and the most missed people.
  public func progress() async throws(RepositoryError) -> LearningProgress<Person> {
    guard let learning else { return LearningProgress(learners: [], missed: []) }
    let people = try await people.people().value.people
    let subjects = Dictionary(people.map { ($0.reviewCard, $0) }) { first, _ in first }
    return try await learning.progress(of: .names, about: subjects)
  }
}
