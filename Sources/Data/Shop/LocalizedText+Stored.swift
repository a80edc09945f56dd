import ArcadeDomain
import Foundation

extension LocalizedText {
  /// The text itself, or JSON: an object with a text per language, or a text that would be taken for JSON.
  var storedText: String {
    let text = text(in: "")
    guard byLanguage.isEmpty else { return json(of: byLanguage) ?? text }
    return text.first == "{" || text.first == "\"" ? json(of: text) ?? text : text
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

  private func json(of value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
}
