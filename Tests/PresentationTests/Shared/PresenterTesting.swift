import ArcadeTesting
import XCTest

@testable import ArcadePresentation

/// A presenter is asked directly: `load` gives a page, and `perform` gives what is next.
extension PagePresenter {
  /// The page.
  mutating func load() async -> Screen<Page> {
    let contents = await load { _ in }
    return contents.screen(saying: contents.news)
  }

  /// What is waited for while the page is loaded.
  mutating func waits() async -> [String] {
    var texts: [String] = []
    _ = await load { texts.append($0) }
    return texts
  }

  /// What is next after something that is wanted. Why it cannot be done is said on the same page, as the host says it.
  @discardableResult
  mutating func perform(_ intent: Intent) async throws -> Next<System.Destination> {
    do {
      return try await perform(intent) { _ in }
    } catch {
      return .stay([Notice(phrases.failure(for: error).text, .bad)])
    }
  }

  /// What is next after what is typed or sent on the page, or on one that was loaded before.
  @discardableResult
  mutating func perform(
    _ word: String,
    _ texts: [String: String] = [:],
    on page: PageContents<Intent>? = nil
  ) async throws -> Next<System.Destination> {
    try await perform(await intent(word, texts, on: page))
  }

  /// The same, with what is waited for.
  mutating func perform(_ word: String, progress: (String) -> Void) async throws -> Next<System.Destination> {
    try await perform(await intent(word), progress: progress)
  }

  /// Why what is typed or sent is not done, as its failure is shown; nil if it was done.
  mutating func failure(
    of word: String,
    _ texts: [String: String] = [:],
    on page: PageContents<Intent>? = nil
  ) async -> Failure? {
    do {
      _ = try await perform(await intent(word, texts, on: page)) { _ in }
      return nil
    } catch {
      return phrases.failure(for: error)
    }
  }

  private mutating func intent(
    _ word: String,
    _ texts: [String: String] = [:],
    on page: PageContents<Intent>? = nil
  ) async throws -> Intent {
    if let page { return try page.offered.intent(word, texts) }
    return try await load { _ in }.offered.intent(word, texts)
  }
}

extension Next {
  /// The same screen again, with one sentence.
  static func stay(_ text: String, _ tone: Tone = .plain) -> Next { .stay([Notice(text, tone)]) }

  /// Another screen, with one sentence.
  static func go(_ route: Destination, _ text: String, _ tone: Tone = .plain) -> Next {
    .go(route, [Notice(text, tone)])
  }

  /// The screen before or another one, with one sentence.
  static func back(orTo route: Destination, _ text: String, _ tone: Tone = .plain) -> Next {
    .back(orTo: route, [Notice(text, tone)])
  }

  /// What happened.
  var news: [Notice] {
    switch self {
    case .stay(let news), .go(_, let news), .replace(_, let news), .back(_, let news): news
    case .first(let first, let then): first.news + then.news
    }
  }

  /// The sentences of it.
  var said: [String] { news.map(\.text) }

  /// How good or bad it is.
  var tones: [Tone] { news.map(\.tone) }

  /// Where it leads; nil if the screen stays.
  var route: Destination? {
    switch self {
    case .stay: nil
    case .go(let route, _), .replace(let route, _), .back(let route, _): route
    case .first(let first, let then): then.route ?? first.route
    }
  }
}

extension XCTestCase {
  /// The page of a presenter that nothing else is asked.
  func shown(_ presenter: some PagePresenter) async -> Screen<Page> {
    var presenter = presenter
    return await presenter.load()
  }

  /// Checks that what is typed or sent on a page is refused with a sentence.
  func assertRefuses(
    _ word: String,
    _ texts: [String: String] = [:],
    by presenter: some PagePresenter,
    _ sentence: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await assertRefuses(word, texts, by: presenter, as: .refused(sentence), file: file, line: line)
  }

  /// Checks that nothing comes of what is typed or sent on a page, and why.
  func assertRefuses(
    _ word: String,
    _ texts: [String: String] = [:],
    by presenter: some PagePresenter,
    as mistake: InputError,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    var presenter = presenter
    let actions = await presenter.load { _ in }.offered
    XCTAssertThrowsError(try actions.intent(word, texts), "\(word) \(texts)", file: file, line: line) {
      XCTAssertEqual($0 as? InputError, mistake, "\(word) \(texts)", file: file, line: line)
    }
  }
}
