import ArcadeDomain

/// A `products.json` of a shop on Shopify that somebody saved, each variant of which is a listing.
struct SavedProducts: Sendable {
  let file: FeedFile
  private let products: JSONList

  /// Finds the products of a document; nil where it is something else. An empty list is one where that is known before.
  init?(_ file: FeedFile, isKnown: Bool) {
    guard file.kind == .json, let root = try? JSONDocument(file.data, from: file.path).root(),
      let products = try? root.optional("products")?.list()
    else { return nil }
    let first = products.first { _ in true }
    guard first.map({ (try? $0.optional("variants")?.list()) != nil }) ?? isKnown else { return nil }
    (self.file, self.products) = (file, products)
  }

  /// Goes through the variants, and returns what is no product.
  func forEach(_ visit: (FeedPosition, FeedRecord) -> Void) -> FeedFaults {
    var (faults, entry) = (FeedFaults(), 0)
    for product in products {
      entry += 1
      do throws(JSONNode.Problem) {
        let id = try product.required("id").amountText()
        let title = try product.required("title").text()
        for variant in try product.required("variants").list() {
          visit(FeedPosition(byte: variant.start, entry: entry), Self.record(of: variant, product, id, title))
        }
      } catch {
        faults.append(at: product.start, FeedFault(FeedPosition(byte: product.start, entry: entry), error.mistake))
      }
    }
    return faults
  }

  private static func record(of variant: JSONNode, _ product: JSONNode, _ id: String, _ title: String) -> FeedRecord {
    var record = FeedRecord()
    if let number = variant.text(under: "id") { record.set(.id, to: "\(id):\(number)") }
    let own = variant.text(under: "title").flatMap { $0 == "Default Title" ? nil : $0 }
    record.set(.name, to: own.map { "\(title), \($0)" } ?? title)
    record.set(.price, to: variant.text(under: "price") ?? "")
    if case .bool(let isAvailable)? = try? variant.optional("available")?.value {
      record.set(.availability, to: String(isAvailable))
    }
    record.set(.category, to: product.text(under: "product_type") ?? "")
    let picture = try? product.optional("images")?.list().first { _ in true }?.text(under: "src")
    record.set(.image, to: picture ?? "")
    return record
  }
}
