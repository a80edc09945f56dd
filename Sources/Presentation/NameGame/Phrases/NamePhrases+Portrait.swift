// swift-format-ignore-file
public import ArcadeDomain

extension NamePhrases {
  /// Returns the words for a portrait's traits: hair, glasses, beard and clothes.
  public func traitWords(of traits: PortraitTraits) -> [String] {
    let clothes = clothes(traits.clothes, in: traits.clothesColor)
    return [hair(traits), word(for: traits.glasses), word(for: traits.beard), clothes].compactMap { $0 }
  }

  private func hair(_ traits: PortraitTraits) -> String {
    let (color, hair) = (word(for: traits.hairColor), hairColor(traits.hairColor))
    return switch traits.hair {
    case .bald: say("bald head", "sin pelo", "スキンヘッド")
    case .short: say("short \(hair) hair", "pelo corto \(hair)", "短い\(hair)")
    case .curly: say("curly \(hair) hair", "pelo rizado \(hair)", "巻き毛の\(hair)")
    case .afro: say("\(hair) afro", "pelo afro \(hair)", "アフロの\(hair)")
    case .bob: say("\(hair) bob", "melena corta, pelo \(hair)", "ボブの\(hair)")
    case .long: say("long \(hair) hair", "pelo largo \(hair)", "長い\(hair)")
    case .ponytail: say("\(hair) ponytail", "cola de caballo, pelo \(hair)", "ポニーテールの\(hair)")
    case .bun: say("\(hair) bun", "moño, pelo \(hair)", "お団子の\(hair)")
    case .braids: say("\(hair) braids", "trenzas, pelo \(hair)", "三つ編みの\(hair)")
    case .headscarf: say("\(color) headscarf", "pañuelo \(color)", "\(color)のスカーフ")
    case .turban: say("\(color) turban", "turbante \(color)", "\(color)のターバン")
    case .cap: say("\(color) cap", "gorra \(feminine(color))", "\(color)の帽子")
    }
  }

  private func word(for glasses: PortraitTraits.Glasses) -> String? {
    switch glasses {
    case .none: nil
    case .round: say("round glasses", "gafas redondas", "丸い眼鏡")
    case .square: say("square glasses", "gafas cuadradas", "四角い眼鏡")
    case .sun: say("sunglasses", "gafas de sol", "サングラス")
    }
  }

  private func word(for beard: PortraitTraits.Beard) -> String? {
    switch beard {
    case .none: nil
    case .stubble: say("stubble", "barba de tres días", "無精ひげ")
    case .moustache: say("moustache", "bigote", "口ひげ")
    case .goatee: say("goatee", "perilla", "あごひげ")
    case .full: say("full beard", "barba poblada", "豊かなひげ")
    }
  }

  private func clothes(_ clothes: PortraitTraits.Clothes, in color: PortraitTraits.Color) -> String {
    let color = word(for: color)
    return switch clothes {
    case .jumper: say("\(color) jumper", "jersey \(color)", "\(color)のセーター")
    case .shirt: say("\(color) shirt", "camisa \(feminine(color))", "\(color)のシャツ")
    case .hoodie: say("\(color) hoodie", "sudadera \(feminine(color))", "\(color)のパーカー")
    case .blazer: say("\(color) blazer", "americana \(feminine(color))", "\(color)のジャケット")
    case .dress: say("\(color) dress", "vestido \(color)", "\(color)のワンピース")
    case .dungarees: say("\(color) dungarees", "peto \(color)", "\(color)のオーバーオール")
    }
  }

  private func hairColor(_ color: PortraitTraits.Color) -> String {
    let word = word(for: color)
    return switch color {
    case .black: say(word, word, "黒髪")
    case .brown: say(word, "castaño", "茶髪")
    case .blonde: say(word, "rubio", "金髪")
    case .red: say(word, "pelirrojo", "赤毛")
    case .grey: say(word, word, "灰色の髪")
    case .white: say(word, word, "白髪")
    default: say(word, word, "\(word)の髪")
    }
  }

  /// Returns the Spanish word for a colour after a feminine noun.
  private func feminine(_ color: String) -> String { color.hasSuffix("o") ? color.dropLast() + "a" : color }

  private func word(for color: PortraitTraits.Color) -> String {
    switch color {
    case .black: say("black", "negro", "黒")
    case .brown: say("brown", "marrón", "茶色")
    case .blonde: say("blonde", "beige", "ベージュ")
    case .red: say("red", "rojo", "赤")
    case .grey: say("grey", "gris", "灰色")
    case .white: say("white", "blanco", "白")
    case .green: say("green", "verde", "緑")
    case .blue: say("blue", "azul", "青")
    case .yellow: say("yellow", "amarillo", "黄色")
    case .orange: say("orange", "naranja", "オレンジ色")
    case .purple: say("purple", "morado", "紫")
    case .pink: say("pink", "rosa", "ピンク")
    case .turquoise: say("turquoise", "turquesa", "青緑")
    }
  }
}
