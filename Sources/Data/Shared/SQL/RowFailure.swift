import ArcadeDomain

extension RepositoryError {
  /// Returns an error that is one already, and `.corrupt` for any other: no value could be made of what is stored.
  init(_ error: any Error, subject: String, detail: String) {
    self = error as? RepositoryError ?? RepositoryError(.corrupt, subject: subject, detail: detail)
  }

  /// An error that names rows of a table which cannot be together.
  static func broken(
    _ table: String,
    where column: String,
    _ value: some SQLConvertible,
    in subject: String,
    _ detail: String
  ) -> RepositoryError {
    var error = RepositoryError(.corrupt, subject: subject, detail: "\(table): \(detail)")
    error.row = "\(table) (\(RowCondition.text([column], [value.sqlValue])))"
    return error
  }
}
