/// End Tables of the starter catalogue, all invented.
enum StarterEndTables {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"ENDT1029","name":"Larkspur Round End Table with Shelf",
       "manufacturer_name":"Wrenholm","list_price":119.99,"sale_price":89.99,"has_stock":true},
      {"sku":"ENDT1180","name":"Cobble Hill Solid Oak End Table",
       "manufacturer_name":"Brambley & Sons","list_price":245,"has_stock":true},
      {"sku":"ENDT1329","name":"Tripod Marble-Top Side Table",
       "manufacturer_name":"Quillmont","list_price":189.95,"has_stock":true},
      {"sku":"ENDT1495","name":"Nesting End Tables, Set of Two",
       "manufacturer_name":"Otterfell","list_price":134.50,"has_stock":true},
      {"sku":"ENDT1546","name":"Slimline C-Shaped Sofa Table",
       "manufacturer_name":"Fennick","list_price":42.99,"has_stock":true},
      {"sku":"ENDT1644","name":"Watchtower End Table with USB Ports",
       "manufacturer_name":"Korvane","list_price":78.99,"has_stock":true},
      {"sku":"ENDT1671","name":"Driftwood Drum End Table",
       "manufacturer_name":"Lowenna","list_price":164,"has_stock":true},
      {"sku":"ENDT1814","name":"Mirrored Glass End Table with Drawer",
       "manufacturer_name":"Veldine","list_price":212.95,"has_stock":true},
      {"sku":"ENDT1999","name":"Rattan Lattice Side Table",
       "manufacturer_name":"Tarn & Tallow","list_price":96.50,"has_stock":true},
      {"sku":"ENDT2018","name":"Hairpin Leg Walnut End Table",
       "manufacturer_name":"Halden & Rook","list_price":159.99,"sale_price":127.99,"has_stock":true},
      {"sku":"ENDT2165","name":"Wedge Chairside Table with Magazine Rack",
       "manufacturer_name":"Marrowby","list_price":69.95,"has_stock":true},
      {"sku":"ENDT2183","name":"Hammered Brass Accent Stool Table",
       "manufacturer_name":"Aldermoor","list_price":108.00,"has_stock":false},
      {"sku":"ENDT2344","name":"Tall Plant Stand and Side Table",
       "manufacturer_name":"Pellworth","list_price":34.99,"has_stock":true},
      {"sku":"ENDT2399","name":"Live-Edge Acacia End Table",
       "manufacturer_name":"Dunmere","list_price":329,"has_stock":true}
    ]}}
    """#
}
