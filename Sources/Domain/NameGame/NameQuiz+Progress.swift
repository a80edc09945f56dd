extension NameQuiz {
  /// Returns how everybody gets on with the names of the people, and whom most miss.
  public func progress() async throws(RepositoryError) -> LearningProgress<Person> {
    guard let learning else { return LearningProgress(learners: [], missed: []) }
    let people = try await people.people().value.people
    let today = time.reviewDay()
    return try await learning.reviews.progress(of: .names, until: today).progress(
      about: Dictionary(people.map { ($0.reviewCard, $0) }) { first, _ in first },
      on: today,
      by: learning.scheduler
    )
  }
}
