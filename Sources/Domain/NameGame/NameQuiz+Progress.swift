extension NameQuiz {
  /// Returns how everybody gets on with the names of the people, and whom most miss.
  public func progress() async throws(RepositoryError) -> LearningProgress<Person> {
    guard let learning else { return LearningProgress(learners: [], missed: []) }
    let people = try await people.people().value.people
    let subjects = Dictionary(people.map { ($0.reviewCard, $0) }) { first, _ in first }
    return try await learning.progress(of: .names, about: subjects)
  }
}
