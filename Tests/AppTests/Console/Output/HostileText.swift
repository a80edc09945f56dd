import ArcadeDomain

/// Makes texts out of what has broken terminals before, the same for the same seed.
struct HostileText {
  var generator: SplitMix64

  private static let pieces = [
    "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://x\u{1B}\\", "\u{1B}P", "\u{9B}2J", "\u{9D}", "\u{9C}",
    "\u{1B}",
    "\r", "\n", "\r\n", "\t", "\0", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200F}",
    "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}", "\u{301}", "\u{327}", "\u{FEFF}",
    "\u{E0067}", "\u{E007F}", "\u{E0100}", "\u{A0}", "\u{202F}", "\u{AD}", "\u{3164}", "👩", "❤", "🏴", "🇯", "1", "#",
    "a", "[",
    "日", "か\u{3099}", "ｶ", " ", "©", "👍🏽", "\u{1112}", "\u{1161}", "\u{FFFE}", "\u{600}", "\u{E01}\u{E33}",
  ]

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// Returns up to so many pieces, half of them dangerous, half any scalars.
  mutating func text(length: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<generator.integer(below: length + 1) {
      if generator.integer(below: 2) == 0 {
        text += Self.pieces[generator.integer(below: Self.pieces.count)].unicodeScalars
      } else if let scalar = Unicode.Scalar(UInt32(generator.integer(below: 0x11_0000))) {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
