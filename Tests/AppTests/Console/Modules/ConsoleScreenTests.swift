import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// What a screen draws after another, and how it handles lines.
final class ConsoleScreenTests: XCTestCase {
  func testOnArrivalEverythingIsDrawnTheNewsFirst() async {
    let screen = makeScreen([[things(["cup"], banners: ["Prices are old."], text: "In all: 1")]])

    await screen.module.show([Notice("Hello.")])

    XCTAssertEqual(
      screen.drawn(),
      """
      Hello.
      Things
      Prices are old.
      No.  Thing  Price
        1  cup       €1
      In all: 1
      Type a code or number or look. help lists everything else.

      """
    )
  }

  func testWhatIsDrawnDependsOnWhatStoodThereBefore() async {
    enum Step { case show, look, again, wake }
    let hint = "Type a code or number or look. help lists everything else.\n"
    let (heading, cup) = ("No.  Thing  Price\n", "  1  cup       €1\n")
    let (old, loading) = (["Prices are old."], Screen<Page>(title: "Things", content: .loading("Loading…")))
    let (one, inAll, same) = (things(["cup"]), things(["cup"], text: "In all: 1"), things(["cup"], banners: old))
    var declined = one
    declined.news = [Notice("It was declined.", .bad)]
    let cases: [(script: [[Screen<Page>]], steps: [(Step, String)])] = [
      // After an intent only the news is drawn.
      (
        [
          [things(["cup"], banners: old, text: "In all: 1")],
          [things(["cup"], price: "€2", banners: old + ["One was left out."], news: "Added.", text: "In all: 2")],
          [things(["cup"], price: "€2", banners: ["One was left out."], news: "Nothing.", text: "In all: 2")],
        ], [(.look, "Added.\nOne was left out.\nIn all: 2\n"), (.look, "Nothing.\n")]
      ),
      // After a failure, the possible actions are drawn.
      ([[one], [declined]], [(.look, "It was declined.\n\(hint)")]),
      // A line that changes nothing is answered by the whole screen; an event without a change draws nothing.
      ([[same], [same], [same]], [(.look, "Things\nPrices are old.\n\(heading)\(cup)\(hint)"), (.wake, "")]),
      // A table is drawn again if its rows differ, or if a watched one has changed.
      (
        [[one], [things(["cup", "pot"])], [things(["pot"])]],
        [(.look, "\(heading)\(cup)  2  pot       €1\n\(hint)"), (.look, "\(heading)  1  pot       €1\n…")]
      ),
      (
        [
          [things(["cup"], isWatched: true)], [things(["cup"], price: "€2", isWatched: true)],
          [things(["cup"], price: "€2", isWatched: true, news: "Seen.")],
        ], [(.look, "\(heading)  1  cup       €2\n\(hint)"), (.look, "Seen.\n")]
      ),
      // A loading screen differs from the one before.
      (
        [[loading, inAll], [loading, things(["cup"], news: "Done.", text: "In all: 1")]],
        [(.look, "Loading…\nDone.\n")]
      ),
      // Coming back draws everything again; with good news the known table is left out.
      ([[one], [one]], [(.show, "Things\n\(heading)\(cup)\(hint)")]),
      (
        [
          [inAll], [things(["cup"], price: "€2", news: "Added.", text: "In all: 1")],
          [things(["cup", "pot"], news: "Added.", text: "In all: 2")],
        ], [(.again, "Added.\nIn all: 1\n"), (.again, "Added.\n\(heading)\(cup)  2  pot…")]
      ),
      // Another title is another screen.
      (
        [[things(["cup"], text: "Same.")], [things(["cup"], title: "Others", text: "Same.")]],
        [(.look, "Others\n\(heading)\(cup)Same.\n\(hint)")]
      ),
    ]
    for (number, (script, steps)) in cases.enumerated() {
      let screen = makeScreen(script)
      await screen.show()
      for (step, expected) in steps {
        switch step {
        case .show: await screen.module.show([])
        case .look: _ = await screen.accept("look")
        case .again: await screen.module.showAgain([])
        case .wake: _ = await screen.module.wake()
        }
        let drawn = screen.drawn()
        let isPart = expected.hasSuffix("…") && drawn.hasPrefix(expected.dropLast())
        XCTAssertEqual(isPart ? expected : drawn, expected, "case \(number)")
      }
    }
  }

  func testAQuestionHasTheLastWordAndTakesYesOrNo() async {
    var question = things(["cup"])
    question.question = "Really?"
    question.offers = [yes.offer, no.offer]
    let screen = makeScreen([[things(["cup"])], [question], [things(["cup"], news: "Kept.")]])
    await screen.module.show([])
    XCTAssertFalse(screen.module.isAsking)
    XCTAssertTrue(screen.module.isGoneBackTo)
    _ = screen.drawn()

    await screen.expect("Really? (yes/no)\n", typing: "look")
    XCTAssertTrue(screen.module.isAsking)
    XCTAssertFalse(screen.module.isGoneBackTo)
    XCTAssertEqual(screen.module.offers.map(\.usage), ["yes", "no"])

    await screen.module.answer(true)
    XCTAssertEqual(screen.drawn(), "Kept.\n")
    XCTAssertEqual(screen.presenter.performed, ["look", "yes to 2"])
    XCTAssertFalse(screen.module.isAsking)
  }

