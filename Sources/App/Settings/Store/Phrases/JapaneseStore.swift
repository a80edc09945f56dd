import ArcadeData
import ArcadeDomain

/// Copying and checking in Japanese.
struct JapaneseStore: StorePhrases {
  var storeVerb: String { "保存先を表示" }
  var copyVerb: String { "ファイルとサーバーの間ですべてをコピー" }
  var checkVerb: String { "保存されているデータに矛盾がないか調べる" }

  func kept(in store: String) -> String { "すべて \(store) に保存されています。" }

  func copyIsUnfinished(to target: String) -> String {
    "コピーは終わっていません。\(target) にはすべてが入っているか、何も入っていません。"
  }

  func copied(rows: Int, from source: String, to target: String) -> String {
    "\(source) から \(target) へ \(rows) 行をコピーしました。件数と合計は一致しています。"
  }

  func sentence(for error: StoreCopyError) -> String {
    switch error {
    case .store(let reason): reason.subject
    case .targetHoldsData(let target, let table):
      "\(target) にはすでにデータがあるため（テーブル \(table)）、何もコピーしていません。"
        + "新しいファイルか空のデータベースを指定してください。"
    case .unstorable(let table, let row):
      "テーブル \(table) の行（\(row)）のテキストに、PostgreSQL では保存できない文字（NUL）が含まれています。"
        + "何もコピーしていません。そのテキストを直してから、もう一度コピーしてください。"
    case .different(let table):
      "テーブル \(table) に届いた内容が元と一致しないため、何もコピーしていません。もう一度コピーしてください。"
        + "それでも同じなら、arcade store check で原因を調べられます。"
    }
  }

  func sound(_ store: String) -> String { "\(store) のデータに問題はありません。" }

  func unsound(_ store: String, faults: Int) -> String {
    "\(store) に正しくない行が \(faults) 行あります。何も変更していません。"
      + "バックアップから復元するか、手作業で直してください。"
  }

  func sentence(for law: StoreLaw.Kind) -> String {
    switch law {
    case .constraint: "表の制約に反しています。"
    case .damage: "ファイルが壊れています。"
    case .numbering: "一つ前の番号がありません。"
    case .reference: "存在しない行を参照しています。"
    case .owner: "owners にいない人のものになっています。"
    case .history: "履歴の一つに行がありません。"
    case .order: "前の行より古い時刻に観測されています。"
    case .unpaidOrder: "対応する支払いが完了していません。"
    case .missingOrder: "支払い済みなのに注文がありません。"
    case .emptyPayment: "何も購入されていません。"
    case .openPayments: "同じ人に未完了の支払いがほかにもあります。"
    case .line: "数量または価格がありえない値です。"
    case .discount: "割引が不完全か、負の値か、明細の金額を超えています。"
    case .use: "割引の使用回数が、完了または進行中の支払いと合いません。"
    case .pieces: "一つ一つの値段の合計が、支払われた金額と一致しません。"
    case .sum: "請求額がカードで支払われた金額と一致しません。"
    case .charge: "請求済みですが、注文がなく、支払いも進行中ではありません。"
    case .tenders: "お預かりの合計が、販売した金額と一致しません。"
    case .change: "現金以外にお釣りが出ているか、お預かりより多いお釣りが出ています。"
    case .counter: "カウンターが最後の番号と一致しません。"
    case .refund: "販売した数より多く返品されたか、返金額が支払額と一致しません。"
    case .drawer: "金額の合計が、レジにあるはずの現金と一致しません。"
    case .closing: "別のレジまたは別の通貨の締めに属しています。"
    case .summary: "合計の一つが、その人のゲーム・回答・注文の集計と一致しません。"
    case .openGames: "同じ人に進行中の値段当てがほかにもあります。"
    }
  }

  func more(_ table: String) -> String { "\(table)：同じ問題のある行がほかにもあります。" }
}
