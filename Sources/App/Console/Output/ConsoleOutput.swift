import ArcadeData
package import ArcadePresentation

/// Draws lines, paragraphs and tables, and gathers them until they are flushed.
///
/// Drawing never throws. The first failure is kept for whoever asks, and from
/// then on everything is dropped.
package final class ConsoleOutput {
  private static let fullBuffer = 64 * 1024

  /// How many columns there are to draw in; may change while running.
  package var width: Int
  /// How many rows a screen has, where that matters.
  package let height: Int
  package let theme: Theme
  package let isQuiet: Bool
  /// Why nothing is written any more, if so.
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

  /// Wraps a text at the width, each line after so many spaces.
  package func paragraph(_ text: String, _ style: Tone = .plain, indent: Int = 0) {
    let margin = Span(String(repeating: " ", count: max(0, indent)))
    for part in WordWrap.lines(of: text.sanitized, width: width - margin.columns) {
      line(margin, Span(part, style))
    }
  }

  /// Draws a table; where it is drawn as blocks, an empty line keeps apart what follows.
  package func table(_ table: Table, numberHeading: String = "") {
    self.table(table, rows: table.rows, numberHeading: numberHeading)
  }

  /// Draws a table with rows in the place of its own, each made when it is drawn.
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
      // An address is left whole, so that it can be copied.
      if isTooLong, value.text.contains(" ") {
        for text in WordWrap.lines(of: "\(label) \(value.text)", width: width) { line(Span(text, fact.tone)) }
      } else {
        line(Span(label + String(repeating: " ", count: gap)), value)
      }
    }
  }

  /// Draws terms with what they mean, wrapped beside them.
  func definitions(_ rows: [(term: String, meaning: String)]) {
    let terms = rows.map { DisplayWidth.columns(of: $0.term.sanitized) }
    let margin = min(terms.max() ?? 0, width / 2) + 2
    for (row, columns) in zip(rows, terms) {
      let meaning = WordWrap.lines(of: row.meaning.sanitized, width: width - margin)
      let isBeside = columns + 2 <= margin
      let gap = String(repeating: " ", count: isBeside ? margin - columns : 0)
      // Wrapping closes wider gaps between words, so only what does not fit is wrapped.
      let term = columns <= width ? [row.term] : WordWrap.lines(of: row.term.sanitized, width: width)
      for start in term.dropLast() { line(start, .strong) }
      line(Span(term.last ?? "", .strong), Span(isBeside ? gap + (meaning.first ?? "") : ""))
      for rest in meaning.dropFirst(isBeside ? 1 : 0) { line(Span(String(repeating: " ", count: margin) + rest)) }
    }
  }

  /// Says at once what is being waited for, unless only what was asked for is wanted.
  package func progress(_ text: String) {
    if !isQuiet { paragraph(text, .faint) }
    flush()
  }

  /// Asks for a line of input, so that all that was drawn before is seen.
  package func prompt() {
    raw("> ")
    flush()
  }

  /// Takes text that is safe already, such as JSON, as it is.
  package func raw(_ text: String) { append(text.utf8) }

  package func raw(_ bytes: some Collection<UInt8>) { append(bytes) }

  /// Writes what was gathered.
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
