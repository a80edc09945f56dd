import ArcadeDomain

extension Appearance {
  /// Takes a masked text, unless it only mentions a picture.
  init(masked text: String?) {
    guard let text, Self.saysSomething(text) else {
      self = .unknown
      return
    }
    self = .described(text)
  }

  private static func saysSomething(_ text: String) -> Bool {
    // Word by word, because one of the first is usually meaningful.
    let folded = text.folded
    var rest = folded[...]
    while let start = rest.firstIndex(where: \.isLetter) {
      let word = rest[start...].prefix(while: \.isLetter)
      if word.count > 1, !emptyWords.contains(word) { return true }
      rest = rest[word.endIndex...]
    }
    return false
  }

  /// Words for pictures and around names, which do not describe a face.
  private static let emptyWords = Set(
    """
    headshot headshots head shot photo photos photograph picture pictures pic image images img portrait avatar profile \
    thumbnail icon logo bio staff employee member person people somebody someone untitled default placeholder new old \
    final copy edit edited crop cropped resized scaled small medium large square web version \
    of the an and by for from with in on at to is this that it his her their mr mrs ms dr \
    foto fotos fotografia retrato imagen perfil de del la el los las un una con por \
    写真 の写真 さんの写真 氏の写真 顔写真 の顔写真 さんの顔写真 さん の画像 さんの画像 画像
    """.split(separator: " ")
  )
}
