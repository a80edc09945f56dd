/// A line as the search for the best combination sees it: untouched pieces, all alike.
struct SearchLine {
  /// Its position among the lines of the cart.
  let position: Int
  let price: Int64
  let floor: Int64
  var count: Int
  let isWeighing: Bool

  var room: Int64 { price - floor }
}
