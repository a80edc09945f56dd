// swift-format-ignore-file
public import ArcadeDomain

/// The sentences of the price game.
public struct PricePhrases: Phrases {
  public let language: Language
  public let formats: Formats

  /// Creates sentences in a language, with the formats of a region.
  public init(_ language: Language, formats: Formats) { (self.language, self.formats) = (language, formats) }
}

extension PricePhrases {
  package var homeTitle: String { say("Guess the price", "Adivina el precio", "値段当て") }
  var blenders: String { say("Blenders", "Batidoras", "ミキサー") }
  /// The rules of the game, in paragraphs.
  public var instructions: [String] { say(
    [
      "You see a product and four prices. One of them is what it costs: choose it. The products that come with Arcade are "
        + "invented, and so are their prices.",
      "A right answer is worth 10 points; a wrong or skipped one costs nothing. There is no time limit and no last "
        + "question: a game ends when you finish it, and goes on where you left it.",
      "The more of your answers are right, the closer the wrong prices come. Once a question you may hide two of them; "
        + "the answer counts the same and is marked.",
      "The daily asks for five products, the same for all on a day: guess what each costs, up to four times. Then share it.",
    ],
    [
      "Ves un producto y cuatro precios. Solo uno es el suyo: elígelo. Los productos que trae Arcade son inventados, y sus precios también.",
      "Cada acierto vale 10 puntos; un fallo o una pregunta saltada no cuestan nada. No hay límite de tiempo ni última "
        + "pregunta: la partida acaba cuando la terminas, y sigue donde la dejaste.",
      "Cuantos más aciertos, más se acercan los precios falsos. Una vez por pregunta puedes ocultar dos de ellos; la respuesta cuenta igual y queda marcada.",
      "El diario trae cinco productos, los mismos para todos ese día: adivina lo que cuesta cada uno, con cuatro intentos. Después, compártelo.",
    ],
    [
      "商品と四つの価格が出ます。正しい価格は一つだけです。それを選んでください。Arcade に付属する商品と価格は架空のものです。",
      "正解は 10 点です。間違いやスキップで点は減りません。時間制限も最後の問題もありません。終了するまで続き、途中でやめても続きから遊べます。",
      "正解の割合が高いほど、ダミーの価格が正しい価格に近づきます。一問につき一度、二つを隠せます。点は同じですが、印が付きます。",
      "「今日の五品」は、その日はみんな同じ五つの商品です。値段を予想してください。一品につき四回まで。終わったら共有できます。",
    ]) }
  func inProgress(_ topic: String, question: Int, points: Int) -> String { say(
    "In progress: \(topic), question \(formats.number(question)), \(self.points(points)).",
    "En curso: \(topic), pregunta \(formats.number(question)), \(self.points(points)).",
    "進行中：\(topic)、第 \(formats.number(question)) 問、\(self.points(points))。") }
  func lastPlayed(_ topic: String) -> String { say("Played last: \(topic).", "Última partida: \(topic).", "前回：\(topic)。") }
  var nothingPlayed: String { say(
    "Nothing was played yet, so there is nothing to play again.",
    "Aún no se ha jugado nada, así que no hay nada que repetir.",
    "まだ何も遊んでいないため、繰り返せるゲームがありません。") }
  var noGameInProgress: String { say("There is no game in progress.", "No hay ninguna partida en curso.", "進行中のゲームはありません。") }
  func mixHolds(_ categories: [String]) -> String { say("To mix: \(formats.list(categories)).", "En la mezcla: \(formats.list(categories)).", "ミックス：\(formats.list(categories))。") }
  var mixEmpty: String { say("Nothing is collected for a mix yet.", "La mezcla aún está vacía.", "ミックスにはまだ何もありません。") }
  func mix(of categories: String) -> String { say("Mix of \(categories)", "Mezcla de \(categories)", "ミックス（\(categories)）") }
  var loadingProducts: String { say("Loading products…", "Cargando productos…", "商品を読み込み中…") }
  var loadingCategory: String { say("Loading the category…", "Cargando la categoría…", "分類を読み込み中…") }
  package func emptyCategory(_ name: String) -> String { say(
    "There is nothing below “\(name)”. Choose another category.",
    "No hay nada dentro de «\(name)». Elige otra categoría.",
    "「\(name)」の下には何もありません。別の分類を選んでください。") }

