/// The page on which one says who one is, in English.
struct EnglishOwners: OwnerPhrases {
  let base: any Phrases

  var whoTitle: String { "Who is here?" }
  var whatNamesDo: String {
    "A name keeps your cart, your games and your answers apart from those of others. It needs no password."
  }
  var nameLabel: String { "Name" }
  var takeAction: String { "go on with one of these names" }
  var asAction: String { "go on with a name" }
  var nobodyAction: String { "go on without a name" }
}
