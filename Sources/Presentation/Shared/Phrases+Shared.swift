// swift-format-ignore-file
public import ArcadeDomain

extension Phrases {
  /// The title of the first screen.
  var menuTitle: String { "Arcade" }
  var openAction: String { say("open it", "lo abre", "開く") }
  var retryAction: String { say("try again", "lo intenta de nuevo", "もう一度試す") }
  var upAction: String { say("back one level", "un nivel arriba", "一つ上へ戻る") }
  var historyAction: String { say("the finished games", "las partidas terminadas", "プレイ履歴") }
  var linkAction: String { say("the product's page", "la página del producto", "商品のページ") }
  var pictureAction: String { say("the product's picture", "la imagen del producto", "商品の画像") }
  package var numberLabel: String { say("No.", "N.º", "番号") }
  var nextPageAction: String { say("the next page", "la página siguiente", "次のページ") }
  var previousPageAction: String { say("the page before", "la página anterior", "前のページ") }
  /// Returns the page number.
  public func page(_ number: Int, of count: Int) -> String { say(
    "Page \(formats.number(number)) of \(formats.number(count))",
    "Página \(formats.number(number)) de \(formats.number(count))",
    "\(formats.number(count)) ページ中 \(formats.number(number)) ページ") }
  package var noFurtherPage: String { say("There is no further page in that direction.", "No hay más páginas en esa dirección.", "この先にページはありません。") }
  package func noSuchRow(_ text: String) -> String { say(
    "There is no “\(text)” here. Choose one of those shown.",
    "Aquí no hay «\(text)». Elige entre lo que se ve.",
    "「\(text)」はここにありません。表示されている中から選んでください。") }
  func missing(_ label: String) -> String { say(
    "“\(label)” is missing, so nothing was done. Fill it in and send it again.",
    "Falta «\(label)», así que no se hizo nada. Rellénalo y envíalo de nuevo.",
    "「\(label)」が空欄のため、何も行いませんでした。記入してから、もう一度送信してください。") }
  var staleAction: String { say(
    "This was about something that is not here any more, so nothing was done. Choose from what is shown now.",
    "Esto se refería a algo que ya no está aquí, así que no se hizo nada. Elige entre lo que se ve ahora.",
    "対象がもうここにないため、何も行いませんでした。今表示されている中から選んでください。") }
  var notOffered: String { say(
    "This cannot be done here now. Choose from what is shown.",
    "Esto no se puede hacer aquí ahora. Elige entre lo que se ve.",
    "今ここではできない操作です。表示されている中から選んでください。") }
  func anAmountLike(_ example: String) -> String { say("Write an amount such as \(example).", "Indica un importe como \(example.replacing(".", with: ",")).", "\(example) のように書いてください。") }
  package var alreadyAtTop: String { say("These are the categories at the top already.", "Ya estás en las categorías principales.", "ここが一番上の分類です。") }
  package func renamed(_ name: String, to newName: String) -> String {
    say("“\(name)” is called “\(newName)” now.", "«\(name)» se llama ahora «\(newName)».", "「\(name)」の名前を「\(newName)」に変えました。")
  }
  package var nothingDeleted: String { say("Nothing was deleted.", "No se borró nada.", "何も削除していません。") }

  package var historyTitle: String { say("Finished games", "Partidas terminadas", "プレイ履歴") }
  package var bestTitle: String { say("Best games", "Mejores partidas", "自己ベスト") }
  var statsTitle: String { say("Statistics", "Estadísticas", "成績") }
  package var noGames: String { say("No game was finished yet.", "Aún no se ha terminado ninguna partida.", "プレイ履歴はまだありません。") }
  var playedLabel: String { say("Played", "Jugada", "日時") }
  var bestLabel: String { say("Best", "Mejor", "最高") }
  var firstTenLabel: String { say("First ten", "Primeras diez", "最初の10問") }
  /// Returns how many of ten answers were right; a dash if no game has ten.
  func share(ofTen right: Int?) -> String { right.map { "\(formats.number($0))/\(formats.number(10))" } ?? "–" }
  var bestAction: String { say("everybody’s best, by the first ten questions", "las mejores de todos, por las diez primeras preguntas", "みんなのベスト（最初の10問）") }
  var gamesLabel: String { say("Games", "Partidas", "回数") }
  var whoLabel: String { say("Who", "Usuario", "利用者") }
  var noOwner: String { say("no name", "sin nombre", "名前なし") }
  package func youAre(_ name: String) -> String { say("You are \(name).", "Eres \(name).", "「\(name)」として使っています。") }
  package func badOwner(_ name: String) -> String { say(
    "“\(name)” cannot be a name here. Write up to \(Owner.longestName) characters that can be seen.",
    "«\(name)» no puede ser un nombre aquí. Usa hasta \(Owner.longestName) caracteres visibles.",
    "「\(name)」は名前にできません。目に見える文字で、\(Owner.longestName) 文字以内にしてください。") }
  var everybodysBestTitle: String { say("Best games of all", "Las mejores partidas de todos", "みんなのベスト") }
  var rightLabel: String { say("Right", "Aciertos", "正解") }
  var wrongLabel: String { say("Wrong", "Fallos", "不正解") }
  var askedLabel: String { say("Asked", "Preguntas", "出題") }
  package var progressTitle: String { say("Everybody’s progress", "El progreso de todos", "みんなの進み具合") }
  var progressAction: String { say("how everybody gets on, and what most miss", "cómo va cada cual, y qué falla la mayoría", "みんなの進み具合と、間違いの多いもの") }
  var dueColumn: String { say("Due", "Pendientes", "復習") }
  var daysColumn: String { say("Of 7 days", "De 7 días", "7日中") }
  var lastDayColumn: String { say("Last", "Último día", "最終日") }
  func days(_ days: Int) -> String { say("\(days)", "\(days)", "\(days)日") }
  package var mostMissedTitle: String { say("Missed most", "Lo más fallado", "間違いの多いもの") }
  var missedByColumn: String { say("People", "Personas", "人数") }
  var missesColumn: String { say("Misses", "Fallos", "間違い") }
  package var nobodyLearns: String { say("Nobody has learnt anything here yet.", "Aquí aún no ha aprendido nadie.", "まだ誰も学習していません。") }
  package var tooLate: String { say("That came too late and does not count.", "Llegó demasiado tarde y no cuenta.", "時間切れのため無効です。") }
  var gameNotInProgress: String {
    say("This game is not in progress any more. Begin a new one.", "Esta partida ya no está en curso. Empieza otra.", "このゲームはもう進行中ではありません。新しく始めてください。")
  }
}

extension Phrases {
  /// Returns the title of best games, which depends on whether players have names.
  public func bestTitle<Value>(of best: [Owned<Value>]) -> String {
    best.contains { !$0.owner.isNobody } ? everybodysBestTitle : bestTitle
  }
}
