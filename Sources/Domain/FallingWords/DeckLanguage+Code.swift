extension DeckLanguage {
  /// The ISO 639-3 code of a language given by code or name, such as `en`, `eng`, `en-GB`, `English` or `inglés`. Nil
  /// for an unknown language.
  public var code: String? {
    let text = rawValue.lowercased()
    if let code = Self.codes[text] { return code }
    // A region may follow the code.
    let bare = text.prefix { !"-_(".contains($0) }
    return bare.count == text.count ? nil : Self.codes[bare.last == " " ? String(bare.dropLast()) : String(bare)]
  }

  /// The key by which languages are compared: the code, or else the name.
  public var key: String { code ?? rawValue.lowercased() }

  private static let codes: [String: String] = {
    var codes: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let names = line.split(separator: "|").map { String($0) }
      for name in names { codes[name] = names[0] }
    }
    return codes
  }()

  // The ISO 639-3 code, the ISO 639-1 code, and the names in English, Spanish, Japanese and the language itself.
  private static let table = """
    ara|ar|arabic|árabe|アラビア語|العربية
    bul|bg|bulgarian|búlgaro|ブルガリア語|български
    cat|ca|catalan|catalán|カタルーニャ語|カタロニア語|català
    ces|cs|czech|checo|チェコ語|čeština
    cmn|mandarin|mandarín|北京語
    dan|da|danish|danés|デンマーク語|dansk
    deu|de|ger|german|alemán|ドイツ語|deutsch
    ell|el|gre|greek|griego|ギリシャ語|ギリシア語|ελληνικά
    eng|en|english|inglés|ingles|英語
    epo|eo|esperanto|エスペラント語
    est|et|estonian|estonio|エストニア語|eesti
    eus|eu|baq|basque|euskera|vasco|バスク語|euskara
    fas|fa|per|persian|persa|ペルシア語|فارسی
    fin|fi|finnish|finés|finlandés|フィンランド語|suomi
    fra|fr|fre|french|francés|frances|フランス語|français
    gle|ga|irish|irlandés|アイルランド語|gaeilge
    glg|gl|galician|gallego|ガリシア語|galego
    heb|he|hebrew|hebreo|ヘブライ語|עברית
    hin|hi|hindi|ヒンディー語|हिन्दी
    hrv|hr|croatian|croata|クロアチア語|hrvatski
    hun|hu|hungarian|húngaro|ハンガリー語|magyar
    ind|id|indonesian|indonesio|インドネシア語|bahasa indonesia
    isl|is|ice|icelandic|islandés|アイスランド語|íslenska
    ita|it|italian|italiano|イタリア語
    jpn|ja|jp|japanese|japonés|japones|日本語
    kor|ko|korean|coreano|韓国語|한국어
    lat|la|latin|latín|ラテン語|latina
    lav|lv|latvian|letón|ラトビア語|latviešu
    lit|lt|lithuanian|lituano|リトアニア語|lietuvių
    nld|nl|dut|dutch|neerlandés|holandés|オランダ語|nederlands
    nor|no|nb|nob|norwegian|noruego|ノルウェー語|norsk
    pol|pl|polish|polaco|ポーランド語|polski
    por|pt|portuguese|portugués|ポルトガル語|português
    ron|ro|rum|romanian|rumano|ルーマニア語|română
    rus|ru|russian|ruso|ロシア語|русский
    slk|sk|slo|slovak|eslovaco|スロバキア語|slovenčina
    slv|sl|slovene|slovenian|esloveno|スロベニア語|slovenščina
    spa|es|spanish|español|espanol|castellano|スペイン語
    srp|sr|serbian|serbio|セルビア語|српски
    swe|sv|swedish|sueco|スウェーデン語|svenska
    tha|th|thai|tailandés|タイ語|ไทย
    tur|tr|turkish|turco|トルコ語|türkçe
    ukr|uk|ukrainian|ucraniano|ウクライナ語|українська
    vie|vi|vietnamese|vietnamita|ベトナム語|tiếng việt
    zho|zh|chi|chinese|chino|中国語|中文
    """
}
