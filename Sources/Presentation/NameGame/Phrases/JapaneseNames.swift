import ArcadeDomain

/// The name game in Japanese.
struct JapaneseNames: NamePhrases {
  let base: any Phrases

  var homeTitle: String { "名前当て" }
  var loadingPeople: String { "メンバーを読み込み中…" }
  func name(of mode: NameGameMode) -> String {
    let name =
      switch mode.rules {
      case .practice: "練習"
      case .timed(let seconds): "\(formats.number(seconds)) 秒"
      case .untimed: "時間制限なし"
      case .hint: "ヒント"
      }
    return mode.isReverse ? "逆・\(name)" : name
  }
  func meaning(of mode: NameGameMode) -> String {
    let task = mode.isReverse ? "顔に合う名前を選ぶ" : "名前に合う顔を選ぶ"
    return switch mode.rules {
    case .practice: "\(task)。間違えたら終わり"
    case .timed(let seconds): "\(task)。\(self.seconds(seconds))で何人わかるか"
    case .untimed: "\(task)。好きなだけ"
    case .hint: "練習と同じで、違う人が消えていく"
    }
  }
  func bestSoFar(_ score: Int) -> String { "自己ベスト：\(formats.number(score))" }
  func peopleAsOf(_ moment: Moment) -> String { "メンバーは \(formats.moment(moment)) 現在のものです。" }
  func leftOut(_ count: Int, because reasons: String) -> String {
    "\(formats.number(count)) 人を除外しました：\(reasons)。"
  }
  func count(_ count: Int, of reason: ExcludedPerson.Reason) -> String {
    let number = formats.number(count)
    return switch reason {
    case .noPicture: "画像なし \(number) 人"
    case .placeholder: "画像がロゴ \(number) 人"
    case .samePictureAsOthers: "他の人と同じ画像 \(number) 人"
    case .noName: "名前なし \(number) 人"
    case .duplicateID: "重複 \(number) 人"
    case .badRow: "読めない行 \(number) 件"
    case .tooManyFields: "見出しより項目が多い行 \(number) 件"
    case .notUTF8: "UTF-8 でない行 \(number) 件"
    }
  }
  func word(for reason: ExcludedPerson.Reason) -> String {
    switch reason {
    case .noPicture: "画像なし"
    case .placeholder: "画像がロゴ"
    case .samePictureAsOthers: "他の人と同じ画像"
    case .noName: "名前なし"
    case .duplicateID: "ID が重複"
    case .badRow: "人物の情報ではない"
    case .tooManyFields: "見出しより項目が多い"
    case .notUTF8: "UTF-8 ではない"
    }
  }
  func tooFewPeople(usable: Int, needed: Int) -> String {
    "ゲームには名前の違う人が \(formats.number(needed)) 人以上必要ですが、"
      + (usable == 0 ? "一人もいません。" : "\(formats.number(usable)) 人しかいません。")
  }
  var nobody: String { "まだ誰もいません。" }

  func roundTitle(_ number: Int, score: Int) -> String {
    "第 \(formats.number(number)) 問、正解 \(formats.number(score))"
  }
  func who(is name: String) -> String { "「\(name)」はどの人ですか？" }
  var whoIsThis: String { "この人は誰ですか？" }
  func secondsLeft(_ seconds: Int) -> String { "残り \(self.seconds(seconds))" }
  func secondsPassed(_ seconds: Int) -> String { "経過 \(self.seconds(seconds))" }
  func seconds(_ seconds: Int) -> String { "\(formats.number(seconds)) 秒" }
  func right(_ name: String) -> String { "正解！「\(name)」です。" }
  func wrongFace(_ chosen: String, was asked: (name: String, number: String)?) -> String {
    "不正解。それは「\(chosen)」です。" + (asked.map { "「\($0.name)」は \($0.number) 番でした。" } ?? "")
  }
  func wrongName(_ chosen: String, was asked: String?) -> String {
    "不正解。「\(chosen)」ではありません。" + (asked.map { "「\($0)」です。" } ?? "")
  }
  func struckOut(_ number: String, name: String?) -> String {
    "\(number) 番を消しました。" + (name.map { "「\($0)」ではありません。" } ?? "")
  }
  var noHint: String { "ここではヒントは出ません。" }
  func noSuchOption(_ text: String) -> String { "\(text) は選べません。" }
  var endsByItself: String { "このゲームは自動的に終わります。やめるにはゲームを抜けてください。" }
  var cardsClosed: String { "問題の途中ではカードを見られません。先にゲームを抜けてください。" }
  func badSeconds(_ text: String) -> String { "時間は 1 から 3600 秒です。「\(text)」は使えません。" }
  var nothingKnown: String { "見た目については何もわかりません" }

  func overTitle(_ mode: String) -> String { "ゲーム終了：\(mode)" }
  var timeUp: String { "時間切れです。" }
  var finished: String { "ゲームを終了しました。" }
  var accuracyLabel: String { "正解率" }
  var timeLabel: String { "時間" }
  var bestSoFarLabel: String { "自己ベスト" }

  var peopleTitle: String { "メンバー" }
  var nameLabel: String { "名前" }
  var jobLabel: String { "職種" }
  var confusedLabel: String { "間違えた相手" }
  var teamLabel: String { "チーム" }
  func noSuchPerson(_ number: String) -> String { "\(number) 番の人はいません。" }
  var personIsGone: String { "この人はもうメンバーにいません。" }
  var modeLabel: String { "モード" }
  var inNeedTitle: String { "復習したい人" }
  var faceLabel: String { "顔" }

  var modeAction: String { "一覧のモードで始める" }
  var peopleAction: String { "全員と成績" }
  var personAction: String { "その人のカードを見る" }
  var statsAction: String { "自己ベストと、復習したい人" }
  var bestAction: String { "モードごとの自己ベスト" }
  var refreshAction: String { "メンバーを読み直す" }
  var answerAction: String { "選ぶ" }
  var hintAction: String { "違う人を一人消す" }
  var finishAction: String { "ゲームを終える" }
  var againAction: String { "同じモードでもう一度" }
}
