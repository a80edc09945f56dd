/// Night Lights of the starter catalogue, all invented.
enum StarterNightLights {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"NLGT1091","name":"Sleepy Fox Silicone Night Light",
       "manufacturer_name":"Pellworth","list_price":24.95,"has_stock":true},
      {"sku":"NLGT1248","name":"Star Projector with Lullabies",
       "manufacturer_name":"Zephra","list_price":39.99,"sale_price":29.99,"has_stock":true},
      {"sku":"NLGT1344","name":"Plug-In Dusk Sensor Light, Set of Two",
       "manufacturer_name":"Fennick","list_price":11.99,"has_stock":true},
      {"sku":"NLGT1468","name":"Moon Lamp with Wooden Stand",
       "manufacturer_name":"Otterfell","list_price":34.50,"has_stock":true},
      {"sku":"NLGT1502","name":"Sunrise Sleep Trainer Clock",
       "manufacturer_name":"Solvane","list_price":68,"has_stock":true},
      {"sku":"NLGT1534","name":"Paper Mache Cloud Light",
       "manufacturer_name":"Lowenna","list_price":52.95,"has_stock":true},
      {"sku":"NLGT1661","name":"Toadstool Lamp with Dimmer",
       "manufacturer_name":"Tarn & Tallow","list_price":46.99,"has_stock":true},
      {"sku":"NLGT1783","name":"Hallway Motion Strip",
       "manufacturer_name":"Korvane","list_price":18.50,"has_stock":true},
      {"sku":"NLGT1908","name":"Hedgehog Bedside Lamp",
       "manufacturer_name":"Wrenholm","list_price":57.95,"has_stock":true},
      {"sku":"NLGT2034","name":"Personalized Name Light Box",
       "manufacturer_name":"Marrowby","list_price":44,"has_stock":true},
      {"sku":"NLGT2116","name":"Lighthouse Wall Light",
       "manufacturer_name":"Brambley & Sons","list_price":73.50,"has_stock":false},
      {"sku":"NLGT2140","name":"Glow Jar of Paper Stars",
       "manufacturer_name":"Kestrelware","list_price":15.99,"has_stock":true}
    ]}}
    """#
}
