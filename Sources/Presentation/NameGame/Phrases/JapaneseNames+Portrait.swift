import ArcadeDomain

extension JapaneseNames {
  func traitWords(of traits: PortraitTraits) -> [String] {
    [
      hair(traits), word(for: traits.glasses), word(for: traits.beard),
      "\(word(for: traits.clothesColor))の\(word(for: traits.clothes))",
    ].compactMap { $0 }
  }

  private func hair(_ traits: PortraitTraits) -> String {
    let color = hairColor(traits.hairColor)
    return switch traits.hair {
    case .bald: "髪なし"
    case .short: "短い\(color)"
    case .curly: "巻き毛の\(color)"
    case .afro: "アフロの\(color)"
    case .bob: "ボブの\(color)"
    case .long: "長い\(color)"
    case .ponytail: "ポニーテールの\(color)"
    case .bun: "お団子の\(color)"
    case .braids: "三つ編みの\(color)"
    case .headscarf: "\(word(for: traits.hairColor))のスカーフ"
    case .turban: "\(word(for: traits.hairColor))のターバン"
    case .cap: "\(word(for: traits.hairColor))の帽子"
    }
  }

  private func word(for glasses: PortraitTraits.Glasses) -> String? {
    switch glasses {
    case .none: nil
    case .round: "丸い眼鏡"
    case .square: "四角い眼鏡"
    case .sun: "サングラス"
    }
  }

  private func word(for beard: PortraitTraits.Beard) -> String? {
    switch beard {
    case .none: nil
    case .stubble: "無精ひげ"
    case .moustache: "口ひげ"
    case .goatee: "あごひげ"
    case .full: "豊かなひげ"
    }
  }

  private func word(for clothes: PortraitTraits.Clothes) -> String {
    switch clothes {
    case .jumper: "セーター"
    case .shirt: "シャツ"
    case .hoodie: "パーカー"
    case .blazer: "ジャケット"
    case .dress: "ワンピース"
    case .dungarees: "オーバーオール"
    }
  }

  private func hairColor(_ color: PortraitTraits.Color) -> String {
    switch color {
    case .black: "黒髪"
    case .brown: "茶髪"
    case .blonde: "金髪"
    case .red: "赤毛"
    case .grey: "灰色の髪"
    case .white: "白髪"
    default: "\(word(for: color))の髪"
    }
  }

  private func word(for color: PortraitTraits.Color) -> String {
    switch color {
    case .black: "黒"
    case .brown: "茶色"
    case .blonde: "ベージュ"
    case .red: "赤"
    case .grey: "灰色"
    case .white: "白"
    case .green: "緑"
    case .blue: "青"
    case .yellow: "黄色"
    case .orange: "オレンジ色"
    case .purple: "紫"
    case .pink: "ピンク"
    case .turquoise: "青緑"
    }
  }
}
