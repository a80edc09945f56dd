import ArcadeDomain

extension PortraitTraits.Color {
  /// The colour of hair, cloth and all that is in front.
  var paint: String {
    switch self {
    case .black: "#26262c"
    case .brown: "#6f4322"
    case .blonde: "#efd06a"
    case .red: "#c93a26"
    case .grey: "#9b9ea4"
    case .white: "#f7f7f4"
    case .green: "#2f9148"
    case .blue: "#2c5fc4"
    case .yellow: "#ffd91f"
    case .orange: "#f3861d"
    case .purple: "#7d3fb0"
    case .pink: "#f58bb8"
    case .turquoise: "#26bcb4"
    }
  }

  /// The same, darker, for seams and folds.
  var shade: String {
    switch self {
    case .black: "#4b4b55"
    case .brown: "#4a2b14"
    case .blonde: "#c9a63c"
    case .red: "#912416"
    case .grey: "#74777d"
    case .white: "#cfcfca"
    case .green: "#1d6530"
    case .blue: "#1b3f8a"
    case .yellow: "#d4b000"
    case .orange: "#bd610c"
    case .purple: "#572881"
    case .pink: "#d3628f"
    case .turquoise: "#178a84"
    }
  }

  /// The same, paler, behind the person.
  var backdrop: String {
    switch self {
    case .black: "#5a5a66"
    case .brown: "#b38a66"
    case .blonde: "#f6e7b0"
    case .red: "#e58a7c"
    case .grey: "#c6c9ce"
    case .white: "#ffffff"
    case .green: "#98d3a5"
    case .blue: "#92b4ef"
    case .yellow: "#fff0a0"
    case .orange: "#fbc48b"
    case .purple: "#c4a2e0"
    case .pink: "#fbcfe1"
    case .turquoise: "#a2e6e1"
    }
  }
}

extension PortraitTraits.Skin {
  /// The tone.
  var paint: String {
    switch self {
    case .pale: "#fbe3d3"
    case .light: "#f0c4a0"
    case .tan: "#d29a68"
    case .brown: "#9a6238"
    case .dark: "#5b3720"
    }
  }

  /// The same, darker, for the nose and the neck.
  var shade: String {
    switch self {
    case .pale: "#e3bda8"
    case .light: "#d19d76"
    case .tan: "#aa7444"
    case .brown: "#724424"
    case .dark: "#3c2211"
    }
  }
}

extension PortraitTraits {
  /// The colour of brows and beard: that of the hair, or a natural one where the hair is covered.
  var naturalHair: String {
    switch hair {
    case .headscarf, .turban, .cap: "#2d2019"
    default: hairColor.paint
    }
  }
}
