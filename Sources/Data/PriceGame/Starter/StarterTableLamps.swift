/// Table Lamps of the starter catalogue, all invented.
enum StarterTableLamps {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"TLMP1173","name":"Ribbed Ceramic Table Lamp",
       "manufacturer_name":"Lowenna","list_price":84.99,"has_stock":true},
      {"sku":"TLMP1192","name":"Mushroom Glass Table Lamp",
       "manufacturer_name":"Otterfell","list_price":62.50,"has_stock":true},
      {"sku":"TLMP1210","name":"Banker's Lamp with Green Shade",
       "manufacturer_name":"Brambley & Sons","list_price":119,"has_stock":true},
      {"sku":"TLMP1392","name":"Stacked Sphere Marble Lamp",
       "manufacturer_name":"Quillmont","list_price":248.95,"has_stock":true},
      {"sku":"TLMP1474","name":"Dimmable Touch Bedside Lamp",
       "manufacturer_name":"Fennick","list_price":23.99,"has_stock":true},
      {"sku":"TLMP1642","name":"Bedside Lamps with USB, Set of Two",
       "manufacturer_name":"Korvane","list_price":69.99,"sale_price":54.99,"has_stock":true},
      {"sku":"TLMP1792","name":"Woven Seagrass Jug Lamp",
       "manufacturer_name":"Tarn & Tallow","list_price":98.50,"has_stock":true},
      {"sku":"TLMP1969","name":"Articulated Brass Task Lamp",
       "manufacturer_name":"Halden & Rook","list_price":174,"has_stock":true},
      {"sku":"TLMP2086","name":"Paper Lantern Table Lamp",
       "manufacturer_name":"Wrenholm","list_price":36.95,"has_stock":true},
      {"sku":"TLMP2161","name":"Cut Crystal Column Lamp",
       "manufacturer_name":"Veldine","list_price":315,"has_stock":true},
      {"sku":"TLMP2347","name":"Cordless Cafe Lamp",
       "manufacturer_name":"Zephra","list_price":49.95,"sale_price":39.95,"has_stock":true},
      {"sku":"TLMP2448","name":"Driftwood Cluster Lamp with Linen Shade",
       "manufacturer_name":"Marrowby","list_price":142.50,"has_stock":false},
      {"sku":"TLMP2622","name":"Stoneware Bottle Lamp",
       "manufacturer_name":"Pellworth","list_price":57.99,"has_stock":true}
    ]}}
    """#
}
