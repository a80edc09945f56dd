// swift-format-ignore-file
public import ArcadeDomain

/// The sentences of the name game.
public struct NamePhrases: Phrases {
  public let language: Language
  public let formats: Formats

  /// Creates sentences in a language, with the formats of a region.
  public init(_ language: Language, formats: Formats) { (self.language, self.formats) = (language, formats) }
}

extension NamePhrases {
  package var homeTitle: String { say("Who is who", "Quién es quién", "名前当て") }
  package var loadingPeople: String { say("Loading the people…", "Cargando personas…", "メンバーを読み込み中…") }
  func name(of mode: NameGameMode) -> String {
    let name =
      switch mode.rules {
      case .practice: say("practice", "práctica", "練習")
      case .timed(let seconds): say("\(formats.number(seconds)) seconds", "\(formats.number(seconds)) segundos", "\(formats.number(seconds)) 秒")
      case .untimed: say("no limit", "sin límite", "時間制限なし")
      case .hint: say("hints", "pistas", "ヒント")
      }
    return say(mode.isReverse ? "reverse, \(name)" : name, mode.isReverse ? "al revés, \(name)" : name, mode.isReverse ? "逆・\(name)" : name)
  }
  /// Returns how a mode is played.
  public func meaning(of mode: NameGameMode) -> String {
    let task = say(
      mode.isReverse ? "one face, several names" : "one name, several faces",
      mode.isReverse ? "una cara, varios nombres" : "un nombre, varias caras",
      mode.isReverse ? "顔に合う名前を選ぶ" : "名前に合う顔を選ぶ")
    return switch mode.rules {
    case .practice: say("\(task), until the first wrong answer", "\(task), hasta el primer fallo", "\(task)。間違えたら終わり")
    case .timed(let seconds): say(
      "\(task), as many as you can in \(self.seconds(seconds))",
      "\(task), todas las que puedas en \(self.seconds(seconds))",
      "\(task)。\(self.seconds(seconds))で何人わかるか")
    case .untimed: say("\(task), as many as you like", "\(task), todas las que quieras", "\(task)。好きなだけ")
    case .hint: say("as practice, while wrong ones are struck out", "como práctica, mientras se van tachando las incorrectas", "練習と同じで、違う人が消えていく")
    }
  }
  func bestSoFar(_ score: Int) -> String { say("best so far: \(formats.number(score))", "mejor hasta ahora: \(formats.number(score))", "自己ベスト：\(formats.number(score))") }
  package func peopleAsOf(_ moment: Moment) -> String {
    say("The people are as of \(formats.moment(moment)).", "La lista de personas es del \(formats.moment(moment)).", "メンバーは \(formats.moment(moment)) 現在のものです。")
  }
  func leftOut(_ count: Int, because reasons: String) -> String { say(
    "\(formats.number(count)) \(count == 1 ? "person was" : "people were") left out: \(reasons).",
    "\(count == 1 ? "Quedó fuera 1 persona" : "Quedaron fuera \(formats.number(count)) personas"): \(reasons).",
    "\(formats.number(count)) 人を除外しました：\(reasons)。") }
  func count(_ count: Int, of reason: ExcludedPerson.Reason) -> String {
    let number = formats.number(count)
    return switch reason {
    case .missingPicture: say("\(number) whose picture is not there", "\(number) cuya imagen no está", "画像ファイルなし \(number) 人")
    case .noPicture: say("\(number) without a picture", "\(number) sin imagen", "画像なし \(number) 人")
    case .placeholder: say("\(number) with a logo for a picture", "\(number) con un logotipo como imagen", "画像がロゴ \(number) 人")
    case .samePictureAsOthers: say("\(number) with the same picture as others", "\(number) con la misma imagen que otras", "他の人と同じ画像 \(number) 人")
    case .noName: say("\(number) without a name", "\(number) sin nombre", "名前なし \(number) 人")
    case .duplicateID: say("\(number) listed twice", "\(number) en la lista por segunda vez", "重複 \(number) 人")
    case .badRow: say("\(number) that could not be read", count == 1 ? "1 que no se pudo leer" : "\(number) que no se pudieron leer", "読めない行 \(number) 件")
    case .tooManyFields: say("\(number) with more fields than the header", "\(number) con más campos que el encabezado", "見出しより項目が多い行 \(number) 件")
    case .notUTF8: say("\(number) not written in UTF-8", count == 1 ? "1 que no está en UTF-8" : "\(number) que no están en UTF-8", "UTF-8 でない行 \(number) 件")
    }
  }
  /// Returns why a person was left out.
  public func word(for reason: ExcludedPerson.Reason) -> String {
    switch reason {
    case .missingPicture: say("the picture is not there", "la imagen no está", "画像ファイルがない")
    case .noPicture: say("no picture", "sin imagen", "画像なし")
    case .placeholder: say("a logo for a picture", "un logotipo como imagen", "画像がロゴ")
    case .samePictureAsOthers: say("the same picture as others", "la misma imagen que otras", "他の人と同じ画像")
    case .noName: say("no name", "sin nombre", "名前なし")
    case .duplicateID: say("the id stands there a second time", "el id aparece por segunda vez", "ID が重複")
    case .badRow: say("not the description of a person", "no describe a una persona", "人物の情報ではない")
    case .tooManyFields: say("more fields than the header", "más campos que el encabezado", "見出しより項目が多い")
    case .notUTF8: say("not written in UTF-8", "no está en UTF-8", "UTF-8 ではない")
    }
  }
  func tooFewPeople(usable: Int, needed: Int) -> String { say(
    "A game needs at least \(formats.number(needed)) people with different names, and there "
      + (usable == 0 ? "is nobody." : usable == 1 ? "is only one." : "are only \(formats.number(usable))."),
    "Una partida necesita al menos \(formats.number(needed)) personas con nombres distintos, y "
      + (usable == 0 ? "no hay ninguna." : usable == 1 ? "solo hay una." : "solo hay \(formats.number(usable))."),
    "ゲームには名前の違う人が \(formats.number(needed)) 人以上必要ですが、" + (usable == 0 ? "一人もいません。" : "\(formats.number(usable)) 人しかいません。")) }
  /// The sentence for an empty list of people.
  public var nobody: String { say("There is nobody here yet.", "Aquí aún no hay nadie.", "まだ誰もいません。") }

