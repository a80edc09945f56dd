#if canImport(CLibedit)
  import CLibedit
  import Foundation

  /// Gives libedit the next character: returns 1 with one, 0 if the line ends without one.
  private func giveNextKey(_ line: OpaquePointer?, _ key: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    guard let line, let library = try? EditLibrary.opened.get(), let owner = library.owner(of: line) else { return 0 }
    guard let next = Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue().nextKey() else { return 0 }
    key?.pointee = wchar_t(next.value)
    return 1
  }

  /// libedit on one terminal.
  ///
  /// It refers to the lines of the terminal by pointers, and only one thread at a time may call it. Its characters
  /// are UTF-8 in any environment.
  final class LineEditor {
    /// Returns the next character; nil ends the line at once. It is called while a line is read.
    var nextKey: () -> Unicode.Scalar? = { nil }

    private let library: EditLibrary
    private let history: OpaquePointer
    private let locale: UnsafeMutableRawPointer
    private var line: OpaquePointer?

    /// Takes over a terminal; nil if it cannot move its cursor, or the system does not support UTF-8.
    package init?(_ library: EditLibrary, input: Int32, output: Int32, limit: Int) {
      guard let locale = arcade_utf8_locale(), let history = library.makeHistory(limit: Int32(limit)) else {
        return nil
      }
      (self.library, self.locale, self.history) = (library, locale, history)
      let owner = Unmanaged.passUnretained(self).toOpaque()
      line = inUTF8 {
        library.start(input: input, output: output, owner: owner, history: history, nextKey: giveNextKey)
      }
      guard line != nil else { return nil }
    }

    /// Draws the prompt and reads a line, with the given history; nil if it ended without one.
    func readLine(after before: [String]) -> String? {
      library.clear(history)
      for text in before {
        library.enter(history, text.unicodeScalars.map { wchar_t($0.value) } + [0])
      }
      return inUTF8 { () -> String? in
        var count: Int32 = 0
        guard let line, let text = library.wgets(line, &count), count > 0 else { return nil }
        return Self.text(UnsafeBufferPointer(start: text, count: Int(count)))
      }
    }

    /// The current line, up to the cursor and behind it. During a search the search prompt is left out.
    package var current: (head: String, tail: String) {
      guard let line, let info = library.wline(line)?.pointee else { return ("", "") }
      let head = UnsafeBufferPointer(start: info.buffer, count: info.cursor - info.buffer)
      let tail = UnsafeBufferPointer(start: info.cursor, count: info.lastchar - info.cursor)
      return (Self.text(head), Self.text(tail))
    }

    package var length: Int {
      guard let line, let info = library.wline(line)?.pointee else { return 0 }
      return info.lastchar - info.buffer
    }

    /// Draws the prompt and the line at the cursor of the terminal.
    package func draw() { if let line { library.redraw(line) } }

    /// Redraws the prompt and the line after the terminal was resized.
    ///
    /// If another program has moved the cursor, they are drawn at its new position.
    func redraw(isElsewhere: Bool) {
      let before = rowOfCursor
      library.resize(line)
      // Not all terminals rewrap lines; on one that did not, the rows above do not belong to the line.
      if let line { library.clear(line, rowsAbove: isElsewhere ? 0 : Int32(min(before, rowOfCursor))) }
      draw()
    }

    /// The row of the line with the cursor, by the width that libedit knows.
    private var rowOfCursor: Int {
      guard let line else { return 0 }
      return (DisplayWidth.columns(of: current.head) + 2) / max(1, Int(library.columns(of: line)))
    }

    /// Signals that a key has no meaning here.
    func beep() { library.beep(line) }

    private func inUTF8<Value>(_ work: () -> Value) -> Value {
      let before = arcade_use_locale(locale)
      defer { _ = arcade_use_locale(before) }
      return work()
    }

    /// The text before the end of the line.
    private static func text(_ characters: UnsafeBufferPointer<wchar_t>) -> String {
      var text = String.UnicodeScalarView()
      for character in characters where character != 0 {
        if character == 0xA { break }
        text.append(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}")
      }
      return TypedText.cut(String(text))
    }
  }
#endif
