#if canImport(CLibedit)
  import ArcadePresentation
  import CLibedit

  /// Lines that a person edits while typing them at a terminal, with those typed before and what completes them at hand.
  ///
  /// Between two lines the terminal shows nothing that is typed; `TerminalSettings.end()` gives it back.
  final class EditedLines: LineSource {
    /// More characters than a line has room for without editing.
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
    /// How many columns the terminal has by now.
    private let columns: () -> Int
    private var system = ""
    private var completion = LineCompletion(offers: [])
    private var keys = KeyBuffer()
    /// Characters that come before those of the keys.
    private var waiting: ArraySlice<Unicode.Scalar> = []
    /// What happens when the cursor has come to the end of the line.
    private var atEnd: (() -> Void)?
    private var deadline: ContinuousClock.Instant?
    /// What the line ended in, other than by itself.
    private var ending: Result<LineRead, InputFailure>?

    /// Begins to edit the lines of a terminal; nil where it cannot move its cursor.
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

    /// The next character for the editor; nil where the line ends without one.
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
          // What was there while the process was stopped another program may have read, and reading would wait for more.
          guard arcade_readable(input.number) != 0 else { return }
          // What follows the last line of a session is for the program that comes after it, unless far too much is pasted.
          guard let bytes = try input.read(atMost: isFull ? 4 * 1024 : 1) else { return ending = .success(.endOfInput) }
          // A full line has no room for what is pasted, which would be slow to refuse letter by letter.
          let isRefused = isFull && !keys.hasMore && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
          if isRefused { editor.beep() } else { keys.append(bytes) }
        }
      } catch {
        ending = .failure(error)
      }
    }

    private var isFull: Bool { editor.length >= Self.longest }

    /// The time is up: what stands on the line is typed again on the next one, unless it is dropped.
    private func leaveLine() {
      let (head, tail) = editor.current
      goToEnd { [unowned self] in
        ending = .success(.timeLimitPassed)
        waiting = Array((head + tail).unicodeScalars)[...] + Self.back(over: tail)
      }
    }

    /// Something else has been drawn on the terminal, or its lines have another length.
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
        // What is pasted has nobody who chooses.
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

    /// What is drawn next begins below the line, so its end has to be found first.
    private func goToEnd(_ work: @escaping () -> Void) {
      waiting = [Self.endOfLine]
      atEnd = work
    }
  }
#endif
