// swift-format-ignore-file
public import ArcadeDomain

extension Phrases {
  /// Returns what happened, why, and what to do next.
  public func sentence(for error: RepositoryError) -> String {
    let (subject, slip) = (formats.place(error.subject), slip(in: error))
    return switch error.code {
    case .unavailable: say(
      "\(subject) is not available offline: nothing from it was kept yet. Connect once, then it works offline too.",
      "\(subject) no está disponible sin conexión: aún no se guardó nada de ahí. Conéctate una vez y después funcionará también sin conexión.",
      "\(subject) はオフラインでは使えません。まだ何も保存されていないためです。一度接続すれば、次からはオフラインでも使えます。")
    case .unreachable: say(
      "\(subject) could not be reached: there is no connection to it. Check the network or the address.",
      "No se pudo llegar a \(subject): no hay conexión. Revisa la red o la dirección.",
      "\(subject) に接続できませんでした。ネットワークかアドレスを確認してください。")
    case .cutOff: say(
      "\(subject) closed the connection before all of its answer had come. The fault is on its side or on the way; try again in a moment.",
      "\(subject) cerró la conexión antes de que llegara toda su respuesta. El fallo está en su lado o en el camino; vuelve a intentarlo en un momento.",
      "応答がすべて届く前に \(subject) が接続を閉じました。原因は相手側か途中の経路にあります。少し待ってから、もう一度試してください。")
    case .timedOut: say(
      "\(subject) did not answer in time. It may be busy; try again in a moment.",
      "\(subject) no respondió a tiempo. Puede estar ocupado; inténtalo de nuevo en un momento.",
      "\(subject) から時間内に応答がありませんでした。混み合っているかもしれません。少し待ってからやり直してください。")
    case .silent: say(
      "Nobody writes anything into \(subject). Start what should fill it, then try again.",
      "Nadie escribe nada en \(subject). Inicia el programa que debe llenarlo e inténtalo de nuevo.",
      "\(subject) に何も書き込まれません。書き込む側のプログラムを起動してから、やり直してください。")
    case .serverError: say(
      "\(subject) answered with an error\(status(error)). The fault is on its side; try again later.",
      "\(subject) respondió con un error\(status(error)). El fallo está de su lado; inténtalo más tarde.",
      "\(subject) がエラーを返しました\(status(error))。相手側の問題です。後でやり直してください。")
    case .badRequest: say(
      "\(subject) refused the request\(status(error))\(reason(error)). Check the address and the settings.",
      "\(subject) rechazó la petición\(status(error))\(reason(error)). Revisa la dirección y los ajustes.",
      "\(subject) がリクエストを拒否しました\(status(error))\(reason(error))。アドレスと設定を確認してください。")
    case .redirected: say(
      "\(subject) sends on to an address that cannot be followed\(status(error)). Check the address; it may have moved.",
      "\(subject) remite a otra dirección que no se puede seguir\(status(error)). Revisa la dirección; puede que haya cambiado.",
      "\(subject) から別のアドレスに転送されましたが、その先には進めません\(status(error))。アドレスが変わっていないか確認してください。")
    case .missingLibrary: say(
      "Nothing can be asked over the network: \(subject) is missing. Install it (on Debian: sudo apt-get install \(subject)), then try again.",
      "No se puede consultar nada por la red: falta \(subject). Instálalo (en Debian: sudo apt-get install \(subject)) e inténtalo de nuevo.",
      "\(subject) がないため、ネットワークに接続できません。インストールしてからやり直してください（Debian では sudo apt-get install \(subject)）。")
    case .askedToWait: say(
      "\(subject) asks for a pause before it answers again\(status(error)). Try again later.",
      "\(subject) pide una pausa antes de responder otra vez\(status(error)). Prueba más tarde.",
      "\(subject) が、しばらく間を置くよう求めています\(status(error))。後でもう一度試してください。")
    case .notModified: say(
      "\(subject) answered that nothing had changed\(status(error)), though nobody had asked that. The fault is on its side; try again later.",
      "\(subject) respondió que nada había cambiado\(status(error)), sin que se le preguntara. El fallo está de su lado; inténtalo más tarde.",
      "\(subject) が、尋ねていないのに「変更なし」と応答しました\(status(error))。相手側の問題です。後でやり直してください。")
    case .isFolder: say("\(subject) is a folder. Name a file in it.", "\(subject) es una carpeta. Indica un archivo que esté en ella.", "\(subject) はフォルダーです。その中のファイルを指定してください。")
    case .isDevice: say("\(subject) is a device. Name a file.", "\(subject) es un dispositivo. Indica un archivo.", "\(subject) はデバイスです。ファイルを指定してください。")
    case .corrupt where slip != nil:
      say("\(slip ?? subject). Nothing was changed.", "\(slip ?? subject). No se cambió nada.", "\(slip ?? subject)。何も変更していません。")
    case .corrupt where error.row != nil: say(
      "\(subject) was read, but a row cannot be right: \(error.row ?? ""). Nothing was changed. Restore a backup, or mend it by hand.",
      "Se leyó \(subject), pero una fila no puede ser correcta: \(error.row ?? ""). No se cambió nada. Restaura una copia de seguridad o corrígela a mano.",
      "\(subject) を読みましたが、正しくない行があります：\(error.row ?? "")。何も変更していません。バックアップから復元するか、手作業で直してください。")
    case .corrupt: say(
      "\(subject) was read, but it is not what it should be. Nothing was changed.",
      "Se leyó \(subject), pero su contenido no es correcto. No se cambió nada.",
      "\(subject) を読みましたが、内容が正しくありません。何も変更していません。")
    case .rewritten: say(
      "Somebody wrote into \(subject) while it was read. Nothing was changed; try again when it is finished.",
      "Alguien escribió en \(subject) mientras se leía. No se cambió nada; inténtalo de nuevo cuando esté terminado.",
      "\(subject) は読み込み中に書き換えられました。何も変更していません。書き込みが終わってからやり直してください。")
    case .notFound: say(
      "\(subject) was not found\(status(error)). Check the path or the address.",
      "No se encontró \(subject)\(status(error)). Revisa la ruta o la dirección.",
      "\(subject) が見つかりません\(status(error))。パスかアドレスを確認してください。")
    case .refused: say("\(subject) may not be used\(status(error)): permission is missing.", "No se puede usar \(subject)\(status(error)): falta el permiso.", "\(subject) を使う権限がありません\(status(error))。")
    case .full: say(
      "\(subject) could not be written: the disk is full. Free some space, then try again.",
      "No se pudo escribir \(subject): el disco está lleno. Libera espacio e inténtalo de nuevo.",
      "ディスクがいっぱいで \(subject) に書き込めませんでした。空き容量を増やしてからやり直してください。")
    case .fileLimit: say(
      "\(subject) could not be written: files may grow no further here (ulimit -f). Raise the limit, then try again.",
      "No se pudo escribir \(subject): aquí los archivos no pueden crecer más (ulimit -f). Sube el límite y vuelve a intentarlo.",
      "\(subject) に書き込めません。ファイルの大きさが上限（ulimit -f）に達しました。上限を上げてから、もう一度試してください。")
    case .tooLarge: say(
      "\(subject) is larger than Arcade reads. Nothing was changed.",
      "\(subject) es más grande de lo que Arcade lee. No se cambió nada.",
      "\(subject) は大きすぎて読めません。何も変更していません。")
    case .noSuchColumn: say(
      "\(subject) has no column or key “\(error.detail)”\(found(error) { ", but \($0)" }). \(known(error))Say which one it is, as in \(error.detail)=\(error.found.first ?? "sku"). Nothing was changed.",
      "\(subject) no tiene ninguna columna o clave «\(error.detail)»\(found(error) { "; tiene \($0)" }). \(known(error))Indica cuál es, como en \(error.detail)=\(error.found.first ?? "sku"). No se ha cambiado nada.",
      "\(subject) に「\(error.detail)」という列やキーがありません\(found(error) { "（あるもの：\($0)）" })。\(known(error))\(error.detail)=\(error.found.first ?? "sku") のように、どの列やキーに当たるかを指定してください。何も変更していません。")
    case .notData: say(
      "\(subject) holds no data, but \(error.found.first.map { "an error: “\($0)”" } ?? "a web page, such as one that asks for a password"). Nothing was changed. Check the address.",
      "\(subject) no contiene datos, sino \(error.found.first.map { "un error: «\($0)»" } ?? "una página web, quizá una que pide una contraseña"). No se cambió nada. Revisa la dirección.",
      "\(subject) の内容はデータではなく、\(error.found.first.map { "エラー（\($0)）" } ?? "ウェブページ（パスワードを求める画面など）")です。何も変更していません。アドレスを確認してください。")
    case .twoDecimalSigns: say(
      "The prices of \(subject) have both a point and a comma as decimal sign: \(formats.list(error.found)). Write all of them one way. Nothing was changed.",
      "Los precios de \(subject) usan como signo decimal tanto el punto como la coma: \(formats.list(error.found)). Escríbelos todos igual. No se ha cambiado nada.",
      "\(subject) の価格には小数点が「.」のものと「,」のものがあります（\(formats.list(error.found))）。どちらかにそろえてください。何も変更していません。")
    case .severalCurrencies: say(
      "\(subject) has prices in more than one currency, which cannot be added. Use one currency; nothing was changed.",
      "\(subject) tiene precios en más de una moneda, que no se pueden sumar. Usa una sola; no se cambió nada.",
      "\(subject) には複数の通貨の価格があり、足し合わせられません。通貨を一つにしてください。何も変更していません。")
    case .currencyUndecided: say("\(subject) does not say what its prices are in. Give the currency, such as EUR.", "\(subject) no dice en qué moneda están los precios. Indícala, como EUR.", "\(subject) には価格の通貨がありません。JPY のように指定してください。")
    case .notOurs: say(
      "\(subject) belongs to another program. It was left untouched; choose another data folder.",
      "\(subject) es de otro programa. No se tocó; elige otra carpeta de datos.",
      "\(subject) は別のプログラムのものです。そのままにしました。別のデータフォルダーを選んでください。")
    case .notBackup: say(
      "\(subject) is not a backup of Arcade. Nothing was changed; choose a file that Arcade has written as one.",
      "\(subject) no es una copia de seguridad de Arcade. No se cambió nada; elige un archivo que Arcade haya escrito como tal.",
      "\(subject) は Arcade のバックアップではありません。何も変更していません。Arcade が作ったバックアップのファイルを選んでください。")
    case .olderVersion: say(
      "\(subject) was written by an Arcade of before the first release (its tables: version \(error.detail)), which this one cannot read. It was left untouched; choose another place, or use it with the Arcade that wrote it.",
      "\(subject) lo escribió un Arcade anterior a la primera versión publicada (sus tablas: versión \(error.detail)), que este no sabe leer. No se tocó; elige otro lugar o úsalo con el Arcade que lo escribió.",
      "\(subject) は最初の公開版より前の Arcade（テーブルのバージョン \(error.detail)）で作られたもので、この Arcade では読めません。そのままにしました。別の場所を選ぶか、作成した Arcade で使ってください。")
    case .newerVersion: say(
      "\(subject) was written by a newer Arcade. It was left untouched; update Arcade to use it.",
      "\(subject) lo escribió una versión más reciente de Arcade. No se tocó; actualiza Arcade para usarlo.",
      "\(subject) は新しいバージョンの Arcade で作られたものです。そのままにしました。Arcade を更新してください。")
    case .replaced: say(
      "\(subject) was deleted or overwritten while it was in use. What was done before is not in it any more; only what was done after that can be. Bring the rest back from a backup.",
      "\(subject) se borró o se sobrescribió mientras estaba en uso. Lo que se hizo antes ya no está en él; solo puede estar lo que se hizo después. Recupera el resto de una copia de seguridad.",
      "\(subject) は使用中に削除されたか上書きされました。それより前の内容はもう残っていません。残っているとすれば、その後の内容だけです。ほかはバックアップから戻してください。")
    case .busy: say(
      "\(subject) is in use by another running Arcade. Try again in a moment.",
      "\(subject) lo está usando otro Arcade abierto. Inténtalo de nuevo en un momento.",
      "\(subject) は別の Arcade が使用中です。少し待ってからやり直してください。")
    case .notWritable: say(
      "\(subject) cannot be written. Check its permissions, or choose another place.",
      "No se puede escribir \(subject). Revisa sus permisos o elige otro lugar.",
      "\(subject) に書き込めません。権限を確認するか、別の場所を選んでください。")
    case .exists: say(
      "\(subject) exists already and was left untouched. Choose another name.",
      "\(subject) ya existe y no se tocó. Elige otro nombre.",
      "\(subject) はすでにあります。そのままにしました。別の名前を選んでください。")
    case .badAddress: say(
      "\(subject) is not an address that Arcade reads. Use a file, or an address that begins with http:// or https://.",
      "\(subject) no es una dirección que Arcade lea. Usa un archivo o una dirección que empiece por http:// o https://.",
      "\(subject) は読めるアドレスではありません。ファイルか、http:// または https:// で始まるアドレスを使ってください。")
    case .cancelled: say(
      "Reading \(subject) was interrupted. Nothing was changed.",
      "Se interrumpió la lectura de \(subject). No se cambió nada.",
      "\(subject) の読み込みを中断しました。何も変更していません。")
    case .configuration where slip != nil:
      say("\(slip ?? subject). Correct it, then start again.", "\(slip ?? subject). Corrígelo y empieza de nuevo.", "\(slip ?? subject)。直してからやり直してください。")
    case .configuration: say(
      "\(subject) is not a setting that works. Correct it, then start again.",
      "\(subject) no es un ajuste válido. Corrígelo y empieza de nuevo.",
      "\(subject) は設定として使えません。直してからやり直してください。")
    default: say(
      storeSentence(for: error) ?? "\(subject) failed (\(error.code.rawValue)).",
      storeSentence(for: error) ?? "\(subject) falló (\(error.code.rawValue)).",
      storeSentence(for: error) ?? "\(subject) で失敗しました（\(error.code.rawValue)）。")
    }
  }

