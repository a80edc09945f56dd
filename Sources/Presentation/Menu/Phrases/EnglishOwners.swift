/// The page on which one says who one is, in English.
struct EnglishOwners: OwnerPhrases {
  let base: any Phrases

  var whoTitle: String { "Who is here?" }
  var whatNamesDo: String {
    "A name keeps your cart, your games and your answers apart from those of others. It needs no password."
  }
  var nameLabel: String { "Name" }
  var takeAction: String { "go on with this name" }
  var asAction: String { "go on with another name" }
  var nobodyAction: String { "go on without a name" }
}
