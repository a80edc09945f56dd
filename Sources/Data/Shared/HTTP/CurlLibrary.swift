#if !canImport(Darwin)
  import ArcadeDomain
  import CCurl

  extension CurlLibrary {
    /// libcurl, which is opened when it is asked for first.
    static let opened: Result<CurlLibrary, RepositoryError> = {
      var library = CurlLibrary()
      if let missing = arcade_curl_open(&library) {
        return .failure(RepositoryError(.missingLibrary, subject: "libcurl4", detail: String(cString: missing)))
      }
      // Done here, as only newer ones do it safely in several threads.
      _ = library.global_init(Int(CURL_GLOBAL_DEFAULT))
      return .success(library)
    }()
  }
#endif
