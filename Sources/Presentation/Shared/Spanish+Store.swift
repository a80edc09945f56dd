import ArcadeDomain

extension Spanish {
  /// The sentence for what can go wrong with a store that several share; nil for anything else.
  func storeSentence(for error: RepositoryError) -> String? {
    switch error.code {
    case .storeLibraryMissing:
      "No se puede abrir la base de datos: falta \(error.subject). Instálalo (en Debian: sudo apt-get install \(error.subject)) e inténtalo de nuevo."
    case .storeUnreachable:
      "No se puede conectar con la base de datos \(error.subject). No se ha perdido nada de lo que se dio por guardado; revisa la red y el servidor e inténtalo de nuevo."
    case .storeSilent:
      "La base de datos \(error.subject) no responde a tiempo. Puede estar ocupada; inténtalo de nuevo en un momento."
    case .storeRefused:
      "La base de datos \(error.subject) no admite ese usuario o pide una contraseña. Ponla en PGPASSWORD o en ~/.pgpass e inténtalo de nuevo."
    case .storeCrowded:
      "La base de datos \(error.subject) no admite más conexiones: ya hay tantas como permite su servidor, la base o ese usuario (max_connections, CONNECTION LIMIT). Cierra alguna o sube el límite e inténtalo de nuevo."
    case .storeForbidden:
      "En la base de datos \(error.subject) ese usuario no puede hacer esto: falta un permiso (GRANT). Quien la creó debe ejecutar el script para un segundo usuario de Sharing.md; después inténtalo de nuevo."
    case .storeReadOnly:
      "La base de datos \(error.subject) solo se puede leer: su servidor sigue a otro (standby) o está en solo lectura. Indica el servidor que admite escrituras o añade target_session_attrs=read-write a la dirección."
    case .storeTaken:
      "En la base de datos \(error.subject) el esquema «arcade» es de otro programa. No se tocó; indica otra base de datos."
    case .storePooled:
      "Delante de la base de datos \(error.subject) hay un pooler en modo transacción, que da a cada paso otra conexión. Ponlo en modo sesión (pool_mode = session) o indica el propio servidor."
    case .storeUntrusted:
      "La conexión con la base de datos \(error.subject) no es de fiar: el servidor no cifra o sslrootcert no avala su certificado. Revisa sslmode y sslrootcert, o el certificado del servidor."
    case .noSuchStore:
      "El servidor no tiene la base de datos de \(error.subject). Créala (createdb) o corrige la dirección."
    case .storeEncoding:
      "La base de datos \(error.subject) no admite todos los textos: no está en UTF8. Crea otra cuya codificación sea UTF8."
    case .badStoreAddress:
      "\(error.subject) no es la dirección de una base de datos. Tiene esta forma: postgresql://ana@servidor/arcade."
    case .passwordInAddress:
      "La dirección de una base de datos (\(error.subject)) no lleva contraseña, pues otros podrían leerla. Ponla en PGPASSWORD, en ~/.pgpass o en un archivo de servicios."
    case .unstorable: "Se rechazó un texto con un carácter que no se puede guardar (NUL). No se cambió nada."
    case .notAFile:
      "Todo se guarda en un servidor (\(error.subject)), que tiene sus propias herramientas para esto: usa pg_dump y pg_restore. No se cambió nada."
    default: nil
    }
  }
}
