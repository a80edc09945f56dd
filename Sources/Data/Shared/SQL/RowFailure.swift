import ArcadeDomain

extension RepositoryError {
  /// Returns an error that is one already, and `.corrupt` for any other: no value could be made of what is stored.
  init(_ error: any Error, subject: String, detail: String) {
    self = error as? RepositoryError ?? RepositoryError(.corrupt, subject: subject, detail: detail)
  }
}
