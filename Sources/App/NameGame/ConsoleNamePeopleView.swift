import ArcadePresentation

/// The list of people on the console.
final class ConsoleNamePeopleView: ScreenView, ConsoleModule {
  private let presenter: NamePeoplePresenter
  private let router: ConsoleNameRouter
  private let console: NameConsole

  init(presenter: NamePeoplePresenter, router: ConsoleNameRouter, console: NameConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    [.init("N", "", console.words.person)] + console.everywhere + [console.retry]
  }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.arguments.count) {
    case ("retry", 0): await presenter.retry()
    case (let word, 0) where Int(word) != nil: await presenter.go(to: .person(Int(word) ?? 0))
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: NamePeopleScreen) {
    screen.draw(on: console.output, phrases: console.phrases)
    if case .people = screen.content { console.output.paragraph(console.words.typePerson, .faint) }
  }
}

extension NamePeopleScreen {
  /// Draws the people, or why there are none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    if case .loading(let text) = content { return output.progress(text) }
    output.heading(title)
    switch content {
    case .loading: break
    case .people(let columns, let rows): output.table(table(columns, rows))
    case .empty(let text): output.paragraph(text)
    case .failed(let failure): output.failure(failure, phrases: phrases)
    }
    output.notices(notices)
  }

  private func table(_ columns: Columns, _ rows: [Row]) -> TextTable {
    // What nobody has answered yet needs no column.
    let isPlayed = rows.contains { !$0.seen.isEmpty }
    let isConfused = rows.contains { !$0.confusedWith.isEmpty }
    return TextTable(
      columns: [
        .init(columns.number, .trailing), .init(columns.name, isFlexible: true),
        .init(columns.title, isFlexible: true), .init(isPlayed ? columns.seen : "", .trailing),
        .init(isPlayed ? columns.right : "", .trailing),
        .init(isConfused ? columns.confusedWith : "", isFlexible: true),
      ],
      rows: rows.map { row in
        TextTable.Row([
          Span(row.number), Span(row.name, .strong), Span(row.title), Span(row.seen), Span(row.right),
          Span(row.confusedWith),
        ])
      }
    )
  }
}
