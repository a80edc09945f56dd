/// Coffee Tables of the starter catalogue, all invented.
enum StarterCoffeeTables {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"COFT1130","name":"Harborview Lift-Top Coffee Table",
       "manufacturer_name":"Korvane","list_price":259.99,"sale_price":219.99,"has_stock":true},
      {"sku":"COFT1307","name":"Oval Travertine Coffee Table",
       "manufacturer_name":"Quillmont","list_price":1150,"has_stock":true},
      {"sku":"COFT1446","name":"Low Slatted Bench Coffee Table",
       "manufacturer_name":"Wrenholm","list_price":184.95,"has_stock":true},
      {"sku":"COFT1558","name":"Round Cane Coffee Table, 36 Inch",
       "manufacturer_name":"Tarn & Tallow","list_price":239.50,"has_stock":true},
      {"sku":"COFT1641","name":"Two-Tone Storage Trunk Coffee Table",
       "manufacturer_name":"Brambley & Sons","list_price":279,"has_stock":true},
      {"sku":"COFT1763","name":"Tempered Glass Waterfall Table",
       "manufacturer_name":"Veldine","list_price":165.99,"has_stock":true},
      {"sku":"COFT1915","name":"Cluster Coffee Tables, Set of Three",
       "manufacturer_name":"Otterfell","list_price":312.95,"has_stock":true},
      {"sku":"COFT2034","name":"Reclaimed Pine Farmhouse Coffee Table",
       "manufacturer_name":"Dunmere","list_price":398,"has_stock":true},
      {"sku":"COFT2129","name":"Starter Square Coffee Table",
       "manufacturer_name":"Fennick","list_price":49.99,"has_stock":true},
      {"sku":"COFT2208","name":"Pedestal Coffee Table in Matte Black",
       "manufacturer_name":"Halden & Rook","list_price":207.50,"has_stock":true},
      {"sku":"COFT2274","name":"Hidden Drawer Walnut Coffee Table",
       "manufacturer_name":"Aldermoor","list_price":449.99,"sale_price":389.99,"has_stock":true},
      {"sku":"COFT2323","name":"Tufted Ottoman Coffee Table with Tray",
       "manufacturer_name":"Lowenna","list_price":229.95,"has_stock":false},
      {"sku":"COFT2504","name":"Concrete-Look Indoor and Patio Table",
       "manufacturer_name":"Solvane","list_price":174.50,"has_stock":true}
    ]}}
    """#
}
