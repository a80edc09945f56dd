/// Wool Rugs of the starter catalogue, all invented.
enum StarterWoolRugs {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"WRUG1097","name":"Hand-Tufted Meadow Wool Rug, 5 by 8",
       "manufacturer_name":"Lowenna","list_price":249.99,"sale_price":199.99,"has_stock":true},
      {"sku":"WRUG1256","name":"Braided Farmhouse Oval Rug",
       "manufacturer_name":"Brambley & Sons","list_price":134.95,"has_stock":true},
      {"sku":"WRUG1403","name":"Flatweave Kilim Runner, 2 by 8",
       "manufacturer_name":"Tarn & Tallow","list_price":98,"has_stock":true},
      {"sku":"WRUG1487","name":"Hand-Knotted Garden Rug, 9 by 12",
       "manufacturer_name":"Quillmont","list_price":2450,"has_stock":true},
      {"sku":"WRUG1522","name":"Undyed Loop Pile Wool Rug, 6 by 9",
       "manufacturer_name":"Wrenholm","list_price":418.50,"has_stock":true},
      {"sku":"WRUG1701","name":"Felt Ball Rug, 4-Foot Round",
       "manufacturer_name":"Pellworth","list_price":159.95,"has_stock":true},
      {"sku":"WRUG1835","name":"Abstract Dune Wool Rug, 8 by 10",
       "manufacturer_name":"Otterfell","list_price":679,"sale_price":549,"has_stock":true},
      {"sku":"WRUG1996","name":"Diamond Shag Rug, 5 by 7",
       "manufacturer_name":"Veldine","list_price":284.99,"has_stock":true},
      {"sku":"WRUG2166","name":"Plaid Wool Doormat",
       "manufacturer_name":"Fennick","list_price":39.50,"has_stock":true},
      {"sku":"WRUG2342","name":"Persian-Inspired Medallion Rug, 8 by 10",
       "manufacturer_name":"Aldermoor","list_price":895,"has_stock":true},
      {"sku":"WRUG2358","name":"Checkerboard Wool Rug, 4 by 6",
       "manufacturer_name":"Marrowby","list_price":176.50,"has_stock":false},
      {"sku":"WRUG2477","name":"Ribbed Stair Runner, by the Yard",
       "manufacturer_name":"Dunmere","list_price":48.95,"has_stock":true}
    ]}}
    """#
}
