// swift-format-ignore-file

/// The sentences for selecting the current owner.
public struct OwnerPhrases: Phrases {
  public let language: Language
  public let formats: Formats

  /// Creates sentences in a language, with the formats of a region.
  public init(_ language: Language, formats: Formats) { (self.language, self.formats) = (language, formats) }
}

extension OwnerPhrases {
  var whoTitle: String { say("Who is here?", "¿Quién eres?", "どなたですか？") }
  var whatNamesDo: String { say(
    "A name keeps your cart, your games and your answers apart from those of others. It needs no password.",
    "Con un nombre, tu carro, tus partidas y tus respuestas quedan aparte de los de los demás. No hace falta contraseña.",
    "名前を選ぶと、カートやゲーム、回答がほかの人のものと分けて保存されます。パスワードは要りません。") }
  package var nameLabel: String { say("Name", "Nombre", "名前") }
  var takeAction: String { say("go on with one of these names", "sigue con uno de estos nombres", "一覧の名前で続ける") }
  var asAction: String { say("go on with a name", "sigue con un nombre", "名前を入れて続ける") }
  var asCaption: String { say("Go on", "Seguir", "続ける") }
  var nobodyAction: String { say("go on without a name", "sigue sin nombre", "名前なしで続ける") }
  var nobodyCaption: String { say("Go on without a name", "Seguir sin nombre", "名前なしで続ける") }
  func isKnown(_ name: String) -> String { say(
    "Somebody is called “\(name)” here already, on another device or from before. Whoever goes on with that name goes on with their games and answers.",
    "Aquí ya hay alguien que se llama «\(name)», en otro dispositivo o de antes. Quien siga con ese nombre seguirá con sus partidas y respuestas.",
    "「\(name)」という名前は、別の端末か以前からすでに使われています。この名前で続けると、その人のゲームや回答を引き継ぎます。") }
  func isThatYou(_ name: String) -> String { say("Is “\(name)” you?", "¿Eres tú «\(name)»?", "「\(name)」はあなたですか？") }
  var thatIsMeAction: String { say("that is me", "soy yo", "はい、私です") }
  var anotherNameAction: String { say("take another name", "elige otro nombre", "別の名前にする") }
  var takeAnother: String { say(
    "Take a name that nobody else has, such as one with a letter of your family name.",
    "Elige un nombre que no tenga nadie más, por ejemplo con la inicial de tu apellido.",
    "ほかの人が使っていない名前を選んでください。名字の一文字を付けるなどの方法があります。") }
}
