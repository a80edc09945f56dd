import ArcadeData
import ArcadeDomain

/// Copying and checking in English.
struct EnglishStore: StorePhrases {
  var storeVerb: String { "show where everything is kept" }
  var copyVerb: String { "copy everything between a file and a server" }
  var checkVerb: String { "check that what is kept makes sense" }

  func kept(in store: String) -> String { "Everything is kept in \(store)." }

  func copyIsUnfinished(to target: String) -> String {
    "The copy was not finished: \(target) holds all of it or nothing."
  }

  func copied(rows: Int, from source: String, to target: String) -> String {
    "Copied \(rows == 1 ? "1 row" : "\(rows) rows") from \(source) to \(target). Counts and sums agree."
  }

  func sentence(for error: StoreCopyError) -> String {
    switch error {
    case .store(let reason): reason.subject
    case .targetHoldsData(let target, let table):
      "\(target) already holds data (table \(table)), so nothing was copied. Name a new file or an empty database."
    case .unstorable(let table, let row):
      "A text in table \(table), in the row where \(row), has a NUL in it, which PostgreSQL cannot keep. "
        + "Nothing was copied. Change that text, then copy again."
    case .different(let table):
      "What arrived in table \(table) is not what was sent, so nothing was copied. Copy again; "
        + "if it stays so, arcade store check says what is wrong."
    }
  }

  func sound(_ store: String) -> String { "Everything in \(store) is in order." }

  func unsound(_ store: String, faults: Int) -> String {
    (faults == 1 ? "One row" : "\(faults) rows") + " in \(store) cannot be right. Nothing was changed. "
      + "Restore a backup, or mend them by hand."
  }

  func sentence(for law: StoreLaw.Kind) -> String {
    switch law {
    case .constraint: "It breaks a constraint of its table."
    case .damage: "The file is damaged."
    case .numbering: "The number before it is missing."
    case .reference: "It refers to a row that does not exist."
    case .owner: "It belongs to somebody who is not in owners."
    case .history: "It has no row in one of its histories."
    case .order: "It was observed before the row that precedes it."
    case .unpaidOrder: "Its payment was not paid."
    case .missingOrder: "It was paid, but there is no order."
    case .emptyPayment: "Nothing was bought with it."
    case .openPayments: "The same owner has another open payment."
    case .line: "Its quantity or its price is impossible."
    case .discount: "Its discount is incomplete, below zero or larger than the line."
    case .use: "The uses of the discount are not those of the payments that are paid or open."
    case .pieces: "What its pieces cost is not what was paid for it."
    case .sum: "What was charged is not what was paid by card."
    case .charge: "It was charged, but there is no order, and its payment is not open."
    case .tenders: "What was handed over does not pay for what was sold."
    case .change: "Change was given on something else than cash, or more than was handed over."
    case .counter: "The counter does not stand at the last number."
    case .refund: "More came back than was sold, or something else went back than was paid for it."
    case .drawer: "Its amounts do not add up to what should be in the drawer."
    case .closing: "Its closing belongs to another till or currency."
    case .summary: "A total of theirs is not what their games, answers or orders come to."
    case .openGames: "The same owner has another open price game."
    }
  }

  func more(_ table: String) -> String { "\(table): The same is wrong with more rows." }
}
