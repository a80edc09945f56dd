import ArcadeDomain
package import ArcadePresentation

/// A file that can be downloaded from a screen.
public struct Download {
  package let label: String
  package let address: Address
  /// The name of the file.
  package let name: String
  /// The command that prints the file; nil for a copy of the whole store.
  package let words: [String]?

  /// Makes a download of the output of a command.
  package init(_ label: String, _ address: Address, as name: String, _ words: [String]?) {
    (self.label, self.address, self.name, self.words) = (label, address, name, words)
  }
}

/// The visitor who requests downloads.
public struct DownloadVisit {
  package let composition: Composition
  package let isGuest: Bool
  /// Whether only this machine can request downloads.
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

/// An error for a request that guests may not make.
package struct GuestRefusal: Error {
  package init() {}
}

/// A document for feed readers. Its address holds a key, since those programs cannot sign in.
public struct KeyedFeed: Hashable, Sendable {
  package let path: String
  /// The command that prints the document.
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
