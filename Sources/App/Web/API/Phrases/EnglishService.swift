/// What programs are told in English.
struct EnglishService: ServicePhrases {
  func sentence(for refusal: ServiceRefusal) -> String {
    switch refusal {
    case .foreignOrigin:
      "A page of another site asked for this, so it gets nothing. Ask from a program, which sends no Origin."
    case .missingToken:
      "This needs a token. Send “Authorization: Bearer” with the one that arcade settings token prints."
    case .wrongToken: "The token is another one by now, or was never this one. arcade settings token prints it."
    case .nothingThere(let path): "Nothing is served at \(path). GET /api lists everything that is."
    case .wrongMethod(let allowed):
      "This is asked for with \(allowed.rawValue). GET /api lists everything that is served."
    case .unknownParameter(let name, let known):
      known.isEmpty
        ? "Nothing can be said here, not even “\(name)”. Leave it out."
        : "“\(name)” means nothing here. What can be said: \(known.joined(separator: ", "))."
    case .repeatedParameter(let name): "“\(name)” is there more than once. Say it once."
    case .missingParameter(let name): "“\(name)” is missing. Add “\(name)=” with its value to the address."
    case .neitherTrueNorFalse(let name): "“\(name)” is either true or false. Write “\(name)=true”, or leave it out."
    case .unknownBody: "The body is no form, so nothing was done. Say everything in the address, or send a form."
    }
  }
}
