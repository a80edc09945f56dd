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
package struct MissingLibrary: Error, Hashable {
  /// What Debian calls its package.
  package let package: String
  /// What the system says about it.
  package let detail: String

  package init(
    package: String,
    detail: String
  ) {
    self.package = package
    self.detail = detail
  }
}

/// Editing of lines, where the system has a library for it.
enum LineEditing {
  /// Takes over the terminal and returns its lines; nil where the terminal cannot move its cursor.
  ///
  /// `columns` says how wide the terminal is by then.
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
