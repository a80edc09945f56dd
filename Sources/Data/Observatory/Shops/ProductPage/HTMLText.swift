import ArcadeDomain

/// Text in the source of a page.
enum HTMLText {
  /// Returns the text as people read it: in one line, without tags, with entities resolved.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) || text.hasLooseLines else {
      return text
    }
    var plain = ""
    var cooldown = text[...]
    while let sign = cooldown.firstIndex(where: { $0 == "&" || $0 == "<" }) {
      plain += cooldown[..<sign]
      cooldown = cooldown[sign...]
      if cooldown.first == "<", cooldown.dropFirst().first.map({ $0.isLetter || $0 == "/" || $0 == "!" }) ?? false {
        cooldown = cooldown.firstIndex(of: ">").map { cooldown[cooldown.index(after: $0)...] } ?? ""
        plain += " "
      } else if let (character, behind) = reference(in: cooldown) {
        plain += character
        cooldown = behind
      } else {
        plain.append(cooldown.removeFirst())
      }
    }
    return (plain + cooldown).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func reference(in text: Substring) -> (String, Substring)? {
    let name = text.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }.prefix(12)
    guard !name.isEmpty else { return nil }
    let behind = text[name.endIndex...]
    let cooldown = behind.first == ";" ? behind.dropFirst() : behind
    if name.first == "#" {
      let digits = name.dropFirst()
      let number =
        digits.first.map { $0 == "x" || $0 == "X" } == true ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let scalar = number.flatMap(Unicode.Scalar.init) else { return nil }
      return (String(scalar), cooldown)
    }
    guard behind.first == ";", let text = names[String(name)] else { return nil }
    return (text, cooldown)
  }

  private static let names: [String: String] = {
    let signs = """
      amp=& lt=< gt=> quot=" apos=' euro=€ pound=£ yen=¥ cent=¢ copy=© reg=® trade=™ deg=° middot=· bull=• hellip=… \
      ndash=– mdash=— lsquo=‘ rsquo=’ ldquo=“ rdquo=” laquo=« raquo=» times=× frac12=½ sup2=² ordm=º ordf=ª iexcl=¡ iquest=¿ \
      aacute=á eacute=é iacute=í oacute=ó uacute=ú ntilde=ñ uuml=ü Aacute=Á Eacute=É Iacute=Í Oacute=Ó Uacute=Ú Ntilde=Ñ Uuml=Ü \
      agrave=à egrave=è ograve=ò ccedil=ç acirc=â ecirc=ê icirc=î ocirc=ô ucirc=û auml=ä ouml=ö szlig=ß aring=å aelig=æ \
      oslash=ø Auml=Ä Ouml=Ö Aring=Å Ccedil=Ç
      """
    let pairs = signs.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
    var names = Dictionary(pairs.map { (String($0[0]), String($0[1])) }) { first, _ in first }
    for space in ["nbsp", "ensp", "emsp", "thinsp"] { names[space] = " " }
    return names
  }()
}

extension String {
  /// Whether it contains a line end, a tab or two spaces.
  fileprivate var hasLooseLines: Bool { utf8.contains { $0 < 0x20 } || hasLooseSpaces }
}
