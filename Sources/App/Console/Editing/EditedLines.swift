#if canImport(CLibedit)
  import ArcadePresentation
  import CLibedit

  /// Lines that a person edits while typing them at a terminal, with history and completion.
  ///
  /// Between two lines the terminal echoes nothing; `TerminalSettings.end()` restores it.
  final class EditedLines: LineSource {
    /// More characters than an unedited line has room for.
    private static let longest = 6 * 1024
    private static let (tab, endOfLine, endOfInput): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) = (
      "\t", "\u{5}", "\u{4}"
    )
    private static let rubOut: Unicode.Scalar = "\u{7F}"

    package let isTerminal = true
    let isEdited = true

    private let editor: LineEditor
    private var input: InputDescriptor
    private let output: ConsoleOutput
    private let history: LineHistory
    /// Returns the current number of columns of the terminal.
    private let columns: () -> Int
    private var system = ""
    private var completion = LineCompletion(offers: [])
    private var keys = KeyBuffer()
    /// Characters that come before those of the keys.
    private var waiting: ArraySlice<Unicode.Scalar> = []
    /// An action to run once the cursor is at the end of the line.
    private var atEnd: (() -> Void)?
    private var deadline: ContinuousClock.Instant?
    /// The reason why the line ended, if not by Enter.
    private var ending: Result<LineRead, InputFailure>?

    /// Begins to edit the lines of a terminal; nil if it cannot move its cursor.
    package init?(
      _ library: EditLibrary,
      input: Int32,
      terminal: Int32,
      output: ConsoleOutput,
      history: LineHistory,
      columns: @escaping () -> Int
    ) {
      TerminalSettings.keep(of: input)
      guard let editor = LineEditor(library, input: input, output: terminal, limit: LineHistory.limit) else {
        TerminalSettings.end()
        return nil
      }
      TerminalSettings.keepForEditing()
      (self.editor, self.output, self.history, self.columns) = (editor, output, history, columns)
      self.input = InputDescriptor(number: input, notices: TerminalSignals.install() ?? -1)
      editor.nextKey = { [unowned self] in nextKey() }
    }

    func expect(_ completion: LineCompletion, in system: String) {
      (self.completion, self.system) = (completion, system)
    }

    package func nextLine(within limit: Duration?) async throws(InputFailure) -> LineRead {
      deadline = limit.map { ContinuousClock.now + $0 }
      (ending, atEnd) = (nil, nil)
      output.width = columns()
      let text = editor.readLine(after: history.lines(of: system))
      if let ending { return try ending.get() }
      return text.map(LineRead.line) ?? .endOfInput
    }

    package func notice(_ changes: StoreChanges) { input.changes = changes }

    func remember(_ line: String) { history.add(line, to: system) }

    package func dropBegunLine() { dropTypedAhead() }

    package func dropTypedAhead() {
      waiting = []
      keys.dropAll()
      input.drop()
    }

    /// Returns the next character for the editor; nil if the line ends without one.
    private func nextKey() -> Unicode.Scalar? {
      while ending == nil {
        if let key = waiting.popFirst() {
          if accepts(key) { return key }
        } else if let work = atEnd {
          atEnd = nil
          work()
        } else if let key = keys.next() {
          waiting = key[...]
        } else {
          readMore()
        }
      }
      return nil
    }

    /// Whether the editor gets a character; some have a meaning of their own.
    private func accepts(_ key: Unicode.Scalar) -> Bool {
      switch key {
      case Self.tab: complete()
      case Self.endOfInput where editor.length == 0: ending = .success(.endOfInput)
      case _ where key.value >= 0x20 && key != Self.rubOut && isFull: editor.beep()
      default: return true
      }
      return false
    }

    private func readMore() {
      do throws(InputFailure) {
        switch try input.wait(until: deadline) {
        case .late: leaveLine()
        case .notice: redraw()
        case .change: if editor.current == ("", "") { ending = .success(.storeChanged) }
        case .input:
          // Another program may have read the input while the process was stopped; reading would then block.
          guard arcade_readable(input.number) != 0 else { return }
          // Input after the last line of a session is for the next program, unless far too much is pasted.
          guard let bytes = try input.read(atMost: isFull ? 4 * 1024 : 1) else { return ending = .success(.endOfInput) }
          // A full line has no room for pasted text, which would be slow to reject letter by letter.
          let isRefused = isFull && !keys.hasMore && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
          if isRefused { editor.beep() } else { keys.append(bytes) }
        }
      } catch {
        ending = .failure(error)
      }
    }

    private var isFull: Bool { editor.length >= Self.longest }

    /// Ends the line when the time is up. Its text is typed again on the next line, unless it is dropped.
    private func leaveLine() {
      let (head, tail) = editor.current
      goToEnd { [unowned self] in
        ending = .success(.timeLimitPassed)
        waiting = Array((head + tail).unicodeScalars)[...] + Self.back(over: tail)
      }
    }

    /// Redraws the line after other output, or after the terminal was resized.
    private func redraw() {
      let wasStopped = TerminalSignals.clear(input.notices)
      output.width = columns()
      editor.redraw(isElsewhere: wasStopped)
    }

    private func complete() {
      let (head, tail) = editor.current
      let found = completion.suggestions(for: head)
      let isOnly = found.choices.count == 1
      let text = isOnly ? found.choices[0].id : found.common
      guard !found.choices.isEmpty else { return editor.beep() }
      if text != found.typed || isOnly {
        let end = isOnly && tail.first?.isWhitespace != true ? " " : ""
        let isBegun = text.hasPrefix(found.typed)
        let rubbed = isBegun ? 0 : found.typed.unicodeScalars.count
        let typed = isBegun ? text.unicodeScalars.dropFirst(found.typed.unicodeScalars.count) : text.unicodeScalars[...]
        waiting = Array(repeating: Self.rubOut, count: rubbed)[...] + typed + end.unicodeScalars
      } else if !keys.hasMore, !input.hasMore {
        // Nobody chooses from suggestions while text is pasted.
        goToEnd { [unowned self] in
          output.blank()
          output.suggestions(found.choices)
          output.flush()
          editor.draw()
          waiting = Self.back(over: tail)[...]
        }
      }
    }

    private static func back(over text: String) -> [Unicode.Scalar] {
      Array(repeating: "\u{2}", count: text.unicodeScalars.count)
    }

    /// Moves the cursor to the end of the line first, because new output begins below the line.
    private func goToEnd(_ work: @escaping () -> Void) {
      waiting = [Self.endOfLine]
      atEnd = work
    }
  }
#endif
