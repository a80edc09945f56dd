extension JSONNode {
  /// Returns the document with every text, and every number that becomes another text, as a function has it; nil where
  /// that changes nothing.
  func rewritten(_ change: (String) -> String) -> String? {
    var isChanged = false
    let text = written { text in
      let changed = change(text)
      if changed != text { isChanged = true }
      return changed
    }
    return isChanged ? text : nil
  }

  private func written(_ change: (String) -> String) -> String {
    switch value {
    case .null, .bool, .broken: return sourceText
    case .text(let text): return JSONLiteral.text(change(text))
    case .number(let digits):
      let text = change(digits)
      return text == digits ? sourceText : JSONLiteral.text(text)
    case .list:
      let elements = (try? list())?.map { $0.written(change) } ?? []
      return "[\(elements.joined(separator: ","))]"
    case .object:
      let members = (try? members())?.map { "\(JSONLiteral.text(change($0.key))):\($0.node.written(change))" } ?? []
      return "{\(members.joined(separator: ","))}"
    }
  }
}
