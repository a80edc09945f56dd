import Foundation

/// What a person searches by: without regard to case, accents and width.
enum SearchKey {
  static func of(_ text: String) -> String {
    // In ASCII only case makes a difference.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    return text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
