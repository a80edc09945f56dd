/// The price list that ships with Arcade, for a start without any setting.
enum StarterCatalog {
  static let json = """
    {"products":[
      {"code":"VOUCHER","name":"Cabify Voucher","price":5},
      {"code":"TSHIRT","name":"Cabify T-Shirt","price":20},
      {"code":"MUG","name":"Cabify Coffee Mug","price":7.5}
    ]}
    """

  static let names = StarterNames(
    """
    Cabify Voucher|Vale Cabify|Cabify バウチャー
    Cabify T-Shirt|Camiseta Cabify|Cabify Tシャツ
    Cabify Coffee Mug|Taza de café Cabify|Cabify コーヒーマグ
    """
  )
}
