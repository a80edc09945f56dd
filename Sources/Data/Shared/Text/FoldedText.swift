import ArcadeDomain
import Foundation
import Synchronization

extension String {
  /// The text as it is compared: without case, accents, width, and what cannot be seen.
  var folded: String {
    if isPlainASCII { return lowercased() }
    var text = ""
    for character in self {
      // A list for each letter would take most of the time.
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
  /// The only letter that it is compared by, where nothing has to be looked up for it.
  var comparedLetter: Unicode.Scalar? {
    guard let first = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
    return first.comparedLetter
  }

  /// The letters that it is compared by; none for a mark that stands alone.
  var foldedScalars: [Unicode.Scalar] {
    if let comparedLetter { return [comparedLetter] }
    return isASCII ? [] : FoldedCharacters.scalars(of: self)
  }
}

/// What characters beyond ASCII are compared by; finding that out takes long, and texts repeat their letters.
private enum FoldedCharacters {
  /// Beyond so many characters the memory begins anew.
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
    // Twice, as a letter may only be one after its accent or its width is gone.
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
    let plain = String(character).folding(options: options, locale: nil).precomposedStringWithCompatibilityMapping
      .folding(options: options, locale: nil)
    return plain.unicodeScalars.flatMap(\.comparedLetters)
  }
}
