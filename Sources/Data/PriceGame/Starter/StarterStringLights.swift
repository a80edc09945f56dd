/// String Lights of the starter catalogue, all invented.
enum StarterStringLights {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"STRG1039","name":"Warm White Fairy Lights, 33 Feet",
       "manufacturer_name":"Fennick","list_price":9.99,"has_stock":true},
      {"sku":"STRG1068","name":"Shatterproof Bistro String Lights, 48 Feet",
       "manufacturer_name":"Korvane","list_price":54.99,"sale_price":42.99,"has_stock":true},
      {"sku":"STRG1158","name":"Solar Lantern String, Ten Lights",
       "manufacturer_name":"Solvane","list_price":36.95,"has_stock":true},
      {"sku":"STRG1228","name":"Frosted Pine Cone Garland Lights",
       "manufacturer_name":"Brambley & Sons","list_price":48.50,"has_stock":true},
      {"sku":"STRG1353","name":"Icicle Curtain Lights",
       "manufacturer_name":"Kestrelware","list_price":22.95,"has_stock":true},
      {"sku":"STRG1533","name":"Pumpkin Lights, Set of Twelve",
       "manufacturer_name":"Tarn & Tallow","list_price":19.50,"has_stock":true},
      {"sku":"STRG1577","name":"Color-Changing Smart String",
       "manufacturer_name":"Zephra","list_price":89,"has_stock":true},
      {"sku":"STRG1712","name":"Snowflake Window Lights",
       "manufacturer_name":"Veldine","list_price":27.99,"has_stock":true},
      {"sku":"STRG1720","name":"Copper Wire Star Lights",
       "manufacturer_name":"Marrowby","list_price":14.95,"has_stock":true},
      {"sku":"STRG1775","name":"Pre-Lit Mantel Garland, 9 Feet",
       "manufacturer_name":"Aldermoor","list_price":118.50,"has_stock":true},
      {"sku":"STRG1913","name":"Paper Heart Lights",
       "manufacturer_name":"Lowenna","list_price":31,"has_stock":true},
      {"sku":"STRG2008","name":"Heirloom Glass Bulb String",
       "manufacturer_name":"Quillmont","list_price":164.95,"has_stock":false}
    ]}}
    """#
}
