import ArcadeDomain
import Foundation
import Synchronization

extension String {
  /// The text as it is compared: without case, accents, width, and what cannot be seen.
  var folded: String {
    if isPlainASCII { return lowercased() }
    if let folded = foldedOneByOne { return folded }
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

  /// The same, where no letter has to be looked up; the sign for what is masked or cut is no reason to do so.
  private var foldedOneByOne: String? {
    var text = String.UnicodeScalarView()
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let letter = scalar.comparedLetter {
        text.append(letter)
      } else if scalar == "…" {
        text.append(contentsOf: "...".unicodeScalars)
      } else {
        return nil
      }
    }
    return String(text)
  }
}

extension Character {
  /// The letters that it is compared by; none for a mark that stands alone.
  var folded: String {
    var text = ""
    text.unicodeScalars.append(contentsOf: foldedScalars)
    return text
  }

  /// The only scalar of `folded`, where nothing has to be looked up for it.
  var comparedLetter: Unicode.Scalar? {
    guard let first = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
    return first.comparedLetter
  }

  /// The scalars of `folded`.
  var foldedScalars: [Unicode.Scalar] {
    guard let ascii = asciiValue else { return FoldedCharacters.scalars(of: self) }
    return ascii < 0x20 || ascii == 0x7F ? [] : [Unicode.Scalar(ascii.lowercased)]
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 0x20 : self }
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
