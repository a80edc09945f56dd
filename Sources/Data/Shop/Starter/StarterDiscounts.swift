/// The discounts that ship with Arcade, always in force.
enum StarterDiscounts {
  static let json = """
    {"discounts":[
      {"id":"voucher-2-for-1",
       "name":{"en":"2-for-1","es":"2x1","ja":"2個で1個分"},
       "products":["VOUCHER"],
       "rule":{"type":"nForM","buy":2,"pay":1}},
      {"id":"tshirt-bulk",
       "name":{"en":"3 or more: €19.00 each","es":"3 o más: a 19,00 €","ja":"3個以上で1個€19.00"},
       "products":["TSHIRT"],
       "rule":{"type":"bulkPrice","minimum":3,"unitPrice":"19.00"}}
    ]}
    """
}
