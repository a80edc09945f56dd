// swift-format-ignore-file
public import ArcadeDomain

extension Phrases {
  /// Returns what is wrong in a feed.
  public func sentence(for mistake: FeedMistake) -> String {
    switch mistake {
    case .missing(let key): say("“\(key)” is missing", "falta «\(key)»", "「\(key)」がありません")
    case .unknownKey(let key, _): say("“\(key)” is not a key that is read here", "la clave «\(key)» no se usa aquí", "「\(key)」というキーはここでは使えません")
    case .unknownValue(let value, let allowed, _) where allowed.count > 8:
      say("“\(value)” is not known here", "«\(value)» no se admite aquí", "「\(value)」はここでは使えません")
    case .unknownValue(let value, let allowed, _): say(
      "“\(value)” is none of \(formats.list(allowed))",
      "«\(value)» no es ninguno de \(formats.list(allowed))",
      "「\(value)」は \(formats.list(allowed)) のどれでもありません")
    case .wrongShape: say("this is not what it should be", "esto no es lo que debería ser", "ここの書き方が正しくありません")
    case .notAnAddress(let text):
      say("“\(text)” is not an address that Arcade reads", "«\(text)» no es una dirección que Arcade pueda leer", "「\(text)」は読めるアドレスではありません")
    case .amount(.notANumber(let text)): say("“\(text)” is not an amount", "«\(text)» no es un importe", "「\(text)」は金額ではありません")
    case .amount(.tooPrecise(let text, let decimals)):
      say("“\(text)” has more than \(decimals) decimals", "«\(text)» tiene más de \(decimals) decimales", "「\(text)」は小数が \(decimals) 桁を超えています")
    case .amount(.undecided(let text)): say(
      "“\(text)” can be read in two ways, with decimals or with thousands",
      "«\(text)» se puede leer de dos maneras, con decimales o con miles",
      "「\(text)」は小数とも桁区切りとも読めます")
    case .amount(.ambiguous(let text, let decimal, let grouped)): say(
      "“\(text)” can be \(decimal) or \(grouped)",
      "«\(text)» puede ser \(decimal) o \(grouped)",
      "「\(text)」は \(decimal) とも \(grouped) とも読めます")
    case .amount(.otherSign(let text, let column)):
      say(
        "“\(text)” has another decimal sign than the column, which has the \(name(of: column))",
        "«\(text)» tiene otro signo decimal que la columna, que usa \(name(of: column))",
        "「\(text)」の小数点が列の\(name(of: column))と違います")
    case .amount(.tooLarge(let text)):
      say("“\(text)” is larger than an amount can be", "«\(text)» es mayor de lo que puede ser un importe", "「\(text)」は金額として大きすぎます")
    case .outOfRange(let text, let lowest, let highest?):
      say("“\(text)” is not between \(lowest) and \(highest)", "«\(text)» no está entre \(lowest) y \(highest)", "「\(text)」は \(lowest) から \(highest) の範囲にありません")
    case .outOfRange(let text, let lowest, nil): say("“\(text)” is below \(lowest)", "«\(text)» es menor que \(lowest)", "「\(text)」は \(lowest) より小さい値です")
    case .repeated(let text): say("“\(text)” stands here a second time", "«\(text)» aparece aquí por segunda vez", "「\(text)」が重複しています")
    case .tooManyFields: say("this row has more fields than the header", "esta fila tiene más campos que el encabezado", "この行は見出しより項目が多くなっています")
    case .notUTF8: say("these bytes are not UTF-8", "estos bytes no son UTF-8", "UTF-8 ではないバイトがあります")
    case .unclosedQuote: say("a quote is opened and never closed", "se abren unas comillas que nunca se cierran", "引用符が閉じられていません")
    case .syntax(let mistake): sentence(for: mistake)
    }
  }

  /// Returns the name of a decimal separator, with its article.
  public func name(of sign: DecimalSign) -> String {
    switch sign {
    case .point: say("point", "el punto", "「.」")
    case .comma: say("comma", "la coma", "「,」")
    }
  }

