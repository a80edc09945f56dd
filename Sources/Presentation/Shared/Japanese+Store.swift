import ArcadeDomain

extension Japanese {
  /// The sentence for what can go wrong with a store that several share; nil for anything else.
  func storeSentence(for error: RepositoryError) -> String? {
    switch error.code {
    case .storeLibraryMissing:
      "\(error.subject) がないため、保存先を開けません。インストールしてからやり直してください（Debian では sudo apt-get install \(error.subject)）。"
    case .storeUnreachable:
      "保存先 \(error.subject) に接続できません。保存済みと表示されたものは失われていません。ネットワークとサーバーを確認してから、やり直してください。"
    case .storeSilent: "保存先 \(error.subject) から時間内に応答がありません。混み合っているかもしれません。少し待ってからやり直してください。"
    case .storeRefused:
      "保存先 \(error.subject) にこの名前では入れないか、パスワードが必要です。PGPASSWORD か ~/.pgpass に書いてから、やり直してください。"
    case .storeCrowded:
      "保存先 \(error.subject) にはこれ以上接続できません。サーバー、データベース、ユーザーのいずれかの上限（max_connections、CONNECTION LIMIT）に達しています。ほかの接続を終えるか上限を上げてから、やり直してください。"
    case .storeForbidden:
      "保存先 \(error.subject) でこのユーザーに必要な権限（GRANT）がありません。保存先を作った人が Sharing.md の二人目のユーザー用スクリプトを実行してから、やり直してください。"
    case .storeReadOnly:
      "保存先 \(error.subject) は読み取り専用です。別のサーバーの複製（スタンバイ）か、読み取り専用に設定されています。書き込めるサーバーを指定するか、アドレスに target_session_attrs=read-write を付けてください。"
    case .storeTaken: "保存先 \(error.subject) には別のプログラムのスキーマ「arcade」があります。そのままにしました。別のデータベースを指定してください。"
    case .storePooled:
      "保存先 \(error.subject) の手前に、トランザクションごとに接続を替えるプーラーがあります。セッションモード（pool_mode = session）にするか、サーバーを直接指定してください。"
    case .storeUntrusted:
      "保存先 \(error.subject) への接続を信頼できません。サーバーが暗号化に対応していないか、sslrootcert で証明書を確認できません。sslmode と sslrootcert、またはサーバーの証明書を確認してください。"
    case .noSuchStore: "サーバーに \(error.subject) のデータベースがありません。作成する（createdb）か、アドレスを直してください。"
    case .storeEncoding:
      "データベース \(error.subject) は文字コードが UTF8 ではないため、保存できない文字があります。文字コードが UTF8 のデータベースを新しく作ってください。"
    case .badStoreAddress: "\(error.subject) は保存先のアドレスではありません。postgresql://hanako@server/shop のように書いてください。"
    case .passwordInAddress:
      "保存先のアドレス（\(error.subject)）にパスワードは書けません。ほかの人に読まれるおそれがあるためです。PGPASSWORD、~/.pgpass、サービスファイルのどれかに書いてください。"
    case .unstorable: "保存できない文字（NUL）を含むテキストは受け付けません。何も変更していません。"
    case .notAFile:
      "データはすべてサーバー（\(error.subject)）にあります。この操作にはサーバーのツール（pg_dump、pg_restore）を使ってください。何も変更していません。"
    default: nil
    }
  }
}
