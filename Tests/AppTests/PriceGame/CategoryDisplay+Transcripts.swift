import ArcadeDomain
import ArcadeTesting

extension CategoryDisplay {
  /// The responses of the transcripts' server about categories.
  static let transcriptAnswers: [String: [LoopbackAnswer]] = [
    target(PriceCategory.blenders.id): [.json(products(0..<6)), .status(500)],
    target(45_667): [
      .json(subcategories([.blenders, PriceCategory(id: 2, name: "Kettles"), PriceCategory(id: 3, name: "Nothing")])),
      .status(500),
    ],
    target(2): [.status(500), .status(500), .status(500), .json(products(6..<9))],
    target(4): [
      .json(
        #"{"product_collection":[{"sku":"K1","name":"Kettle","sale_price":"RESTRICTED"},{"sku":"K2","name":"Kettle 2","sale_price":5}]}"#
      )
    ],
    target(3): [.json(#"{"response":{}}"#)],
    "/hostile\(target(PriceCategory.blenders.id))": [.json(hostileProduct)],
    "/hostile\(target(45_974))": [
      .json(#"{"response":{"subcategories":[{"display_name":"\u001b[2JFurni\u202eture\u0007","category_id":45975}]}}"#)
    ],
    "/hostile\(target(45_975))": [
      .json(#"{"response":{"subcategories":[{"display_name":"a\u009b31mb\r\nc","category_id":45976}]}}"#)
    ],
  ]

  /// A leaf with one product and its picture.
  static func product(pictured address: String) -> String {
    #"{"product_collection":[{"sku":"P","name":"Blender","list_price":49.99,"image_url":"\#(address)"}]}"#
  }

  private static let hostileProduct = #"""
    {"response":{"product_collection":[
      {"sku":"\u001b]0;x\u0007","name":"\u001b[2JBlend\u202eer\r\n> quit","manufacturer_name":"\u009b31mAcme",
       "sale_price":49.99,"product_url":"https://example.com/\u001b[2Jp --flag"}
    ]}}
    """#
}
