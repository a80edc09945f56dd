/// Door Handles of the starter catalogue, all invented.
enum StarterDoorHandles {
  static let json = #"""
    {"response":{"product_collection":[
      {"sku":"DOOR1140","name":"Satin Nickel Passage Lever",
       "manufacturer_name":"Fennick","list_price":18.95,"has_stock":true},
      {"sku":"DOOR1168","name":"Matte Black Privacy Knob",
       "manufacturer_name":"Korvane","list_price":24.50,"has_stock":true},
      {"sku":"DOOR1264","name":"Unlacquered Brass Mortise Set",
       "manufacturer_name":"Quillmont","list_price":186,"has_stock":true},
      {"sku":"DOOR1424","name":"Hammered Iron Thumb Latch",
       "manufacturer_name":"Dunmere","list_price":67.99,"has_stock":true},
      {"sku":"DOOR1433","name":"Porcelain Cabinet Knobs, Set of Ten",
       "manufacturer_name":"Brambley & Sons","list_price":29.99,"has_stock":true},
      {"sku":"DOOR1454","name":"Keypad Smart Deadbolt",
       "manufacturer_name":"Solvane","list_price":199.99,"sale_price":154.99,"has_stock":true},
      {"sku":"DOOR1510","name":"Fingerprint Lever Lock",
       "manufacturer_name":"Zephra","list_price":229,"has_stock":true},
      {"sku":"DOOR1670","name":"Reeded Glass Door Knob",
       "manufacturer_name":"Veldine","list_price":58.50,"has_stock":true},
      {"sku":"DOOR1769","name":"Leather Loop Pulls, Set of Four",
       "manufacturer_name":"Wrenholm","list_price":36,"has_stock":true},
      {"sku":"DOOR1810","name":"Sliding Barn Door Handle",
       "manufacturer_name":"Marrowby","list_price":31.95,"has_stock":true},
      {"sku":"DOOR1975","name":"Front Door Handle Set with Escutcheon",
       "manufacturer_name":"Halden & Rook","list_price":142.95,"has_stock":true},
      {"sku":"DOOR2042","name":"Recessed Pocket Door Pull",
       "manufacturer_name":"Kestrelware","list_price":12.50,"has_stock":false}
    ]}}
    """#
}
