/// Prices a basket, makes four prices and compares two snapshots, with ArcadeDomain alone.
@main
enum Pricing {
  static func main() throws {
    try Basket.show()
    try FourPrices.show()
    try TwoSnapshots.show()
  }
}
