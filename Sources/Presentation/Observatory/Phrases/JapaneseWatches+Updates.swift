import ArcadeDomain

// What a search or an update brought, in Japanese.
extension JapaneseWatches {
  func found(_ count: Int) -> String { "\(listings(count))が見つかりました。" }
  func nothingFound(_ text: String) -> String { "「\(text)」では何も見つかりませんでした。検索は保存しました。" }
  func updated(_ parts: [String]) -> String { "更新しました：\(parts.joined(separator: "、"))" }
  func changed(_ count: Int) -> String { "変化 \(formats.number(count)) 件" }
  func new(_ count: Int) -> String { "新着 \(formats.number(count)) 件" }
  func returned(_ count: Int) -> String { "再び表示 \(formats.number(count)) 件" }
  func outOfSight(_ count: Int) -> String { "検索結果になし \(formats.number(count)) 件" }
  func noChanges(since moment: Moment) -> String { "\(formats.moment(moment)) から変化はありません" }
  func emptied(_ count: Int) -> String {
    "検索で何も見つからなくなり、\(listings(count))が検索結果に出なくなりました。何も削除しておらず、履歴も残っています。"
  }
  func recentChanges(_ counts: [Int]) -> String {
    "最近の更新ごとの変化：\(counts.map(formats.number).joined(separator: "、"))"
  }
  var incomplete: String { "この更新は不完全です。表示されなかったものは前のままです。" }
  func sentence(for gap: SearchGap) -> String {
    switch gap {
    case .pageFailed(let page, let code):
      "\(formats.number(page)) ページ目が読めませんでした（\(reason(code))）。"
    case .limitHit(let limit): "提供元には、届いた \(formats.number(limit)) 件のほかにも結果があります。"
    case .countDrifted(let before, let after):
      "提供元の件数が途中で \(formats.number(before)) から \(formats.number(after)) に変わりました。"
    case .missing(let missing, let count):
      "提供元によると \(formats.number(count)) 件あるはずですが、\(formats.number(missing)) 件が届きませんでした。"
    case .leftOut(let count): "\(formats.number(count)) 件が読めませんでした。"
    }
  }

  func reason(_ code: RepositoryError.Code) -> String {
    switch code {
    case .timedOut: "時間内に応答なし"
    case .unreachable: "接続なし"
    case .cutOff: "応答が途中で切れた"
    case .serverError: "サーバーのエラー"
    case .badRequest: "リクエストを拒否された"
    case .redirected: "転送先に進めない"
    case .askedToWait: "待機を求められた"
    case .unclear: "全部で何件あるのかはっきりしない"
    default: code.rawValue
    }
  }
}
