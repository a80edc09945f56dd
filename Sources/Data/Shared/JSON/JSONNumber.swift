import ArcadeDomain

/// Reads a number of a JSON document as an exact decimal text.
enum JSONNumber {
  /// The largest exponent that is read; Arcade has no use for larger numbers.
  private static let widest = 400

  /// Returns the number at a position: `7.50` as `7.5`, `1e2` as `100`; a mistake if it is malformed.
  static func text(in bytes: ByteView, at start: Int) -> Result<String, JSONFault> {
    let end = JSONWalk.endOfNumber(bytes, from: start, to: bytes.count)
    var place = start + (bytes[start] == .minus ? 1 : 0)
    let whole = place
    skipDigits(bytes, &place, to: end)
    var isGood = place > whole && (place == whole + 1 || bytes[whole] != .zero)
    let (wholeEnd, fraction) = (place, place + 1)
    if place < end, bytes[place] == point {
      place += 1
      skipDigits(bytes, &place, to: end)
      isGood = isGood && place > fraction
    }
    if isGood, place == end, whole == start {
      var last = end
      while last > fraction, bytes[last - 1] == .zero { last -= 1 }
      return .success(bytes[start, last > fraction ? last : wholeEnd].repairedText)
    }
    let fractionEnd = place
    if place < end, bytes[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      if place < end, bytes[place] == .minus || bytes[place] == UInt8(ascii: "+") { place += 1 }
      isGood = isGood && place < end
      skipDigits(bytes, &place, to: end)
    }
    let written = bytes[start, end].repairedText
    guard isGood, place == end else {
      return .failure(JSONFault(start, .syntax(SyntaxMistake(.notANumber, String(written.prefix(40))))))
    }
    let digits = bytes[whole, wholeEnd].repairedText
    let decimals = wholeEnd < fractionEnd ? bytes[fraction, fractionEnd].repairedText : ""
    let exponent = fractionEnd < end ? Int(bytes[fractionEnd + 1, end].repairedText.drop { $0 == "+" }) ?? .max : 0
    // An absurdly large number keeps its source text, for the reader to report.
    guard (-widest...widest).contains(exponent) else { return .success(written) }
    return .success(plain(digits, decimals, exponent, isNegative: whole > start))
  }

  private static func plain(_ whole: String, _ decimals: String, _ exponent: Int, isNegative: Bool) -> String {
    let digits = String(repeating: "0", count: max(0, -exponent)) + whole + decimals
    let padded = digits + String(repeating: "0", count: max(0, exponent - decimals.count))
    let pointAt = max(0, -exponent) + whole.count + exponent
    let front = padded.prefix(pointAt).drop { $0 == "0" }
    var back = padded.dropFirst(pointAt)
    while back.last == "0" { back.removeLast() }
    let text = (front.isEmpty ? "0" : front) + (back.isEmpty ? "" : "." + back)
    return isNegative && text != "0" ? "-" + text : String(text)
  }

  @inline(__always)
  private static func skipDigits(_ bytes: ByteView, _ place: inout Int, to end: Int) {
    while place < end, .zero ... .nine ~= bytes[place] { place += 1 }
  }

  private static let point = UInt8(ascii: ".")
}