  private func found(_ error: RepositoryError, _ sentence: (String) -> String) -> String { say(
    error.found.isEmpty ? "" : sentence(formats.list(error.found.map { "“\($0)”" })),
    error.found.isEmpty ? "" : sentence(formats.list(error.found.map { "«\($0)»" })),
    error.found.isEmpty ? "" : sentence(error.found.map { "「\($0)」" }.joined())) }

  private func known(_ error: RepositoryError) -> String { say(
    error.known.isEmpty ? "" : "Known ones are \(formats.list(error.known)). ",
    error.known.isEmpty ? "" : "Se conocen \(formats.list(error.known)). ",
    error.known.isEmpty ? "" : "使える見出しは \(error.known.joined(separator: "、"))です。") }

  var answersWait: String { say(
    "Until then your answers are kept in memory and tried again with each step.",
    "Mientras tanto, tus respuestas se conservan en memoria y se reintenta en cada paso.",
    "それまで回答はメモリーに残し、操作のたびに保存し直します。") }

  package var gameIsGone: String { say(
    "The game is no longer in the data, for example because another Arcade restored a backup. Its answers are not kept.",
    "La partida ya no está en los datos, por ejemplo porque otro Arcade restauró una copia de seguridad. Sus respuestas no se guardan.",
    "ゲームがデータからなくなりました（別の Arcade がバックアップを復元した場合など）。このゲームの回答は保存されません。") }

