// swift-format-ignore-file
public import ArcadeDomain

extension PricePhrases {
  /// Returns the title of a daily challenge.
  public func dailyTitle(_ id: DailyPrices.ID) -> String {
    let (number, day) = (formats.number(id.number), formats.day(id.day))
    return say("Daily #\(number), \(day)", "El diario n.º \(number), \(day)", "今日の五品 第 \(number) 回、\(day)")
  }
  func productOfDaily(_ number: Int) -> String { say(
    "Product \(formats.number(number)) of \(formats.number(DailyPrices.size))",
    "Producto \(formats.number(number)) de \(formats.number(DailyPrices.size))",
    "\(formats.number(DailyPrices.size)) 品中 \(formats.number(number)) 品目") }
  package var laterDaily: String { say(
    "This is an earlier day: it counts for no score and no streak.",
    "Es de un día anterior: no cuenta para la puntuación ni para la racha.",
    "過去の回です。得点にも連続記録にも入りません。") }
  var daily: String { say("The daily", "El diario", "今日の五品") }
  /// Returns the result of a guess.
  func sentence(for verdict: PriceVerdict) -> String {
    switch verdict {
    case .right: say("Right!", "¡Correcto!", "正解！")
    case .higher, .lower: words(for: verdict) + language.fullStop
    }
  }
  /// Returns the result of a guess, in a few words.
  func words(for verdict: PriceVerdict) -> String {
    switch verdict {
    case .right: say("Right", "Correcto", "正解")
    case .higher: say("Higher", "Más alto", "もっと高い")
    case .lower: say("Lower", "Más bajo", "もっと安い")
    }
  }
  func guessesLeft(_ count: Int) -> String { say(
    "\(formats.number(count)) \(count == 1 ? "guess" : "guesses") left.",
    count == 1 ? "Te queda 1 intento." : "Te quedan \(formats.number(count)) intentos.",
    "残り \(formats.number(count)) 回です。") }
  func costs(_ product: String, _ price: String) -> String { say("\(product) costs \(price).", "\(product) cuesta \(price).", "「\(product)」は \(price) です。") }
  /// Returns the result of a finished daily challenge.
  func dailyDone(_ result: DailyResult) -> String {
    let (right, size, guesses) = (formats.number(result.right), formats.number(DailyPrices.size), formats.number(result.guesses))
    return say(
      "\(right) of \(size) right, with \(guesses) guesses.",
      "\(right) de \(size) acertados, con \(guesses) intentos.",
      "\(size) 品中 \(right) 品正解、予想は計 \(guesses) 回。")
  }
  func streak(_ days: Int) -> String { say(
    "Streak: \(formats.number(days)) \(days == 1 ? "day" : "days").",
    "Racha: \(formats.number(days)) \(days == 1 ? "día" : "días").",
    "連続 \(formats.number(days)) 日。") }
  /// Returns the meaning of a sign, for screen readers.
  func word(for sign: DailySign) -> String {
    switch sign {
    case .right: say("right", "acierto", "正解")
    case .near: say("near", "cerca", "近い")
    case .far: say("far", "lejos", "遠い")
    case .untold: say("guessed", "intentado", "予想済み")
    case .none: say("none", "ninguno", "なし")
    }
  }
  var sharedLater: String { say("(later)", "(después)", "（後日）") }
  var guessLabel: String { say("Guess", "Intento", "予想") }
  var guessesLabel: String { say("Guesses", "Intentos", "予想") }
  var daysLabel: String { say("Days", "Días", "日数") }
  var priceField: String { say("What it costs", "Lo que cuesta", "値段") }
  var dayField: String { say("Day", "Día", "日付") }
  var todayOmitted: String { say("today", "hoy", "今日") }
  package func notADay(_ text: String) -> String { say(
    "“\(text)” is not a day. Write one such as \(DailyPrices.firstDay.isoText).",
    "«\(text)» no es un día. Indica uno como \(DailyPrices.firstDay.isoText).",
    "「\(text)」は日付ではありません。\(DailyPrices.firstDay.isoText) のように書いてください。") }
  func notAPrice(_ text: String, in currency: Currency) -> String { say(
    "“\(text)” is not a price above zero, so it did not count as a guess. \(anAmountLike(currency.example))",
    "«\(text)» no es un precio mayor que cero, así que no cuenta como intento. \(anAmountLike(currency.example))",
    "「\(text)」は 0 より大きい価格ではないため、予想に数えません。\(anAmountLike(currency.example))") }
  func tooFewForDaily(_ count: Int) -> String { say(
    "The daily asks for \(formats.number(DailyPrices.size)) products with a price, and the catalogue has \(formats.number(count)). Take one with more.",
    "El diario necesita \(formats.number(DailyPrices.size)) productos con precio, y el catálogo tiene \(formats.number(count)). Usa otro con más.",
    "今日の五品には価格のある商品が \(formats.number(DailyPrices.size)) 個必要ですが、カタログには \(formats.number(count)) 個です。商品の多いカタログを使ってください。") }
  package func noDaily(on day: CalendarDay) -> String { say(
    "There is no daily on \(formats.day(day)): there is one for each day from \(formats.day(DailyPrices.firstDay)) to today.",
    "No hay diario del \(formats.day(day)): hay uno por día, desde el \(formats.day(DailyPrices.firstDay)) hasta hoy.",
    "\(formats.day(day)) の回はありません。\(formats.day(DailyPrices.firstDay)) から今日まで、一日一回あります。") }
  package func notDone(_ left: Int) -> String { say(
    "\(formats.number(left)) \(left == 1 ? "product is" : "products are") not done yet. Finish the daily first, then share it.",
    "\(left == 1 ? "Queda 1 producto" : "Quedan \(formats.number(left)) productos"). Termina primero el diario y luego compártelo.",
    "まだ \(formats.number(left)) 品残っています。終えてから共有してください。") }
  var standingsTitle: String { say("Standings", "Clasificación", "みんなの成績") }
  var todayTitle: String { say("Today", "Hoy", "今日") }
  var weekTitle: String { say("This week", "Esta semana", "今週") }
  var noStandings: String { say(
    "Nobody has finished a daily this week yet.", "Nadie ha terminado aún un diario esta semana.", "今週はまだ誰も終えていません。") }

  var dailiesLabel: String { say("Dailies", "Diarios", "今日の五品") }
  var guessedLabel: String { say("Guessed", "Acertados", "正解") }
  func rightOf(_ right: Int, _ all: Int) -> String { say(
    "\(formats.number(right)) of \(formats.number(all))",
    "\(formats.number(right)) de \(formats.number(all))",
    "\(formats.number(all)) 品中 \(formats.number(right)) 品") }
  var statsAction: String { say("your own progress", "tu propio progreso", "自分の成績") }
  var dailyAction: String { say("five products, the same for all today", "cinco productos, los mismos para todos hoy", "今日の五品、みんな同じ") }
  var guessAction: String { say("guess what it costs", "adivina lo que cuesta", "値段を予想する") }
  var earlierAction: String { say("the daily of the day before", "el diario del día anterior", "前日の五品") }
  var laterAction: String { say("the daily of the day after", "el diario del día siguiente", "翌日の五品") }
  var shareAction: String { say("lines to share, without prices", "líneas para compartir, sin precios", "値段を明かさない共有用の結果") }
  var standingsAction: String { say("today's and this week's table", "la tabla de hoy y de la semana", "今日と今週の順位") }
}
