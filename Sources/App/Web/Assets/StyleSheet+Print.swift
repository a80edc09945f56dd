extension StyleSheet {
  /// A receipt on a roll of 80 mm, and any screen on A4.
  static let print = """
    @page{margin:12mm}
    @media print{
      :root{--paper:#fff;--card:#fff;--ink:#000;--faint:#333;--line:#999;--good:#000;--warning:#000;--bad:#000;--shade:none}
      html{font-size:10.5pt}
      header,footer,nav,form,.bar,.more,.downloads,.acts,.k,.key{display:none!important}
      .table,.pair{border:0;padding:0}
      a{color:inherit;text-decoration:none}
      tr{break-inside:avoid}
    }
    @media print and (max-width:90mm){
      @page{margin:3mm}
      html{font-size:8.5pt}
      h1{font-size:12pt;margin:0 0 .5rem}
      .table tbody tr{border:0;padding:.1rem 0!important;margin:0}
      .table:has(tfoot) td::before{display:none}
    }
    """
}
