// swift-format-ignore-file
import ArcadeConsole
import ArcadePresentation

/// The sentences of the web page's server.
struct WebPhrases: Speech {
  let language: Language
}

extension WebPhrases {
  func words(for message: GateMessage) -> (title: String, sentence: String) {
    switch message {
    case .malformed: say(
      ("This request cannot be read", "Something is wrong with the address, or with how it was sent. Go to the start page."),
      ("No se entiende la petición", "La dirección, o la forma de enviarla, no es correcta. Ve a la página de inicio."),
      ("リクエストを読み取れません", "アドレスまたは送信方法に誤りがあります。トップページから開き直してください。"))
    case .wrongHost: say(
      (
        "Not under this name",
        "\(Program.title) does not answer to the name in the address. Use the address that \(Program.name) web printed, or start it with --host and this name."
      ),
      ("No con este nombre", "\(Program.title) no responde al nombre de esta dirección. Usa la dirección que mostró \(Program.name) web, o inícialo con --host y este nombre."),
      ("この名前では開けません", "\(Program.title) はこのアドレスの名前には応答しません。\(Program.name) web が表示したアドレスを使うか、--host でこの名前を指定して起動してください。"))
    case .handedOn: say(
      (
        "This came through another server",
        "\(Program.title) does not know who asks then. If that is meant, start \(Program.name) web with --host and the name that the other server has."
      ),
      (
        "Esto ha llegado a través de otro servidor",
        "Así \(Program.title) no sabe quién pregunta. Si es lo que quieres, inicia \(Program.name) web con --host y el nombre de ese otro servidor."
      ),
      ("別のサーバーを経由しています", "これでは誰からの要求かわかりません。そのように使う場合は、経由するサーバーの名前を --host に付けて \(Program.name) web を起動してください。"))
    case .needsKey: say(
      ("Not open for this browser yet", "Open the address that \(Program.name) web printed last; it holds the key."),
      ("Este navegador aún no tiene acceso", "Abre la última dirección que mostró \(Program.name) web; contiene la clave."),
      ("このブラウザではまだ開けません", "\(Program.name) web が最後に表示したアドレスを開いてください。キーが含まれています。"))
    case .usedKey: say(
      ("This key does not fit any more", "Each key works once. Open the address that \(Program.name) web printed last; it holds a new one."),
      ("Esta clave ya no sirve", "Cada clave sirve una sola vez. Abre la última dirección que mostró \(Program.name) web; contiene una nueva."),
      ("このキーはもう使えません", "キーは一度しか使えません。\(Program.name) web が最後に表示した、新しいキーを含むアドレスを開いてください。"))
    case .pressKey: say(
      ("Open \(Program.title) in this browser?", "It is known here from then on, until it was not used for 30 days."),
      ("¿Abrir \(Program.title) en este navegador?", "Quedará registrado aquí hasta que pase 30 días sin usarse."),
      ("このブラウザで \(Program.title) を開きますか？", "開くとこのブラウザが登録され、30日間使わないと解除されます。"))
    case .ended: say(
      (
        "This browser has to come in anew",
        "It was signed out, not used for 30 days, came by another pass phrase, or is known from an earlier version of \(Program.title). Nothing else was lost."
      ),
      (
        "Este navegador tiene que volver a entrar",
        "Se cerró su sesión, no se usó en 30 días, entró con otra frase de acceso o viene de una versión anterior de \(Program.title). No se ha perdido nada más."
      ),
      ("もう一度サインインしてください", "サインアウトしたか、30日間使わなかったか、パスフレーズが変わったか、前のバージョンで登録されたブラウザです。ほかのデータはそのままです。"))
    case .signOut: say(
      ("Sign out", "This browser is not known here any more then; everything that is kept stays."),
      ("Cerrar la sesión", "Este navegador dejará de estar registrado aquí; todo lo guardado se conserva."),
      ("サインアウト", "このブラウザの登録を解除します。保存したデータはそのままです。"))
    case .signedOut: say(
      ("Signed out", "This browser has to come in anew."),
      ("Sesión cerrada", "Este navegador tiene que volver a entrar."),
      ("サインアウトしました", "使うには、もう一度サインインしてください。"))
    case .notKept: say(
      ("It cannot be noted", "\(Program.title) cannot write the file web.browsers in its data folder, so nothing was changed. Make room there, then try again."),
      (
        "No se puede anotar",
        "\(Program.title) no puede escribir el archivo web.browsers en su carpeta de datos, así que no ha cambiado nada. Haz sitio e inténtalo de nuevo."
      ),
      ("記録できません", "データフォルダーの web.browsers に書き込めないため、何も変更していません。空き容量を確かめて、もう一度試してください。"))
    case .foreignForm: say(
      ("Sent from somewhere else", "This did not come from a page of \(Program.title), so nothing was done. Do it from \(Program.title)'s own page."),
      ("Enviado desde otro sitio", "Esto no venía de una página de \(Program.title), así que no se hizo nada. Hazlo desde la propia página de \(Program.title)."),
      ("別の場所から送信されました", "\(Program.title) のページから送られたものではないため、何も行いませんでした。\(Program.title) のページから操作してください。"))
    case .staleForm: say(
      ("This page is from before", "Nothing was done. Go back, load the page again, and repeat what you did."),
      ("Esta página ya no está actualizada", "No se hizo nada. Vuelve atrás, carga la página de nuevo y repite lo que hiciste."),
      ("古いページから送信されました", "何も行いませんでした。前に戻ってページを再読み込みし、もう一度操作してください。"))
    case .notFound: say(
      ("There is no such page", "Check the address, or go to the start page."),
      ("Esta página no existe", "Revisa la dirección o ve a la página de inicio."),
      ("ページが見つかりません", "アドレスを確かめるか、トップページから開き直してください。"))
    case .wrongMethod: say(
      ("This cannot be done here", "\(Program.title) answers only to GET, HEAD and POST."),
      ("Esto no se puede hacer aquí", "\(Program.title) solo responde a GET, HEAD y POST."),
      ("この操作はできません", "\(Program.title) が応答するのは GET、HEAD、POST だけです。"))
    case .bodyTooLarge: say(
      ("That is too much at once", "A form can hold up to 1 MB, so nothing was done. Send less."),
      ("Es demasiado de una vez", "Un formulario admite hasta 1 MB, así que no se hizo nada. Envía menos."),
      ("一度に送る量が多すぎます", "フォームで送れるのは 1 MB までなので、何も行いませんでした。量を減らしてください。"))
    case .headTooLarge: say(
      ("That address is too long", "\(Program.title) reads up to 16 kB of address and headers. Send less."),
      ("La dirección es demasiado larga", "\(Program.title) lee hasta 16 kB de dirección y cabeceras. Envía menos."),
      ("アドレスが長すぎます", "\(Program.title) が読み取れるアドレスとヘッダーは 16 kB までです。短くしてください。"))
    case .askPassPhrase:
      say(("\(Program.title)", "Type the pass phrase to come in."), ("\(Program.title)", "Escribe la frase de acceso para entrar."), ("\(Program.title)", "サインインするには、パスフレーズを入力してください。"))
    case .wrongPassPhrase: say(
      ("That was not it", "The pass phrase is another one. Try again."),
      ("No es esa", "La frase de acceso es otra. Inténtalo de nuevo."),
      ("パスフレーズが違います", "もう一度入力してください。"))
    case .tooManyTries: say(
      ("Too many tries", "Too many pass phrases were wrong. After every five the wait is twice as long."),
      ("Demasiados intentos", "Demasiadas frases de acceso eran incorrectas. Cada cinco, la espera es el doble de larga."),
      ("試行が多すぎます", "パスフレーズの間違いが続きました。5回間違えるたびに、待ち時間が2倍になります。"))
    case .unsendable: say(
      ("The answer cannot be sent", "That is a mistake of \(Program.title)’s. What you did may be done: look before you do it again."),
      ("La respuesta no se puede enviar", "Es un fallo de \(Program.title). Puede que lo que hiciste ya esté hecho: compruébalo antes de repetirlo."),
      ("応答を送れません", "\(Program.title) の不具合です。操作は済んでいるかもしれません。やり直す前に確かめてください。"))
    case .stopping: say(
      ("\(Program.title) is closing", "Nothing was done. Start \(Program.name) web again, then load the page again."),
      ("\(Program.title) se está cerrando", "No se hizo nada. Inicia de nuevo \(Program.name) web y vuelve a cargar la página."),
      ("\(Program.title) を終了しています", "何も行いませんでした。\(Program.name) web をもう一度起動し、ページを再読み込みしてください。"))
    }
  }
  func again(inSeconds seconds: Int) -> String { say(
    seconds < 60 ? "Try again in \(seconds) s." : "Try again in \((seconds + 59) / 60) min.",
    seconds < 60 ? "Inténtalo de nuevo dentro de \(seconds) s." : "Inténtalo de nuevo dentro de \((seconds + 59) / 60) min.",
    seconds < 60 ? "\(seconds)秒後にもう一度試してください。" : "\((seconds + 59) / 60)分後にもう一度試してください。") }
  var passPhrase: String { say("Pass phrase", "Frase de acceso", "パスフレーズ") }
  var enter: String { say("Come in", "Entrar", "サインイン") }

