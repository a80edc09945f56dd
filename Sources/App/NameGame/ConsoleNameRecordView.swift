import ArcadePresentation

/// Past games, the best of them and the people in need of practice on the console.
final class ConsoleNameRecordView: ScreenView, ConsoleModule {
  private let presenter: NameRecordPresenter
  private let router: ConsoleNameRouter
  private let console: NameConsole

  init(presenter: NameRecordPresenter, router: ConsoleNameRouter, console: NameConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.everywhere + [console.retry] }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    guard line.command == "retry", line.arguments.isEmpty else { return await console.follow(line, by: router) }
    await presenter.show()
    return .done
  }

  func render(_ screen: NameRecordScreen) {
    screen.draw(on: console.output, phrases: console.phrases)
  }
}

extension NameRecordScreen {
  /// Draws the tables, or why there are none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    output.heading(title)
    switch content {
    case .tables(let tables):
      for table in tables {
        if let title = table.title { output.paragraph(title, .strong) }
        output.table(table.textTable)
      }
    case .empty(let text): output.paragraph(text)
    case .failed(let failure): output.failure(failure, phrases: phrases)
    }
  }
}

extension NameRecordScreen.Table {
  fileprivate var textTable: TextTable {
    TextTable(
      columns: columns.enumerated().map { index, column in
        .init(column.title, column.isNumber ? .trailing : .leading, isFlexible: index == 0)
      },
      rows: rows.map { row in
        TextTable.Row(row.enumerated().map { Span($1, $0 == 0 ? .strong : .plain) })
      }
    )
  }
}
