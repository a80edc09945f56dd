import ArcadeDomain

/// The headers of an Anki text file, such as `#separator:tab`.
struct DeckHeaders {
  private(set) var delimiter: Delimiter?
  /// Whether fields hold HTML.
  private(set) var isMarkup = false
  /// The columns' names, as written.
  private(set) var columns: String?
  /// The name of the deck; if it is an address, without what may be a key.
  private(set) var deckName: String?
  /// The columns that the headers name, from 0.
  private(set) var places: [DeckField: Int] = [:]
  /// Invalid headers, with their lines.
  private(set) var mistakes: [(line: Int, mistake: FeedMistake)] = []

  private var line = 1

  /// Reads lines that begin with `#`.
  init(_ lines: [Substring.UTF8View.SubSequence]) {
    for text in lines {
      let parts = text.dropFirst().split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { read(DeckText.line(String(Substring(parts[0]))).lowercased(), String(Substring(parts[1]))) }
      line += 1
    }
  }

  private mutating func read(_ key: String, _ value: String) {
    let word = DeckText.line(value)
    switch key {
    case "separator": readSeparator(value, word)
    case "html": isMarkup = word.lowercased() == "true"
    case "columns": columns = value
    case "deck": deckName = FeedAddress.withoutSecrets(word)
    case "tags column": places[.tags] = column(word)
    case "notetype column": places[.notetype] = column(word)
    case "deck column": places[.deck] = column(word)
    case "guid column": places[.guid] = column(word)
    default: break
    }
  }

  /// Reads a column number, from 1.
  private mutating func column(_ word: String) -> Int? {
    guard let number = Int(word) else {
      mistakes.append((line, .wrongShape(expected: .wholeNumber)))
      return nil
    }
    guard number > 0 else {
      mistakes.append((line, .outOfRange(String(word.prefix(40)), lowest: "1", highest: nil)))
      return nil
    }
    return number - 1
  }

  private mutating func readSeparator(_ value: String, _ word: String) {
    if let delimiter = Delimiter(named: word) ?? Delimiter(sign: value) {
      self.delimiter = delimiter
    } else {
      let mistake = FeedMistake.unknownValue(
        String(word.prefix(40)),
        allowed: Delimiter.allCases.map(\.name),
        nearest: NearestMatch.of(word, among: Delimiter.allCases.map(\.name))
      )
      mistakes.append((line, mistake))
    }
  }
}

extension Delimiter {
  /// Anki's name of the delimiter.
  var name: String { "\(self)" }

  fileprivate init?(named name: String) {
    guard let delimiter = Self.allCases.first(where: { $0.name == name.lowercased() }) else { return nil }
    self = delimiter
  }

  fileprivate init?(sign: String) {
    guard let byte = sign.utf8.first, sign.utf8.count == 1 else { return nil }
    self.init(rawValue: byte)
  }
}
