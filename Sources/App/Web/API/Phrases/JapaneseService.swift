/// What programs are told in Japanese.
struct JapaneseService: ServicePhrases {
  func sentence(for refusal: ServiceRefusal) -> String {
    switch refusal {
    case .foreignOrigin:
      "別のサイトのページからの要求には応じません。Origin を送らないプログラムから要求してください。"
    case .missingToken:
      "トークンが必要です。arcade settings token が表示するトークンを「Authorization: Bearer」で送ってください。"
    case .wrongToken: "トークンが違うか、すでに更新されています。現在のトークンは arcade settings token で表示できます。"
    case .nothingThere(let path): "\(path) には何もありません。GET /api で一覧を確認してください。"
    case .wrongMethod(let allowed): "ここでは \(allowed.rawValue) を使ってください。GET /api で一覧を確認できます。"
    case .unknownParameter(let name, let known):
      known.isEmpty
        ? "ここでは何も指定できません。「\(name)」を取り除いてください。"
        : "「\(name)」はここでは使えません。指定できるもの：\(known.joined(separator: "、"))。"
    case .repeatedParameter(let name): "「\(name)」が複数あります。一つだけ指定してください。"
    case .missingParameter(let name): "「\(name)」がありません。アドレスに「\(name)=」と値を加えてください。"
    case .neitherTrueNorFalse(let name):
      "「\(name)」は true か false で指定します。「\(name)=true」と書くか、取り除いてください。"
    case .unknownBody: "本文がフォームではないため、何も行いませんでした。すべてアドレスに書くか、フォームとして送ってください。"
    }
  }
}
