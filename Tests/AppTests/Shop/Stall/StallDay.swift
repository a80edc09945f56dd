/// A day of a market stall: what was typed for each customer, and what that costs.
///
/// The amounts were worked out apart from Arcade: a weighing is price × quantity, rounded half up; tomatoes cost a
/// tenth less; of the boxes of eggs every two cost 7.00, of the herbs every third is free, the dearest first; from
/// 30.00 on at list prices the whole costs 3.00 less.
enum StallDay {
  /// One customer.
  struct Sale {
    let typed: [String]
    let payment: String
    let total: String
    let change: String

    init(_ typed: [String], _ payment: String, total: String, change: String = "0.00") {
      (self.typed, self.payment, self.total, self.change) = (typed, payment, total, change)
    }
  }

  /// The day whose prices hold.
  static let now = "2026-12-05T09:00:00Z"
  /// What the columns of the price list are called.
  static let columns = "code=Ref,name=Artículo,price=PVP,unit=Unidad,tags=Etiquetas,tax=IVA"

  static let sales = [
    Sale(["ACEI 165g"], "cash 5", total: "1.06", change: "3.94"),
    Sale(["3*MIEL", "ACE 2", "PEP 0.533"], "card", total: "43.46"),
    Sale(["2*VIN"], "card", total: "13.60"),
    Sale(["PER 1621g", "PEP 1.474"], "cash 10", total: "6.30", change: "3.70"),
    Sale(["3*SID", "PER 1.569"], "card", total: "12.38"),
    Sale(["2*COL", "ACEI 324g", "PAN 2", "misc 3.50 Cesta de mimbre"], "cash 20", total: "16.17", change: "3.83"),
    Sale(["ACEI 0.165", "BER 2054g", "3*COL", "2*SID", "VIN"], "cash 50", total: "25.63", change: "24.37"),
    Sale(["ZAN 0.117", "2*ACE"], "cash 10.00 card", total: "23.13"),
    Sale(
      [
        "3*MEN", "QUE 0.504", "MEN", "2*COL", "PAT 1823g", "PEP 1171g", "CEB 1.764", "COL", "COL 2",
      ],
      "card",
      total: "28.91"
    ),
    Sale(["ZAN 1.543", "QUE 0.198", "BER 2.147"], "card", total: "10.23"),
    Sale(["2*BOL", "NAR 0.688"], "card", total: "6.14"),
    Sale(["HUEL"], "cash 5", total: "4.20", change: "0.80"),
    Sale(["2*LEC", "ESP 1.923", "UVA 0.779", "LIM 1.457", "PEP 2.321"], "card", total: "18.07"),
    Sale(["TOMR 1930g", "PAN 3"], "card", total: "15.41"),
    Sale(["ACEI 0.201", "HUEL", "PEP 1.649"], "card", total: "8.46"),
    Sale(["LIM 1.258", "QUE 0.515"], "cash 20", total: "12.12", change: "7.88"),
    Sale(["CEB 1.027", "UVA 1.433", "VIN", "PAT 1.52", "MIEL"], "cash 50", total: "22.91", change: "27.09"),
    Sale(["2*PJL", "VIN 2", "ZAN 474g", "TOMR 1.539", "CAL 2.155"], "cash 10.00 card", total: "25.42"),
    Sale(["MEN", "PEP 0.136", "BOL"], "cash 5", total: "3.74", change: "1.26"),
    Sale(["CAL 0.464", "HUEM"], "cash 5", total: "4.70", change: "0.30"),
    Sale(["NAR 1.374", "HUEL 3", "3*MIEL"], "card", total: "32.97"),
    Sale(
      [
        "LIM 0.176", "CAL 1296g", "TOM 2300g", "TOMR 0.541", "TOMR 0.594",
      ],
      "cash 50",
      total: "11.87",
      change: "38.13"
    ),
    Sale(["2*HUEM", "LIM 979g", "TOM 2.297", "misc 12.00 Cesto grande"], "card", total: "25.82"),
    Sale(["PJL", "QUE 0.487"], "card", total: "10.00"),
    Sale(["ALB 2", "MIEL", "3*BOL", "TOM 1.074"], "cash 20", total: "19.72", change: "0.28"),
    Sale(["NAR 1554g", "ZAN 1487g", "UVA 1.954", "ESP 0.849", "QUE 65g"], "cash 50", total: "15.16", change: "34.84"),
    Sale(["PAT 0.424", "ZAN 0.645", "TOM 2.264", "ACE", "HUEL 2"], "cash 50", total: "24.68", change: "25.32"),
    Sale(["2*HUEM", "CEB 744g"], "cash 2.00 card", total: "8.12"),
    Sale(["PER 628g", "TOM 2046g"], "card", total: "5.83"),
    Sale(["MIEL", "BER 0.751", "TOM 1.614", "BER 1.096", "PAN"], "card", total: "17.89"),
    Sale(
      [
        "CAL 1.504", "ACEI 312g", "2*PAN", "PEP 2106g", "AJO 0.232", "MAN 1401g", "2*PAN", "UVA 981g", "BOL",
      ],
      "cash 50",
      total: "27.64",
      change: "22.36"
    ),
    Sale(["BER 1.846", "HUEM"], "card", total: "7.86"),
    Sale(["PJL", "COL", "2*VIN"], "card", total: "16.85"),
    Sale(["LIM 1.459", "PAN 3", "MAN 325g", "LEC"], "card", total: "13.10"),
    Sale(["2*HUEL", "TOMR 0.98", "MEN"], "cash 20", total: "11.48", change: "8.52"),
    Sale(["PER 0.403", "TOM 0.471", "PAN"], "cash 5", total: "4.78", change: "0.22"),
    Sale(["VIN 2", "ZAN 1.798", "MIEL"], "cash 50", total: "23.17", change: "26.83"),
    Sale(["QUE 0.321", "ZAN 0.23"], "cash 2.00 card", total: "6.33"),
    Sale(["PER 1119g", "PER 1.2"], "cash 10", total: "5.22", change: "4.78"),
    Sale(["LIM 0.344", "3*MIEL", "ACE"], "cash 50", total: "31.65", change: "18.35"),
    Sale(["PAT 1134g", "2*MIEL", "misc 3.50 Cesta de mimbre"], "cash 100", total: "19.97", change: "80.03"),
    Sale(["ACEI 0.599", "ZAN 2.081"], "cash 20", total: "6.22", change: "13.78"),
    Sale(["CEB 0.702", "ALB 3", "TOMR 0.221", "PAT 0.65"], "cash 10", total: "5.08", change: "4.92"),
    Sale(["TOMR 0.84", "QUE 619g", "ACEI 432g"], "card", total: "17.45"),
    Sale(["ALB", "LEC 2", "PER 1.133", "ACEI 255g"], "card", total: "7.58"),
    Sale(["PAT 1.067", "PJL", "LIM 1.813", "CEB 1.344"], "card", total: "7.65"),
    Sale(["COL", "PEP 1.529", "ALB"], "card", total: "6.40"),
    Sale(["LIM 0.204", "ZAN 1.256", "QUE 0.593"], "cash 5.00 card", total: "13.04"),
    Sale(["PAN", "MIEL"], "cash 20", total: "10.35", change: "9.65"),
    Sale(["MAN 1123g", "UVA 1.496", "MIEL"], "card", total: "15.17"),
    Sale(["2*COL"], "cash 5", total: "4.90", change: "0.10"),
    Sale(
      [
        "2*PAN", "BER 1.384", "PEP 0.768", "TOMR 371g", "MAN 0.707", "MAN 1.999", "ACEI 0.38", "PAT 1.876",
        "QUE 0.664",
      ],
      "cash 50",
      total: "31.54",
      change: "18.46"
    ),
    Sale(["TOMR 2.248", "AJO 0.593"], "cash 50", total: "12.08", change: "37.92"),
    Sale(["MIEL", "BOL"], "cash 10", total: "10.00"),
    Sale(["CAL 1.783", "CEB 0.289", "MIEL", "PAT 0.228", "BOL 3"], "cash 20", total: "19.21", change: "0.79"),
    Sale(["UVA 2.191"], "card", total: "7.78"),
    Sale(["3*VIN", "PEP 0.769", "TOM 1.255", "ZAN 372g", "ALB 2"], "cash 50", total: "27.32", change: "22.68"),
    Sale(["NAR 1.98", "LIM 1.66"], "cash 2.00 card", total: "6.42"),
    Sale(["ALB", "CEB 2147g", "PAT 1.997"], "card", total: "7.02"),
    Sale(["ACE 2", "PAN 3", "HUEM", "ALB"], "card", total: "33.55"),
  ]

  /// All that is typed: the change to begin with, the sales, cash in and out, two refunds, the day and its closing.
  static var lines: [String] {
    var lines = ["float 100"]
    for (place, sale) in sales.enumerated() {
      lines += sale.typed + ["pay \(sale.payment)"]
      switch place + 1 {
      case 20: lines.append("in 20 Coins from home")
      case 45: lines.append("out 60 To the bank")
      case 54: lines += ["refund 35 HUEL 1", "yes", "refund 54 BOL", "yes"]
      default: break
      }
    }
    return lines + ["day", "close 503.37", "quit"]
  }
}
