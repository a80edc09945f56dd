import Foundation

/// What a person searches by: without regard to case, accents and width.
enum SearchKey {
  static func of(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
