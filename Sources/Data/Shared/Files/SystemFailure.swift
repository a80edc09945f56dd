import ArcadeDomain
import Foundation

extension RepositoryError {
  /// Describes a system error while creating or writing `path`.
  static func writing(_ path: String, systemError: Int32) -> RepositoryError {
    let code: Code =
      switch systemError {
      case ENOSPC, EDQUOT: .full
      case EFBIG: .fileLimit
      case EEXIST: .exists
      default: .notWritable
      }
    return RepositoryError(code, subject: path, detail: words(for: systemError))
  }

  /// Describes a system error while reading `path`.
  static func reading(_ path: String, systemError: Int32) -> RepositoryError {
    let code: Code =
      switch systemError {
      case ENOENT, ENOTDIR: .notFound
      case EACCES, EPERM: .refused
      case EISDIR: .isFolder
      case ENXIO, ENODEV: .isDevice
      default: .corrupt
      }
    return RepositoryError(code, subject: path, detail: words(for: systemError))
  }

  private static func words(for systemError: Int32) -> String {
    "\(String(cString: strerror(systemError))) (errno \(systemError))"
  }
}
