import ArcadePresentation

/// Tables on the console, from which lines only lead on to other screens.
final class ConsoleRecordView<Presenter: RecordPresenter>: ScreenView, ConsoleModule {
  private let presenter: Presenter
  private let console: any SystemConsole
  private let ownCommands: [ConsoleCommand]
  private let hint: String?
  private let follow: (ConsoleLine) async -> ConsoleReply

  /// Shows the tables of a presenter; `hint` says what can be typed below them, `follow` goes where a line leads.
  init(
    _ presenter: Presenter,
    console: any SystemConsole,
    commands: [ConsoleCommand] = [],
    hint: String? = nil,
    follow: @escaping (ConsoleLine) async -> ConsoleReply
  ) {
    self.presenter = presenter
    self.console = console
    self.ownCommands = commands
    self.hint = hint
    self.follow = follow
    presenter.view = self
  }

  var commands: [ConsoleCommand] { ownCommands + console.everywhere + [console.retry] }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    guard line.command == "retry", line.arguments.isEmpty else { return await follow(line) }
    await presenter.retry()
    return .done
  }

  func render(_ screen: RecordScreen) {
    screen.draw(on: console.output, phrases: console.phrases, hint: hint)
  }
}
