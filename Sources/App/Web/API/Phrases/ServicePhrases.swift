// swift-format-ignore-file
import ArcadePresentation

/// What programs are told that ask for documents in a wrong way.
struct ServicePhrases: Speech {
  let language: Language
}

extension ServicePhrases {
  func sentence(for refusal: ServiceRefusal) -> String {
    switch refusal {
    case .foreignOrigin: say(
      "A page of another site asked for this, so it gets nothing. Ask from a program, which sends no Origin.",
      "Lo pide una página de otro sitio, así que no recibe nada. Pídelo desde un programa, que no envía Origin.",
      "別のサイトのページからの要求には応じません。Origin を送らないプログラムから要求してください。")
    case .missingToken: say(
      "This needs a token. Send “Authorization: Bearer” with the one that arcade settings token prints.",
      "Hace falta un token. Envía «Authorization: Bearer» con el que imprime arcade settings token.",
      "トークンが必要です。arcade settings token が表示するトークンを「Authorization: Bearer」で送ってください。")
    case .wrongToken: say(
      "The token is another one by now, or was never this one. arcade settings token prints it.",
      "El token no es ese, o ya no lo es. arcade settings token imprime el actual.",
      "トークンが違うか、すでに更新されています。現在のトークンは arcade settings token で表示できます。")
    case .nothingThere(let path): say(
      "Nothing is served at \(path). GET /api lists everything that is.",
      "En \(path) no hay nada. GET /api enumera todo lo que hay.",
      "\(path) には何もありません。GET /api で一覧を確認してください。")
    case .wrongMethod(let allowed): say(
      "This is asked for with \(allowed.rawValue). GET /api lists everything that is served.",
      "Esto se pide con \(allowed.rawValue). GET /api enumera todo lo que hay.",
      "ここでは \(allowed.rawValue) を使ってください。GET /api で一覧を確認できます。")
    case .unknownParameter(let name, let known): say(
      known.isEmpty
        ? "Nothing can be said here, not even “\(name)”. Leave it out."
        : "“\(name)” means nothing here. What can be said: \(known.joined(separator: ", ")).",
      known.isEmpty
        ? "Aquí no se puede indicar nada, tampoco «\(name)». Quítalo."
        : "«\(name)» no significa nada aquí. Se puede indicar: \(known.joined(separator: ", ")).",
      known.isEmpty ? "ここでは何も指定できません。「\(name)」を取り除いてください。" : "「\(name)」はここでは使えません。指定できるもの：\(known.joined(separator: "、"))。")
    case .repeatedParameter(let name):
      say("“\(name)” is there more than once. Say it once.", "«\(name)» aparece más de una vez. Indícalo una sola vez.", "「\(name)」が複数あります。一つだけ指定してください。")
    case .missingParameter(let name): say(
      "“\(name)” is missing. Add “\(name)=” with its value to the address.",
      "Falta «\(name)». Añade «\(name)=» con su valor a la dirección.",
      "「\(name)」がありません。アドレスに「\(name)=」と値を加えてください。")
    case .neitherTrueNorFalse(let name): say(
      "“\(name)” is either true or false. Write “\(name)=true”, or leave it out.",
      "«\(name)» solo puede ser true o false. Escribe «\(name)=true» o quítalo.",
      "「\(name)」は true か false で指定します。「\(name)=true」と書くか、取り除いてください。")
    case .unknownBody: say(
      "The body is no form, so nothing was done. Say everything in the address, or send a form.",
      "El cuerpo no es un formulario, así que no se ha hecho nada. Indícalo todo en la dirección o envía un formulario.",
      "本文がフォームではないため、何も行いませんでした。すべてアドレスに書くか、フォームとして送ってください。")
    }
  }
}

extension Language {
  /// The sentences for programs in this language.
  var servicePhrases: ServicePhrases { ServicePhrases(language: self) }
}
