import ArcadeDomain
import Foundation

/// Types what a person, a cat or an attacker might.
struct RandomTyping {
  private static let strange = [
    "", " ", "0", "-1", "99999999999999999999", "1e9", "0x10", "٣", "１２", "½", "\u{1B}[31mred\u{1B}[0m", "\u{9B}2J",
    "\u{202E}evil", "e\u{301}\u{301}\u{301}\u{301}", "🧑‍🚀", "=1+1", "'; DROP TABLE listings;--", "%s%n%d", "\\", "\"",
    "\u{0}",
    "\t", "../../etc/passwd", "~", "--", "-", "--json", "N", "tea", "がんばれ", "\u{FEFF}", "\u{2028}",
  ]

  private let corpus: FuzzCorpus
  private var random: SplitMix64

  init(_ corpus: FuzzCorpus, seed: UInt64) {
    self.corpus = corpus
    random = SplitMix64(seed: seed)
  }

  /// Returns a line of a session: mostly one that makes sense somewhere.
  mutating func line() -> String {
    let line = pick(corpus.lines) ?? ""
    return switch random.integer(below: 10) {
    case 0..<6: line
    case 6: mutated(line.split(separator: " ").map(String.init)).joined(separator: " ")
    case 7: String((pick(corpus.lines) ?? "").shuffled(using: &random))
    case 8: pick(Self.strange) ?? ""
    default: String(repeating: pick(Self.strange) ?? "", count: random.integer(below: 500))
    }
  }

  /// Returns the words of a command line: one that makes sense, with something wrong about it.
  mutating func command() -> [String] {
    let words = pick(corpus.commands) ?? []
    return random.integer(below: 4) == 0 ? words : mutated(words)
  }

  private mutating func mutated(_ words: [String]) -> [String] {
    var words = words
    switch random.integer(below: 5) {
    case 0: words.insert(strange(), at: random.integer(below: words.count + 1))
    case 1 where !words.isEmpty: words.remove(at: random.integer(below: words.count))
    case 2 where words.count > 1: words.swapAt(random.integer(below: words.count), random.integer(below: words.count))
    case 3 where !words.isEmpty: words[random.integer(below: words.count)] = strange()
    default: words += pick(corpus.commands)?.suffix(2) ?? []
    }
    return words
  }

  private mutating func strange() -> String { pick(Self.strange) ?? "" }

  private mutating func pick<Item>(_ items: [Item]) -> Item? {
    items.isEmpty ? nil : items[random.integer(below: items.count)]
  }
}

/// Everything that the transcripts type, as what random typing is made of.
struct FuzzCorpus {
  /// Words that would wait for real, or write outside the data folder.
  private static let excluded = ["every", "slow", "backup", "restore", "--data-dir", "completion"]

  /// The lines that are typed in sessions.
  let lines: [String]
  /// The command lines, without the name of the program.
  let commands: [[String]]

  /// Reads all transcripts of a folder.
  init(_ folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let transcripts = try (files ?? []).filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
      .map { try Transcript(String(contentsOf: $0, encoding: .utf8)) }
    let commands = transcripts.flatMap(\.commands)
    lines = Set(
      commands.flatMap(\.inputs).compactMap { if case .line(let line) = $0 { line } else { nil } }.filter(
        Self.isHarmless
      )
    ).sorted()
    self.commands = Set(commands.map(\.arguments).filter { $0.allSatisfy(Self.isHarmless) }).sorted {
      $0.joined(separator: " ") < $1.joined(separator: " ")
    }
  }

  private static func isHarmless(_ text: String) -> Bool { !excluded.contains { text.contains($0) } }
}