  func roundTitle(_ number: Int, score: Int) -> String { say(
    "Round \(formats.number(number)), \(formats.number(score)) right",
    "Ronda \(formats.number(number)), \(formats.number(score)) \(score == 1 ? "acierto" : "aciertos")",
    "第 \(formats.number(number)) 問、正解 \(formats.number(score))") }
  func who(is name: String) -> String { say("Who is \(name)?", "¿Quién es \(name)?", "「\(name)」はどの人ですか？") }
  var whoIsThis: String { say("Who is this?", "¿Quién es?", "この人は誰ですか？") }
  func secondsLeft(_ seconds: Int) -> String { say("\(self.seconds(seconds)) left", "\(seconds == 1 ? "Queda" : "Quedan") \(self.seconds(seconds))", "残り \(self.seconds(seconds))") }
  func secondsPassed(_ seconds: Int) -> String { say("\(self.seconds(seconds)) so far", "\(self.seconds(seconds)) hasta ahora", "経過 \(self.seconds(seconds))") }
  func seconds(_ seconds: Int) -> String { say(
    "\(formats.number(seconds)) \(seconds == 1 ? "second" : "seconds")",
    "\(formats.number(seconds)) \(seconds == 1 ? "segundo" : "segundos")",
    "\(formats.number(seconds)) 秒") }
  /// Returns that the right person or name was chosen.
  public func right(_ name: String) -> String { say("Right! That is \(name).", "¡Correcto! Es \(name).", "正解！「\(name)」です。") }
  func wrongFace(_ chosen: String, was asked: (name: String, number: String)?) -> String { say(
    "Wrong. That is \(chosen)." + (asked.map { " \($0.name) was number \($0.number)." } ?? ""),
    "No. Es \(chosen)." + (asked.map { " \($0.name) era el número \($0.number)." } ?? ""),
    "不正解。それは「\(chosen)」です。" + (asked.map { "「\($0.name)」は \($0.number) 番でした。" } ?? "")) }
  func wrongName(_ chosen: String, was asked: String?) -> String { say(
    "Wrong. That is not \(chosen)" + (asked.map { " but \($0)." } ?? "."),
    "No es \(chosen)" + (asked.map { ", sino \($0)." } ?? "."),
    "不正解。「\(chosen)」ではありません。" + (asked.map { "「\($0)」です。" } ?? "")) }
  func struckOut(_ number: String, name: String?) -> String { say(
    "Number \(number) is struck out" + (name.map { ": it is not \($0)." } ?? "."),
    "El número \(number) está tachado" + (name.map { ": no es \($0)." } ?? "."),
    "\(number) 番を消しました。" + (name.map { "「\($0)」ではありません。" } ?? "")) }
  var noHint: String { say("There is no hint to be had here.", "Aquí no hay ninguna pista.", "ここではヒントは出ません。") }
  func noSuchOption(_ text: String) -> String { say("\(text) is not one of those to choose from.", "\(text) no es ninguna de las opciones.", "\(text) は選べません。") }
  var endsByItself: String {
    say("This game ends by itself. Leave it to break it off.", "Esta partida acaba sola. Para dejarla antes, sal de ella.", "このゲームは自動的に終わります。やめるにはゲームを抜けてください。")
  }
  var cardsClosed: String { say(
    "The cards stay closed during a round. Leave the game first.",
    "Las fichas quedan cerradas durante una ronda. Sal antes de la partida.",
    "問題の途中ではカードを見られません。先にゲームを抜けてください。") }
  func badSeconds(_ text: String) -> String {
    say("A game lasts 1 to 3600 seconds, not “\(text)”.", "Una partida dura de 1 a 3600 segundos, no «\(text)».", "時間は 1 から 3600 秒です。「\(text)」は使えません。")
  }
  var nothingKnown: String { say("nothing is known of how this person looks", "no se sabe nada de su aspecto", "見た目については何もわかりません") }