  func questionTitle(_ number: Int, points: Int) -> String { say(
    "Question \(formats.number(number)), \(self.points(points))",
    "Pregunta \(formats.number(number)), \(self.points(points))",
    "第 \(formats.number(number)) 問、\(self.points(points))") }
  var hiddenPrice: String { say("hidden", "oculto", "隠しました") }
  var hiddenChosen: String { say(
    "That price is hidden because it is wrong. Choose one that is left.",
    "Ese precio está oculto porque es falso. Elige uno de los que quedan.",
    "その価格はダミーなので隠してあります。残りから選んでください。") }
  var cheated: String { say(
    "Two wrong prices are hidden. The answer will be marked.",
    "Dos precios falsos están ocultos. La respuesta quedará marcada.",
    "ダミーの価格を二つ隠しました。答えには印が付きます。") }
  var alreadyCheated: String {
    say("Two wrong prices are hidden already; the other two stay.", "Ya hay dos precios ocultos; los otros dos se quedan.", "すでに二つ隠してあります。残りの二つはそのままです。")
  }
  /// Returns that the right price was chosen.
  public func right(_ product: String, _ price: String, isCheated: Bool) -> String { say(
    "Right\(isCheated ? ", with two prices hidden" : "")! \(product) costs \(price).",
    "¡Correcto\(isCheated ? ", con dos precios ocultos" : "")! \(product) cuesta \(price).",
    "正解！\(isCheated ? "（二つ隠しました）" : "")「\(product)」は \(price) です。") }
  func wrong(_ product: String, _ price: String, not given: String) -> String { say(
    "Wrong. \(product) costs \(price), not \(given).",
    "Incorrecto. \(product) cuesta \(price), no \(given).",
    "不正解。「\(product)」は \(given) ではなく \(price) です。") }
  func skipped(_ product: String, _ price: String) -> String {
    say("Skipped. \(product) costs \(price).", "Saltada. \(product) cuesta \(price).", "スキップしました。「\(product)」は \(price) です。")
  }
  package var noPage: String { say("Nobody has said where this product's page is.", "No se conoce la página de este producto.", "この商品のページはわかりません。") }
  package var noPicture: String { say("There is no picture of this product.", "No hay ninguna imagen de este producto.", "この商品の画像はありません。") }
  func gameBefore(_ topic: String, points: Int) -> String { say(
    "The game before (\(topic), \(self.points(points))) is finished now and stands in the history.",
    "La partida anterior (\(topic), \(self.points(points))) ha terminado y está en el historial.",
    "前のゲーム（\(topic)、\(self.points(points))）は終了として履歴に残しました。") }
  var gameChanged: String { say(
    "The game went on in another running Arcade, so this step did not count. Here is where the game stands now.",
    "La partida siguió en otro Arcade abierto, así que este paso no cuenta. Así está la partida ahora.",
    "別の Arcade でゲームが進んだので、今の操作は無効です。今のゲームはこうなっています。") }
  var gameFinishedElsewhere: String { say(
    "The game was finished in another running Arcade, so this step did not count. What was answered there is in the history.",
    "La partida terminó en otro Arcade abierto, así que este paso no cuenta. Lo que se respondió allí está en el historial.",
    "別の Arcade でゲームが終わったので、今の操作は無効です。そこでの答えは履歴にあります。") }
  package func productsAsOf(_ moment: Moment) -> String {
    say("The products are as of \(formats.moment(moment)).", "Los productos son del \(formats.moment(moment)).", "商品は \(formats.moment(moment)) 現在のものです。")
  }
  package func categoriesAsOf(_ moment: Moment) -> String {
    say("The categories are as of \(formats.moment(moment)).", "Las categorías son del \(formats.moment(moment)).", "分類は \(formats.moment(moment)) 現在のものです。")
  }
  func leftOut(_ count: Int) -> String { say(
    "\(formats.number(count)) \(count == 1 ? "product was" : "products were") left out, as the price or something else "
      + "about \(count == 1 ? "it" : "them") cannot be used.",
    "\(count == 1 ? "Se dejó fuera 1 producto" : "Se dejaron fuera \(formats.number(count)) productos"), porque el precio u otro dato no sirve.",
    "価格などが使えないため、\(formats.number(count)) 個の商品を除外しました。") }
  /// Returns why there is no game.
  public func sentence(for error: PriceGameError) -> String {
    switch error {
    case .noProducts: say("\(noProducts) Choose another category.", "\(noProducts) Elige otra categoría.", "\(noProducts)別の分類を選んでください。")
    case .holdsCategories(let name):
      say("\(hasSubcategories(name)) Choose one of them.", "\(hasSubcategories(name)) Elige una de ellas.", "\(hasSubcategories(name))その中から選んでください。")
    case .empty(let name): emptyCategory(name)
    case .notInProgress: noGameInProgress
    case .tooFewForDaily(let count): tooFewForDaily(count)
    case .noDaily(let day): noDaily(on: day)
    case .broken: say(
      "The game in progress cannot be read any more. Begin a new one; finished games are as they were.",
      "La partida en curso ya no se puede leer. Empieza otra; las terminadas siguen como estaban.",
      "進行中のゲームが読めなくなりました。新しく始めてください。プレイ履歴はそのままです。")
    }
  }

