public import ArcadeDomain

extension RepositoryError.Code {
  /// Whoever asked no longer wants to know.
  public static let cancelled = RepositoryError.Code(rawValue: "cancelled")
}
