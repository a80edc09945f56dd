import ArcadeData
import ArcadeDomain

/// Copying and checking in Spanish.
struct SpanishStore: StorePhrases {
  var storeVerb: String { "muestra dónde se guarda todo" }
  var copyVerb: String { "copia todo entre un archivo y un servidor" }
  var checkVerb: String { "comprueba que lo guardado es coherente" }

  func kept(in store: String) -> String { "Todo se guarda en \(store)." }

  func copyIsUnfinished(to target: String) -> String {
    "La copia no se terminó: \(target) la contiene entera o no contiene nada."
  }

  func copied(rows: Int, from source: String, to target: String) -> String {
    "\(rows == 1 ? "Se copió 1 fila" : "Se copiaron \(rows) filas") de \(source) a \(target). "
      + "Los recuentos y las sumas coinciden."
  }

  func sentence(for error: StoreCopyError) -> String {
    switch error {
    case .store(let reason): reason.subject
    case .targetHoldsData(let target, let table):
      "\(target) ya contiene datos (tabla \(table)), así que no se copió nada. "
        + "Indica un archivo nuevo o una base de datos vacía."
    case .unstorable(let table, let row):
      "Un texto de la tabla \(table), en la fila donde \(row), contiene un carácter NUL, que PostgreSQL no puede "
        + "guardar. No se copió nada. Cambia ese texto y vuelve a copiar."
    case .different(let table):
      "Lo que llegó a la tabla \(table) no es lo que se envió, así que no se copió nada. Vuelve a copiar; "
        + "si sigue igual, arcade store check dice qué falla."
    }
  }

  func sound(_ store: String) -> String { "Todo está en orden en \(store)." }

  func unsound(_ store: String, faults: Int) -> String {
    (faults == 1 ? "Una fila de \(store) no puede" : "\(faults) filas de \(store) no pueden")
      + " ser correcta\(faults == 1 ? "" : "s"). No se cambió nada. "
      + "Restaura una copia de seguridad o corrígela\(faults == 1 ? "" : "s") a mano."
  }

  func sentence(for law: StoreLaw.Kind) -> String {
    switch law {
    case .constraint: "Incumple una restricción de su tabla."
    case .damage: "El archivo está dañado."
    case .numbering: "Falta el número anterior."
    case .reference: "Hace referencia a una fila que no existe."
    case .owner: "Pertenece a alguien que no está en owners."
    case .history: "Le falta una fila en uno de sus historiales."
    case .order: "Se observó antes que la fila que la precede."
    case .unpaidOrder: "Su pago no se completó."
    case .missingOrder: "Está pagado, pero no tiene pedido."
    case .emptyPayment: "No se compró nada con este pago."
    case .openPayments: "La misma persona tiene otro pago abierto."
    case .line: "Su cantidad o su precio es imposible."
    case .discount: "Su descuento está incompleto, es negativo o supera la línea."
    case .use: "Los usos del descuento no son los de los pagos hechos o en curso."
    case .pieces: "Lo que cuestan sus unidades no es lo que se pagó por ella."
    case .sum: "Lo que se cobró no es lo que se pagó con tarjeta."
    case .charge: "Se cobró, pero no hay ningún pedido y su pago no está en curso."
    case .tenders: "Lo que se entregó no paga lo que se vendió."
    case .change: "Se dio cambio de algo que no era efectivo, o más de lo que se entregó."
    case .counter: "El contador no coincide con el último número."
    case .refund: "Se devolvió más de lo que se vendió, o un importe distinto del pagado."
    case .drawer: "Sus importes no suman lo que debería haber en la caja."
    case .closing: "Su cierre es de otra caja o de otra moneda."
    case .summary: "Uno de sus totales no es la suma de sus partidas, respuestas o pedidos."
    case .openGames: "La misma persona tiene otra partida de precios abierta."
    }
  }

  func more(_ table: String) -> String { "\(table): lo mismo falla en más filas." }
}
