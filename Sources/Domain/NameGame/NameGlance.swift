/// What a text must hold to give a name away, at a glance: taking every name apart would take most of the time.
///
/// All parts of a name begin with one of its words, so that a text with none of its words gives nothing away. A name or
/// a text whose letters are written in several ways always might.
package struct NameGlance: Sendable {
  /// The words of the name, folded; nil where it has to be taken apart.
  private let words: [Word]?

  private struct Word: Sendable {
    var letters: [Unicode.Scalar] = []
    /// Whether it was not cut behind a letter that can be spelled out.
    var isWhole = true

    /// Whether it tells only as a word of its own, or joined to another one.
    var isShort: Bool { isWhole && !NameParts.isTelling(letters) }
  }

  /// Looks for a name, or for several that are joined by spaces.
  package init(_ name: String) {
    var words: [Word] = []
    var word = Word()
    for scalar in name.unicodeScalars {
      guard let letter = scalar.comparedLetter else {
        self.words = nil
        return
      }
      if letter.isInWords {
        if word.isWhole { word.letters.append(letter) }
        if scalar.canBeSpelledOut { word.isWhole = false }
      } else if !word.letters.isEmpty {
        words.append(word)
        word = Word()
      }
    }
    if !word.letters.isEmpty { words.append(word) }
    self.words = words
  }

  /// Whether a text might give the name away.
  package func mightStand(in text: String) -> Bool {
    guard let words else { return true }
    var letters: [Unicode.Scalar] = []
    letters.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      // What was masked before is no letter.
      guard let letter = scalar == "…" ? " " : scalar.comparedLetter else { return true }
      letters.append(letter)
    }
    return words.contains { stands($0, in: letters, of: text) }
  }

  private func stands(_ word: Word, in letters: [Unicode.Scalar], of text: String) -> Bool {
    let first = word.letters[0]
    var start = 0
    while start + word.letters.count <= letters.count {
      if letters[start] == first, letters[start...].starts(with: word.letters) {
        let end = start + word.letters.count
        if !word.isShort || end == letters.count || tells(before: text.unicodeScalars.dropFirst(end).first) {
          return true
        }
      }
      start += 1
    }
    return false
  }

  /// Whether a short word may tell before what follows it; a small letter goes on with the word, unless another word of
  /// the name begins with it.
  private func tells(before next: Unicode.Scalar?) -> Bool {
    guard let next, "a"..."z" ~= next else { return true }
    return words?.contains { $0.letters[0] == next } ?? true
  }
}
