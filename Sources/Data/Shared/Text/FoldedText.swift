import ArcadeDomain
import Foundation
import Synchronization

extension String {
  /// The text for comparisons: without case, accents, width and invisible characters.
  var folded: String {
    if isPlainASCII { return lowercased() }
    var text = ""
    for character in self {
      // Fast path: an array for each letter would dominate the time.
      if let letter = character.comparedLetter {
        text.unicodeScalars.append(letter)
      } else {
        text.unicodeScalars.append(contentsOf: character.foldedScalars)
      }
    }
    return text
  }
}

extension Character {
  /// Its comparison letter, if that needs no lookup.
  var comparedLetter: Unicode.Scalar? {
    guard let first = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
    return first.comparedLetter
  }

  /// Its comparison letters; empty for a lone combining mark.
  var foldedScalars: [Unicode.Scalar] {
    if let comparedLetter { return [comparedLetter] }
    return isASCII ? [] : FoldedCharacters.scalars(of: self)
  }
}

/// A cache of comparison letters beyond ASCII, because they are slow to find and texts repeat them.
private enum FoldedCharacters {
  /// The size at which the cache is emptied.
  private static let most = 10_000
  private static let known = Mutex<[Character: [Unicode.Scalar]]>([:])

  static func scalars(of character: Character) -> [Unicode.Scalar] {
    if let scalars = known.withLock({ $0[character] }) { return scalars }
    let scalars = folded(character)
    known.withLock { known in
      if known.count >= most { known = [:] }
      known[character] = scalars
    }
    return scalars
  }

  private static func folded(_ character: Character) -> [Unicode.Scalar] {
    // Folded twice, because some letters only match once their accent or width is removed.
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
    let plain = String(character).folding(options: options, locale: nil).precomposedStringWithCompatibilityMapping
      .folding(options: options, locale: nil)
    return plain.unicodeScalars.flatMap(\.comparedLetters)
  }
}
