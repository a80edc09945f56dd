import ArcadeDomain
import Foundation

/// Reads a category as Wayfair displays it: a leaf with products, or a branch with subcategories.
///
/// A bad element is left out and reported; the good ones stay. Of two with one
/// sku or number the first stays. An empty list of products beside
/// subcategories makes no leaf, as nothing could be played there.
struct CategoryReader: Sendable {
  let subject: String

  func read(_ body: Data) throws(RepositoryError) -> CategoryReading {
    let lists = try CategoryLists(reading: body, subject: subject)
    let (products, subcategories) = (lists.products ?? [], lists.subcategories ?? [])
    if products.allSatisfy(\.isEmpty), lists.products == nil || !subcategories.allSatisfy(\.isEmpty) {
      let (good, problems) = elements(subcategories) { node throws(JSONNode.Problem) in
        try PriceCategory(reading: node)
      }
      return CategoryReading(.subcategories(good), problems: problems)
    }
    let (good, problems) = elements(products) { node throws(JSONNode.Problem) in
      try QuizProduct(reading: node)
    }
    return CategoryReading(.products(good), problems: problems)
  }

  private func elements<Element: Identifiable>(
    _ lists: [JSONList],
    _ element: (JSONNode) throws(JSONNode.Problem) -> Element
  ) -> (good: [Element], problems: CappedList<FeedProblem<FeedMistake>>) {
    var good: [Element] = []
    var problems = CappedList<FeedProblem<FeedMistake>>()
    var ids: Set<Element.ID> = []
    for (index, node) in lists.joined().enumerated() {
      do throws(JSONNode.Problem) {
        let element = try element(node)
        guard ids.insert(element.id).inserted else { throw node.problem(.repeated("\(element.id)")) }
        good.append(element)
      } catch {
        problems.append(error.located(asEntry: index + 1))
      }
    }
    return (good, problems)
  }
}
