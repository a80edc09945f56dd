/// Wall Clocks of the starter catalogue, all invented.
enum StarterWallClocks {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"CLCK1062","name":"Silent Sweep Wall Clock, 12 Inch",
       "manufacturer_name":"Fennick","list_price":17.99,"has_stock":true},
      {"sku":"CLCK1233","name":"Oversized Skeleton Clock, 36 Inch",
       "manufacturer_name":"Dunmere","list_price":148.50,"has_stock":true},
      {"sku":"CLCK1295","name":"Station House Double-Sided Clock",
       "manufacturer_name":"Brambley & Sons","list_price":94.99,"has_stock":true},
      {"sku":"CLCK1301","name":"Sunburst Mirror Clock",
       "manufacturer_name":"Quillmont","list_price":129.95,"sale_price":99.95,"has_stock":true},
      {"sku":"CLCK1428","name":"Cuckoo-Style Birdhouse Clock",
       "manufacturer_name":"Wrenholm","list_price":72,"has_stock":true},
      {"sku":"CLCK1581","name":"Walnut Pendulum Wall Clock",
       "manufacturer_name":"Aldermoor","list_price":219,"has_stock":true},
      {"sku":"CLCK1630","name":"Slate Numberless Clock",
       "manufacturer_name":"Marrowby","list_price":56.50,"has_stock":true},
      {"sku":"CLCK1700","name":"Kitchen Clock with Thermometer",
       "manufacturer_name":"Kestrelware","list_price":28.95,"has_stock":true},
      {"sku":"CLCK1775","name":"Moon Phase Wall Clock",
       "manufacturer_name":"Otterfell","list_price":84.95,"has_stock":true},
      {"sku":"CLCK1779","name":"Outdoor Tide Clock",
       "manufacturer_name":"Lowenna","list_price":63.99,"has_stock":true},
      {"sku":"CLCK1819","name":"LED Digital Calendar Clock",
       "manufacturer_name":"Korvane","list_price":45.99,"sale_price":36.99,"has_stock":true},
      {"sku":"CLCK1929","name":"Terrazzo Wall Clock",
       "manufacturer_name":"Veldine","list_price":39.50,"has_stock":false},
      {"sku":"CLCK2068","name":"Grand Hall Chiming Clock",
       "manufacturer_name":"Halden & Rook","list_price":595,"has_stock":true}
    ]}}
    """#
}
