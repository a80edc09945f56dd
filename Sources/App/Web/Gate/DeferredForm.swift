/// What was typed into a form of a page from before, to be sent again by whoever has come in meanwhile.
///
/// Only a page of this server can have sent it, as the gate asks for its origin first; it is read like any other form then,
/// and nothing is done before a person sends it from the page that shows it.
struct DeferredForm {
  /// Where it was sent.
  let address: String
  /// The names of its fields with what they hold, but for the token and the page, which hold no more.
  let fields: [(name: String, value: String)]

  /// Takes it out of what was posted; nil for what is no form of an action, or far too long to have been typed.
  init?(_ request: WebRequest) {
    guard request.method == "POST", let pairs = request.form, request.field("\(FormFields.action)") != nil,
      FormFields.read(request.body).isShort
    else { return nil }
    address = request.address
    fields = pairs.filter { $0.name == "\(FormFields.action)" || $0.name.hasPrefix("\(FormFields.prefix)") }
  }
}

extension WebRequest {
  /// The names and values of the form that it brings, in their order; nil where it brings none.
  var form: [(name: String, value: String)]? {
    let types = values(of: "content-type")
    let type = types.first?.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
    return types.count == 1 && type == URLEncodedForm.contentType ? URLEncodedForm.pairs(in: body) : nil
  }

  /// The one value of a name in the form that it brings.
  func field(_ name: String) -> String? {
    let values = (form ?? []).filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }
}
