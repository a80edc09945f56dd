/// The page on which one says who one is, in Spanish.
struct SpanishOwners: OwnerPhrases {
  let base: any Phrases

  var whoTitle: String { "¿Quién eres?" }
  var whatNamesDo: String {
    "Con un nombre, tu carro, tus partidas y tus respuestas quedan aparte de los de los demás. No hace falta contraseña."
  }
  var nameLabel: String { "Nombre" }
  var takeAction: String { "sigue con uno de estos nombres" }
  var asAction: String { "sigue con un nombre" }
  var nobodyAction: String { "sigue sin nombre" }
}