  var typedIsKept: String { say(
    "Nothing was done. What you typed is kept on this page: open that address in another window, then go on here.",
    "No se ha hecho nada. Esta página conserva lo que escribiste: abre esa dirección en otra ventana y sigue aquí.",
    "何も実行していません。入力した内容はこのページに残っています。別のウィンドウでそのアドレスを開いてから、ここで続けてください。") }
  var goOn: String { say("Go on with what was typed", "Seguir con lo escrito", "入力した内容で続ける") }

  var lostWindow: String { say(
    "Where the window is gone that showed it, start \(Program.name) web again: it prints another address, and nothing is lost.",
    "Si la ventana que la mostraba ya no está, inicia de nuevo \(Program.name) web: mostrará otra dirección, y no se pierde nada.",
    "表示したウィンドウがもうない場合は、\(Program.name) web をもう一度起動してください。新しいアドレスが表示されます。データはそのままです。") }

  var guestsTitle: String { say("Only for those at home here", "Solo para quien está en casa", "ゲストにはできない操作です") }
  var notForGuests: String { say(
    "Guests cannot add, rename, change or delete what is everybody’s, give money back, or see the books and other orders. Nothing was done. The machine that runs \(Program.title) can do all of this.",
    "Los invitados no pueden añadir, renombrar, cambiar ni borrar lo que es de todos, devolver dinero ni ver las cuentas y los pedidos de otros. No se ha hecho nada. Todo ello se puede hacer en el equipo que ejecuta \(Program.title).",
    "ゲストは共有のものの追加・改名・変更・削除、返金、帳簿やほかの人の注文の表示ができないため、何も行いませんでした。\(Program.title) を動かしているコンピューターからはできます。") }

