import ArcadeData
import ArcadeDomain
import Foundation

/// A typed line, cut into words.
struct ConsoleLine: Hashable, Sendable {
  /// The words as they were typed.
  let words: [String]

  init(_ text: String) {
    // A Japanese keyboard types wide letters and digits; they mean the same.
    words = text.folding(options: .widthInsensitive, locale: nil).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The first word, without regard to case; empty where there is none.
  var command: String { words.first?.lowercased() ?? "" }

  /// Whether it answers a question with yes, in any language; nil where it does not answer it.
  var isYes: Bool? {
    if ["y", "yes", "s", "si", "sí", "はい"].contains(command) { return true }
    return ["n", "no", "いいえ"].contains(command) ? false : nil
  }

  /// The words after the first.
  var arguments: ArraySlice<String> { words.dropFirst() }

  /// The words after the first as one text.
  var rest: String { arguments.joined(separator: " ") }

  /// The line as it may be repeated on the output, where no key may stand; `text` is how it was typed.
  ///
  /// What follows a name that only looks like that of a key is hidden too, as it was meant to be one.
  static func echo(of text: String) -> String {
    let words = ConsoleLine(text).words
    guard let name = words.dropLast().firstIndex(where: namesKey) else { return text }
    return (words[...name] + [Secret.mask]).joined(separator: " ")
  }

  /// The line without what follows its first word, which may be a key.
  var masked: String { arguments.isEmpty ? words.joined() : "\(words[0]) \(Secret.mask)" }

  private static func namesKey(_ word: String) -> Bool {
    let nearest = NearestMatch.of(word, among: Setting.all.map(\.name)) ?? word.lowercased()
    return Setting.all.contains { $0.isSecret && $0.name == nearest }
  }
}
