import ArcadeDomain

/// The shop's own price list in Spanish.
extension SpanishShop {
  var priceListAction: String { "la lista de precios y lo que se puede cambiar en ella" }
  var priceListTitle: String { "Lista de precios" }
  var ownListIsToCome: String {
    "Los precios son los que vienen con Arcade. El primer producto que añadas aquí empieza una lista propia, y desde entonces solo se vende con ella."
  }
  var addProductAction: String { "añade un producto a la lista de precios propia" }
  var exampleProduct: String { "Té verde" }
  var repriceAction: String { "cambia un precio de la lista propia" }
  var removeProductAction: String { "quita un producto de la lista de precios propia" }
  var taxAction: String { "indica el impuesto de un precio de la lista propia" }
  var tagsAction: String { "pone etiquetas a un producto de la lista propia, para los descuentos" }
  var tagsLabel: String { "Etiquetas" }
  func notARate(_ text: String) -> String {
    "«\(text)» no es un tipo de impuesto. Indica un número de 0 a 100, por ejemplo 21."
  }
  func taxedNow(_ product: String, _ rate: String?) -> String {
    rate.map { "\(product): el precio incluye un impuesto del \($0)." } ?? "\(product): sin impuesto propio."
  }
  func taggedNow(_ product: String, _ tags: [String]) -> String {
    tags.isEmpty ? "\(product): sin etiquetas." : "\(product), con las etiquetas: \(tags.joined(separator: ", "))."
  }
  func notACode(_ text: String) -> String {
    "«\(text)» no puede ser un código. Un código tiene hasta 64 letras y cifras, sin espacios."
  }
  func listed(_ code: String, _ product: String, _ price: String) -> String {
    "Añadido a la lista: \(code), \(product), \(price)."
  }
  var ownListBegins: String {
    "La lista de precios propia sustituye a la que viene con Arcade; desde ahora todas las cajas venden con ella."
  }
  func repriced(_ product: String, from before: String, to now: String) -> String {
    "\(product): \(now) en lugar de \(before)."
  }
  func unlisted(_ code: String, _ product: String, _ price: String) -> String {
    "Ya no está en la lista: \(code), \(product), \(price)."
  }
  var ownListEnds: String { "La lista de precios propia está vacía; vuelve a valer la que viene con Arcade." }
  func ownListUnused(_ products: Int, named place: String) -> String {
    "Los precios vienen de \(place). Mientras tanto no se vende con la lista propia, que tiene "
      + "\(formats.number(products)) \(products == 1 ? "producto" : "productos")."
  }
  var atListPrices: String { "Mientras tanto, todo se puede vender al precio de la lista." }
  func sentence(for error: OwnListError) -> String {
    switch error {
    case .anotherIsNamed(let place):
      "Los precios vienen de \(place): cámbialos allí. La lista propia solo vale cuando no se ha indicado otra."
    case .alreadyListed(let product):
      "\(product.code) ya está en la lista: \(product.name), \(text(of: product)). Cambia su precio en lugar de añadirlo."
    case .notListed(let code, let nearest):
      "\(code) no está en la lista de precios propia." + (nearest.map { " " + didYouMean($0.text) } ?? "")
    case .currenciesDiffer(let list, let given):
      "La lista está en \(list.code) y este precio, en \(given.code). Una lista tiene una sola moneda."
    case .negativePrice(let price): "\(formats.money(price)) es menor que cero. Indica un precio de cero o más."
    }
  }
}
