/// Toasters of the starter catalogue, all invented.
enum StarterToasters {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"TOST1134","name":"Two-Slice Everyday Toaster",
       "manufacturer_name":"Fennick","list_price":22.99,"has_stock":true},
      {"sku":"TOST1244","name":"Long Slot Artisan Bread Toaster",
       "manufacturer_name":"Halden & Rook","list_price":64.95,"has_stock":true},
      {"sku":"TOST1289","name":"Four-Slice Toaster with Bagel Setting",
       "manufacturer_name":"Korvane","list_price":49.99,"has_stock":true},
      {"sku":"TOST1379","name":"Copperline Retro Two-Slice Toaster",
       "manufacturer_name":"Quillmont","list_price":89.95,"has_stock":false},
      {"sku":"TOST1420","name":"Clear Window See-It-Brown Toaster",
       "manufacturer_name":"Veldine","list_price":118,"has_stock":true},
      {"sku":"TOST1548","name":"Touchscreen Countdown Toaster",
       "manufacturer_name":"Solvane","list_price":159.99,"sale_price":129.99,"has_stock":true},
      {"sku":"TOST1658","name":"Crumb Catcher Wide-Slot Toaster",
       "manufacturer_name":"Marrowby","list_price":37.50,"has_stock":true},
      {"sku":"TOST1671","name":"Six-Slice Family Toaster",
       "manufacturer_name":"Aldermoor","list_price":94.50,"has_stock":true},
      {"sku":"TOST1845","name":"Toaster with Warming Rack",
       "manufacturer_name":"Brambley & Sons","list_price":71.99,"has_stock":true},
      {"sku":"TOST1867","name":"Stovetop Camp Toaster",
       "manufacturer_name":"Wrenholm","list_price":14.95,"has_stock":true},
      {"sku":"TOST2012","name":"Seaglass Turquoise Toaster",
       "manufacturer_name":"Otterfell","list_price":58.99,"sale_price":44.99,"has_stock":true},
      {"sku":"TOST2161","name":"Chef's Bench Conveyor Toaster",
       "manufacturer_name":"Dunmere","list_price":540,"has_stock":true},
      {"sku":"TOST2244","name":"Flip-Side Sandwich Toaster",
       "manufacturer_name":"Kestrelware","list_price":31.95,"has_stock":true}
    ]}}
    """#
}
