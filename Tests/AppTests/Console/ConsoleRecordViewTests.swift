import ArcadePresentation
import XCTest

@testable import ArcadeApp

final class ConsoleRecordViewTests: XCTestCase {
  func testItShowsTablesWithWhatCanBeTypedBelow() async {
    let text = await drawn([.tables])

    XCTAssertEqual(text, "Things\nNo.  Thing\n  1  cup\nType a number.\n")
  }

  func testAnUpdateIsOnlyItsNoticesAndAQuestionHasTheLastWord() async {
    let text = await drawn([.update, .question])

    XCTAssertEqual(text, "Done.\nReally? (yes/no)\n")
  }

  func testWhereThereIsNothingNoNumberCanBeTyped() async {
    let text = await drawn([.loading, .empty])

    XCTAssertEqual(text, "Loading…\nThings\nNothing yet.\n")
  }

  func testOnlyRetryIsItsOwnAndEveryOtherLineLeadsOn() async {
    let (view, presenter) = makeView([.tables], on: ConsoleOutput(sink: RecordingSink(), width: 80, theme: Theme()))

    let replies = [await view.accept(ConsoleLine("retry")), await view.accept(ConsoleLine("retry now"))]

    XCTAssertEqual(replies, [.done, .refused("retry now")])
    XCTAssertEqual(presenter.retries, 1)
    XCTAssertEqual(view.commands.map(\.usage), ["N", "things", "retry"])
  }

  /// What is drawn while each of the screens is shown.
  private func drawn(_ screens: [RecordScreen]) async -> String {
    let sink = RecordingSink()
    let output = ConsoleOutput(sink: sink, width: 80, theme: Theme())
    let (view, _) = makeView(screens, on: output)
    for _ in screens { await view.begin() }
    output.flush()
    return sink.text
  }

  private func makeView(
    _ screens: [RecordScreen],
    on output: ConsoleOutput
  ) -> (ConsoleRecordView<ScriptedRecords>, ScriptedRecords) {
    let presenter = ScriptedRecords(screens)
    let view = ConsoleRecordView(
      presenter,
      console: ThingConsole(output: output),
      commands: [.init("N", "", "one of them")],
      hint: "Type a number."
    ) { [presenter] line in
      await presenter.show()
      return .refused(line.words.joined(separator: " "))
    }
    addTeardownBlock { [weak presenter, weak view] in
      XCTAssertNil(presenter, "the presenter outlived its test")
      XCTAssertNil(view, "the view outlived its test")
    }
    return (view, presenter)
  }
}

/// Shows one screen after the other.
private final class ScriptedRecords: RecordPresenter {
  weak var view: (any ScreenView<RecordScreen>)?
  private(set) var retries = 0
  private var screens: [RecordScreen]

  init(_ screens: [RecordScreen]) { self.screens = screens }

  func show() async {
    if !screens.isEmpty { view?.render(screens.removeFirst()) }
  }

  func retry() async {
    retries += 1
    await show()
  }
}

private struct ThingConsole: SystemConsole {
  let output: ConsoleOutput
  let phrases: any ConsolePhrases = EnglishConsole()
  var everywhere: [ConsoleCommand] { [.init("things", "", "all of them")] }
}

extension RecordScreen {
  fileprivate static let tables = RecordScreen(
    title: "Things",
    Table(columns: [.init("No.", isNumber: true), .init("Thing")], rows: [["1", "cup"]]),
    whereEmpty: "Nothing yet."
  )
  fileprivate static let empty = RecordScreen(title: "Things", Table(columns: [], rows: []), whereEmpty: "Nothing yet.")
  fileprivate static let loading = RecordScreen(title: "Things", content: .loading("Loading…"))
  fileprivate static let update = RecordScreen(
    title: "Things",
    content: tables.content,
    notices: [Notice("Done.")],
    isUpdate: true
  )
  fileprivate static let question = RecordScreen(
    title: "Things",
    content: tables.content,
    question: "Really?",
    isUpdate: true
  )
}
