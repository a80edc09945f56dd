extension PageMarkup {
  /// A form of a page that does something.
  struct Form {
    /// What nobody fills in.
    var fixed: [String: String] = [:]
    /// The names of its fields.
    var names: Set<String> = []
    /// Whether buttons elsewhere send it.
    var isPressed = false
  }

  /// The forms by the words of their actions; several for one action are taken together.
  var forms: [String: Form] {
    var forms: [String: Form] = [:]
    for (place, form) in elements.enumerated() where form.name == "form" && form["method"] == "post" {
      let inside = inside(place)
      guard let word = inside.first(where: { $0["name"] == "action" })?["value"] else { continue }
      var found = forms[word] ?? Form()
      let own = inside + elements.filter { $0["form"] != nil && $0["form"] == form["id"] }
      for control in own {
        guard let name = control["name"], name.hasPrefix("f-") else { continue }
        let field = String(name.dropFirst(2))
        if control["type"] == "hidden" { found.fixed[field] = control["value"] } else { found.names.insert(field) }
      }
      found.isPressed = form["id"] != nil && inside.allSatisfy { $0["type"] == "hidden" }
      forms[word] = found
    }
    return forms
  }

  /// Whether an element is part of a row of a table, or of a choice.
  func isInRow(_ element: Element) -> Bool {
    element.ancestors.contains { elements[$0].name == "tr" || elements[$0]["data-n"] != nil }
  }
}