  private func sentence(for mistake: SyntaxMistake) -> String {
    let text = mistake.text
    return switch mistake.code {
    case .missingComma: say("a comma is missing after \(text)", "falta una coma después de \(text)", "\(text) の後にコンマがありません")
    case .trailingComma: say("a comma stands behind the last value", "hay una coma después del último valor", "最後の値の後にコンマがあります")
    case .missingColon: say("a colon is missing after \(text)", "faltan dos puntos después de \(text)", "\(text) の後にコロンがありません")
    case .missingValue: say("a value is missing before \(text)", "falta un valor antes de \(text)", "\(text) の前に値がありません")
    case .missingClose: say("a closing \(text) is missing", "falta cerrar con \(text)", "閉じる \(text) がありません")
    case .cutOff: say("the document ends before its closing \(text)", "el documento termina sin cerrarse con \(text)", "\(text) で閉じる前に文書が終わっています")
    case .notAValue: say("“\(text)” is no value", "«\(text)» no es un valor", "「\(text)」は値ではありません")
    case .notAKey: say("“\(text)” is no key", "«\(text)» no es una clave", "「\(text)」はキーではありません")
    case .notANumber: say("“\(text)” is no number", "«\(text)» no es un número", "「\(text)」は数値ではありません")
    case .controlCharacter:
      say("the character \(text) cannot stand in a text as it is", "el carácter \(text) no puede ir tal cual dentro de un texto", "文字 \(text) は文字列の中にそのまま書けません")
    case .badEscape: say("“\(text)” is no escape", "«\(text)» no es una secuencia de escape", "「\(text)」というエスケープはありません")
    case .halfCharacter: say("“\(text)” is half of a character", "«\(text)» es solo medio carácter", "「\(text)」は 1 文字の半分だけです")
    case .behindTheEnd: say("“\(text)” stands behind the end of the document", "«\(text)» está después del final del documento", "文書の終わりの後に「\(text)」があります")
    case .tooDeep: say("this lies more than \(text) levels deep", "aquí se superan los \(text) niveles de anidamiento", "入れ子が \(text) 段を超えています")
    case .empty: say("the document is empty", "el documento está vacío", "文書が空です")
    default: say("this cannot be read (\(mistake.code.rawValue))", "esto no se puede leer (\(mistake.code.rawValue))", "ここは読めません（\(mistake.code.rawValue)）")
    }
  }

