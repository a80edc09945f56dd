#if canImport(CLibedit)
  import CLibedit
#endif

/// Editing of lines, where the system has a library for it.
enum LineEditing {
  /// Takes over the terminal and returns its lines; nil where the terminal cannot move its cursor.
  ///
  /// `columns` says how wide the terminal is by then.
  static func lines(
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
