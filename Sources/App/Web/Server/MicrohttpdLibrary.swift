#if canImport(CMicrohttpd)
  import CMicrohttpd

  extension MicrohttpdLibrary {
    /// libmicrohttpd, which is opened when it is asked for first, or what is missing.
    static let opened: Result<MicrohttpdLibrary, MissingLibrary> = {
      var library = MicrohttpdLibrary()
      if let missing = arcade_http_open(&library) {
        return .failure(MissingLibrary(package: "libmicrohttpd12", detail: String(cString: missing)))
      }
      return .success(library)
    }()
  }
#endif