  func finishTitle(_ topic: String) -> String { say("The game is over: \(topic)", "La partida ha terminado: \(topic)", "ゲーム終了：\(topic)") }
  var questionsLabel: String { say("Questions", "Preguntas", "問題数") }
  var skippedLabel: String { say("Skipped", "Saltadas", "スキップ") }
  var scoreLabel: String { say("Score", "Puntuación", "得点") }
  var levelLabel: String { say("Level", "Nivel", "レベル") }
  /// Returns the number and the share of right answers.
  public func right(_ count: Int, percent: Int) -> String { say(
    "\(formats.number(count)) (\(formats.percent(Percent(whole: percent))))",
    "\(formats.number(count)) (\(formats.percent(Percent(whole: percent))))",
    "\(formats.number(count))（\(formats.percent(Percent(whole: percent)))）") }
  func points(_ points: Int) -> String { say(
    "\(formats.number(points)) \(points == 1 ? "point" : "points")",
    "\(formats.number(points)) \(points == 1 ? "punto" : "puntos")",
    "\(formats.number(points)) 点") }
  func name(of tier: AccuracyTier) -> String {
    switch tier {
    case .beginner: say("beginner", "principiante", "初心者")
    case .learner: say("learner", "aprendiz", "見習い")
    case .connoisseur: say("connoisseur", "conocedor", "目利き")
    case .expert: say("expert", "experto", "達人")
    }
  }
  func statisticsTitle(_ topic: String, at moment: Moment) -> String { say("\(topic), \(formats.moment(moment))", "\(topic), \(formats.moment(moment))", "\(topic)、\(formats.moment(moment))") }
  var productLabel: String { say("Product", "Producto", "商品") }
  var givenLabel: String { say("Your answer", "Tu respuesta", "あなたの答え") }
  var rightAnswerLabel: String { say("Right answer", "Correcta", "正しい価格") }
  var outcomeLabel: String { say("Result", "Resultado", "結果") }
  var nothingAnswered: String { say(
    "Nothing was answered in this game, so there is nothing to show.",
    "En esta partida no se respondió nada, así que no hay nada que mostrar.",
    "このゲームでは何も答えていないので、表示する内容がありません。") }
  /// Returns the result of a game, in a sentence.
  public func summary(right: String, wrong: Int, skipped: Int, points: String) -> String { say(
    "Right \(right), wrong \(formats.number(wrong)), skipped \(formats.number(skipped)): \(points).",
    "Aciertos \(right), fallos \(formats.number(wrong)), saltadas \(formats.number(skipped)): \(points).",
    "正解 \(right)、不正解 \(formats.number(wrong))、スキップ \(formats.number(skipped))：\(points)。") }
  /// Returns the result of a question, in a word.
  public func word(for outcome: PriceRound.Outcome) -> String {
    switch outcome {
    case .right: say("right", "acierto", "正解")
    case .wrong: say("wrong", "fallo", "不正解")
    case .skipped: say("skipped", "saltada", "スキップ")
    }
  }
  func withHiddenPrices(_ outcome: String) -> String { say("\(outcome), two hidden", "\(outcome), dos ocultos", "\(outcome)（二つ隠し）") }
  var gameLabel: String { say("Game", "Partida", "番号") }
  package var categoryLabel: String { say("Category", "Categoría", "分類") }
  var ruleLabel: String { say("Rule", "Regla", "ルール") }
  package func noSuchGame(_ number: String) -> String { say("There is no finished game “\(number)”.", "No hay ninguna partida terminada «\(number)».", "プレイ履歴に「\(number)」はありません。") }
  var streakLabel: String { say("Streak", "Racha", "連続") }
  var totalLabel: String { say("All points", "Puntos en total", "合計") }

