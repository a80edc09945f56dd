import ArcadeDomain
import ArcadePresentation

extension ListingListScreen {
  /// Draws the listings group by group, or why there are none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    output.heading(title)
    switch content {
    case .listings(let page): page.draw(on: output)
    case .empty(let summary, let text):
      output.paragraph(summary)
      output.paragraph(text)
    case .loading: break
    case .failed(let failure): output.failure(failure, phrases: phrases)
    }
  }
}

extension ListingListScreen.Page {
  fileprivate func draw(on output: ConsoleOutput) {
    output.paragraph(summary)
    for group in groups {
      output.paragraph(group.title, .strong)
      output.table(table(of: group.rows, on: output))
    }
    if let position { output.paragraph(position) }
    if let terms { output.paragraph(terms, .faint) }
  }

  /// With less room, what does not fit beside the name stands beneath it.
  private func table(of rows: [ListingListScreen.Row], on output: ConsoleOutput) -> TextTable {
    output.putsListingsOnTwoLines ? narrowTable(of: rows) : table(of: rows, isAccessible: output.theme.isAccessible)
  }

  private func table(of rows: [ListingListScreen.Row], isAccessible: Bool) -> TextTable {
    // Where nothing has changed yet, the names have that room.
    let hasNews = groups.contains { $0.rows.contains { $0.returned != nil || $0.change != nil } }
    return TextTable(
      columns: [
        .init(columns.number, .trailing), .init(columns.rank, .trailing), .init(columns.name, isFlexible: true),
        .init(columns.price, .trailing), .init(columns.reviews), .init(columns.stock),
      ] + (hasNews ? [.init(columns.change)] : []),
      rows: rows.map { row in
        let news = hasNews ? [Span(row.lastNews(isAccessible: isAccessible))] : []
        return TextTable.Row(
          [
            Span(row.number, .strong), Span(row.rank), Span(row.name(isAccessible: isAccessible), row.nameStyle),
            Span(row.price), Span(row.reviews.text(isAccessible: isAccessible)), Span(row.stock),
          ] + news
        )
      }
    )
  }

  private func narrowTable(of rows: [ListingListScreen.Row]) -> TextTable {
    TextTable(
      columns: [
        .init(columns.number, .trailing), .init(columns.name, isFlexible: true), .init(columns.price, .trailing),
      ],
      rows: rows.map { row in
        let rest = [row.reviews.text(isAccessible: false), row.stock, row.lastNews(isAccessible: false)]
        return TextTable.Row(
          [Span(row.number, .strong), Span(row.name(isAccessible: false), row.nameStyle), Span(row.price)],
          details: [.text(Span(rest.filter { !$0.isEmpty }.joined(separator: ", ")), column: 1)]
        )
      }
    )
  }
}

extension ListingListScreen.Row {
  fileprivate var nameStyle: Style { unread == nil ? .plain : .strong }

  fileprivate func name(isAccessible: Bool) -> String {
    guard let unread else { return name }
    return isAccessible ? "\(name) (\(unread))" : "● \(name)"
  }

  /// That it came back, and its last change.
  fileprivate func lastNews(isAccessible: Bool) -> String {
    [returned, change?.text(isAccessible: isAccessible)].compactMap(\.self).joined(separator: ", ")
  }
}

extension Stars {
  /// A star with the figures, or the words.
  func text(isAccessible: Bool) -> String { isAccessible || short.isEmpty ? words : "★ \(short)" }
}

extension ChangeMark {
  /// An arrow with what changed, or the words.
  func text(isAccessible: Bool) -> String {
    isAccessible ? words : "\(arrow) \(attribute)"
  }

  /// Where it went.
  var arrow: String {
    switch direction {
    case .up: "↑"
    case .down: "↓"
    case nil: "~"
    }
  }
}

extension ConsoleOutput {
  /// Whether there is too little room for a listing on one line.
  fileprivate var putsListingsOnTwoLines: Bool { width < 72 && !theme.isAccessible }

  /// How many listings a screen shows together with the titles of three groups and what stands around them.
  var listingsOnAPage: Int {
    let rows = height - 12
    return max(4, putsListingsOnTwoLines ? rows / 2 : rows)
  }
}
