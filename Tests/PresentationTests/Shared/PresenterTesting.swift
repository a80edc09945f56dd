import ArcadeTesting
import XCTest

@testable import ArcadePresentation

/// Direct calls of a presenter: `load` returns a page, and `perform` the next screen.
extension PagePresenter {
  /// Returns the page.
  mutating func load() async -> Screen<Page> {
    let contents = await load { _ in }
    return contents.screen(saying: contents.news)
  }

  /// Returns the progress messages of loading the page.
  mutating func waits() async -> [String] {
    var texts: [String] = []
    _ = await load { texts.append($0) }
    return texts
  }

  /// Returns the next screen after an intent. An error stays on the page, as in a `PageModule`.
  @discardableResult
  mutating func perform(_ intent: Intent) async throws -> Next<System.Destination> {
    do {
      return try await perform(intent) { _ in }
    } catch {
      return .stay([Notice(phrases.failure(for: error).text, .bad)])
    }
  }

  /// Returns the next screen after an action of the page, or of one that was loaded before.
  @discardableResult
  mutating func perform(
    _ word: String,
    _ texts: [String: String] = [:],
    on page: PageContents<Intent>? = nil
  ) async throws -> Next<System.Destination> {
    try await perform(await intent(word, texts, on: page))
  }

  /// Returns the next screen after an action, with its progress messages.
  mutating func perform(_ word: String, progress: (String) -> Void) async throws -> Next<System.Destination> {
    try await perform(await intent(word), progress: progress)
  }

  /// Returns the failure of an action; nil if it was performed.
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
  /// The same screen with one sentence.
  static func stay(_ text: String, _ tone: Tone = .plain) -> Next { .stay([Notice(text, tone)]) }

  /// Another screen with one sentence.
  static func go(_ route: Destination, _ text: String, _ tone: Tone = .plain) -> Next {
    .go(route, [Notice(text, tone)])
  }

  /// The previous screen or another one, with one sentence.
  static func back(orTo route: Destination, _ text: String, _ tone: Tone = .plain) -> Next {
    .back(orTo: route, [Notice(text, tone)])
  }

  /// The news of all steps.
  var news: [Notice] {
    switch self {
    case .stay(let news), .go(_, let news), .replace(_, let news), .back(_, let news): news
    case .first(let first, let then): first.news + then.news
    }
  }

  /// The sentences of the news.
  var said: [String] { news.map(\.text) }

  /// The tones of the news.
  var tones: [Tone] { news.map(\.tone) }

  /// The next route; nil if the screen stays.
  var route: Destination? {
    switch self {
    case .stay: nil
    case .go(let route, _), .replace(let route, _), .back(let route, _): route
    case .first(let first, let then): then.route ?? first.route
    }
  }
}

extension XCTestCase {
  /// Returns the page of a presenter that is used only once.
  func shown(_ presenter: some PagePresenter) async -> Screen<Page> {
    var presenter = presenter
    return await presenter.load()
  }

  /// Checks that an action of a page is rejected with a sentence.
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

  /// Checks that an action of a page is rejected with an error.
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
