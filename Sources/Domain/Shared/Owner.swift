/// Whose a cart, a game or an answer is: a person at a shared store, or a till; nobody where there is only one.
///
/// It has no password. Two ways to write a name are one owner where only case,
/// accents' spelling or spaces around differ.
public struct Owner: Hashable, Sendable {
  /// The longest name, in characters.
  public static let longestName = 40

  /// The name as a person wrote it, on one line; empty for nobody.
  public let name: String
  /// What names are compared by; empty for nobody.
  public let key: String

  /// Nobody in particular, to whom everything belongs where no name is given.
  public static let nobody = Owner(name: "", key: "")

  /// Whether it is nobody.
  public var isNobody: Bool { key.isEmpty }

  /// Makes an owner of a name; nil for one that is empty, too long or cannot be seen.
  public init?(_ text: String) {
    let name = Self.cleaned(text)
    let seen = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard !seen.isEmpty, name.unicodeScalars.count <= 4 * Self.longestName, name.count <= Self.longestName else {
      return nil
    }
    // By way of the large letters, as some small ones have only those in common.
    self.init(name: name, key: String(String.UnicodeScalarView(seen)).uppercased().lowercased())
  }

  private init(name: String, key: String) { (self.name, self.key) = (name, key) }

  /// Whether two names mean the same one.
  public static func == (one: Owner, other: Owner) -> Bool { one.key == other.key }

  /// Puts into a hasher what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Owner {
  /// A text on one line, with one space where there were any, and without what changes a line unseen. What joins
  /// letters stays between them, as Persian names and some pictures are written with it.
  private static func cleaned(_ text: String) -> String {
    var (name, joiner, isSpaced) = (String.UnicodeScalarView(), Unicode.Scalar?.none, false)
    for scalar in text.unicodeScalars {
      let begins = isSpaced || name.isEmpty
      if scalar.isBlank {
        isSpaced = true
      } else if scalar.isJoiner {
        joiner = scalar
      } else if !scalar.isUnseen, !(begins && scalar.properties.isDefaultIgnorableCodePoint) {
        if isSpaced, !name.isEmpty { name.append(" ") }
        if let joiner, !begins { name.append(joiner) }
        name.append(scalar)
        (joiner, isSpaced) = (nil, false)
      }
    }
    return String(name)
  }
}

extension Unicode.Scalar {
  /// Whether it parts words, and so does a control, and a letter of Braille without dots.
  fileprivate var isBlank: Bool {
    properties.isWhitespace || properties.generalCategory == .control || self == "\u{2800}"
  }

  fileprivate var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

  /// Whether it is a sign that nobody sees, or that nobody knows.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .format, .surrogate, .unassigned, .privateUse: true
    default: false
    }
  }
}
