import ArcadeDomain

/// A saved `products.json` of a Shopify shop, with a listing per variant.
struct SavedProducts: Sendable {
  let file: FeedFile
  private let products: JSONList
  /// Its variants by number from 0, and the faults of others, once they are resolved.
  private(set) var records: [(position: FeedPosition, record: FeedRecord)] = []
  private(set) var faults = FeedFaults()

  /// Finds the products of a document; nil if it is something else. An empty list is accepted only if its kind is
  /// known.
  init?(_ file: FeedFile, isKnown: Bool) {
    guard file.kind == .json, let root = try? JSONDocument(file.data, from: file.path).root(),
      let products = try? root.optional("products")?.list()
    else { return nil }
    let first = products.first { _ in true }
    guard first.map({ (try? $0.optional("variants")?.list()) != nil }) ?? isKnown else { return nil }
    (self.file, self.products) = (file, products)
  }

  /// The same with all variants resolved.
  var lookedUp: SavedProducts {
    var (same, found) = (self, [(FeedPosition, FeedRecord)]())
    same.faults = forEach { found.append(($0, $1)) }
    same.records = found
    return same
  }

  /// Visits the variants, and returns the faults.
  func forEach(_ visit: (FeedPosition, FeedRecord) -> Void) -> FeedFaults {
    var (faults, entry) = (FeedFaults(), 0)
    for node in products {
      entry += 1
      let position = FeedPosition(byte: node.start, entry: entry)
      do throws(JSONNode.Problem) {
        let product = try ShopifyProduct(reading: node)
        for variant in product.variants { visit(position, FeedRecord(variant)) }
        for (problem, id) in product.faults {
          guard let id else {
            faults.append(at: node.start, FeedFault(position, problem.mistake))
            continue
          }
          var record = FeedRecord()
          record.set(.id, to: id)
          record.trouble = FeedRecordError(.price, problem.mistake)
          visit(position, record)
        }
      } catch {
        faults.append(at: node.start, FeedFault(position, error.mistake))
      }
    }
    return faults
  }
}

extension FeedRecord {
  fileprivate init(_ variant: ShopifyProduct.Variant) {
    self.init()
    set(.id, to: variant.id)
    set(.name, to: variant.name)
    set(.price, to: variant.price ?? "")
    if let isAvailable = variant.isAvailable { set(.availability, to: String(isAvailable)) }
    set(.category, to: variant.category ?? "")
    set(.image, to: variant.picture ?? "")
  }
}
