/// Storage Baskets of the starter catalogue, all invented.
enum StarterStorageBaskets {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"BSKT1177","name":"Woven Rope Blanket Basket",
       "manufacturer_name":"Wrenholm","list_price":32.99,"has_stock":true},
      {"sku":"BSKT1323","name":"Water Hyacinth Shelf Baskets, Set of Three",
       "manufacturer_name":"Tarn & Tallow","list_price":54.95,"has_stock":true},
      {"sku":"BSKT1426","name":"Wire Market Basket with Handles",
       "manufacturer_name":"Marrowby","list_price":21.50,"has_stock":true},
      {"sku":"BSKT1530","name":"Felt Log Basket",
       "manufacturer_name":"Halden & Rook","list_price":47,"has_stock":true},
      {"sku":"BSKT1635","name":"Lidded Laundry Hamper, Two Compartments",
       "manufacturer_name":"Korvane","list_price":64.99,"sale_price":51.99,"has_stock":true},
      {"sku":"BSKT1738","name":"Canvas Cube Bins, Set of Six",
       "manufacturer_name":"Fennick","list_price":26.99,"has_stock":true},
      {"sku":"BSKT1767","name":"Seagrass Belly Basket",
       "manufacturer_name":"Lowenna","list_price":19.95,"has_stock":true},
      {"sku":"BSKT1893","name":"Leather-Trimmed Magazine Basket",
       "manufacturer_name":"Quillmont","list_price":118,"has_stock":true},
      {"sku":"BSKT2058","name":"Stackable Bamboo Drawers",
       "manufacturer_name":"Otterfell","list_price":72.50,"has_stock":true},
      {"sku":"BSKT2163","name":"Rolling Under-Bed Basket",
       "manufacturer_name":"Kestrelware","list_price":38.95,"has_stock":true},
      {"sku":"BSKT2181","name":"Stair Step Basket",
       "manufacturer_name":"Brambley & Sons","list_price":59.99,"has_stock":false},
      {"sku":"BSKT2232","name":"Bread-Proofing Willow Basket",
       "manufacturer_name":"Pellworth","list_price":14.50,"has_stock":true}
    ]}}
    """#
}
