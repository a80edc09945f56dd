#if canImport(CLibedit)
  import CLibedit

  extension EditLibrary {
    /// libedit, which is opened when it is asked for first, or what is missing.
    static let opened: Result<EditLibrary, MissingLibrary> = {
      var library = EditLibrary()
      if let missing = arcade_edit_open(&library) {
        return .failure(MissingLibrary(package: "libedit2", detail: String(cString: missing)))
      }
      return .success(library)
    }()
  }
#endif

/// A library that Arcade would use is not there.
struct MissingLibrary: Error, Hashable {
  /// What Debian calls its package.
  let package: String
  /// What the system says about it.
  let detail: String
}
