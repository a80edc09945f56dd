import ArcadeData
package import ArcadePresentation

/// Draws lines, paragraphs and tables, and buffers them until they are flushed.
///
/// Drawing never throws. The first failure is stored in `failure`, and all later output is dropped.
package final class ConsoleOutput {
  private static let fullBuffer = 64 * 1024

  /// The number of columns to draw in; may change while running.
  package var width: Int
  /// The number of rows of a screen.
  package let height: Int
  package let theme: Theme
  package let isQuiet: Bool
  /// The reason why output has stopped, if it has.
  package private(set) var failure: OutputFailure?

  private let sink: any TextSink
  private var buffer: [UInt8] = []

  package init(sink: any TextSink, width: Int, theme: Theme, height: Int = 24, isQuiet: Bool = false) {
    (self.height, self.isQuiet, self.sink, self.width, self.theme) = (height, isQuiet, sink, width, theme)
  }

  package func line(_ spans: [Span]) {
    append(theme.bytes(for: spans))
    append(CollectionOfOne(UInt8(ascii: "\n")))
  }

  package func line(_ spans: Span...) { line(spans) }

  package func line(_ text: String, _ style: Tone = .plain) { line([Span(text, style)]) }

  package func blank() { line([]) }

  package func heading(_ text: String) { paragraph(text, .strong) }

  /// Wraps a text at the width, each line after the given number of spaces.
  package func paragraph(_ text: String, _ style: Tone = .plain, indent: Int = 0) {
    let margin = Span(String(repeating: " ", count: max(0, indent)))
    for part in WordWrap.lines(of: text.sanitized, width: width - margin.columns) {
      line(margin, Span(part, style))
    }
  }

  /// Draws a table; blocks are followed by an empty line.
  package func table(_ table: Table, numberHeading: String = "") {
    self.table(table, rows: table.rows, numberHeading: numberHeading)
  }

  /// Draws a table with other rows instead of its own, each made when it is drawn.
  package func table(_ table: Table, rows: some Collection<Table.Row>, numberHeading: String) {
    let isGrid = table.draw(
      rows: rows,
      width: width,
      isAccessible: theme.isAccessible,
      numberHeading: numberHeading
    ) { line($0) }
    if !isGrid { blank() }
  }

  package func notices(_ notices: [Notice]) { for notice in notices { paragraph(notice.text, notice.tone) } }

  package func question(_ text: String, enterIsNo: Bool = false, phrases: ConsolePhrases) {
    paragraph(phrases.joined([text, enterIsNo ? phrases.yesOrElseNo : phrases.yesOrNo]), .strong)
  }

  package func facts(_ facts: [Fact]) {
    let labels = facts.map { $0.label.sanitized + ":" }
    let margin = (labels.map(DisplayWidth.columns).max() ?? 0) + 1
    for (label, fact) in zip(labels, facts) {
      let value = Span(theme.isAccessible ? fact.spoken ?? fact.value : fact.value, fact.tone)
      let isAligned = margin + value.columns <= width && !theme.isAccessible
      let gap = isAligned ? margin - DisplayWidth.columns(of: label) : 1
      let isTooLong = DisplayWidth.columns(of: label) + gap + value.columns > width
      // An address is not broken, so that it can be copied.
      if isTooLong, value.text.contains(" ") {
        for text in WordWrap.lines(of: "\(label) \(value.text)", width: width) { line(Span(text, fact.tone)) }
      } else {
        line(Span(label + String(repeating: " ", count: gap)), value)
      }
    }
  }

  /// Draws terms with their meanings, wrapped beside them.
  func definitions(_ rows: [(term: String, meaning: String)]) {
    let terms = rows.map { DisplayWidth.columns(of: $0.term.sanitized) }
    let margin = min(terms.max() ?? 0, width / 2) + 2
    for (row, columns) in zip(rows, terms) {
      let meaning = WordWrap.lines(of: row.meaning.sanitized, width: width - margin)
      let isBeside = columns + 2 <= margin
      let gap = String(repeating: " ", count: isBeside ? margin - columns : 0)
      // Wrapping closes wider gaps between words, so only long terms are wrapped.
      let term = columns <= width ? [row.term] : WordWrap.lines(of: row.term.sanitized, width: width)
      for start in term.dropLast() { line(start, .strong) }
      line(Span(term.last ?? "", .strong), Span(isBeside ? gap + (meaning.first ?? "") : ""))
      for rest in meaning.dropFirst(isBeside ? 1 : 0) { line(Span(String(repeating: " ", count: margin) + rest)) }
    }
  }

  /// Prints at once what the app is waiting for, unless output is quiet.
  package func progress(_ text: String) {
    if !isQuiet { paragraph(text, .faint) }
    flush()
  }

  /// Draws the prompt and flushes, so that everything before is visible.
  package func prompt() {
    raw("> ")
    flush()
  }

  /// Appends text that is already safe, such as JSON, unchanged.
  package func raw(_ text: String) { append(text.utf8) }

  package func raw(_ bytes: some Collection<UInt8>) { append(bytes) }

  /// Writes the buffered output.
  package func flush() {
    guard failure == nil, !buffer.isEmpty else { return }
    do {
      try sink.write(buffer)
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func append(_ bytes: some Collection<UInt8>) {
    guard failure == nil else { return }
    buffer += bytes
    if buffer.count >= Self.fullBuffer { flush() }
  }
}
