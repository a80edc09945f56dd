// swift-format-ignore-file
public import ArcadeDomain

extension WatchPhrases {
  /// Returns an alert in one line.
  public func line(for alert: PriceAlert) -> String {
    let move = self.move(from: alert.from, to: alert.to)
    return about(alert.name, move.isEmpty ? alert.condition.text : "\(alert.condition.text)\(language == .japanese ? "：" : ": ")\(move)")
  }

  /// Returns the old and the new price and the difference; empty if there is no price.
  public func move(from: Money?, to: Money?) -> String {
    guard let to else { return "" }
    return from.flatMap { PriceMove(from: $0, to: to) }.map(text) ?? formats.money(to)
  }

  /// Returns the old and the new price and the difference.
  func text(of move: PriceMove) -> String {
    let way = "\(formats.money(move.from)) → \(formats.money(move.to))"
    return move.percent.map { "\(way)\(language.comma)\($0 < 0 ? "−" : "+")\(formats.percent(Percent(whole: abs($0))))" } ?? way
  }
  /// Returns the old and the new price and the difference, in words.
  func words(for move: PriceMove) -> String {
    let (old, new) = (formats.money(move.from), formats.money(move.to))
    let direction = ListingValue.amount(move.from).direction(to: .amount(move.to))
    let percent = move.percent.map { "\(language.comma)\(formats.percent(Percent(whole: abs($0))))" } ?? ""
    return words(for: .price, direction) + say(" from \(old) to \(new)", " de \(old) a \(new)", "、\(old) から \(new) へ") + percent
  }
  func lowest(in days: Int) -> String { say("lowest in \(formats.number(days)) days", "el más bajo en \(formats.number(days)) días", "\(formats.number(days)) 日間の最安値") }

  /// Returns what is wrong in a condition, and how conditions are written.
  public func sentence(for error: AlertConditionError) -> String {
    switch error {
    case .unknown(let text): say(
      "“\(text)” is no rule. Use below 20, above 20, drop 10%, drop 10% in 7d, low 90d, back, new with words, or off.",
      "«\(text)» no es una regla. Usa below 20, above 20, drop 10%, drop 10% in 7d, low 90d, back, new con palabras, u off.",
      "「\(text)」というルールはありません。below 20、above 20、drop 10%、drop 10% in 7d、low 90d、back、new と語、off のどれかにしてください。")
    case .amount(let text): say(
      "“\(text)” is no price above zero. Write it as in below 20 or below 19.99.",
      "«\(text)» no es un precio mayor que cero. Escríbelo como en below 20 o below 19.99.",
      "「\(text)」は 0 より大きい価格ではありません。below 20 や below 19.99 のように書いてください。")
    case .ambiguous(let error): advice(for: .amount(error)) + language.fullStop
    case .percent(let text): say(
      "“\(text)” is no part between 0 and 100 percent. Write it as in drop 10%.",
      "«\(text)» no es un porcentaje entre 0 y 100. Escríbelo como en drop 10%.",
      "「\(text)」は 0 から 100 までの割合ではありません。drop 10% のように書いてください。")
    case .days(let text): say(
      "“\(text)” is no number of days from 1d to 3650d. Write it as in low 90d.",
      "«\(text)» no es un número de días de 1d a 3650d. Escríbelo como en low 90d.",
      "「\(text)」は 1d から 3650d までの日数ではありません。low 90d のように書いてください。")
    }
  }