  func overTitle(_ mode: String) -> String { say("The game is over: \(mode)", "La partida ha terminado: \(mode)", "ゲーム終了：\(mode)") }
  var timeUp: String { say("The time is up.", "Se acabó el tiempo.", "時間切れです。") }
  var finished: String { say("Finished.", "Partida terminada.", "ゲームを終了しました。") }
  var accuracyLabel: String { say("Accuracy", "Precisión", "正解率") }
  var timeLabel: String { say("Time", "Tiempo", "時間") }
  var bestSoFarLabel: String { say("Best so far", "Mejor hasta ahora", "自己ベスト") }

  package var peopleTitle: String { say("People", "Personas", "メンバー") }
  package var nameLabel: String { say("Name", "Nombre", "名前") }
  var jobLabel: String { say("Job", "Puesto", "職種") }
  var confusedLabel: String { say("Confused with", "Confundida con", "間違えた相手") }
  var teamLabel: String { say("Team", "Equipo", "チーム") }
  func noSuchPerson(_ number: String) -> String { say("There is nobody with number \(number).", "No hay nadie con el número \(number).", "\(number) 番の人はいません。") }
  func nobodyCalled(_ text: String) -> String { say("There is nobody called “\(text)” here.", "Aquí no hay nadie que se llame «\(text)».", "「\(text)」という名前の人はいません。") }
  func severalPeople(_ text: String, _ names: String) -> String { say(
    "“\(text)” can be several people: \(names). Say more of the name.",
    "«\(text)» puede ser varias personas: \(names). Indica más del nombre.",
    "「\(text)」に当てはまる人が複数います：\(names)。名前をもう少し詳しく書いてください。") }
  var personIsGone: String { say("This person is not among the people any more.", "Esta persona ya no está en la lista.", "この人はもうメンバーにいません。") }
  var modeLabel: String { say("Mode", "Modo", "モード") }
  package var inNeedTitle: String { say("Worth another look", "Para repasar", "復習したい人") }
  var faceLabel: String { say("Face", "Cara", "顔") }

  package var modeAction: String { say("begin a game in a mode of the list", "empieza una partida de un modo de la lista", "一覧のモードで始める") }
  var learnAction: String { say("learn the names by typing, what is due first", "aprende los nombres escribiéndolos, primero lo pendiente", "名前を書いて覚える（復習が先）") }
  var learnNewAction: String { say("learn with so many new names today", "aprende con tantos nombres nuevos hoy", "今日の新しい名前の数を決めて覚える") }
  var learnTeamAction: String { say("learn the names of a team", "aprende los nombres de un equipo", "チームの名前を覚える") }
  var learningTitle: String { say("Learning names", "Aprender nombres", "名前を覚える") }
  func learningTitle(of team: String) -> String { say("Learning names: \(team)", "Aprender nombres: \(team)", "名前を覚える：\(team)") }
  func noSuchTeam(_ team: String) -> String { say("Nobody here is in the team “\(team)”.", "Aquí nadie es del equipo «\(team)».", "チーム「\(team)」の人はいません。") }
  package func namesDue(_ count: Int) -> String { say(
    "\(formats.number(count)) \(count == 1 ? "name" : "names") due",
    "\(formats.number(count)) \(count == 1 ? "nombre pendiente" : "nombres pendientes")",
    "復習 \(formats.number(count)) 人") }
  var peopleAction: String { say("everybody, and how you did", "todas las personas, y cómo te fue", "全員と成績") }
  var personAction: String { say("the card of a person, to study", "la ficha de una persona, para estudiarla", "その人のカードを見る") }
  var statsAction: String { say("the best games, and who is worth another look", "las mejores partidas, y las personas para repasar", "自己ベストと、復習したい人") }
  var refreshAction: String { say("load the people anew", "vuelve a cargar las personas", "メンバーを読み直す") }
  var answerAction: String { say("choose", "elige", "選ぶ") }
  var hintAction: String { say("strike a wrong one out", "tacha una incorrecta", "違う人を一人消す") }
  var finishAction: String { say("end the game", "termina la partida", "ゲームを終える") }
  var againAction: String { say("the same mode once more", "el mismo modo otra vez", "同じモードでもう一度") }
}
