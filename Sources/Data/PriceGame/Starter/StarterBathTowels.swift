/// Bath Towels of the starter catalogue, all invented.
enum StarterBathTowels {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"TOWL1143","name":"Plush Cotton Bath Towel",
       "manufacturer_name":"Pellworth","list_price":18.99,"has_stock":true},
      {"sku":"TOWL1217","name":"Turkish Hammam Towel with Fringe",
       "manufacturer_name":"Tarn & Tallow","list_price":29.50,"has_stock":true},
      {"sku":"TOWL1400","name":"Six-Piece Combed Cotton Towel Set",
       "manufacturer_name":"Halden & Rook","list_price":59.99,"sale_price":47.99,"has_stock":true},
      {"sku":"TOWL1509","name":"Quick-Dry Waffle Bath Sheet",
       "manufacturer_name":"Wrenholm","list_price":36.95,"has_stock":true},
      {"sku":"TOWL1603","name":"Zero-Twist Spa Towel Bundle",
       "manufacturer_name":"Veldine","list_price":118,"has_stock":true},
      {"sku":"TOWL1780","name":"Everyday Towel Value Pack, Set of Ten",
       "manufacturer_name":"Fennick","list_price":42.50,"has_stock":true},
      {"sku":"TOWL1880","name":"Bamboo Blend Hand Towels, Set of Four",
       "manufacturer_name":"Lowenna","list_price":24.99,"has_stock":true},
      {"sku":"TOWL1942","name":"Oversized Bath Sheet, 40 by 80 Inches",
       "manufacturer_name":"Aldermoor","list_price":44.95,"has_stock":true},
      {"sku":"TOWL1983","name":"Embroidered Guest Towels, Set of Two",
       "manufacturer_name":"Brambley & Sons","list_price":16.50,"has_stock":true},
      {"sku":"TOWL2007","name":"Ribbed Heavyweight Bath Towel",
       "manufacturer_name":"Marrowby","list_price":31,"has_stock":true},
      {"sku":"TOWL2055","name":"Washcloth Dozen in White",
       "manufacturer_name":"Kestrelware","list_price":12.99,"has_stock":true},
      {"sku":"TOWL2096","name":"Organic Cotton Towel Suite, Eight Pieces",
       "manufacturer_name":"Quillmont","list_price":156.00,"has_stock":false}
    ]}}
    """#
}
