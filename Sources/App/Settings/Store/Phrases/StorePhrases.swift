// swift-format-ignore-file
import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The sentences about copying and checking the store.
struct StorePhrases: Speech {
  let language: Language
}

extension StorePhrases {

  func kept(in store: String) -> String { say("Everything is kept in \(store).", "Todo se guarda en \(store).", "すべて \(store) に保存されています。") }

  func copyIsUnfinished(to target: String) -> String { say(
    "The copy was not finished: \(target) holds all of it or nothing.",
    "La copia no se terminó: \(target) la contiene entera o no contiene nada.",
    "コピーは終わっていません。\(target) にはすべてが入っているか、何も入っていません。") }

  func copied(rows: Int, from source: String, to target: String) -> String { say(
    "Copied \(rows == 1 ? "1 row" : "\(rows) rows") from \(source) to \(target). Counts and sums agree.",
    "\(rows == 1 ? "Se copió 1 fila" : "Se copiaron \(rows) filas") de \(source) a \(target). Los recuentos y las sumas coinciden.",
    "\(source) から \(target) へ \(rows) 行をコピーしました。件数と合計は一致しています。") }

  func sentence(for error: StoreCopyError) -> String {
    switch error {
    case .store(let reason): reason.subject
    case .targetHoldsData(let target, let table): say(
      "\(target) already holds data (table \(table)), so nothing was copied. Name a new file or an empty database.",
      "\(target) ya contiene datos (tabla \(table)), así que no se copió nada. Indica un archivo nuevo o una base de datos vacía.",
      "\(target) にはすでにデータがあるため（テーブル \(table)）、何もコピーしていません。新しいファイルか空のデータベースを指定してください。")
    case .unstorable(let table, let row): say(
      "A text in table \(table), in the row where \(row), has a NUL in it, which PostgreSQL cannot keep. "
        + "Nothing was copied. Change that text, then copy again.",
      "Un texto de la tabla \(table), en la fila donde \(row), contiene un carácter NUL, que PostgreSQL no puede "
        + "guardar. No se copió nada. Cambia ese texto y vuelve a copiar.",
      "テーブル \(table) の行（\(row)）のテキストに、PostgreSQL では保存できない文字（NUL）が含まれています。何もコピーしていません。そのテキストを直してから、もう一度コピーしてください。")
    case .different(let table): say(
      "What arrived in table \(table) is not what was sent, so nothing was copied. Copy again; if it stays so, arcade store check says what is wrong.",
      "Lo que llegó a la tabla \(table) no es lo que se envió, así que no se copió nada. Vuelve a copiar; si sigue igual, arcade store check dice qué falla.",
      "テーブル \(table) に届いた内容が元と一致しないため、何もコピーしていません。もう一度コピーしてください。それでも同じなら、arcade store check で原因を調べられます。")
    }
  }

  func sound(_ store: String) -> String { say("Everything in \(store) is in order.", "Todo está en orden en \(store).", "\(store) のデータに問題はありません。") }

  func unsound(_ store: String, faults: Int) -> String { say(
    (faults == 1 ? "One row" : "\(faults) rows") + " in \(store) cannot be right. Nothing was changed. Restore a backup, or mend them by hand.",
    (faults == 1 ? "Una fila de \(store) no puede" : "\(faults) filas de \(store) no pueden")
      + " ser correcta\(faults == 1 ? "" : "s"). No se cambió nada. Restaura una copia de seguridad o corrígela\(faults == 1 ? "" : "s") a mano.",
    "\(store) に正しくない行が \(faults) 行あります。何も変更していません。バックアップから復元するか、手作業で直してください。") }