  var toStart: String { say("Start page", "Página de inicio", "トップページ") }

  var summary: String { say("serve everything as pages to a browser", "ofrece todo como páginas para el navegador", "すべてをブラウザで使えるページとして提供") }
  func portTaken(_ port: Int) -> String { say(
    "Another program listens on port \(port). Name another one with --port, or leave it out for the next free one.",
    "Otro programa usa el puerto \(port). Indica otro con --port, o no indiques ninguno para usar el siguiente libre.",
    "ポート \(port) は別のプログラムが使っています。--port で別の番号を指定するか、省略して次の空きを使ってください。") }
  func portForbidden(_ port: Int) -> String { say(
    "Port \(port) is not for everybody to listen on. Name one above 1023 with --port.",
    "Escuchar en el puerto \(port) requiere permisos de administrador. Indica con --port uno mayor que 1023.",
    "ポート \(port) で待ち受ける権限がありません。--port で 1024 以上の番号を指定してください。") }
  func noSuchAddress(_ address: String) -> String { say(
    "This machine cannot listen on \(address). Name one of its own addresses with --listen.",
    "Este equipo no puede escuchar en \(address). Indica con --listen una de sus direcciones.",
    "このコンピューターは \(address) で待ち受けられません。--listen でこのコンピューターのアドレスを指定してください。") }
  func shortPassPhrase(_ path: String, least: Int) -> String { say(
    "The pass phrase in \(path) is too short to keep anybody out. Write one of at least \(least) characters into its first line.",
    "La frase de acceso de \(path) es demasiado corta para cerrarle el paso a nadie. Escribe en la primera línea una de al menos \(least) caracteres.",
    "\(path) のパスフレーズは短すぎます。最初の行に\(least)文字以上のパスフレーズを書いてください。") }
  func needsPassPhrase(_ address: String) -> String { say(
    "Others can reach \(address), so a pass phrase is needed. Write one into a file and name it with --pass-phrase-file.",
    "Otros pueden llegar a \(address), así que hace falta una frase de acceso. Escríbela en un archivo e indícalo con --pass-phrase-file.",
    "\(address) にはほかの人も接続できるので、パスフレーズが必要です。ファイルに書き、--pass-phrase-file で指定してください。") }
  func emptyPassPhrase(_ path: String) -> String { say(
    "The first line of \(path) is empty, so there is no pass phrase. Write one into it.",
    "La primera línea de \(path) está vacía, así que no hay frase de acceso. Escribe una.",
    "\(path) の 1 行目が空なので、パスフレーズがありません。書き込んでください。") }
  func badCertificate(_ certificate: String, _ key: String) -> String { say(
    "\(certificate) and \(key) are not a certificate and its key, both as PEM. Name others with --certificate and --key.",
    "\(certificate) y \(key) no son un certificado y su clave, ambos en PEM. Indica otros con --certificate y --key.",
    "\(certificate) と \(key) は、PEM 形式の証明書とその秘密鍵ではありません。--certificate と --key で別のファイルを指定してください。") }
  func unknownSystem(_ word: String, known: [String]) -> String { say(
    "Nothing here is called “\(word)”. --systems takes some of these, with commas between them: \(known.joined(separator: ", ")).",
    "Aquí no hay nada que se llame «\(word)». --systems admite estos, separados por comas: \(known.joined(separator: ", ")).",
    "「\(word)」というものはありません。--systems には次のものをコンマで区切って指定します：\(known.joined(separator: ", "))") }
  var certificateAndKey: String { say(
    "--certificate and --key go together. Name both files.",
    "--certificate y --key van juntos. Indica los dos archivos.",
    "--certificate と --key は組で使います。両方のファイルを指定してください。") }
  func noServer(without package: String) -> String { say(
    "\(Program.title) cannot serve pages, because \(package) is not installed. Install it, then try again.",
    "\(Program.title) no puede ofrecer páginas, porque \(package) no está instalado. Instálalo e inténtalo de nuevo.",
    "\(package) がインストールされていないため、ページを提供できません。インストールしてから、もう一度実行してください。") }
  var notStarted: String { say(
    "The server could not start: the system has no threads or files left for it. Close other programs, then try again.",
    "El servidor no pudo iniciarse: al sistema no le quedan hilos o archivos. Cierra otros programas e inténtalo de nuevo.",
    "サーバーを起動できませんでした。スレッドまたはファイルが不足しています。ほかのプログラムを閉じてから、もう一度実行してください。") }
  func headerRefused(_ name: String) -> String { say(
    "An answer was not sent, as its header \(name) cannot be.",
    "No se ha enviado una respuesta, porque su cabecera \(name) no se puede enviar.",
    "ヘッダー \(name) を送れないため、応答を送りませんでした。") }
  var readableOnTheWay: String { say(
    "Without --certificate everything is sent as plain text: whoever listens on the way can read it, the pass phrase too.",
    "Sin --certificate todo se envía sin cifrar: quien intercepte la conexión puede leerlo todo, incluida la frase de acceso.",
    "--certificate がないので、すべて暗号化されずに送られます。通信を傍受した人は、パスフレーズも含めて内容を読めます。") }
}

