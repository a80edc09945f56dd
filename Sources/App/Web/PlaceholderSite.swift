import ArcadePresentation

/// Stands where the site will be; goes with it.
struct PlaceholderSite: WebSite {
  func respond(to request: WebRequest, in visit: Visit) async -> WebResponse {
    guard request.path == "/" else { return GatePage(language: .english).message(.notFound) }
    let document = "<!DOCTYPE html><html lang=\"en\"><title>Arcade</title><h1>Arcade</h1></html>\n"
    return WebResponse(200, type: "text/html; charset=utf-8", Array(document.utf8))
  }
}