  func testWhereNothingIsToBeHadOnlyAgainIsOffered() async {
    func failed(canRetry: Bool, offers: [Offer] = [Offer("retry", "try again")]) -> Screen<Page> {
      Screen(title: "Things", content: .failed(Failure("No connection.", canRetry: canRetry)), offers: offers)
    }
    let screen = makeScreen([
      [failed(canRetry: true)], [failed(canRetry: true)], [failed(canRetry: false, offers: [])],
      [Screen(title: "Things", content: .empty("Nothing yet."))],
    ])

    await screen.expect("Things\nNo connection.\nType retry to try again, or menu for the first screen.\n")
    XCTAssertTrue(screen.module.isGoneBackTo)
    // While codes are unknown, the reason is shown.
    expectEqual(await screen.accept("zebra"), .done)
    XCTAssertTrue(screen.drawn().hasPrefix("Things\nNo connection.\n"))

    await screen.expect("Things\nNo connection.\nType back. help lists everything else.\n")
    XCTAssertFalse(screen.module.isGoneBackTo)
    // If codes are known, an unknown word is a mistake.
    expectEqual(await screen.accept("zebra"), .unknown(alsoKnown: ["take", "look", "yes", "no", "cup"]))
    await screen.expect("Things\nNothing yet.\nType a code or look. help lists everything else.\n")
  }

  func testWhereNothingIsPutForwardTheHintLeadsBack() async {
    var quiet = things(["cup"])
    quiet.offers = [no.offer]
    let screen = makeScreen([[quiet]])

    await screen.module.show([])

    XCTAssertTrue(screen.drawn().hasSuffix("€1\nType back. help lists everything else.\n"))
  }

  func testALineIsDoneRefusedOrUnknown() async {
    let screen = makeScreen([[things(["cup"])]])
    await screen.module.show([])
    let lines: [(line: String, reply: ConsoleReply)] = [
      ("look", .done), ("LOOK", .done), ("cup", .done), ("1 3", .done), ("3*cup", .done), ("take pot", .done),
      ("look here", .refused("It is typed like this: look")),
      ("take", .refused("It is typed like this: [take] CODE [N]")),
      ("cup 0", .refused("no 0")), ("zebra", .unknown(alsoKnown: ["take", "look", "yes", "no", "cup"])),
    ]
    for (line, reply) in lines { expectEqual(await screen.accept(line), reply, line) }
    XCTAssertEqual(screen.presenter.performed, ["look", "look", "cup 1", "cup 3", "cup 3", "pot 1"])
    XCTAssertEqual(screen.presenter.timesShown, 1)
  }

  func testItWakesWhenTheScreenSays() async {
    var timed = things(["cup"])
    timed.countdown = Countdown(begin: .seconds(6), end: .seconds(10), wake: .seconds(8))
    var over = things(["cup"], text: "Over.")
    over.offers = [no.offer]
    (timed.roundID, over.roundID) = ("round 1", nil)
    let screen = makeScreen([[timed], [timed], [over]], elapsed: .seconds(6))
    XCTAssertNil(screen.module.wakeAfter)

    await screen.module.show([])
    XCTAssertEqual(screen.module.wakeAfter, .seconds(2))
    let isSameQuestion = await screen.module.wake()
    let isOver = await screen.module.wake()

    XCTAssertFalse(isSameQuestion)
    XCTAssertTrue(isOver)
    XCTAssertNil(screen.module.wakeAfter)
    XCTAssertEqual(screen.presenter.timesWoken, 2)
  }

  func testThatTheTimeHasBegunIsNoReasonToDrawAgain() async {
    let asked = things(["cup"])
    var timed = asked
    timed.countdown = Countdown(begin: .zero, end: .seconds(10))
    let (screen, calm) = (makeScreen([[asked, timed]]), makeScreen([[asked]]))

    await screen.module.show([])
    await calm.module.show([])

    XCTAssertEqual(screen.module.wakeAfter, .seconds(10))
    XCTAssertEqual(screen.drawn(), calm.drawn())
  }

  func testHelpNamesEveryOffer() async {
    let screen = makeScreen([[things(["cup"])]])
    await screen.module.show([])

    XCTAssertEqual(screen.module.offers.map(\.usage), ["[take] CODE [N]", "look", "yes", "no"])
    let summaries = screen.module.offers.map { $0.summary(ConsolePhrases(language: .english)) }
    XCTAssertEqual(summaries, ["take a thing", "look at things", "do it", "leave it"])
  }

  private let yes = Action("yes", "do it", Parameter.fixed("pieces", 2)) { "yes to \($0)" }
  private let no = Action("no", "leave it") { "no" }

