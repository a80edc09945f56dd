/// Armchairs of the starter catalogue, all invented.
enum StarterArmchairs {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"ARMC1065","name":"Fireside Wingback Armchair",
       "manufacturer_name":"Brambley & Sons","list_price":489,"has_stock":true},
      {"sku":"ARMC1088","name":"Compact Boucle Swivel Chair",
       "manufacturer_name":"Otterfell","list_price":349.99,"sale_price":279.99,"has_stock":true},
      {"sku":"ARMC1238","name":"Slouch Corduroy Lounge Chair",
       "manufacturer_name":"Tarn & Tallow","list_price":264.50,"has_stock":true},
      {"sku":"ARMC1317","name":"Reading Nook Armchair with Ottoman",
       "manufacturer_name":"Halden & Rook","list_price":529.95,"has_stock":true},
      {"sku":"ARMC1454","name":"Bentwood Rocking Armchair",
       "manufacturer_name":"Wrenholm","list_price":198,"has_stock":true},
      {"sku":"ARMC1583","name":"Tulip Barrel Chair in Moss Velvet",
       "manufacturer_name":"Quillmont","list_price":412.95,"has_stock":true},
      {"sku":"ARMC1673","name":"Leather Club Chair, Chestnut",
       "manufacturer_name":"Dunmere","list_price":1249,"has_stock":true},
      {"sku":"ARMC1790","name":"Folding Guest Armchair",
       "manufacturer_name":"Fennick","list_price":59.99,"has_stock":true},
      {"sku":"ARMC1866","name":"Cane-Back Lounge Chair",
       "manufacturer_name":"Lowenna","list_price":319.50,"has_stock":true},
      {"sku":"ARMC2024","name":"Power Recliner with Cup Holders",
       "manufacturer_name":"Korvane","list_price":699.99,"sale_price":599.99,"has_stock":true},
      {"sku":"ARMC2045","name":"Channel-Back Accent Chair",
       "manufacturer_name":"Veldine","list_price":236.99,"has_stock":true},
      {"sku":"ARMC2078","name":"Oversized Cuddle Chair",
       "manufacturer_name":"Aldermoor","list_price":874.00,"has_stock":false}
    ]}}
    """#
}
