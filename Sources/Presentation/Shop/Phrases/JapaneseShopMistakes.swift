import ArcadeDomain

/// What is wrong in the files of the shop, in Japanese.
extension JapaneseShop {
  func sentence(for mistake: ShopMistake) -> String {
    switch mistake {
    case .feed(let mistake): sentence(for: mistake)
    case .promotion(let mistake): sentence(for: mistake)
    case .doubt(let doubt): sentence(for: doubt)
    case .unknownProduct(let code, _): "価格表に「\(code)」という商品がありません"
    case .unknownTag(let tag, _): "価格表に「\(tag)」というタグの商品がありません"
    case .unknownLane(let lane, _): "「lanes」に「\(lane)」がないため、最初のレーンとして扱われます"
    case .notOneOf(let keys): "ここには \(formats.list(keys)) のどれか一つだけが必要です"
    case .lowestAbovePrice(let lowest, let price):
      "\(formats.money(lowest)) が価格（\(formats.money(price))）より高くなっています"
    case .notReduced(let from, let price):
      "\(formats.money(from)) が価格（\(formats.money(price))）より高くありません"
    case .negativePrice(let text): "「\(text)」はゼロより小さい値です"
    case .notOnePeriod: "「when」には window、season、weekdays のどれか一つだけが必要です"
    }
  }
  func suggestion(for mistake: ShopMistake) -> String? {
    switch mistake {
    case .feed(let mistake): suggestion(for: mistake)
    case .promotion(let mistake): suggestion(for: mistake)
    case .doubt(.takesNothing): "書き直すか、消してください"
    case .doubt(.bulkPriceAboveList), .doubt(.bundleNotCheaper): "もっと低い価格を書いてください"
    case .doubt(.onlyWeighed): "percentOff、lineAmountOff、または注文全体のルールを選んでください"
    case .doubt(.outsideSelection): "割引の対象に加えるか、セットから外してください"
    case .doubt(.tooFewProducts): "商品を増やしてください"
    case .doubt(.sameStep): "一つだけ残してください"
    case .doubt(.nothingToPick): "どちらかを書くか、消してください"
    case .doubt(.noLanes): "「lanes」を書くか、「bestPerLine」にしてください"
    case .doubt(.selectionWithoutEffect): "消すか、商品ごとのルールを選んでください"
    case .doubt(.windowPassed): "もっと後の日付を書くか、割引を消してください"
    case .unknownProduct(_, let nearest?), .unknownTag(_, let nearest?), .unknownLane(_, let nearest?):
      "「\(nearest)」と書いてください"
    case .unknownProduct: "消すか、価格表に加えてください"
    case .unknownTag: "消すか、価格表の商品に付けてください"
    case .unknownLane: "「lanes」に加えてください"
    case .notOneOf: "一つだけ残してください"
    case .lowestAbovePrice(_, let price): "\(price.decimalText) 以下にしてください"
    case .notReduced: "通常の価格を書くか、消してください"
    case .negativePrice: "マイナスを取ってください"
    case .notOnePeriod: "一つだけ残すか、「when」を消して常に有効にしてください"
    }
  }

  private func sentence(for mistake: PromotionMistake) -> String {
    switch mistake {
    case .payNotBelowBuy(let pay, let buy): "「pay」の \(pay) が「buy」の \(buy) より小さくありません"
    case .countOutOfRange(let count): "\(count) は個数ではありません"
    case .negativeAmount(let amount): "\(formats.money(amount)) はゼロより小さい値です"
    case .percentOutOfRange(let percent): "\(formats.percent(percent)) は 0% から 100% の間にありません"
    case .windowEmpty(let from, let until): "期間の終わり（\(until.isoText)）が始まり（\(from.isoText)）より前です"
    case .noWeekdays: "割引の曜日がありません"
    case .noRules: "割引のルールがありません"
    case .nothingSelected: "一覧が空のため、割引の対象がありません"
    case .pricesReversed(let from, let until):
      "「until」（\(until.decimalText)）が「from」（\(from.decimalText)）より小さくなっています"
    case .nothingToContain: "条件に商品もタグもありません"
    case .emptyBundle: "セットの商品がありません"
    case .noTiers: "段階が一つもありません"
    case .tierOfOtherBasis: "この段階だけ数え方が違います"
    case .currenciesDiffer(let one, let other): "一つの割引に \(one) と \(other) があります"
    case .negativeLimit(let limit): "\(limit) はゼロより小さい値です"
    }
  }
  private func suggestion(for mistake: PromotionMistake) -> String? {
    switch mistake {
    case .payNotBelowBuy(_, let buy): buy > 1 ? "0 から \(buy - 1) までの数にしてください" : "「buy」を 2 以上にしてください"
    case .countOutOfRange: "1 から 9999 までの数にしてください"
    case .negativeAmount: "マイナスを取ってください"
    case .percentOutOfRange: "0 から 100 までの数にしてください"
    case .windowEmpty: "二つの日付を入れ替えてください"
    case .noWeekdays: "sat のように曜日を一つ以上書いてください"
    case .noRules: "ルールを一つ以上書いてください"
    case .nothingSelected: "一つ以上書くか、消してすべてを対象にしてください"
    case .pricesReversed: "二つの価格を入れ替えてください"
    case .nothingToContain: "商品かタグを一つ以上書いてください"
    case .emptyBundle: "商品のコードと個数を一つ以上書いてください"
    case .noTiers: "段階を一つ以上書いてください"
    case .tierOfOtherBasis, .currenciesDiffer: nil
    case .negativeLimit: "0 以上にしてください"
    }
  }
  private func sentence(for doubt: PromotionDoubt) -> String {
    switch doubt {
    case .takesNothing: "これでは何も値引きされません"
    case .onlyWeighed: "これは個数を数えますが、対象は量り売りの商品だけです"
    case .bundleNotCheaper(let pieces): "割引がなくても、合わせて \(formats.money(pieces)) です"
    case .outsideSelection(let code): "\(code) が割引の対象ではないので、セットがそろいません"
    case .tooFewProducts(let count): "組になる商品が \(count) 種類しかありません"
    case .sameStep: "同じところから始まる段階が二つあり、後のものだけが有効です"
    case .nothingToPick: "「atMostPieces」か「atMostPiecesPerLine」がなければ効果がありません"
    case .noLanes: "「lanes」がないので、すべての割引が同じレーンになります"
    case .bulkPriceAboveList(let code, let price, let list):
      "\(formats.money(price)) は \(code) のもとの価格（\(formats.money(list))）より高くなっています"
    case .selectionWithoutEffect: "割引が注文全体に対するものなので、これには効果がありません"
    case .windowPassed(let day): "期間はもう終わっています（\(day.isoText)）"
    }
  }
}
