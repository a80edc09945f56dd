import ArcadeDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension RepositoryError {
  /// Describes what the system said about reading `path`.
  static func reading(_ path: String, systemError: Int32) -> RepositoryError {
    let code: Code =
      switch systemError {
      case ENOENT, ENOTDIR: .notFound
      case EISDIR: .notOurs
      default: .refused
      }
    return RepositoryError(code, subject: path, detail: systemMessage(systemError))
  }

  /// Describes what the system said about creating or writing `path`.
  static func writing(_ path: String, systemError: Int32) -> RepositoryError {
    let code: Code =
      switch systemError {
      case ENOSPC, EDQUOT: .full
      case EEXIST: .exists
      default: .notWritable
      }
    return RepositoryError(code, subject: path, detail: systemMessage(systemError))
  }

  private static func systemMessage(_ systemError: Int32) -> String {
    "\(String(cString: strerror(systemError))) (errno \(systemError))"
  }
}
