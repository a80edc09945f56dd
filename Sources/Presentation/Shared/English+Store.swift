import ArcadeDomain

extension English {
  /// The sentence for what can go wrong with a store that several share; nil for anything else.
  func storeSentence(for error: RepositoryError) -> String? {
    switch error.code {
    case .storeLibraryMissing:
      "The store cannot be opened: \(error.subject) is missing. Install it (on Debian: sudo apt-get install \(error.subject)), then try again."
    case .storeUnreachable:
      "The store \(error.subject) cannot be reached. Nothing that was said to be stored is lost; check the network and the server, then try again."
    case .storeSilent: "The store \(error.subject) does not answer in time. It may be busy; try again in a moment."
    case .storeRefused:
      "The store \(error.subject) lets nobody in with that name, or wants a password. Put it into PGPASSWORD or ~/.pgpass, then try again."
    case .storeCrowded:
      "The store \(error.subject) lets nobody more in: as many are connected as its server, its database or that name may have (max_connections, CONNECTION LIMIT). End some or raise the limit, then try again."
    case .storeForbidden:
      "In the store \(error.subject) that name may not do this: a grant is missing. Whoever made the store runs the script for a second role in Sharing.md; then try again."
    case .storeReadOnly:
      "The store \(error.subject) can only be read: its server follows another one (standby) or is set to read only. Name the server that takes writes, or add target_session_attrs=read-write to the address."
    case .storeTaken:
      "In the store \(error.subject) the schema “arcade” belongs to another program. It was left untouched; name another database."
    case .storePooled:
      "The store \(error.subject) is behind a pooler in transaction mode, which gives each step another connection. Set it to session mode (pool_mode = session), or name the server itself."
    case .storeUntrusted:
      "No connection to the store \(error.subject) can be trusted: its server does not encrypt, or sslrootcert does not vouch for its certificate. Check sslmode and sslrootcert, or the certificate of the server."
    case .noSuchStore:
      "The server has no database as in \(error.subject). Create it (createdb), or correct the address."
    case .storeEncoding:
      "The database \(error.subject) cannot hold every text: it is not in UTF8. Create another one whose encoding is UTF8."
    case .badStoreAddress:
      "\(error.subject) is not the address of a store. It looks like this: postgresql://anna@server/arcade."
    case .passwordInAddress:
      "An address of a store (\(error.subject)) takes no password, as it could be read by others. Put it into PGPASSWORD, ~/.pgpass or a service file."
    case .unstorable: "A text with a character that cannot be stored (NUL) was refused. Nothing was changed."
    case .notAFile:
      "Everything is kept on a server (\(error.subject)), which has tools of its own for this: use pg_dump and pg_restore. Nothing was changed."
    default: nil
    }
  }
}