// The messages for programs whose requests for documents are not valid.
extension WebPhrases {
  func sentence(for refusal: ServiceRefusal) -> String {
    switch refusal {
    case .foreignOrigin: say(
      "A page of another site asked for this, so it gets nothing. Ask from a program, which sends no Origin.",
      "Lo pide una página de otro sitio, así que no recibe nada. Pídelo desde un programa, que no envía Origin.",
      "別のサイトのページからの要求には応じません。Origin を送らないプログラムから要求してください。")
    case .notForGuests: notForGuests
    case .missingToken: say(
      "This needs a token. Send “Authorization: Bearer” with the one that \(Program.name) settings token prints.",
      "Hace falta un token. Envía «Authorization: Bearer» con el que imprime \(Program.name) settings token.",
      "トークンが必要です。\(Program.name) settings token が表示するトークンを「Authorization: Bearer」で送ってください。")
    case .wrongToken: say(
      "The token is another one by now, or was never this one. \(Program.name) settings token prints it.",
      "El token no es ese, o ya no lo es. \(Program.name) settings token imprime el actual.",
      "トークンが違うか、すでに更新されています。現在のトークンは \(Program.name) settings token で表示できます。")
    case .nothingThere(let path): say(
      "Nothing is served at \(path). GET /api lists everything that is.",
      "En \(path) no hay nada. GET /api enumera todo lo que hay.",
      "\(path) には何もありません。GET /api で一覧を確認してください。")
    case .wrongMethod(let allowed): say(
      "This is asked for with \(allowed.rawValue). GET /api lists everything that is served.",
      "Esto se pide con \(allowed.rawValue). GET /api enumera todo lo que hay.",
      "ここでは \(allowed.rawValue) を使ってください。GET /api で一覧を確認できます。")
    case .unknownParameter(let name, let known): say(
      known.isEmpty
        ? "Nothing can be said here, not even “\(name)”. Leave it out."
        : "“\(name)” means nothing here. What can be said: \(known.joined(separator: ", ")).",
      known.isEmpty
        ? "Aquí no se puede indicar nada, tampoco «\(name)». Quítalo."
        : "«\(name)» no significa nada aquí. Se puede indicar: \(known.joined(separator: ", ")).",
      known.isEmpty ? "ここでは何も指定できません。「\(name)」を取り除いてください。" : "「\(name)」はここでは使えません。指定できるもの：\(known.joined(separator: "、"))。")
    case .repeatedParameter(let name):
      say("“\(name)” is there more than once. Say it once.", "«\(name)» aparece más de una vez. Indícalo una sola vez.", "「\(name)」が複数あります。一つだけ指定してください。")
    case .missingParameter(let name): say(
      "“\(name)” is missing. Add “\(name)=” with its value to the address.",
      "Falta «\(name)». Añade «\(name)=» con su valor a la dirección.",
      "「\(name)」がありません。アドレスに「\(name)=」と値を加えてください。")
    case .neitherTrueNorFalse(let name): say(
      "“\(name)” is either true or false. Write “\(name)=true”, or leave it out.",
      "«\(name)» solo puede ser true o false. Escribe «\(name)=true» o quítalo.",
      "「\(name)」は true か false で指定します。「\(name)=true」と書くか、取り除いてください。")
    case .unknownBody: say(
      "The body is no form, so nothing was done. Say everything in the address, or send a form.",
      "El cuerpo no es un formulario, así que no se ha hecho nada. Indícalo todo en la dirección o envía un formulario.",
      "本文がフォームではないため、何も行いませんでした。すべてアドレスに書くか、フォームとして送ってください。")
    }
  }
}

