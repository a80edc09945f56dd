// swift-format-ignore-file
import ArcadeDomain

extension Phrases {
  /// The sentence for what can go wrong with a store that several share; nil for anything else.
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
