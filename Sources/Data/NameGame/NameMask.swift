import ArcadeDomain
import Foundation

/// Hides a person's name in texts that replace their picture.
///
/// A word that contains a part of the name, of three letters or more, is replaced by `…`, regardless of case, accents
/// and joined letters. Shorter parts are hidden if they are whole words. The names of picture files are hidden, too.
public struct NameMask: Hashable, Sendable {
  private let parts: NameParts
  /// The first letters of the parts, for a quick check.
  private let beginnings: [Unicode.Scalar]

  /// Creates a mask for a name; the full name, if different, is hidden as well.
  public init(firstName: String, lastName: String, name: String = "") {
    var parts = NameParts(first: Self.words(of: firstName), last: Self.words(of: lastName))
    if Self.canBeSpelledOut(firstName) || Self.canBeSpelledOut(lastName) {
      parts.formUnion(NameParts(first: Self.spelledOutWords(of: firstName), last: Self.spelledOutWords(of: lastName)))
    }
    if name != "\(firstName) \(lastName)", !name.isEmpty {
      parts.formUnion(NameMask(firstName: name, lastName: "").parts)
    }
    self.parts = parts
    beginnings = (parts.insideWords + parts.asWords).reduce(into: []) { beginnings, part in
      if !beginnings.contains(part[0]) { beginnings.append(part[0]) }
    }
  }

  /// Returns the text without the name, trimmed; empty if nothing meaningful is left.
  public func masked(_ text: String) -> String {
    let text = Self.withoutFileNames(text)
    guard !beginnings.isEmpty else { return Self.tidied(text) }
    let spelling = SpelledText(text)
    let (characters, folded, places) = (spelling.characters, spelling.folded, spelling.places)
    var isHidden = Array(repeating: false, count: characters.count)
    for start in folded.indices where beginnings.contains(folded[start]) && !isHidden[places[start]] {
      for part in parts.insideWords where folded[start...].starts(with: part) {
        let match = places[start]...places[start + part.count - 1]
        for place in Self.word(around: match, in: characters) { isHidden[place] = true }
      }
      for part in parts.asWords where folded[start...].starts(with: part) {
        let match = places[start]...places[start + part.count - 1]
        guard Self.standsAlone(match, in: characters) else { continue }
        for place in match { isHidden[place] = true }
      }
    }
    guard isHidden.contains(true) else { return Self.tidied(text) }
    return Self.tidied(String(zip(characters, isHidden).map { $1 ? "…" : $0 }))
  }

  /// Replaces the word before the extension of a picture file.
  private static func withoutFileNames(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var shown = ""
    for piece in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
      if !shown.isEmpty || piece.startIndex > text.startIndex { shown += " " }
      shown += endOfFileName(in: piece).map { "…" + piece[$0...] } ?? piece
    }
    return shown
  }

  /// Returns the end of the last picture extension that has a name before it.
  private static func endOfFileName(in piece: Substring) -> Substring.Index? {
    var rest = piece
    while let dot = rest.lastIndex(of: "."), dot > piece.startIndex {
      let ending = piece[piece.index(after: dot)...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      if fileEndings.contains(ending.lowercased()) { return ending.endIndex }
      rest = piece[..<dot]
    }
    return nil
  }

  private static let fileEndings: Set = [
    "jpg", "jpeg", "png", "gif", "webp", "svg", "bmp", "tif", "tiff", "heic", "avif", "ico",
  ]

  /// Collapses adjacent masks and spaces.
  private static func tidied(_ text: String) -> String {
    if text.isPlain, !text.hasLooseSpaces { return text.unicodeScalars.contains(where: \.isInWords) ? text : "" }
    var joined = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "…") {
      joined += rest[...mark]
      let run = rest[mark...].prefix { $0 == "…" || $0.isWhitespace || "_'’.,-‐–".contains($0) }
      rest = rest[(run.lastIndex(of: "…") ?? mark)...].dropFirst()
    }
    joined += rest
    let tidy = joined.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return tidy.contains(where: \.isInWords) ? tidy : ""
  }
}

// MARK: - Parts of a name

extension NameMask {
  /// Runs of letters, folded.
  private static func words(of name: String) -> [[Unicode.Scalar]] {
    guard name.isPlain else { return characters(of: name).map { SpelledText($0).folded } }
    return name.unicodeScalars.split { !$0.isInWords }.map { $0.compactMap(\.comparedLetter) }
  }

  private static func characters(of name: String) -> [[Character]] { name.split { !$0.isInWords }.map(Array.init) }

  private static func canBeSpelledOut(_ name: String) -> Bool {
    !name.isPlain || name.unicodeScalars.contains(where: \.canBeSpelledOut)
  }

  /// `Müller` as `Mueller`, as in file names and addresses.
  private static func spelledOutWords(of name: String) -> [[Unicode.Scalar]] {
    characters(of: name).map { word in
      let letters: [Character] = word.flatMap { Array(spellings[$0.lowercased()] ?? String($0)) }
      return SpelledText(letters).folded
    }
  }

  private static let spellings = ["ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"]
}

// MARK: - Words of a text

extension NameMask {
  private static func word(around match: ClosedRange<Int>, in text: [Character]) -> ClosedRange<Int> {
    var (first, last) = (match.lowerBound, match.upperBound)
    while first > 0, text[first - 1].isInsideWord { first -= 1 }
    while last + 1 < text.count, text[last + 1].isInsideWord { last += 1 }
    return first...last
  }

  /// Whether it is a whole word, or joined as in `headshotJo`.
  private static func standsAlone(_ match: ClosedRange<Int>, in text: [Character]) -> Bool {
    let (first, last) = (match.lowerBound, match.upperBound)
    let isBegun = first == 0 || !text[first - 1].isLetter || (text[first - 1].isLowercase && text[first].isUppercase)
    let isEnded =
      last + 1 == text.count || !text[last + 1].isLetter || (text[last].isLowercase && text[last + 1].isUppercase)
    return isBegun && isEnded
  }
}

extension Character {
  /// Whether it continues a word, rather than ending it as spaces and signs do.
  fileprivate var isInsideWord: Bool { (isLetter || isNumber || foldedScalars.isEmpty) && !needsNoSpaces }

  /// Whether its script puts no spaces between words, or adds endings without one.
  fileprivate var needsNoSpaces: Bool { unicodeScalars.first?.needsNoSpaces == true }
}

/// A text with its comparison letters, and the position that each of them comes from.
private struct SpelledText {
  let characters: [Character]
  private(set) var folded: [Unicode.Scalar] = []
  private(set) var places: [Int] = []

  init(_ text: String) { self.init(Array(text)) }

  init(_ characters: [Character]) {
    self.characters = characters
    folded.reserveCapacity(characters.count)
    places.reserveCapacity(characters.count)
    for (place, character) in characters.enumerated() {
      // Fast path: an array for each letter would dominate the time.
      if let letter = character.comparedLetter {
        folded.append(letter)
        places.append(place)
        continue
      }
      for scalar in character.foldedScalars {
        folded.append(scalar)
        places.append(place)
      }
    }
  }
}