  /// Returns a correction, if one is known.
  public func suggestion(for mistake: FeedMistake) -> String? {
    switch mistake {
    case .missing(let key): say("add “\(key)”", "añade «\(key)»", "「\(key)」を加えてください")
    case .unknownKey(_, let nearest?), .unknownValue(_, _, let nearest?): say("write “\(nearest)”", "escribe «\(nearest)»", "「\(nearest)」と書いてください")
    case .unknownKey: say("remove it", "quítala", "消してください")
    case .unknownValue(_, let allowed, nil):
      say("write one of \(formats.list(allowed))", "escribe uno de \(formats.list(allowed))", "\(formats.list(allowed)) のどれかを書いてください")
    case .amount(.tooPrecise(_, let decimals)): say(
      decimals == 0 ? "write a whole number" : "write at most \(decimals) decimals",
      decimals == 0 ? "escribe un número entero" : "escribe \(decimals) decimales como mucho",
      decimals == 0 ? "整数で書いてください" : "小数は \(decimals) 桁までにしてください")
    case .outOfRange(_, let lowest, nil): say("write at least \(lowest)", "escribe al menos \(lowest)", "\(lowest) 以上にしてください")
    case .outOfRange(_, let lowest, let highest?):
      say("write a number from \(lowest) to \(highest)", "escribe un número de \(lowest) a \(highest)", "\(lowest) から \(highest) までの数にしてください")
    case .repeated: say("give each a different one", "da a cada uno un valor distinto", "それぞれ別のものにしてください")
    case .tooManyFields:
      say("put quotes around a text with the separator in it", "pon entre comillas el texto que contiene el separador", "区切り文字を含む文字列を引用符で囲んでください")
    case .notUTF8: say("save the file as UTF-8", "guarda el archivo como UTF-8", "ファイルを UTF-8 で保存してください")
    case .unclosedQuote: say("close the quote", "cierra las comillas", "引用符を閉じてください")
    case .amount(.notANumber):
      say("write digits with at most one point, such as 1234.50", "escribe cifras con un punto como mucho, como 1234.50", "1234.50 のように数字と小数点一つまでで書いてください")
    case .amount(.undecided):
      say("say whether a point or a comma parts the decimals", "indica si los decimales van tras un punto o una coma", "小数点が「.」か「,」かを指定してください")
    case .amount(.ambiguous): say("write the one that you mean", "escribe el que quieras decir", "どちらかの形で書いてください")
    case .amount(.otherSign(_, let column)): say(
      "write it with the \(name(of: column))",
      "escríbelo con \(name(of: column))",
      "\(name(of: column))で書いてください")
    case .amount(.tooLarge): say("write a smaller amount", "escribe un importe menor", "もっと小さい金額にしてください")
    case .notAnAddress: say(
      "write a file, or an address that begins with http:// or https://",
      "escribe un archivo o una dirección que empiece por http:// o https://",
      "ファイルか、http:// または https:// で始まるアドレスを書いてください")
    case .wrongShape(let shape): say("write \(name(of: shape))", "escribe \(name(of: shape))", "\(name(of: shape))にしてください")
    case .syntax(let mistake): suggestion(for: mistake)
    }
  }

  private func suggestion(for mistake: SyntaxMistake) -> String? {
    switch mistake.code {
    case .notAValue: say(
      "write a text in double quotes, a number, true, false or null",
      "escribe un texto entre comillas dobles, un número, true, false o null",
      "二重引用符で囲んだ文字列、数値、true、false、null のどれかを書いてください")
    case .notAKey: say("write the key in double quotes", "escribe la clave entre comillas dobles", "キーを二重引用符で囲んでください")
    case .notANumber:
      say("write digits with at most one point, such as 1234.50", "escribe cifras con un punto como mucho, como 1234.50", "1234.50 のように数字と小数点一つまでで書いてください")
    case .controlCharacter: say("write \(mistake.escape)", "escribe \(mistake.escape)", "\(mistake.escape) と書いてください")
    case .badEscape: say("write \\\\ for a backslash", "escribe \\\\ si quieres una barra invertida", "バックスラッシュは \\\\ と書いてください")
    case .halfCharacter: say("write both halves, or the character", "escribe las dos mitades o el propio carácter", "残りの半分も書くか、文字そのものを書いてください")
    case .behindTheEnd: say("remove it", "quítalo", "消してください")
    case .trailingComma: say("remove it", "quítala", "消してください")
    default: nil
    }
  }

  private func name(of shape: FeedShape) -> String {
    switch shape {
    case .text: say("a text that is not empty", "un texto que no esté vacío", "空でない文字列")
    case .wholeNumber: say("a whole number", "un número entero", "整数")
    case .amount: say("an amount such as 7.50", "un importe como 7.50", "7.50 のような金額")
    case .list: say("a list", "una lista", "リスト")
    case .object: say("an object with keys", "un objeto con claves", "キーのあるオブジェクト")
    case .date: say("a date such as 2026-12-24", "una fecha como 2026-12-24", "2026-12-24 のような日付")
    case .monthDay: say("a day of the year such as 12-24", "un día del año como 12-24", "12-24 のような月日")
    case .code: say("a code without spaces, of at most 64 letters", "un código sin espacios, de 64 letras como mucho", "空白のない 64 文字までのコード")
    case .textOrTranslations: say("a text, or an object with a text per language", "un texto, o un objeto con un texto por idioma", "文字列、または言語ごとの文字列のオブジェクト")
    case .flag: say("true or false", "true o false", "true か false")
    }
  }
}
