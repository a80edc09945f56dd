// swift-format-ignore-file

/// The sentences of choosing who one is.
public struct OwnerPhrases: Phrases {
  public let language: Language
  public let formats: Formats

  /// Speaks a language, with the formats of a region.
  public init(_ language: Language, formats: Formats) { (self.language, self.formats) = (language, formats) }
}

extension OwnerPhrases {
  var whoTitle: String { say("Who is here?", "¿Quién eres?", "どなたですか？") }
  var whatNamesDo: String { say(
    "A name keeps your cart, your games and your answers apart from those of others. It needs no password.",
    "Con un nombre, tu carro, tus partidas y tus respuestas quedan aparte de los de los demás. No hace falta contraseña.",
    "名前を選ぶと、カートやゲーム、回答がほかの人のものと分けて保存されます。パスワードは要りません。") }
  /// Before a name.
  public var nameLabel: String { say("Name", "Nombre", "名前") }
  var takeAction: String { say("go on with one of these names", "sigue con uno de estos nombres", "一覧の名前で続ける") }
  var asAction: String { say("go on with a name", "sigue con un nombre", "名前を入れて続ける") }
  var nobodyAction: String { say("go on without a name", "sigue sin nombre", "名前なしで続ける") }
}
