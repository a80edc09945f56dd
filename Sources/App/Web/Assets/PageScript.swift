/// The script of all pages. Everything works without it; with it, pages change in place, keys choose, and timed screens
/// follow by themselves.
enum PageScript {
  /// What is sent.
  static let bytes = Array(text.utf8)

  /// The script without what only its reader needs; a test holds its size against its limit.
  static let text = [";", "{", "}", ","].reduce((pages + "\n" + keys).withoutIndentation(between: "\n")) { text, end in
    // Behind these a line need not end.
    text.replacing(end + "\n", with: end)
  }
}
