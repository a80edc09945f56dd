import ArcadeDomain

extension SpanishNames {
  func traitWords(of traits: PortraitTraits) -> [String] {
    [
      hair(traits), word(for: traits.glasses), word(for: traits.beard),
      clothes(traits.clothes, traits.clothesColor),
    ].compactMap { $0 }
  }

  private func hair(_ traits: PortraitTraits) -> String {
    let color = hairColor(traits.hairColor)
    return switch traits.hair {
    case .bald: "sin pelo"
    case .short: "pelo corto \(color)"
    case .curly: "pelo rizado \(color)"
    case .afro: "pelo afro \(color)"
    case .bob: "melena corta, pelo \(color)"
    case .long: "pelo largo \(color)"
    case .ponytail: "cola de caballo, pelo \(color)"
    case .bun: "moño, pelo \(color)"
    case .braids: "trenzas, pelo \(color)"
    case .headscarf: "pañuelo \(masculine(traits.hairColor))"
    case .turban: "turbante \(masculine(traits.hairColor))"
    case .cap: "gorra \(feminine(traits.hairColor))"
    }
  }

  private func word(for glasses: PortraitTraits.Glasses) -> String? {
    switch glasses {
    case .none: nil
    case .round: "gafas redondas"
    case .square: "gafas cuadradas"
    case .sun: "gafas de sol"
    }
  }

  private func word(for beard: PortraitTraits.Beard) -> String? {
    switch beard {
    case .none: nil
    case .stubble: "barba de tres días"
    case .moustache: "bigote"
    case .goatee: "perilla"
    case .full: "barba poblada"
    }
  }

  private func clothes(_ clothes: PortraitTraits.Clothes, _ color: PortraitTraits.Color) -> String {
    switch clothes {
    case .jumper: "jersey \(masculine(color))"
    case .shirt: "camisa \(feminine(color))"
    case .hoodie: "sudadera \(feminine(color))"
    case .blazer: "americana \(feminine(color))"
    case .dress: "vestido \(masculine(color))"
    case .dungarees: "peto \(masculine(color))"
    }
  }

  private func hairColor(_ color: PortraitTraits.Color) -> String {
    switch color {
    case .brown: "castaño"
    case .blonde: "rubio"
    case .red: "pelirrojo"
    default: masculine(color)
    }
  }

  private func feminine(_ color: PortraitTraits.Color) -> String {
    let word = masculine(color)
    return word.hasSuffix("o") ? word.dropLast() + "a" : word
  }

  private func masculine(_ color: PortraitTraits.Color) -> String {
    switch color {
    case .black: "negro"
    case .brown: "marrón"
    case .blonde: "beige"
    case .red: "rojo"
    case .grey: "gris"
    case .white: "blanco"
    case .green: "verde"
    case .blue: "azul"
    case .yellow: "amarillo"
    case .orange: "naranja"
    case .purple: "morado"
    case .pink: "rosa"
    case .turquoise: "turquesa"
    }
  }
}
