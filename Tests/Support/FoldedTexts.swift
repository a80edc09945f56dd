/// Texts with the keys by which they are compared and searched.
public let foldedTexts: [(text: String, key: String)] = [
  ("ÉCOLE", "ecole"), ("e\u{301}cole", "ecole"), ("ＡＢＣ", "abc"), ("ﬁn", "fin"), ("Straße", "strasse"),
  ("Łódź", "lodz"), ("Ørsted", "orsted"), ("Smørrebrød", "smorrebrod"), ("Đorđe", "dorde"), ("Þór", "thor"),
  ("Nguyễn", "nguyen"), ("a\u{200B}b\u{AD}c", "abc"), ("Æsir", "aesir"), ("Cœur", "coeur"), ("İ", "i"), ("ı", "i"),
  ("Ħaż-Żebbuġ", "haz-zebbug"), ("ｶﾞ", "カ"), ("日本", "日本"), ("", ""), ("\u{301}", ""),
]