  func entry(_ number: Int) -> String { say("entry \(formats.number(number))", "elemento \(formats.number(number))", "\(formats.number(number)) 番目") }
  package func moreProblems(_ count: Int) -> String { say(
    count == 1 ? "There is 1 more problem." : "There are \(formats.number(count)) more problems.",
    count == 1 ? "Hay 1 problema más." : "Hay \(formats.number(count)) problemas más.",
    "問題はほかに \(formats.number(count)) 件あります。") }

  package func unexpected(_ error: any Error) -> String { say(
    "Something went wrong that nobody foresaw: \(error). Nothing was lost; please report it.",
    "Se ha producido un error inesperado: \(error). No se perdió nada; avísanos, por favor.",
    "予期しない問題が起きました：\(error)。何も失われていません。ご報告ください。") }

  package func joining(_ sentence: String, _ next: String) -> String { say("\(sentence) \(next)", "\(sentence) \(next)", "\(sentence)\(next)") }
  func adding(_ suggestion: String, to sentence: String) -> String { say("\(sentence) (\(suggestion))", "\(sentence) (\(suggestion))", "\(sentence)（\(suggestion)）") }

  package func didYouMean(_ word: String) -> String { say("Did you mean “\(word)”?", "¿Quisiste decir «\(word)»?", "「\(word)」のことですか？") }