extension Language {
  /// The sentences of the web page's server in this language.
  var webPhrases: WebPhrases { WebPhrases(language: self) }
}

// The options of `arcade web`.
extension CommandOption {
  static let port = CommandOption("port", "0-65535") { $0.say(
    "the port; 8017 or the next free one unless given, 0 for any",
    "el puerto; por defecto, 8017 o el siguiente libre; con 0, cualquiera",
    "ポート（省略時は 8017 か次の空き、0 なら任意の空き）") }
  static let listen = CommandOption("listen", "ADDRESS") { $0.say(
    "the address to listen on; only this machine reaches the usual one",
    "la dirección en la que escucha; si no se indica, solo entra este equipo",
    "待ち受けるアドレス（省略時はこのコンピューターからだけ）") }
  static let host = CommandOption("host", "HOST,…") { $0.say(
    "other names by which browsers may call it",
    "otros nombres con los que los navegadores pueden llamarlo",
    "ブラウザから接続するときの別の名前（複数可）") }
  static let open = CommandOption("open") { $0.say("open the browser", "abre el navegador", "ブラウザを開く") }
  static let certificate = CommandOption("certificate", "FILE") { $0.say("serve HTTPS with this certificate (PEM)", "usa HTTPS con este certificado (PEM)", "この証明書（PEM）で HTTPS を使う") }
  static let key = CommandOption("key", "FILE") { $0.say("the key of the certificate (PEM)", "la clave del certificado (PEM)", "証明書の秘密鍵（PEM）") }
  static let passPhraseFile = CommandOption("pass-phrase-file", "FILE") { $0.say(
    "let in whoever knows the pass phrase in this file",
    "deja entrar a quien sepa la frase de acceso de este archivo",
    "このファイルのパスフレーズを知る人だけに許可する") }
  static let systems = CommandOption("systems", "SYSTEM,…") { $0.say("serve only these, such as words,names", "ofrece solo estos, como words,names", "指定したものだけを提供（例：words,names）") }
  static let askWho = CommandOption("ask-who") { $0.say(
    "ask everybody for a name first, as where other machines can come",
    "pide antes un nombre a cada cual, como cuando entran otros equipos",
    "最初に全員に名前をたずねる（ほかの端末から使える場合と同じ）") }
  static let guests = CommandOption("guests") { $0.say(
    "other machines change nothing that is everybody’s: decks, watches, prices",
    "desde otros equipos no se cambia nada común: mazos, búsquedas, precios",
    "ほかの端末からは共有のもの（単語帳、監視、価格表）を変えられない") }
}