  package func alertRuleSet(_ condition: AlertCondition, about name: String?) -> String { say(
    "From the next update on you are told: \(condition.text) (\(name ?? eachListing)).",
    "Desde la próxima actualización se avisa de: \(condition.text) (\(name ?? eachListing)).",
    "次の更新からお知らせします：\(condition.text)（\(name ?? eachListing)）") }
  /// Returns that a number of alert rules were removed.
  public func alertRulesRemoved(_ count: Int) -> String {
    switch language {
    case .english: count == 0 ? "There was no target." : "\(formats.number(count)) \(count == 1 ? "target is" : "targets are") removed."
    case .spanish: count == 0 ? "No había ningún aviso." : "\(count == 1 ? "Quitado" : "Quitados"): \(formats.number(count)) \(count == 1 ? "aviso" : "avisos")."
    case .japanese: count == 0 ? "お知らせの条件はありませんでした。" : "お知らせの条件を \(formats.number(count)) 件取り消しました。"
    }
  }
  package func undelivered(_ error: RepositoryError) -> String { say(
    "Told, but not passed on to \(error.subject) (\(reason(error.code))); the next update and those of three days try again.",
    "Avisado, pero sin transmitir a \(error.subject) (\(reason(error.code))); lo intentan de nuevo la próxima actualización y las de tres días.",
    "お知らせを \(error.subject) に渡せませんでした（\(reason(error.code))）。次の更新と、三日の間の更新のたびにやり直します。") }
  package func givenUp(_ alert: PriceAlert) -> String { say(
    "\(line(for: alert)): given up after three days.",
    "\(line(for: alert)): tras tres días no se intenta más.",
    "\(line(for: alert))：三日たったので、渡すのをあきらめました。") }
  func noSuchListing(_ id: String) -> String { say(
    "The watch has no listing “\(id)” any more.", "La búsqueda ya no tiene el artículo «\(id)».", "この検索に商品「\(id)」はもうありません。") }
  package var alertRulesTitle: String { say("Targets", "Avisos", "お知らせの条件") }
  func alertRulesTitle(of name: String) -> String { say("Targets of \(name)", "Avisos de \(name)", "「\(name)」のお知らせの条件") }
  package var noAlertRules: String { say(
    "Nothing is waited for. A rule such as below 20 tells when a price is there.",
    "No se espera nada. Una regla como below 20 avisa cuando se llega a ese precio.",
    "まだ条件がありません。below 20 のようなルールで、その価格になったときにお知らせします。") }
  package var noAlertsYet: String { say(
    "Over the stored history nothing would have been told.",
    "En el historial guardado no se habría avisado de nada.",
    "保存された履歴では、お知らせは一度もなかったはずです。") }
  package func trialTitle(of name: String) -> String { say("What \(name) would have told", "De qué habría avisado \(name)", "「\(name)」で知らせたはずのこと") }
  var alertsTitle: String { say("Told", "Avisado", "お知らせしたこと") }
  var ruleLabel: String { say("Rule", "Regla", "ルール") }
  var alertAtLabel: String { say("When", "Cuándo", "日時") }
  func alertRuleChanged(_ condition: AlertCondition) -> String { say("Changed: \(condition.text).", "Cambiado: \(condition.text).", "「\(condition.text)」を変更しました。") }
  func noHours(_ text: String) -> String { say(
    "“\(text)” is no number of hours from 0 to 8760. Write it as in 12h.",
    "«\(text)» no es un número de horas de 0 a 8760. Escríbelo como en 12h.",
    "「\(text)」は 0 から 8760 までの時間数ではありません。12h のように書いてください。") }
  func hours(_ count: Int) -> String { say("\(formats.number(count)) h", "\(formats.number(count)) h", "\(formats.number(count)) 時間") }
  var alertRuleLabel: String { say("Target", "Aviso", "条件") }
  var hysteresisLabel: String { say("Back by", "Margen", "戻り幅") }
  var cooldownLabel: String { say("Rest", "Pausa", "間隔") }
  var hysteresisAction: String { say("how far a price has to be back before it is told again", "cuánto debe volver un precio antes de avisar otra vez", "もう一度知らせるまでに価格が戻るべき割合") }
  var cooldownAction: String { say("how long the same is not told twice", "cuánto tiempo no se avisa dos veces de lo mismo", "同じことを知らせない時間") }
  var tryAction: String { say("what would have been told so far", "de qué se habría avisado hasta ahora", "これまでなら何を知らせたか") }
  var chartAction: String { say("draw how the price of a listing went", "dibuja el precio de un artículo en el tiempo", "商品の価格の推移を図で見る") }
  var eachListing: String { say("each listing", "cada artículo", "すべての商品") }
  var alertRuleAction: String { say("be told of a listing: below 20, drop 10%, low 90d, back, off", "avisa de un artículo: below 20, drop 10%, low 90d, back, off", "商品の知らせを受ける（below 20、drop 10%、low 90d、back、off）") }
  var alertRuleAllAction: String { say("be told of each listing: below 20, drop 10%, new tea, off", "avisa de cada artículo: below 20, drop 10%, new té, off", "すべての商品の知らせを受ける（below 20、drop 10%、new お茶、off）") }
  var alertRulesAction: String { say("what is waited for, and what was told", "qué se espera y de qué se ha avisado", "お知らせの条件と履歴") }
}
