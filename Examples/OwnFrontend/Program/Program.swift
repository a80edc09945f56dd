import ArcadeData
import ArcadeDomain
import ArcadePresentation
import OwnFrontend

/// Two systems at a prompt. A line is an address such as `/shop/cart`, or a word with texts, such as `add code=2*MUG`.
@main
struct Program {
  private let time = SystemTime()
  private let systems: [String: any MarkdownScreens]
  private let phrases: any Phrases
  private var current: any MarkdownScreens

  static func main() async {
    var program = Program(in: .english)
    while let line = readLine() { print(await program.answer(to: line)) }
  }

  private init(in language: Language) {
    let formats = Formats(locale: "\(language.code)_\(language.defaultRegion)")
    let prices = SyncingCatalog(source: StarterFeedSource.catalog, store: InMemoryFeedStore(), time: time)
    let decks = CombinedDecks(kept: InMemoryDeckRepository(), language: language.code)
    let quiz = WordQuiz(decks: decks, games: InMemoryWordGameRepository(), time: time)
    let shop = ShopScreens(shop: .own(prices: prices, time: time), phrases: ShopPhrases(language, formats: formats))
    let words = WordScreens(quiz: quiz, phrases: WordPhrases(language, formats: formats))
    let first = MarkdownSession(shop)
    systems = ["shop": first, "words": MarkdownSession(words)]
    phrases = SharedPhrases(language, formats: formats)
    current = first
  }

  private mutating func answer(to line: String) async -> String {
    do throws(InputError) {
      let parts = line.split(separator: " ").map(String.init)
      if let address = Address(line) {
        guard let system = systems[address.parts.first ?? ""], await system.open(line) else { throw .notOffered(line) }
        current = system
      } else {
        let texts = parts.dropFirst().map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        let named = texts.filter { $0.count == 2 }.map { ($0[0], $0[1]) }
        if await !hasMovedOn() { try await current.send(parts.first ?? "", Dictionary(named) { $1 }) }
      }
    } catch {
      return phrases.sentence(for: error) + "\n"
    }
    return current.screen?.markdown(at: time.elapsed()) ?? ""
  }

  /// Performs what was due before a line was typed. If a word has landed meanwhile, the line was meant for that word.
  private func hasMovedOn() async -> Bool {
    guard let before = current.screen, let wake = before.countdown?.wake, wake <= time.elapsed() else { return false }
    await current.wake()
    return current.screen?.roundID != before.roundID
  }
}