  /// Returns the sentence for different currencies or an overflow.
  public func sentence(for error: MoneyError) -> String {
    switch error {
    case .overflow: say(
      "The sum is larger than an amount can be. Make it smaller.",
      "La suma es mayor de lo que puede ser un importe. Hazla menor.",
      "合計が大きすぎます。数か金額を減らしてください。")
    case .currenciesDiffer(let one, let other): say(
      "Amounts in \(one) and \(other) cannot be added. Use one currency.",
      "No se pueden sumar importes en \(one) y \(other). Usa una sola moneda.",
      "\(one) と \(other) の金額は足せません。通貨を一つにしてください。")
    case .notPositive(let amount): say(
      "\(formats.money(amount)) is no price: it must be above zero.",
      "\(formats.money(amount)) no es un precio: tiene que ser mayor que cero.",
      "\(formats.money(amount)) は価格ではありません。0 より大きくしてください。")
    }
  }

  private func reason(_ error: RepositoryError) -> String {
    say(error.detail.isEmpty ? "" : ": “\(error.detail)”", error.detail.isEmpty ? "" : ": «\(error.detail)»", error.detail.isEmpty ? "" : "：「\(error.detail)」")
  }

  private func status(_ error: RepositoryError) -> String {
    say(error.status.map { " (status \($0))" } ?? "", error.status.map { " (estado \($0))" } ?? "", error.status.map { "（ステータス \($0)）" } ?? "")
  }
}

