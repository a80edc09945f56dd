/// What programs are told in Spanish.
struct SpanishService: ServicePhrases {
  func sentence(for refusal: ServiceRefusal) -> String {
    switch refusal {
    case .foreignOrigin:
      "Lo pide una página de otro sitio, así que no recibe nada. Pídelo desde un programa, que no envía Origin."
    case .missingToken:
      "Hace falta un token. Envía «Authorization: Bearer» con el que imprime arcade settings token."
    case .wrongToken: "El token no es ese, o ya no lo es. arcade settings token imprime el actual."
    case .nothingThere(let path): "En \(path) no hay nada. GET /api enumera todo lo que hay."
    case .wrongMethod(let allowed): "Esto se pide con \(allowed.rawValue). GET /api enumera todo lo que hay."
    case .unknownParameter(let name, let known):
      known.isEmpty
        ? "Aquí no se puede indicar nada, tampoco «\(name)». Quítalo."
        : "«\(name)» no significa nada aquí. Se puede indicar: \(known.joined(separator: ", "))."
    case .repeatedParameter(let name): "«\(name)» aparece más de una vez. Indícalo una sola vez."
    case .missingParameter(let name): "Falta «\(name)». Añade «\(name)=» con su valor a la dirección."
    case .neitherTrueNorFalse(let name):
      "«\(name)» solo puede ser true o false. Escribe «\(name)=true» o quítalo."
    case .unknownBody:
      "El cuerpo no es un formulario, así que no se ha hecho nada. Indícalo todo en la dirección o envía un formulario."
    }
  }
}
