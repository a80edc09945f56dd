#if canImport(CLibedit)
  import CLibedit

  extension EditLibrary {
    /// libedit, opened on first use, or an error if it is missing.
    static let opened: Result<EditLibrary, MissingLibrary> = {
      var library = EditLibrary()
      if let missing = arcade_edit_open(&library) {
        return .failure(MissingLibrary(package: "libedit2", detail: String(cString: missing)))
      }
      return .success(library)
    }()
  }
#endif

/// An error for a library that is not installed.
package struct MissingLibrary: Error, Hashable {
  /// The library's package in Debian.
  package let package: String
  /// The message of the system.
  package let detail: String

  package init(
    package: String,
    detail: String
  ) {
    self.package = package
    self.detail = detail
  }
}

/// Line editing, if the system has a library for it.
enum LineEditing {
  /// Takes over the terminal and returns its lines; nil if the terminal cannot move its cursor.
  ///
  /// `columns` returns the current width of the terminal.
  package static func lines(
    input: Int32 = 0,
    terminal: Int32 = 1,
    output: ConsoleOutput,
    history: LineHistory,
    columns: @escaping () -> Int
  ) throws(MissingLibrary) -> (any LineSource)? {
    #if canImport(CLibedit)
      EditedLines(
        try EditLibrary.opened.get(),
        input: input,
        terminal: terminal,
        output: output,
        history: history,
        columns: columns
      )
    #else
      nil
    #endif
  }
}
