/// Hammocks of the starter catalogue, all invented.
enum StarterHammocks {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"HMCK1020","name":"Quilted Double Hammock with Pillow",
       "manufacturer_name":"Aldermoor","list_price":129.99,"sale_price":104.99,"has_stock":true},
      {"sku":"HMCK1076","name":"Cotton Rope Hammock, Wide",
       "manufacturer_name":"Brambley & Sons","list_price":94.50,"has_stock":true},
      {"sku":"HMCK1191","name":"Parachute Camping Hammock",
       "manufacturer_name":"Zephra","list_price":27.95,"has_stock":true},
      {"sku":"HMCK1235","name":"Hammock with Steel Stand",
       "manufacturer_name":"Korvane","list_price":169,"has_stock":true},
      {"sku":"HMCK1266","name":"Hanging Egg Chair with Cushion",
       "manufacturer_name":"Otterfell","list_price":389.99,"sale_price":329.99,"has_stock":true},
      {"sku":"HMCK1356","name":"Mayan Weave Family Hammock",
       "manufacturer_name":"Tarn & Tallow","list_price":148.95,"has_stock":true},
      {"sku":"HMCK1512","name":"Macrame Hammock Chair",
       "manufacturer_name":"Lowenna","list_price":74.99,"has_stock":true},
      {"sku":"HMCK1528","name":"Bug-Net Travel Hammock",
       "manufacturer_name":"Wrenholm","list_price":62.50,"has_stock":true},
      {"sku":"HMCK1557","name":"Curved Larch Hammock Stand",
       "manufacturer_name":"Dunmere","list_price":449,"has_stock":true},
      {"sku":"HMCK1560","name":"Kids' Sensory Pod Swing",
       "manufacturer_name":"Pellworth","list_price":45.95,"has_stock":true},
      {"sku":"HMCK1708","name":"Poolside Quick-Dry Hammock",
       "manufacturer_name":"Solvane","list_price":116.50,"has_stock":false},
      {"sku":"HMCK1749","name":"Tree Strap Hanging Kit",
       "manufacturer_name":"Fennick","list_price":16.99,"has_stock":true}
    ]}}
    """#
}