  package func categoriesTitle(below category: String?) -> String {
    say(category.map { "Categories of \($0)" } ?? "Categories", category.map { "Categorías de \($0)" } ?? "Categorías", category.map { "\($0)の分類" } ?? "分類")
  }
  package var idLabel: String { say("Number", "Número", "分類番号") }
  package func productsTitle(of category: String) -> String { say("Products of \(category)", "Productos de \(category)", "\(category)の商品") }
  package var nameLabel: String { say("Name", "Nombre", "商品名") }
  var makerLabel: String { say("Maker", "Fabricante", "メーカー") }
  var priceLabel: String { say("Price", "Precio", "価格") }
  var stockLabel: String { say("Stock", "Existencias", "在庫") }
  var inStock: String { say("in stock", "disponible", "在庫あり") }
  var soldOut: String { say("sold out", "agotado", "売り切れ") }
  package var noProducts: String { say("No product here has a known price.", "Ningún producto tiene aquí un precio conocido.", "価格のわかる商品がありません。") }
  package func hasSubcategories(_ category: String) -> String {
    say("“\(category)” holds categories, not products.", "«\(category)» contiene categorías, no productos.", "「\(category)」には商品ではなく分類があります。")
  }
  package func hasProducts(_ category: String) -> String {
    say("“\(category)” holds products, not categories.", "«\(category)» contiene productos, no categorías.", "「\(category)」には分類ではなく商品があります。")
  }
  package func noSuchCategory(_ id: String) -> String { say(
    "There is no category \(id). categories shows those at the top.",
    "No existe la categoría \(id). categories muestra las principales.",
    "分類 \(id) はありません。categories で一番上の分類が見られます。") }
  package func optionsTitle(_ price: String) -> String { say("Four prices around \(price)", "Cuatro precios en torno a \(price)", "\(price) 前後の四つの価格") }
  package var rightPrice: String { say("the right one", "el correcto", "正解") }
  /// Returns the range of wrong prices, and the rule behind it.
  public func window(low: String, high: String, rule: String, offset: Int) -> String { say(
    "Between \(low) and \(high): rule \(rule), offset \(offset)",
    "Entre \(low) y \(high): regla \(rule), margen \(offset)",
    "\(low) から \(high) まで：ルール \(rule)、幅 \(offset)") }
  func productsToGuess(_ count: Int) -> String { say(
    "\(formats.number(count)) \(count == 1 ? "product" : "products") to guess.",
    "\(formats.number(count)) \(count == 1 ? "producto" : "productos") para adivinar.",
    "当てる商品は \(formats.number(count)) 個です。") }

  func playAction(_ category: String?) -> String {
    say("begin with \(category ?? "blenders")", "empieza con \(category ?? "batidoras")", category.map { "「\($0)」の問題を始める" } ?? "ミキサーの問題を始める")
  }
  var categoriesAction: String { say("choose what to guess", "elige qué adivinar", "分類を選ぶ") }
  var againAction: String { say("play the last category once more", "juega otra vez la última categoría", "前回の分類をもう一度") }
  var mixAction: String { say("collect categories of the list for a mix", "añade categorías de la lista a la mezcla", "一覧の分類をミックスに加える") }
  var playMixAction: String { say("begin with all that were collected", "juega con la mezcla", "ミックスで始める") }
  var clearMixAction: String { say("collect none any more", "vacía la mezcla", "ミックスを空にする") }
  var resumeAction: String { say("go on with the game in progress", "sigue con la partida en curso", "進行中のゲームを続ける") }
  var instructionsAction: String { say("how the game is played", "cómo se juega", "遊び方") }
  var openCategoryAction: String { say("go into a category", "entra en una categoría", "分類へ進む") }
  var answerAction: String { say("choose a price", "elige un precio", "価格を選ぶ") }
  var skipAction: String { say("the next question, without an answer", "la pregunta siguiente, sin responder", "答えずに次の問題へ") }
  package var cheatAction: String { say("hide two wrong prices, once a question", "oculta dos precios falsos, una vez por pregunta", "ダミーの価格を二つ隠す（一問に一度）") }
  var finishAction: String { say("end the game and see what it came to", "termina la partida y muestra el resultado", "ゲームを終えて結果を見る") }
  var sameProductsAction: String { say("the same products once more, from 0 points", "los mismos productos otra vez, desde 0 puntos", "同じ商品で 0 点からもう一度") }
  var pastGameAction: String { say("every question with its answers", "cada pregunta con sus respuestas", "全問の答え") }
}
