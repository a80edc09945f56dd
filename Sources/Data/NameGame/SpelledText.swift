import ArcadeDomain

/// A text with what it is compared by, and the place in the text that each folded letter comes from.
struct SpelledText {
  let characters: [Character]
  private(set) var folded: [Unicode.Scalar] = []
  private(set) var places: [Int] = []

  init(_ text: String) {
    self.init(text.isPlainWithGaps ? text.unicodeScalars.map { Character($0) } : Array(text))
  }

  init(_ characters: [Character]) {
    self.characters = characters
    folded.reserveCapacity(characters.count)
    places.reserveCapacity(characters.count)
    for (place, character) in characters.enumerated() {
      // A list for each letter would take most of the time.
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
