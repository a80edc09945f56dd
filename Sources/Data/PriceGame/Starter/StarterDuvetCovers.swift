/// Duvet Covers of the starter catalogue, all invented.
enum StarterDuvetCovers {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"DUVT1066","name":"Washed Linen Duvet Cover Set, Queen",
       "manufacturer_name":"Lowenna","list_price":189.99,"sale_price":159.99,"has_stock":true},
      {"sku":"DUVT1170","name":"Crisp Percale Duvet Cover, King",
       "manufacturer_name":"Pellworth","list_price":94.95,"has_stock":true},
      {"sku":"DUVT1273","name":"Brushed Microfiber Duvet Cover, Twin",
       "manufacturer_name":"Fennick","list_price":27.99,"has_stock":true},
      {"sku":"DUVT1403","name":"Hand-Block Botanical Duvet Cover",
       "manufacturer_name":"Tarn & Tallow","list_price":138.50,"has_stock":true},
      {"sku":"DUVT1426","name":"Waffle Weave Duvet Cover, Full",
       "manufacturer_name":"Wrenholm","list_price":76,"has_stock":true},
      {"sku":"DUVT1471","name":"Sateen Hotel Stripe Duvet Set",
       "manufacturer_name":"Veldine","list_price":112.99,"has_stock":true},
      {"sku":"DUVT1588","name":"Mulberry Silk Duvet Cover, Queen",
       "manufacturer_name":"Quillmont","list_price":465,"has_stock":true},
      {"sku":"DUVT1693","name":"Jersey Knit Duvet Cover Set",
       "manufacturer_name":"Otterfell","list_price":58.95,"sale_price":46.95,"has_stock":true},
      {"sku":"DUVT1836","name":"Flannel Plaid Duvet Cover",
       "manufacturer_name":"Brambley & Sons","list_price":69.50,"has_stock":true},
      {"sku":"DUVT1910","name":"Garment-Dyed Cotton Duvet Cover",
       "manufacturer_name":"Marrowby","list_price":104.99,"has_stock":true},
      {"sku":"DUVT1948","name":"Velvet Stitch Coverlet and Duvet Set",
       "manufacturer_name":"Aldermoor","list_price":215.50,"has_stock":false},
      {"sku":"DUVT2061","name":"Dorm Room Duvet Cover with Sham",
       "manufacturer_name":"Kestrelware","list_price":34.95,"has_stock":true}
    ]}}
    """#
}