  func sentence(for check: IntegrityCheck.Kind) -> String {
    switch check {
    case .constraint: say("It breaks a constraint of its table.", "Incumple una restricción de su tabla.", "テーブルの制約に反しています。")
    case .damage: say("The file is damaged.", "El archivo está dañado.", "ファイルが壊れています。")
    case .numbering: say("The number before it is missing.", "Falta el número anterior.", "一つ前の番号がありません。")
    case .reference: say("It refers to a row that does not exist.", "Hace referencia a una fila que no existe.", "存在しない行を参照しています。")
    case .owner: say("It belongs to somebody who is not in owners.", "Pertenece a alguien que no está en owners.", "owners にいない人のものになっています。")
    case .history: say("It has no row in one of its histories.", "Le falta una fila en uno de sus historiales.", "履歴の一つに行がありません。")
    case .order: say("It was observed before the row that precedes it.", "Se observó antes que la fila que la precede.", "前の行より古い時刻に観測されています。")
    case .unpaidOrder: say("Its payment was not paid.", "Su pago no se completó.", "対応する支払いが完了していません。")
    case .missingOrder: say("It was paid, but there is no order.", "Está pagado, pero no tiene pedido.", "支払い済みなのに注文がありません。")
    case .emptyPayment: say("Nothing was bought with it.", "No se compró nada con este pago.", "何も購入されていません。")
    case .currency: say("Its currency is not one of ISO 4217.", "Su moneda no es ninguna de ISO 4217.", "通貨が ISO 4217 にありません。")
    case .discount: say(
      "Its discount is not what its discounts took off.",
      "Su descuento no es la suma de los que se le aplicaron.",
      "割引額が、適用された割引の合計と一致しません。")
    case .use: say(
      "The uses of the discount are not those of the payments that are paid or open.",
      "Los usos del descuento no son los de los pagos hechos o en curso.",
      "割引の使用回数が、完了または進行中の支払いと合いません。")
    case .pieces:
      say("What its pieces cost is not what was paid for it.", "Lo que cuestan sus unidades no es lo que se pagó por ella.", "一つ一つの値段の合計が、支払われた金額と一致しません。")
    case .sum: say("What was charged is not what was paid by card.", "Lo que se cobró no es lo que se pagó con tarjeta.", "請求額がカードで支払われた金額と一致しません。")
    case .charge: say(
      "It was charged, but there is no order, and its payment is not open.",
      "Se cobró, pero no hay ningún pedido y su pago no está en curso.",
      "請求済みですが、注文がなく、支払いも進行中ではありません。")
    case .tenders: say("What was handed over does not pay for what was sold.", "Lo que se entregó no paga lo que se vendió.", "お預かりの合計が、販売した金額と一致しません。")
    case .counter: say("The counter does not stand at the last number.", "El contador no coincide con el último número.", "カウンターが最後の番号と一致しません。")
    case .refund: say(
      "More came back than was sold, or something else went back than was paid for it.",
      "Se devolvió más de lo que se vendió, o un importe distinto del pagado.",
      "販売した数より多く返品されたか、返金額が支払額と一致しません。")
    case .drawer:
      say("Its amounts do not add up to what should be in the drawer.", "Sus importes no suman lo que debería haber en la caja.", "金額の合計が、レジにあるはずの現金と一致しません。")
    case .closing: say(
      "The drawer or the closing that it is in belongs to another till or currency.",
      "El cajón o el cierre en el que está es de otra caja o de otra moneda.",
      "別のレジまたは別の通貨の現金箱か締めに属しています。")
    case .summary: say(
      "A total of theirs is not what their games, answers or orders come to.",
      "Uno de sus totales no es la suma de sus partidas, respuestas o pedidos.",
      "合計の一つが、その人のゲーム・回答・注文の集計と一致しません。")
    }
  }

  func more(_ table: String) -> String { say("\(table): The same is wrong with more rows.", "\(table): lo mismo falla en más filas.", "\(table)：同じ問題のある行がほかにもあります。") }
}

extension Language {
  var storePhrases: StorePhrases { StorePhrases(language: self) }
}

// The commands for the whole store, in a file or on a server.
extension Command {
  static let ofStore: [Command] = [
    Command("store", { $0.say("show where everything is kept", "muestra dónde se guarda todo", "保存先を表示") }) { StoreCommands(context: $0).show() },
    Command("store copy", { $0.say("copy everything between a file and a server", "copia todo entre un archivo y un servidor", "ファイルとサーバーの間ですべてをコピー") },
      "FROM-FILE|ADDRESS", "TO-FILE|ADDRESS", example: "~/.local/share/arcade/arcade.sqlite postgresql://arcade@localhost/arcade") { try await StoreCommands(context: $0).copy() },
    Command("store check", { $0.say("check that what is kept makes sense", "comprueba que lo guardado es coherente", "保存されているデータに矛盾がないか調べる") },
      "[FILE|ADDRESS]", example: "copy.sqlite") { try await StoreCommands(context: $0).check() },
  ]
}
