import ArcadeDomain
package import ArcadePresentation

/// Something that can be downloaded from a screen as a file.
public struct Download {
  package let label: String
  package let address: Address
  /// The name that the file gets.
  package let name: String
  /// The command that prints it; nil for a copy of the whole store.
  package let words: [String]?

  /// Names what a command prints.
  package init(_ label: String, _ address: Address, as name: String, _ words: [String]?) {
    (self.label, self.address, self.name, self.words) = (label, address, name, words)
  }
}

/// Who asks for downloads.
public struct DownloadVisit {
  package let composition: Composition
  package let isGuest: Bool
  /// Whether only this machine can ask.
  package let isLocal: Bool

  package init(
    composition: Composition,
    isGuest: Bool,
    isLocal: Bool
  ) {
    self.composition = composition
    self.isGuest = isGuest
    self.isLocal = isLocal
  }
}

/// That something is refused to guests.
package struct GuestRefusal: Error {
  package init() {}
}

/// A document for feed readers. Its address holds a key, since those programs cannot sign in.
public struct KeyedFeed: Hashable, Sendable {
  package let path: String
  /// The command that prints it.
  package let words: [String]

  package init(
    path: String,
    words: [String]
  ) {
    self.path = path
    self.words = words
  }

  package func address(_ key: String) -> String { "\(path)?key=\(key)" }
}
