import ArcadeDomain
import Foundation

extension LocalizedText {
  /// The text itself, or JSON: an object with a text per language, or a text that looks like JSON.
  var storedText: String {
    let text = text(in: "")
    guard byLanguage.isEmpty else {
      let texts = byLanguage.sorted { $0.key < $1.key }.map { "\(JSONLiteral.text($0)):\(JSONLiteral.text($1))" }
      return "{\(texts.joined(separator: ","))}"
    }
    return text.first == "{" || text.first == "\"" ? JSONLiteral.text(text) : text
  }

  init(storedText: String) {
    guard storedText.first == "{" || storedText.first == "\"" else {
      self = LocalizedText(storedText)
      return
    }
    let (json, decoder) = (Data(storedText.utf8), JSONDecoder())
    if let byLanguage = try? decoder.decode([String: String].self, from: json),
      let translated = LocalizedText(byLanguage: byLanguage)
    {
      self = translated
    } else {
      self = LocalizedText((try? decoder.decode(String.self, from: json)) ?? storedText)
    }
  }
}
