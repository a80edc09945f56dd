import ArcadeDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension RepositoryError {
  /// Describes what the system said about creating or writing `path`.
  static func writing(_ path: String, systemError: Int32) -> RepositoryError {
    let code: Code =
      switch systemError {
      case ENOSPC, EDQUOT: .full
      case EEXIST: .exists
      default: .notWritable
      }
    let message = "\(String(cString: strerror(systemError))) (errno \(systemError))"
    return RepositoryError(code, subject: path, detail: message)
  }
}