extension Phrases {
  /// Returns the sentence for an error of a shared store; nil for other errors.
  func storeSentence(for error: RepositoryError) -> String? {
    switch error.code {
    case .storeLibraryMissing: say(
      "The store cannot be opened: \(error.subject) is missing. Install it (on Debian: sudo apt-get install \(error.subject)), then try again.",
      "No se puede abrir la base de datos: falta \(error.subject). Instálalo (en Debian: sudo apt-get install \(error.subject)) e inténtalo de nuevo.",
      "\(error.subject) がないため、保存先を開けません。インストールしてからやり直してください（Debian では sudo apt-get install \(error.subject)）。")
    case .storeUnreachable: say(
      "The store \(error.subject) cannot be reached. Nothing that was said to be stored is lost; check the network and the server, then try again.",
      "No se puede conectar con la base de datos \(error.subject). No se ha perdido nada de lo que se dio por guardado; revisa la red y el servidor e inténtalo de nuevo.",
      "保存先 \(error.subject) に接続できません。保存済みと表示されたものは失われていません。ネットワークとサーバーを確認してから、やり直してください。")
    case .storeSilent: say(
      "The store \(error.subject) does not answer in time. It may be busy; try again in a moment.",
      "La base de datos \(error.subject) no responde a tiempo. Puede estar ocupada; inténtalo de nuevo en un momento.",
      "保存先 \(error.subject) から時間内に応答がありません。混み合っているかもしれません。少し待ってからやり直してください。")
    case .storeRefused: say(
      "The store \(error.subject) lets nobody in with that name, or wants a password. Put it into PGPASSWORD or ~/.pgpass, then try again.",
      "La base de datos \(error.subject) no admite ese usuario o pide una contraseña. Ponla en PGPASSWORD o en ~/.pgpass e inténtalo de nuevo.",
      "保存先 \(error.subject) にこの名前では入れないか、パスワードが必要です。PGPASSWORD か ~/.pgpass に書いてから、やり直してください。")
    case .storeCrowded: say(
      "The store \(error.subject) lets nobody more in: as many are connected as its server, its database or that name may have (max_connections, CONNECTION LIMIT). End some or raise the limit, then try again.",
      "La base de datos \(error.subject) no admite más conexiones: ya hay tantas como permite su servidor, la base o ese usuario (max_connections, CONNECTION LIMIT). Cierra alguna o sube el límite e inténtalo de nuevo.",
      "保存先 \(error.subject) にはこれ以上接続できません。サーバー、データベース、ユーザーのいずれかの上限（max_connections、CONNECTION LIMIT）に達しています。ほかの接続を終えるか上限を上げてから、やり直してください。")
    case .storeForbidden: say(
      "In the store \(error.subject) that name may not do this: a grant is missing. Whoever made the store runs the script for a second role in Sharing.md; then try again.",
      "En la base de datos \(error.subject) ese usuario no puede hacer esto: falta un permiso (GRANT). Quien la creó debe ejecutar el script para un segundo usuario de Sharing.md; después inténtalo de nuevo.",
      "保存先 \(error.subject) でこのユーザーに必要な権限（GRANT）がありません。保存先を作った人が Sharing.md の二人目のユーザー用スクリプトを実行してから、やり直してください。")
    case .storeReadOnly: say(
      "The store \(error.subject) can only be read: its server follows another one (standby) or is set to read only. Name the server that takes writes, or add target_session_attrs=read-write to the address.",
      "La base de datos \(error.subject) solo se puede leer: su servidor sigue a otro (standby) o está en solo lectura. Indica el servidor que admite escrituras o añade target_session_attrs=read-write a la dirección.",
      "保存先 \(error.subject) は読み取り専用です。別のサーバーの複製（スタンバイ）か、読み取り専用に設定されています。書き込めるサーバーを指定するか、アドレスに target_session_attrs=read-write を付けてください。")
    case .storeTaken: say(
      "In the store \(error.subject) the schema “arcade” belongs to another program. It was left untouched; name another database.",
      "En la base de datos \(error.subject) el esquema «arcade» es de otro programa. No se tocó; indica otra base de datos.",
      "保存先 \(error.subject) には別のプログラムのスキーマ「arcade」があります。そのままにしました。別のデータベースを指定してください。")
    case .storePooled: say(
      "The store \(error.subject) is behind a pooler in transaction mode, which gives each step another connection. Set it to session mode (pool_mode = session), or name the server itself.",
      "Delante de la base de datos \(error.subject) hay un pooler en modo transacción, que da a cada paso otra conexión. Ponlo en modo sesión (pool_mode = session) o indica el propio servidor.",
      "保存先 \(error.subject) の手前に、トランザクションごとに接続を替えるプーラーがあります。セッションモード（pool_mode = session）にするか、サーバーを直接指定してください。")
    case .storeUntrusted: say(
      "No connection to the store \(error.subject) can be trusted: its server does not encrypt, or sslrootcert does not vouch for its certificate. Check sslmode and sslrootcert, or the certificate of the server.",
      "La conexión con la base de datos \(error.subject) no es de fiar: el servidor no cifra o sslrootcert no avala su certificado. Revisa sslmode y sslrootcert, o el certificado del servidor.",
      "保存先 \(error.subject) への接続を信頼できません。サーバーが暗号化に対応していないか、sslrootcert で証明書を確認できません。sslmode と sslrootcert、またはサーバーの証明書を確認してください。")
    case .noSuchStore: say(
      "The server has no database as in \(error.subject). Create it (createdb), or correct the address.",
      "El servidor no tiene la base de datos de \(error.subject). Créala (createdb) o corrige la dirección.",
      "サーバーに \(error.subject) のデータベースがありません。作成する（createdb）か、アドレスを直してください。")
    case .storeEncoding: say(
      "The database \(error.subject) cannot hold every text: it is not in UTF8. Create another one whose encoding is UTF8.",
      "La base de datos \(error.subject) no admite todos los textos: no está en UTF8. Crea otra cuya codificación sea UTF8.",
      "データベース \(error.subject) は文字コードが UTF8 ではないため、保存できない文字があります。文字コードが UTF8 のデータベースを新しく作ってください。")
    case .badStoreAddress: say(
      "\(error.subject) is not the address of a store. It looks like this: postgresql://anna@server/arcade.",
      "\(error.subject) no es la dirección de una base de datos. Tiene esta forma: postgresql://ana@servidor/arcade.",
      "\(error.subject) は保存先のアドレスではありません。postgresql://hanako@server/shop のように書いてください。")
    case .passwordInAddress: say(
      "An address of a store (\(error.subject)) takes no password, as it could be read by others. Put it into PGPASSWORD, ~/.pgpass or a service file.",
      "La dirección de una base de datos (\(error.subject)) no lleva contraseña, pues otros podrían leerla. Ponla en PGPASSWORD, en ~/.pgpass o en un archivo de servicios.",
      "保存先のアドレス（\(error.subject)）にパスワードは書けません。ほかの人に読まれるおそれがあるためです。PGPASSWORD、~/.pgpass、サービスファイルのどれかに書いてください。")
    case .unstorable: say(
      "A text with a character that cannot be stored (NUL) was refused. Nothing was changed.",
      "Se rechazó un texto con un carácter que no se puede guardar (NUL). No se cambió nada.",
      "保存できない文字（NUL）を含むテキストは受け付けません。何も変更していません。")
    case .notAFile: say(
      "Everything is kept on a server (\(error.subject)), which has tools of its own for this: use pg_dump and pg_restore. Nothing was changed.",
      "Todo se guarda en un servidor (\(error.subject)), que tiene sus propias herramientas para esto: usa pg_dump y pg_restore. No se cambió nada.",
      "データはすべてサーバー（\(error.subject)）にあります。この操作にはサーバーのツール（pg_dump、pg_restore）を使ってください。何も変更していません。")
    default: nil
    }
  }
}
