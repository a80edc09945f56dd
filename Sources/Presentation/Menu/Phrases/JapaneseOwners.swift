/// The page on which one says who one is, in Japanese.
struct JapaneseOwners: OwnerPhrases {
  let base: any Phrases

  var whoTitle: String { "どなたですか？" }
  var whatNamesDo: String {
    "名前を選ぶと、カートやゲーム、回答がほかの人のものと分けて保存されます。パスワードは要りません。"
  }
  var nameLabel: String { "名前" }
  var takeAction: String { "一覧の名前で続ける" }
  var asAction: String { "名前を入れて続ける" }
  var nobodyAction: String { "名前なしで続ける" }
}