  private func things(
    _ names: [String],
    title: String = "Things",
    price: String = "€1",
    isWatched: Bool = false,
    banners: [String] = [],
    news: String? = nil,
    text: String? = nil
  ) -> Screen<Page> {
    let table = Table(
      columns: [.init("Thing"), .init("Price", isNumber: true)],
      rows: names.map { Table.Row($0, [Table.Cell($0), Table.Cell(price)]) },
      firstNumber: 1,
      isWatched: isWatched
    )
    return Screen(
      title: title,
      content: .ready(Page([.table(table)] + [text].compactMap { $0 }.map { .text($0) })),
      banners: banners.map { Notice($0, .warning) },
      news: [news].compactMap { $0 }.map { Notice($0, .good) }
    )
  }

  private func makeScreen(_ script: [[Screen<Page>]], elapsed: Duration = .zero) -> ScreenUnderTest {
    let take = Action(
      "take",
      "take a thing",
      Parameter.scan("code", "Thing", known: [Choice("cup")]) {
        $0.quantity.flatMap { (Int($0) ?? 0) > 0 ? nil : "no \($0)" }
      },
      weight: .usual
    ) { "\($0.code) \($0.quantity ?? "1")" }
    let look = Action("look", "look at things", weight: .main) { "look" }
    let screen = ScreenUnderTest(ScriptedModule(script, actions: [take, look, yes, no]), elapsed: elapsed)
    addTeardownBlock { [weak presenter = screen.presenter, weak module = screen.module] in
      XCTAssertNil(presenter, "the presenter outlived its test")
      XCTAssertNil(module, "the screen outlived its test")
    }
    return screen
  }
}

/// A scripted module on the console, with its output.
private final class ScreenUnderTest {
  let presenter: ScriptedModule
  let module: ConsoleScreen<ScriptedModule>
  private let sink = RecordingSink()
  private let output: ConsoleOutput

  init(_ presenter: ScriptedModule, elapsed: Duration) {
    self.presenter = presenter
    output = ConsoleOutput(sink: sink, width: 80, theme: Theme())
    module = ConsoleScreen(alone: presenter, at: "/things", drawingOn: output) { elapsed }
  }

  /// Shows the screen, and returns what was drawn.
  @discardableResult
  func show() async -> String {
    await module.show([])
    return drawn()
  }

  /// Types a line, or shows the screen without one, and checks the output.
  func expect(_ text: String, typing typed: String? = nil, line: UInt = #line) async {
    if let typed { _ = await accept(typed) } else { await module.show([]) }
    XCTAssertEqual(drawn(), text, line: line)
  }

  func accept(_ line: String) async -> ConsoleReply {
    await module.accept(TypedLine(line, offers: module.offers, numbers: module.numbers))
  }

  /// Returns the output since the last call.
  func drawn() -> String {
    output.flush()
    defer { sink.bytes = [] }
    return sink.text
  }
}

extension ConsoleScreen {
  /// Makes a screen on a separate console, which leads nowhere.
  convenience init(
    alone presenter: Presenter,
    at address: String,
    drawingOn output: ConsoleOutput,
    elapsed: @escaping () -> Duration
  ) {
    let canvas = Canvas(output: output, phrases: ConsolePhrases(language: .english))
    let lines = ScriptedLines()
    let reporter = ShutdownReporter(in: .english)
    let session = ConsoleSession(canvas: canvas, lines: lines, reporter: reporter, systems: []) { "\($0)" }
    let router = ConsoleRouter<Presenter.Destination>(session: session) { _, _ in throw CancellationError() }
    self.init(presenter, at: address, router: router, canvas: canvas, elapsed: elapsed)
  }
}

/// Shows the screens of a script, and records the intents.
final class ScriptedModule: Module {
  enum Nowhere: Route {
    case here

    var address: String { "/things" }

    init?(address: String) { return nil }
  }

  weak var view: (any ScreenView<Page>)?
  weak var router: (any Router<Nowhere>)?
  let actions: [Action<String>]
  private(set) var performed: [String] = []
  private(set) var timesShown = 0
  private(set) var timesWoken = 0
  private var script: [[Screen<Page>]]

  /// Each showing, intent and waking renders the next screens of the script; all of them offer all actions.
  init(_ script: [[Screen<Page>]], actions: [Action<String>]) {
    self.script = script
    self.actions = actions
  }

  func show(_ news: [Notice]) async {
    timesShown += 1
    renderNext(news)
  }

  func perform(_ intent: String) async {
    performed.append(intent)
    renderNext([])
  }

  func wake() async {
    timesWoken += 1
    renderNext([])
  }

  private func renderNext(_ news: [Notice]) {
    guard !script.isEmpty else { return }
    for var screen in script.removeFirst() {
      screen.news += news
      if screen.offers.isEmpty { screen.offers = actions.map(\.offer) }
      view?.render(screen)
    }
  }
}
