import ArcadeDomain

extension EnglishNames {
  func traitWords(of traits: PortraitTraits) -> [String] {
    [
      hair(traits), word(for: traits.glasses), word(for: traits.beard),
      "\(word(for: traits.clothesColor)) \(word(for: traits.clothes))",
    ].compactMap { $0 }
  }

  private func hair(_ traits: PortraitTraits) -> String {
    let color = word(for: traits.hairColor)
    return switch traits.hair {
    case .bald: "bald head"
    case .short: "short \(color) hair"
    case .curly: "curly \(color) hair"
    case .afro: "\(color) afro"
    case .bob: "\(color) bob"
    case .long: "long \(color) hair"
    case .ponytail: "\(color) ponytail"
    case .bun: "\(color) bun"
    case .braids: "\(color) braids"
    case .headscarf: "\(color) headscarf"
    case .turban: "\(color) turban"
    case .cap: "\(color) cap"
    }
  }

  private func word(for glasses: PortraitTraits.Glasses) -> String? {
    switch glasses {
    case .none: nil
    case .round: "round glasses"
    case .square: "square glasses"
    case .sun: "sunglasses"
    }
  }

  private func word(for beard: PortraitTraits.Beard) -> String? {
    switch beard {
    case .none: nil
    case .stubble: "stubble"
    case .moustache: "moustache"
    case .goatee: "goatee"
    case .full: "full beard"
    }
  }

  private func word(for clothes: PortraitTraits.Clothes) -> String {
    switch clothes {
    case .jumper: "jumper"
    case .shirt: "shirt"
    case .hoodie: "hoodie"
    case .blazer: "blazer"
    case .dress: "dress"
    case .dungarees: "dungarees"
    }
  }

  private func word(for color: PortraitTraits.Color) -> String { color.rawValue }
}
