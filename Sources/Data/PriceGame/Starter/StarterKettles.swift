/// Kettles of the starter catalogue, all invented.
enum StarterKettles {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"KETL1090","name":"Rapid Boil Electric Kettle, 1.7 L",
       "manufacturer_name":"Fennick","list_price":26.99,"has_stock":true},
      {"sku":"KETL1270","name":"Gooseneck Pour-Over Kettle",
       "manufacturer_name":"Halden & Rook","list_price":74.95,"has_stock":true},
      {"sku":"KETL1362","name":"Variable Temperature Gooseneck Kettle",
       "manufacturer_name":"Solvane","list_price":139.50,"has_stock":true},
      {"sku":"KETL1517","name":"Whistling Enamel Stovetop Kettle",
       "manufacturer_name":"Brambley & Sons","list_price":38,"has_stock":true},
      {"sku":"KETL1647","name":"Glass Kettle with Blue Glow",
       "manufacturer_name":"Otterfell","list_price":45.99,"sale_price":35.99,"has_stock":true},
      {"sku":"KETL1798","name":"Collapsible Silicone Travel Kettle",
       "manufacturer_name":"Zephra","list_price":32.50,"has_stock":true},
      {"sku":"KETL1917","name":"Double-Wall Cool-Touch Kettle",
       "manufacturer_name":"Veldine","list_price":54.99,"has_stock":true},
      {"sku":"KETL1937","name":"Cast Iron Tea Kettle with Trivet",
       "manufacturer_name":"Dunmere","list_price":86,"has_stock":true},
      {"sku":"KETL1963","name":"Copperline Retro Dome Kettle",
       "manufacturer_name":"Quillmont","list_price":109.95,"has_stock":true},
      {"sku":"KETL2035","name":"Tea Ritual Kettle with Infuser Basket",
       "manufacturer_name":"Lowenna","list_price":67.99,"has_stock":true},
      {"sku":"KETL2159","name":"Little Giant Hot Water Urn, 5 L",
       "manufacturer_name":"Aldermoor","list_price":124.99,"sale_price":104.99,"has_stock":true},
      {"sku":"KETL2340","name":"Backpacker Titanium Kettle",
       "manufacturer_name":"Wrenholm","list_price":61.50,"has_stock":false}
    ]}}
    """#
}
