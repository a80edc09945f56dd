/// The tree of the starter catalogue, in the shape of a category display.
///
/// The eleven at the top and End Tables and Blenders have their real numbers; the others are invented.
enum StarterCategories {
  static let top = #"""
    {"response":{"subcategories":[
      {"display_name":"Furniture","category_id":45974},
      {"display_name":"Decor","category_id":45752},
      {"display_name":"Rugs","category_id":215385},
      {"display_name":"Bed & Bath","category_id":215329},
      {"display_name":"Lighting","category_id":215735},
      {"display_name":"Kitchen","category_id":45667},
      {"display_name":"Storage","category_id":215875},
      {"display_name":"Outdoor","category_id":32334},
      {"display_name":"Home Improvement","category_id":45342},
      {"display_name":"Baby & Kids","category_id":45226},
      {"display_name":"Seasonal","category_id":1859601}
    ]}}
    """#

  static let branches: [Int: String] = [
    45_974: #"""
    {"response":{"subcategories":[
      {"display_name":"Accent Furniture","category_id":413890},
      {"display_name":"Living Room Seating","category_id":413930}
    ]}}
    """#,
    413_890: #"""
    {"response":{"subcategories":[
      {"display_name":"Accent Tables","category_id":413912}
    ]}}
    """#,
    413_912: #"""
    {"response":{"subcategories":[
      {"display_name":"End Tables","category_id":45993},
      {"display_name":"Coffee Tables","category_id":45992}
    ]}}
    """#,
    413_930: #"""
    {"response":{"subcategories":[
      {"display_name":"Armchairs","category_id":413934}
    ]}}
    """#,
    45_667: #"""
    {"response":{"subcategories":[
      {"display_name":"Small Kitchen Appliances","category_id":419240}
    ]}}
    """#,
    419_240: #"""
    {"response":{"subcategories":[
      {"display_name":"Blenders","category_id":419247},
      {"display_name":"Toasters","category_id":419251},
      {"display_name":"Kettles","category_id":419254}
    ]}}
    """#,
    215_735: #"""
    {"response":{"subcategories":[
      {"display_name":"Lamps","category_id":413520}
    ]}}
    """#,
    413_520: #"""
    {"response":{"subcategories":[
      {"display_name":"Table Lamps","category_id":413525},
      {"display_name":"Floor Lamps","category_id":413528}
    ]}}
    """#,
    215_329: #"""
    {"response":{"subcategories":[
      {"display_name":"Bedding","category_id":413610},
      {"display_name":"Bath Towels","category_id":413640}
    ]}}
    """#,
    413_610: #"""
    {"response":{"subcategories":[
      {"display_name":"Duvet Covers","category_id":413615}
    ]}}
    """#,
    45_752: #"""
    {"response":{"subcategories":[
      {"display_name":"Clocks","category_id":413402}
    ]}}
    """#,
    413_402: #"""
    {"response":{"subcategories":[
      {"display_name":"Wall Clocks","category_id":413406}
    ]}}
    """#,
    32_334: #"""
    {"response":{"subcategories":[
      {"display_name":"Garden Comfort","category_id":413702}
    ]}}
    """#,
    413_702: #"""
    {"response":{"subcategories":[
      {"display_name":"Hammocks","category_id":413707}
    ]}}
    """#,
    215_385: #"""
    {"response":{"subcategories":[
      {"display_name":"Wool Rugs","category_id":215392}
    ]}}
    """#,
    215_875: #"""
    {"response":{"subcategories":[
      {"display_name":"Storage Baskets","category_id":215890}
    ]}}
    """#,
    45_342: #"""
    {"response":{"subcategories":[
      {"display_name":"Door Handles","category_id":413808}
    ]}}
    """#,
    45_226: #"""
    {"response":{"subcategories":[
      {"display_name":"Night Lights","category_id":413855}
    ]}}
    """#,
    1_859_601: #"""
    {"response":{"subcategories":[
      {"display_name":"String Lights","category_id":1859640}
    ]}}
    """#,
  ]
}
