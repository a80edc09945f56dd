import ArcadeData
import ArcadeDomain
import ArcadePresentation
import Foundation

/// A typed line, split into words.
package struct ConsoleLine: Hashable, Sendable {
  package let text: String
  package let words: [String]

  package init(_ text: String) {
    self.text = text
    // A Japanese keyboard types wide letters and digits; they mean the same.
    words = text.folding(options: .widthInsensitive, locale: nil).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The first word in lower case; empty if there is none.
  package var command: String { words.first?.lowercased() ?? "" }

  /// Whether the line answers a question with yes or no, in any language; nil if it is no answer.
  var isYes: Bool? {
    if ["y", "yes", "s", "si", "sí", "はい"].contains(command) { return true }
    return ["n", "no", "いいえ"].contains(command) ? false : nil
  }

  package var arguments: ArraySlice<String> { words.dropFirst() }

  package var rest: String { arguments.joined(separator: " ") }

  /// Returns the line without secrets, to be repeated on the output and stored in the history.
  ///
  /// `numbers` are those that choose the rows of the screen. The value after a misspelt name of a key is hidden too,
  /// and so is the value of an unknown setting. An address is shown without its password and its query.
  func echo(numbers: [Int: String] = [:]) -> String {
    if let name = words.firstIndex(where: { Self.namesKey(String($0.prefix { $0 != "=" })) }) {
      let isJoined = words[name].contains("=")
      guard isJoined || name + 1 < words.count else { return text }
      let named = isJoined ? words[name].prefix { $0 != "=" } + "=\(Secret.mask)" : "\(words[name]) \(Secret.mask)"
      return (words[..<name] + [String(named)]).joined(separator: " ")
    }
    if let set = words.firstIndex(where: { $0.lowercased() == Offer.settingWord }), set + 2 < words.count {
      let name = words[set + 1]
      let setting = Int(name).flatMap { numbers[$0] } ?? name.lowercased()
      let meant = NearestMatch.of(setting, among: Setting.all.map(\.name))
      let isKnown = Setting.all.contains { $0.name == meant && !$0.isSecret }
      if !isKnown { return (words[...(set + 1)] + [Secret.mask]).joined(separator: " ") }
    }
    guard let place = words.firstIndex(where: { $0.contains("://") }) else { return text }
    let address = words[place...].joined(separator: " ")
    let shown = FeedAddress.withoutSecrets(address)
    return shown == address ? text : (words[..<place] + [shown]).joined(separator: " ")
  }

  /// The line without the text after its first word, which may be a key.
  package var masked: String { arguments.isEmpty ? words.joined() : "\(words[0]) \(Secret.mask)" }

  private static func namesKey(_ word: String) -> Bool {
    let nearest = NearestMatch.of(word, among: Setting.all.map(\.name)) ?? word.lowercased()
    return Setting.all.contains { $0.isSecret && $0.name == nearest }
  }
}
