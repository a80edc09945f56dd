/// Floor Lamps of the starter catalogue, all invented.
enum StarterFloorLamps {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"FLMP1091","name":"Arched Floor Lamp with Marble Base",
       "manufacturer_name":"Quillmont","list_price":229.99,"sale_price":184.99,"has_stock":true},
      {"sku":"FLMP1099","name":"Tripod Floor Lamp in Walnut",
       "manufacturer_name":"Wrenholm","list_price":149.95,"has_stock":true},
      {"sku":"FLMP1220","name":"Torchiere Uplight Floor Lamp",
       "manufacturer_name":"Fennick","list_price":44.99,"has_stock":true},
      {"sku":"FLMP1313","name":"Reading Pharmacy Floor Lamp",
       "manufacturer_name":"Halden & Rook","list_price":128,"has_stock":true},
      {"sku":"FLMP1359","name":"Rice Paper Column Lamp",
       "manufacturer_name":"Tarn & Tallow","list_price":72.50,"has_stock":true},
      {"sku":"FLMP1518","name":"Shelf Floor Lamp with Three Tiers",
       "manufacturer_name":"Otterfell","list_price":65.99,"has_stock":true},
      {"sku":"FLMP1550","name":"Five-Arm Globe Floor Lamp",
       "manufacturer_name":"Veldine","list_price":194.95,"has_stock":true},
      {"sku":"FLMP1679","name":"Smart Color Corner Lamp",
       "manufacturer_name":"Zephra","list_price":89.99,"sale_price":59.99,"has_stock":true},
      {"sku":"FLMP1697","name":"Industrial Pulley Floor Lamp",
       "manufacturer_name":"Dunmere","list_price":267.50,"has_stock":true},
      {"sku":"FLMP1755","name":"Rattan Dome Floor Lamp",
       "manufacturer_name":"Lowenna","list_price":178,"has_stock":true},
      {"sku":"FLMP1831","name":"Slim LED Stick Lamp",
       "manufacturer_name":"Korvane","list_price":116.50,"has_stock":false},
      {"sku":"FLMP1867","name":"Stained Glass Dragonfly Floor Lamp",
       "manufacturer_name":"Aldermoor","list_price":385,"has_stock":true}
    ]}}
    """#
}
