extension StyleSheet {
  /// A receipt on a roll of 80 mm, and any screen on A4.
  static let print = """
    @page{margin:12mm}
    @media print{
      :root{--paper:#fff;--card:#fff;--ink:#000;--faint:#333;--line:#999;--good:#000;--warning:#000;--bad:#000;--shade:transparent}
      html{font-size:10.5pt}
      header,footer,form,.bar,.more,.question,.downloads,.skip,.acts,.key,#lost,dialog{display:none!important}
      .table .k{display:none!important}
      main{padding:0;max-width:none}
      .table{border:0;padding:0;box-shadow:none}
      a{color:inherit;text-decoration:none}
      tr,.facts div{break-inside:avoid}
    }
    @media print and (max-width:90mm){
      @page{margin:3mm}
      html{font-size:8.5pt}
      h1{font-size:12pt;margin:0 0 .5rem;text-align:center}
      .table table{display:table}
      .table tbody,.table tfoot{display:block}
    }
    """
}
