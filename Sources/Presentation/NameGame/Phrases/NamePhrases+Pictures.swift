// swift-format-ignore-file
import ArcadeDomain

extension NamePhrases {
  func isNotThere(_ file: String) -> String { say("the picture \(file) is not there", "la imagen \(file) no está", "画像 \(file) がない") }
  func areNotThere(_ pictures: String) -> String { say(
    "Pictures that are not there: \(pictures).",
    "Imágenes que no están: \(pictures).",
    "見つからない画像：\(pictures)") }
  func isNoPicture(_ file: String, of person: String) -> String { say(
    "\(person) – \(file) is no picture",
    "\(person) – \(file) no es una imagen",
    "\(person) – \(file) は画像ではない") }
  func sharedPicture(_ file: String, _ people: String) -> String { say(
    "The picture \(file) is called like several people (\(people)), so none of them gets it. Call it like one id.",
    "La imagen \(file) se llama como varias personas (\(people)), así que no es de ninguna. Ponle el código de una.",
    "画像 \(file) は複数の人（\(people)）に当てはまるため、誰にも使いません。ファイル名を ID にしてください。") }
  func severalPictures(_ files: String, of person: String, shown file: String) -> String { say(
    "Several pictures are called like \(person): \(files). \(file) is shown.",
    "Varias imágenes se llaman como \(person): \(files). Se muestra \(file).",
    "\(person) に当てはまる画像が複数あります：\(files)。\(file) を使います。") }
  /// Returns the summary of a checked list of people.
  public func checked(_ count: Int, pictured: Int, leftOut: Int) -> String { say(
    "\(formats.number(count)) \(count == 1 ? "person" : "people") to learn, \(formats.number(pictured)) with a picture; \(formats.number(leftOut)) left out.",
    "\(formats.number(count)) \(count == 1 ? "persona" : "personas") para aprender, \(formats.number(pictured)) con imagen; \(formats.number(leftOut)) fuera.",
    "覚える人 \(formats.number(count)) 人（うち画像あり \(formats.number(pictured)) 人）、除外 \(formats.number(leftOut)) 件。") }
  var allAlike: String { say(
    "No card here is somebody’s alone, so nobody could be told from anybody. Faces tell them apart, on the page or in a terminal with the program chafa; else let the list describe them.",
    "Aquí ninguna ficha es de una sola persona y no se podría distinguir a nadie. Se distinguen por las caras, en la página o en un terminal con el programa chafa; si no, añade descripciones a la lista.",
    "一人だけに当てはまるカードがないので、誰が誰か見分けられません。ページか、プログラム chafa のある端末なら顔で見分けられます。または一覧に説明を加えてください。") }
  func sharedCards(_ count: Int) -> String { say(
    "\(formats.number(count)) people are not asked for, as somebody else has the same card. Faces tell them apart.",
    "No se pregunta por \(formats.number(count)) personas, porque otra tiene la misma ficha. Se distinguen por las caras.",
    "ほかの人とカードの内容が同じ \(formats.number(count)) 人は出題しません。顔なら見分けられます。") }
  var facesNeedMore: String { say(
    "Faces are in words here. To see them, install the program chafa (on Debian: sudo apt-get install chafa), or use the page.",
    "Aquí las caras van en palabras. Para verlas, instala el programa chafa (en Debian: sudo apt-get install chafa) o usa la página.",
    "ここでは顔を文章で表します。顔を見るには、プログラム chafa をインストールするか（Debian では sudo apt-get install chafa）、ページを使ってください。") }
  func unseen(_ people: String) -> String { say(
    "No picture could be had of \(people), so nobody asks for them now.",
    "No se pudo obtener la imagen de \(people), así que por ahora no se pregunta por esas personas.",
    "\(people) の画像が取得できないため、今回は出題しません。") }
  func others(_ count: String) -> String { say("\(count) more", "\(count) más", "ほか \(count) 人") }
}
